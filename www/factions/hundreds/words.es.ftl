### Señor de los Cientos

faction-hundreds = Señor de los Cientos
like-hundreds = Un tirano de humor cambiante: las turbas queman, los objetos dan fuerza, la tierra vacía puntúa.
goal-hundreds = Conserva claros sin ninguna pieza enemiga: puntúan cada Noche. Las turbas queman lo que otros han construido y vacían ruinas. Los objetos del Tesoro te dan más acciones y guerreros, pero cada uno te cierra un humor.

piece-hundreds-warrior = { $count ->
        [one] rata
       *[other] ratas
    }
piece-hundreds-warlord = { $count ->
        [one] caudillo
       *[other] caudillos
    }
piece-hundreds-stronghold = { $count ->
        [one] fortaleza
       *[other] fortalezas
    }
piece-hundreds-mob = { $count ->
        [one] turba
       *[other] turbas
    }

panel-hundreds-mood = Humor
panel-hundreds-open-moods = Humores disponibles
panel-hundreds-command-items = Fila de Mando
panel-hundreds-command = Mando: acciones
panel-hundreds-prowess-items = Fila de Poderío
panel-hundreds-prowess = Poderío: guerreros y Avances
panel-hundreds-actions-left = Acciones restantes
panel-hundreds-next-points = Puntos de esta Noche
panel-hundreds-stubborn = Terco
panel-hundreds-bitter = Amargado
panel-hundreds-grandiose = Grandioso
panel-hundreds-jubilant = Jubiloso
panel-hundreds-lavish = Derrochador
panel-hundreds-relentless = Implacable
panel-hundreds-rowdy = Alborotador
panel-hundreds-wrathful = Iracundo
flag-hundreds-mood-stubborn = Terco: junto al caudillo se ignora el primer impacto
flag-hundreds-mood-bitter = Amargado: las turbas cercanas a un combate del caudillo se vuelven ratas
flag-hundreds-mood-grandiose = Grandioso: el caudillo avanza antes del Mando
flag-hundreds-mood-jubilant = Jubiloso: incitar junto al caudillo permite tirar hasta por cuatro turbas
flag-hundreds-mood-lavish = Derrochador: se pueden entregar objetos por dos ratas cada uno
flag-hundreds-mood-relentless = Implacable: tras un Avance completo, un movimiento o un combate más
flag-hundreds-mood-rowdy = Alborotador: una carta más, dos entre tres piezas enemigas
flag-hundreds-mood-wrathful = Iracundo: un impacto más cuando ataca el caudillo

figure-hundreds-command = Acciones sin objetos en Mando, con uno, y así sucesivamente
figure-hundreds-prowess = Guerreros y Avances sin objetos en Poderío, con uno, y así sucesivamente
figure-hundreds-oppress_vp = Puntos por ningún claro oprimido, por uno, y así sucesivamente
figure-hundreds-draw_base = Cartas que se roban de Noche

layer-hundreds-oppressed = Oprimidos ahora
layer-hundreds-burning = Donde queman las turbas

step-hundreds-raze = arrasar
step-hundreds-recruit = reclutar
step-hundreds-anoint = ungir
step-hundreds-mood = elegir humor
step-hundreds-command = mandar
step-hundreds-advance = avanzar
step-hundreds-incite = incitar
step-hundreds-oppress = oprimir

verb-hundreds-keep = Atesorar
verb-hundreds-sell = Ceder por puntos
verb-hundreds-drop = Desprenderse de
verb-hundreds-loot = Saquear
verb-hundreds-raze = Arrasar
verb-hundreds-anoint = Ungir
verb-hundreds-mood = Estar
verb-hundreds-build = Construir
verb-hundreds-advance = Avanzar
verb-hundreds-incite = Incitar
verb-hundreds-roll = Tirar el dado de turbas
verb-hundreds-enrage = Llamar a la turba
verb-hundreds-done-craft = Al Mando
verb-hundreds-done-command = Sin más acciones
verb-hundreds-done-advance = Sin más Avances
verb-hundreds-done-incite = No incitar más
verb-hundreds-done-squander = Guardar el resto
verb-hundreds-pass-loot = Combatir sin saquear
verb-hundreds-pass-enrage = No llamar más turbas
verb-hundreds-pass-advance-battle = Sin combate
verb-hundreds-pass-relentless = Basta
verb-hundreds-pass-jubilant = No tirar más

