### Las palabras del juego base: palos, objetos, mapas, pasos, acciones, preguntas, negativas, sucesos.

suit-fox = zorro
suit-rabbit = conejo
suit-mouse = ratón
suit-bird = ave
suit-frog = rana
suit-any = cualquier palo

item-boot = bota
item-bag = bolsa
item-crossbow = ballesta
item-hammer = martillo
item-sword = espada
item-tea = té
item-coin = monedas
item-torch = antorcha
held = { $item }{ $exhausted ->
    [yes] , boca abajo
   *[no] {""}
}{ $damaged ->
    [yes] , con daño
   *[no] {""}
}{ $ruin ->
    [yes] , de una ruina
   *[no] {""}
}

map-autumn = Otoño
map-winter = Invierno
map-lake = Lago
map-mountain = Montaña
map-gorge = Desfiladero
map-marsh = Pantano

landmark-ferry = Transbordador
landmark-tower = Torre
landmark-elder-treetop = Copa Ancestral
landmark-black-market = Mercado Negro
landmark-legendary-forge = Forja Legendaria
landmark-lost-city = Ciudad Perdida
landmark-mousehold = Ratonera
landmark-foxburrow = Zorrera
landmark-rabbittown = Villaconejo
landmark-text-ferry = Una vez por turno, un movimiento desde aquí puede seguir por el río o el lago. El Transbordador va con él, y cada uno cuyas piezas cruzan roba una carta.
landmark-text-tower = Quien gobierna aquí al acabar su propia Noche puntúa 1.
landmark-text-elder-treetop = Un hueco más para edificios. Retirar el edificio enemigo que hay en él da 1 más.
landmark-text-black-market = Aquí hay tres cartas boca abajo. Una vez en tu turno, con una pieza aquí, cambia una carta de tu mano por una de ellas.
landmark-text-legendary-forge = Los objetos de su carta solo se fabrican con una pieza aquí, por una carta y 1 punto más.
landmark-text-lost-city = Claro de zorro, de conejo y de ratón a la vez.
landmark-text-mousehold = También es claro de ratón. Los guerreros retirados en combate en otro claro de ratón pueden colocarse aquí.
landmark-text-foxburrow = También es claro de zorro. Desde aquí se mueve a cualquier otro claro de zorro, y al revés.
landmark-text-rabbittown = También es claro de conejo. Una vez en tu Día, gasta una carta de conejo: un guerrero aquí por cada otro claro de conejo con piezas tuyas, y luego combate aquí.
way-river = por el río
way-ferry = en Transbordador, por una carta
way-foxburrow = por la Zorrera
pile-place-1 = Primer lugar
pile-place-2 = Segundo lugar
pile-place-3 = Tercer lugar

deck-base = Mazo base
deck-exiles-and-partisans = Exiliados y Partisanos
deck-squires-and-disciples = Escuderos y Discípulos

card-kind-ambush = emboscada
card-kind-dominance = dominación
card-kind-item = objeto
card-kind-persistent = efecto permanente
card-kind-immediate = efecto inmediato

state-damaged = con daño
state-buried = bajo tierra
state-exhausted = boca abajo

piece-warrior = { $count ->
        [one] guerrero
       *[other] guerreros
    }

step-craft = fabricar
step-actions = acciones
step-draw = robar
step-perform = función

verb-done = Listo
verb-pass = Pasar
verb-continue = Seguir
verb-move = Mover
verb-battle = Combatir
verb-craft = Fabricar
verb-use = Usar
verb-ambush = Jugar
verb-lose = Perder
verb-discard = Descartar
verb-give = Dar
verb-spend = Gastar
verb-take = Tomar
verb-place = Colocar
verb-choose = Elegir
verb-pay = Pagar con
verb-count = Tomar
verb-with = Llevar
verb-activate = Activar
verb-claim = Reclamar
verb-item = Tomar
verb-first = Primero
verb-resolve = Luego
verb-remove = Retirar
verb-suit = Elegir
verb-put = Colocar
verb-put-from = Colocar
verb-pay-at = Pagar
verb-send = Expulsar
verb-send-to = Enviar a
verb-set-up = Preparar
verb-pick = Elegir
verb-put-back = Devolver
verb-open = Abrir el sendero
verb-take-in = Acoger
verb-gather = Reunir
verb-exchange = Cambiar con el lugar

verb-pass-ambush = Sin emboscada
verb-pass-foil = No frustrarla
verb-pass-battle-effects = No usar nada
verb-pass-take-hit = Dejarlo pasar
verb-done-actions = A la Noche
verb-done-craft = No fabricar más

