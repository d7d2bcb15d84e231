### El final de una partida.

over-title = La partida ha terminado
over-lead = { $count ->
        [one] { $seat } gana
       *[other] { $seat } ganan juntos
    }
over-by-points = con { $score } puntos
over-by-dominance = por dominación
over-place = Puesto { $place }
over-margin = { $points ->
        [0] Empate con { $other }
        [one] 1 punto por delante de { $other }
       *[other] { $points } puntos por delante de { $other }
    }
over-turning = { $round ->
        [1] Por delante desde la primera ronda
       *[other] Por delante para siempre desde la ronda { $round }
    }
over-most = Más puntos de una misma fuente: { $points }
over-curve = Cómo crecieron los puntos
over-sources = De dónde vinieron
over-share = Enviar la partida
over-record = Tus partidas en este dispositivo
over-record-line = { $faction }: ha ganado { $won } de { $played }
over-record-forget = Borrar este registro
over-record-wiped = No hay nada registrado.
over-again = Otra vez
rematch-rotate = Misma mesa, cada uno con la siguiente facción
rematch-stronger = Mismos asientos, bots más fuertes