prompt-hundreds-contempt = ¿Atesoras el objeto o lo cedes por sus puntos?
prompt-hundreds-full-track = La fila está llena: elige qué objeto sale del juego
prompt-hundreds-loot = ¿Saqueas? Entonces tus dados no dan impactos
prompt-hundreds-take-loot = Elige el objeto que saqueas
prompt-hundreds-raze = Elige dónde quema primero una turba
prompt-hundreds-mob-where = Elige dónde se reúne la nueva turba
prompt-hundreds-recruit-where = Faltan ratas: elige dónde llega una
prompt-hundreds-anoint = Elige dónde surge un nuevo caudillo
prompt-hundreds-choose-mood = Elige el humor de este turno
prompt-hundreds-squander = Despréndete de un objeto por dos ratas junto al caudillo, o guarda el resto
prompt-hundreds-enrage = ¿Conviertes una turba cercana en una rata junto al caudillo?
prompt-hundreds-command = Elige una acción, o sigue
prompt-hundreds-advance = Haz avanzar al caudillo, o sigue
prompt-hundreds-advance-battle = ¿Combates donde ha llegado el caudillo?
prompt-hundreds-relentless = ¿Un movimiento o combate más del caudillo?
prompt-hundreds-incite = Gasta una carta por una turba junto a una rata, o sigue
prompt-hundreds-jubilant = ¿Tiras por otra turba?

refusal-warlord-stays = Solo un combate retira al caudillo de { $clearing }.
refusal-warlord-moves-on-its-turn = El caudillo solo sale de { $from } en el turno de los Cientos.
refusal-same-mood = Ese es tu humor ahora.
refusal-mood-hoarded = El objeto de este humor está en tu Tesoro.
refusal-no-stronghold-left = Las seis fortalezas están en el mapa.
refusal-mob-here = Ya hay una turba en { $clearing }.
refusal-no-rat-here = No tienes ninguna rata en { $clearing }.
refusal-no-mob-left = Las cinco turbas están en el mapa.

event-hundreds-hoarded = { $seat } atesora { $item }
event-hundreds-loots = { $seat } va a saquear a { $from } en { $clearing }
event-hundreds-looted = { $seat } saquea { $item } de { $from }
event-hundreds-razed = Una turba de { $seat } arrasa { $clearing }
event-hundreds-ransacked = { $seat } saca { $item } de la ruina de { $clearing }
event-hundreds-anointed = { $seat } unge a un nuevo caudillo en { $clearing }
event-hundreds-mood = { $seat } cambia de humor: { $space }
event-hundreds-oppressed = { $seat } { $count ->
        [0] no oprime a nadie
        [one] oprime 1 claro
       *[other] oprime { $count } claros
    }

## Por qué se puntuó, por cláusula
source-LH-14-6-2 = Claros oprimidos
source-LH-14-2-4-I = un objeto de más

## Qué habla por una opción, para los bots
ground-hundreds-command = acciones
ground-hundreds-prowess = guerreros y Avances por venir
ground-hundreds-oppress-points = puntos por claros oprimidos
ground-hundreds-clearings-oppressed = claros sin enemigos
ground-hundreds-mobs = turbas
ground-hundreds-prizes-to-burn = lo que queman las turbas
ground-hundreds-strongholds = fortalezas
ground-hundreds-warlord-on-map = el caudillo en el mapa