prompt-actions = Elige una acción
prompt-craft = Fabrica una carta, o sigue
prompt-ambush = ¿Juegas una emboscada en este combate?
prompt-foil = ¿Frustras la emboscada con una tuya?
prompt-battle = Elige dónde atacas, y a quién
prompt-battle-effects = ¿Usas un efecto en este combate?
prompt-between-steps = ¿Usas un efecto ahora, o sigues?
prompt-order-effects = ¿Qué efecto va primero?
prompt-order-triggers = ¿Qué efecto va primero?
prompt-order-claims = ¿Quién toma primero las piezas retiradas?
prompt-order-clearings = ¿Qué claro va primero?
prompt-who-first = ¿Quién usa efectos primero?
prompt-take-hit = Elige la pieza que recibe el impacto
prompt-send-away = Elige adónde van las piezas alcanzadas
prompt-move = Elige de dónde a dónde mueves
prompt-move-group = ¿Cuántos van?
prompt-pay-icon = Elige con qué pagas el icono
prompt-discard-card = Elige una carta para descartar
prompt-give-card = Elige una carta para dar
prompt-spend-card = Elige una carta para gastar
prompt-take-from = ¿A quién le quitas una carta?
prompt-look-at-hand = ¿Qué mano miras?
prompt-who-draws = ¿Quién más roba una carta?
prompt-remove-own-warrior = Elige el guerrero que entregas
prompt-starting-corner = Elige la esquina donde empiezas
prompt-starting-neighbour = Elige el segundo claro donde empiezas
prompt-take-ruin-item = Elige el objeto que tomas de debajo de la ruina
prompt-set-up-landmark = Elige un hito y dónde va
prompt-pick-faction = Elige la facción con la que juegas
prompt-homeland = Elige tu tierra natal
prompt-around-homeland = ¿Dónde empieza uno más, junto a la tierra natal?
prompt-put-back = Elige una carta para devolver al mazo
prompt-treetop-slot = ¿Va el edificio en la Copa?
prompt-treetop-falls = ¿Es el edificio de la Copa el que cae?
prompt-take-in = ¿Colocas los guerreros retirados en la Ratonera?
prompt-push-ball = Elige adónde rueda la bala
count-move-group = Llevar { $count } { $piece }

refusal-you-must-rule = No gobiernas ni { $from } ni { $to }: en { $from } tienes { $yours-from } contra { $theirs-from }, en { $to } { $yours-to } contra { $theirs-to }. Para mover hay que gobernar uno de los extremos.
refusal-you-must-rule-here = No gobiernas { $clearing }: tienes { $yours } contra { $theirs }.
refusal-lent-for-acts = El gobierno de { $clearing } te lo prestan para todo menos para mover.
refusal-locked-card = Esta carta está bloqueada hasta que alguien elija una facción militante.
refusal-taken-card = Alguien ha elegido ya esta facción.
refusal-no-room-for-faction = Esta facción no puede compartir mesa con las que ya están elegidas.
refusal-not-adjacent = { $from } y { $to } no son vecinos.
refusal-nothing-to-move = Nada tuyo puede moverse desde { $from }.
refusal-nothing-to-battle = En { $clearing } no hay contra qué combatir.
refusal-nobody-to-fight-with = No tienes con quién combatir en { $clearing }.
refusal-forests-full = Los bosques están llenos: hay sitio para { $room ->
        [one] una clase más de piezas
       *[other] { $room } clases más de piezas
    }, muy poco para un grupo.
refusal-no-open-slot = El claro { $clearing } no tiene huecos libres.
refusal-no-item-there = Bajo las ruinas de { $clearing } no hay ningún objeto.
refusal-no-building-left = No queda ningún edificio de este tipo.
refusal-no-matching-card = No tienes ninguna carta para { $clearing }.
refusal-card-does-not-match-clearing = La carta no es del palo de { $clearing }.
refusal-warriors-shield-it = En { $clearing } lo protegen guerreros de su bando.
refusal-none-in-supply = No queda ninguna pieza así en la reserva para { $clearing }.
refusal-already-crafted = Ya tienes este efecto.
refusal-card-has-no-cost = Esta carta no se puede fabricar.
refusal-item-gone = El objeto de esta carta ya no está en la reserva.
refusal-cannot-pay-icons = No lo puedes pagar: te quedan { $fox } de zorro, { $rabbit } de conejo, { $mouse } de ratón{ $lent ->
        [0] {""}
       *[other] {" "}y { $lent } de prestado
    }.
