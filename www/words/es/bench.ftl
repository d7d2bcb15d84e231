### El banco de pruebas: muchas partidas de bots, y lo que resulta de ellas.

bench-text = Haz que los bots jueguen muchas partidas y mira qué cambian tus cifras. Todo se cuenta en este dispositivo.
bench-players = Asientos
bench-players-text = Los jugadores pasan por todas las facciones y todos los asientos, para que ningún lugar tenga ventaja.
bench-seat = Asiento { $number }
kind-random = Azar
kind-greedy = Guion
bench-kinds-text = Azar pulsa cualquier cosa y Guion sigue reglas sencillas: miles de partidas en minutos. Los Caminantes necesitan alrededor de un segundo por partida, los Montaraces unos segundos, los Caudillos un minuto o más.
bench-factions = Facciones
bench-factions-text = Más facciones que asientos: se juegan por turno todas las mezclas de ese tamaño.
bench-games = Partidas
bench-seed = Primera semilla
bench-rounds = Rondas como mucho
bench-figures = Cifras de { $faction } ({ $count })
bench-compare = Comparar con un segundo juego de cifras y las mismas semillas
bench-second = Segundo juego de cifras
bench-start = Empezar
bench-pause = Pausa
bench-go-on = Seguir
bench-cancel = Parar aquí
bench-progress = { $done } de { $total } partidas
bench-left = { $seconds ->
        [0] {""}
       *[other] , quedan unos { $seconds } s
    }
bench-running = Jugando
bench-paused = En pausa: las partidas empezadas se juegan hasta el final
bench-done = Se han jugado todas las partidas
bench-cancelled = Parado; lo jugado cuenta
bench-no-worker = Este navegador no deja calcular aparte, y el banco lo necesita: { $what }
bench-failed = Una partida no se ha podido jugar: { $what }
bench-workers = { $count ->
        [one] 1 proceso
       *[other] { $count } procesos
    }

bench-facts = En breve
fact-games = Partidas
fact-dominance = Ganadas por dominación
fact-unfinished = Sin acabar a tiempo
fact-rounds = Rondas, mediana
fact-long = Rondas, como mucho en nueve de cada diez partidas
fact-choices = Decisiones por partida
fact-longest = Decisiones en el turno más largo
bench-wins = Partidas ganadas por facción
bench-wins-text = La línea marca el reparto igual; si gana una coalición, la partida cuenta para cada una de las facciones que ganan juntas. La barra es lo ganado, y el corchete dice dónde está la proporción verdadera en 95 de cada 100 casos. En ligas de personas, con unas nueve mil partidas a cuatro, las facciones oficiales ganan entre unas 18 y unas 30 de cada 100.
bench-seats = Partidas ganadas por asiento
bench-by-player = Partidas ganadas por jugador
bench-match-ups = Quién acaba por delante de quién
bench-match-ups-text = Cuántas veces la facción de la fila gana sin la de la columna, o acaba con más puntos si no gana ninguna de las dos.
bench-curves = Puntos tras cada ronda
bench-sources = De dónde vienen los puntos
bench-sources-text = Puntos por partida, de media, por cláusula; lo perdido cuenta por debajo de 0.
bench-lengths = Duración de las partidas
bench-uses = Cuánto se usa cada cláusula
bench-never = Nunca usadas ({ $count })
bench-never-none = Se han usado todos los pasos y acciones.
bench-list = Partidas
bench-list-text = Las últimas { $count } jugadas. Cualquiera puede abrirse como mesa y recorrerse paso a paso.
bench-open = Verla
bench-open-number = Número de partida
bench-comparison = Qué cambia el segundo juego de cifras
bench-comparison-text = Las mismas { $count } partidas, jugadas de las dos formas. Una diferencia es segura si su intervalo no contiene el 0.

column-faction = Facción
column-share = Parte
column-interval = Intervalo del 95 %
column-won = Ganadas
column-seat = Asiento
column-player = Jugador
column-round = Ronda
column-rounds = Rondas
column-games = Partidas
column-clause = Cláusula
column-points = Puntos
column-events = Sucesos en 100 partidas
column-choices = Decisiones en 100 partidas
column-first = Primero
column-second = Segundo
column-difference = Diferencia
column-winner = Gana
column-game = Partida
column-summary = Resumen
percent = { $number } %
percent-range = { $low } a { $high } %
won-of = { $wins } de { $games }
points-range = { $low } a { $high }
nobody = nadie
wins-of = Partidas ganadas, { $faction }
points-of = Puntos, { $faction }
rounds-difference = Rondas

export-csv = Resultado (CSV)
export-games = Partidas (CSV)
export-json = Todo (JSON)