why-hundreds-contempt = Atesorado te hace más fuerte para siempre; cedido, puntúa ahora.
why-hundreds-full-track = En una fila caben cuatro objetos; uno de más es un punto.
why-hundreds-loot = Quien saquea no da impactos con los dados, pero se lleva un objeto si gobierna.
why-hundreds-take-loot = El objeto va a su fila y cuenta enseguida.
why-hundreds-raze = Cada turba quema edificios y fichas enemigos, un punto por cada uno.
why-hundreds-mob-where = El dado ha dicho el palo; la turba quema el próximo turno.
why-hundreds-recruit-where = A cada fortaleza le toca una rata; no hay bastantes.
why-hundreds-anoint = El nuevo caudillo ocupa el lugar de una rata y dirige el Avance.
why-hundreds-choose-mood = El humor cambia cada turno, y los objetos atesorados cierran el suyo.
why-hundreds-squander = Lo entregado no vuelve: pierdes fuerza y llegan dos ratas por objeto.
why-hundreds-enrage = Las ratas que llames ahora luchan en este combate.
why-hundreds-command = Movimientos, combates y fortalezas, tantos como tu Mando.
why-hundreds-advance = Cada Avance es un movimiento del caudillo y luego un combate donde esté.
why-hundreds-advance-battle = Es la segunda mitad del Avance; dejarla no cuesta nada.
why-hundreds-relentless = Hechas las dos mitades, el implacable repite una de ellas.
why-hundreds-incite = Una turba quema en tu próxima Alba, si nadie la retira antes.
why-hundreds-jubilant = Cada tirada puede traer una turba junto a cualquier otra.

term-hundreds-advance = Avance
    .forms = Avance, Avances
    .means = Mover al caudillo con las ratas de su claro que quieras y luego combatir donde esté; se puede dejar cualquiera de las dos mitades.
term-hundreds-command = Mando
    .forms = Mando
    .means = Cuántas acciones hacen los Cientos de Día: una, y más con botas, bolsas y monedas en el Tesoro.
term-hundreds-hoard = Tesoro
    .forms = Tesoro, atesora, atesorado, atesorados
    .means = Dos filas para objetos en el tablero de los Cientos, en lugar de una caja de objetos fabricados. Nadie toma nada de allí.
term-hundreds-incite = Incitar
    .forms = incitar, incita
    .means = Gastar una carta por una turba en un claro de su palo con una rata y sin turba.
term-hundreds-loot = Saquear
    .forms = saquear, saquea, saqueas
    .means = Atacar por un objeto: los dados de los Cientos no dan impactos, y si al final gobiernan el claro toman un objeto fabricado por el defensor.
term-hundreds-mob = Turba
    .forms = turba, turbas
    .means = Ficha de los Cientos. Cada Alba quema edificios y fichas enemigos de su claro y toma un objeto de una ruina; después un dado extiende las turbas.
term-hundreds-mood = Humor
    .forms = humor, humores
    .means = Carta con una habilidad de los Cientos. Cambia cada Alba, y nunca a una cuyo objeto esté atesorado.
term-hundreds-oppress = Oprimir
    .forms = oprimir, oprime, oprimido, oprimidos
    .means = Gobernar un claro con una pieza propia y ninguna enemiga. Puntúa de Noche: uno o dos claros 1 punto, tres o cuatro 2, cinco 3, seis 4.
term-hundreds-prowess = Poderío
    .forms = Poderío
    .means = Cuántas ratas se unen al caudillo al Alba y cuántos Avances hay: uno, y más con martillos, té, espadas y ballestas en el Tesoro.
term-hundreds-raze = Arrasar
    .forms = arrasar, arrasa, arrasan
    .means = Lo que hacen las turbas al empezar el Alba: retiran edificios y fichas enemigos, un punto por cada uno, y toman un objeto de una ruina.
term-hundreds-stronghold = Fortaleza
    .forms = fortaleza, fortalezas
    .means = El edificio de los Cientos. Trae una rata cada Alba y fabrica.
term-hundreds-warlord = Caudillo
    .forms = caudillo, caudillos
    .means = La rata que manda: un guerrero que solo un combate retira y que nadie mueve fuera del turno de los Cientos. Si cae, una rata ocupa su lugar en la próxima Alba.