refusal-too-few-points = Hacen falta { $needed } puntos; tienes { $points }.
refusal-dominance-active-already = Ya tienes una carta de dominación.
refusal-not-in-this-step = No en este paso: { $phase }, { $step }.
refusal-other-question-open = Primero, la pregunta de arriba.

event-turn = Ronda { $round }: { $seat }
event-phase = { $phase }
event-placed = { $seat } coloca { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}en { $clearing }
    }
event-removed = { $owner } pierde { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}en { $clearing }
    }{ $by ->
        [none] {""}
       *[other] {" "}ante { $by }
    }
event-lent-icon = { $seat } fabrica con una pieza de { $owner } ({ $piece }) en { $clearing }
event-lent-rule = { $seat } usa el gobierno de { $from } en { $clearing }
event-moved = { $seat } mueve { $count } { $piece } de { $from } a { $to }
event-returned = { $seat } recupera { $count } { $piece }{ $clearing ->
        [none] {""}
       *[other] {" "}de { $clearing }
    }
event-scored = { $seat } puntúa { $points }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
source-LAW-12d = un sendero abierto
source-LANDMARK-tower-2 = la Torre
source-LAW-4-1a = piezas retiradas
source-LAW-4-1d = fabricación
event-lost-points = { $seat } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
faction-player-1 = Jugador 1
faction-player-2 = Jugador 2
faction-player-3 = Jugador 3
faction-player-4 = Jugador 4
faction-player-5 = Jugador 5
faction-player-6 = Jugador 6
event-dealt-faction = Se puede elegir { $faction }
event-dealt-beside = Junto a { $faction }: { $card }
event-locked-faction = Carta bloqueada hasta que alguien elija una facción militante: { $faction }
event-picked-faction = { $seat } elige { $faction }
event-put-back = { $card ->
        [none] { $seat } devuelve una carta al mazo
       *[other] { $seat } devuelve { $card } al mazo
    }
event-set-up-landmark = { $seat } coloca un hito en { $clearing }: { $landmark }
event-opened-path = { $seat } abre el sendero entre { $clearing } y { $to }
event-flooded = El claro { $clearing } está inundado
event-dealt-suit = Palo del claro { $clearing }: { $suit }
event-battle = { $seat } ataca a { $defender } en { $clearing }
event-ambush = { $seat } tiende una emboscada en { $clearing }
event-foil = { $seat } frustra la emboscada en { $clearing }
event-battle-ended = El combate en { $clearing } acaba antes de tiempo
event-rolled = Los dados en { $clearing }: atacante { $attacker }, defensor { $defender }
event-rolled-suit = { $seat } tira el dado: { $suit }
event-hits = Impactos en { $clearing }: del atacante { $attacker }, del defensor { $defender }
event-hit-ignored = { $seat } ignora el primer impacto en { $clearing }
event-flipped = { $seat } da la vuelta a una pieza en { $clearing }: { $piece }
event-swapped = { $seat } intercambia { $piece } en { $clearing } y { $other } en { $to }
event-used = { $seat } usa { $card }
event-activated = { $seat } paga un icono de { $suit }
event-activated-dominance = { $seat } activa { $card }
event-claimed-dominance = { $seat } reclama { $card }
event-crafted = { $seat } fabrica { $card }
event-ruin-removed = La ruina de { $clearing } desaparece
event-took-discard = { $seat } toma { $card } de los descartes
event-took-crafted = { $seat } toma { $card } de la mesa de { $from }
event-found-nothing = { $seat } no encuentra nada que tomar en { $clearing }
event-gained-item = { $seat } consigue { $item }
event-removed-item = Sale de la partida: { $item }
event-drew = { $cards ->
        [none] { $seat } roba { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
       *[other] { $seat } roba { $cards }
    }
event-discarded = { $card ->
        [none] { $seat } descarta una carta
       *[other] { $seat } descarta { $card }
    }
event-spent = { $seat } gasta { $card }
event-gave = { $card ->
        [none] { $seat } da una carta a { $to }
       *[other] { $seat } da { $card } a { $to }
    }
event-took = { $card ->
        [none] { $seat } toma una carta de { $from }
       *[other] { $seat } toma { $card } de { $from }
    }
event-laid = { $card ->
        [none] { $seat } deja una carta en otro sitio
       *[other] { $seat } deja { $card } en otro sitio
    }
event-showed-top = La primera carta del mazo es { $card }
event-paid-warriors = { $seat } paga a { $to } { $count ->
        [one] un guerrero
       *[other] { $count } guerreros
    }
event-saw-card = { $card ->
        [none] { $seat } mira una carta de { $from }
       *[other] { $seat } ve { $card } de { $from }
    }
event-reshuffled = Los descartes forman un mazo nuevo de { $count }
event-won = { $seat } gana

state-undamaged = sin daño
panel-actions-left = Acciones
panel-actions-earned = Acciones ganadas
panel-next-draw = Próximo robo
panel-craft-budget = Puede pagar
flag-used = usado
flag-unused = sin usar

orders = Órdenes fijas
orders-of = Órdenes fijas de { $seat }
orders-text = Una pregunta con orden se responde sola al momento, también en turnos ajenos, y no hace falta pasar el dispositivo. Estas órdenes solo las ves tú. Valen hasta que las cambies.
orders-chip = { $count ->
        [0] Órdenes
        [one] 1 orden
       *[other] { $count } órdenes
    }
orders-one = { $about }: { $order }
order-ask = Preguntarme
order-never = Nunca
order-always = Siempre que pueda
order-rank = En este orden
order-up = { $piece }: perder antes
order-about-ambush = Emboscar cuando me defiendo
order-about-foil = Frustrar una emboscada contra mí
order-about-take-hit = Qué recibe los impactos tras mis guerreros
order-about-between-steps = Usar algo entre pasos

print = Páginas para imprimir
print-now = Imprimir
print-what = Qué se imprime
print-law = Ley del juego base
print-pieces = Piezas de { $faction }

why-actions = Las acciones van en cualquier orden; la ley dice cuántas.
why-craft = Una carta fabricada da puntos o se queda; pagan tus piezas de fabricación del mapa.
why-ambush = Una emboscada causa dos impactos antes de que rueden los dados.
why-foil = Una emboscada tuya, del mismo palo o de ave, anula la suya.
why-battle = El atacante causa el dado mayor; los guerreros presentes limitan lo que causa cada bando.
why-battle-effects = Los efectos se usan ahora, o no se usan en este combate.
why-between-steps = Algunas cartas se usan entre pasos; seguir no cuesta nada.
why-order-effects = En este momento pasan varias cosas, y tú eliges su orden.
why-order-triggers = Lo retirado desencadena varias cosas; tú eliges su orden.
why-order-claims = Varios pueden tomar estas piezas; tú dices quién va primero.
why-order-clearings = Lo mismo ocurre en varios claros, uno tras otro.
why-who-first = Ambos bandos pueden usar efectos; quien va primero enseña antes su plan.
why-take-hit = Primero caen los guerreros; entre lo demás elige su dueño.
why-send-away = Estas piezas no se retiran, se expulsan; tú dices adónde.
why-move = Tienes que gobernar el claro de salida o el de llegada.
why-move-group = Lleva cuantos quieras; los que se quedan siguen contando para gobernar allí.
why-pay-icon = Cada pieza de fabricación paga un icono, una vez por turno.
why-discard-card = Nadie conserva más de cinco cartas al final de su turno.
why-give-card = La carta pasa a otra mano; elige la que menos vayas a echar en falta.
why-spend-card = La carta es el precio; un ave vale por cualquier palo.
why-take-from = Te llevas una carta al azar; no ves cuál.
why-look-at-hand = Ves todas sus cartas, y sabe que has mirado.
why-who-draws = Otro jugador roba también; elige al que menos temas.
why-remove-own-warrior = El guerrero vuelve a tu reserva y tú robas una carta.
why-starting-corner = Una esquina tiene pocos senderos: fácil de guardar, lenta de dejar.
why-starting-neighbour = Tu segundo claro debería estar a mano desde el primero.
why-take-ruin-item = Cada objeto se consigue una sola vez, y otros también lo quieren.
why-push-ball = Una bala alcanzada no se retira: rueda al claro de al lado.
why-pick-faction = El último jugador elige primero; cada uno se prepara antes de que elija el siguiente.
why-homeland = Ni la de otro ni más cerca de las demás de lo que pide tu carta.
why-around-homeland = Empiezan tan repartidos como se puede; los que sobran los colocas tú.
why-put-back = Todos se quedan con tres cartas de cinco; nadie ve cuáles devuelven los demás.
why-set-up-landmark = Un hito queda en el mapa toda la partida, para todos.
why-treetop-slot = La Copa es un hueco más; retirar lo que hay en ella da un punto extra.
why-treetop-falls = Retirar el edificio de la Copa da un punto extra a quien lo hace.
why-take-in = Los guerreros retirados pueden volver a la Ratonera en vez de irse.
