### Dinastías del Nido

faction-eyrie = Dinastías del Nido
like-eyrie = Una lista creciente de deberes que hay que cumplir cada turno, hasta que uno falla.
goal-eyrie = Mantén muchos nidos en el mapa: puntúan cada Noche. Cada Alba crece el Decreto, y cada Día hay que cumplirlo entero; la primera carta que no se pueda cumplir trae la crisis.

piece-eyrie-warrior = { $count ->
        [one] ave
       *[other] aves
    }
piece-eyrie-roost = { $count ->
        [one] nido
       *[other] nidos
    }

panel-eyrie-leader = Líder
panel-eyrie-deposed = Depuestos
panel-eyrie-roosts = Nidos
panel-eyrie-next-points = Puntos de esta Noche
panel-eyrie-recruit = Reclutar
panel-eyrie-move = Mover
panel-eyrie-battle = Combatir
panel-eyrie-build = Construir
panel-eyrie-builder = Constructor
panel-eyrie-charismatic = Carismático
panel-eyrie-commander = Comandante
panel-eyrie-despot = Déspota
flag-eyrie-leader-none = Nadie aún
flag-eyrie-leader-builder = Constructor: los objetos valen lo que llevan impreso
flag-eyrie-leader-charismatic = Carismático: cada Reclutar coloca dos
flag-eyrie-leader-commander = Comandante: un impacto más al atacar
flag-eyrie-leader-despot = Déspota: un punto más por un combate que retira edificios o fichas
flag-eyrie-deposed-builder = Constructor
flag-eyrie-deposed-charismatic = Carismático
flag-eyrie-deposed-commander = Comandante
flag-eyrie-deposed-despot = Déspota
own-card-eyrie-vizier = Visir leal

figure-eyrie-roost_track_vp = Puntos de las casillas de los nidos, de izquierda a derecha
figure-eyrie-roost_track_draw = Bonos de robo de las mismas casillas
figure-eyrie-draw_base = Cartas que se roban sin bono

step-eyrie-emergency-orders = órdenes de emergencia
step-eyrie-add-to-decree = añadir al Decreto
step-eyrie-new-roost = un nido nuevo
step-eyrie-decree = cumplir el Decreto
step-eyrie-score = puntuar nidos

verb-eyrie-add = Añadir
verb-eyrie-lead = Seguir a
verb-eyrie-recruit = Reclutar
verb-eyrie-decree-move = Mover
verb-eyrie-decree-battle = Combatir
verb-eyrie-build = Construir
verb-eyrie-turmoil = Crisis
verb-eyrie-done-add-to-decree = No añadir más
verb-eyrie-done-craft = Al Decreto

prompt-eyrie-choose-leader = Elige quién lidera las Dinastías
prompt-eyrie-add-to-decree = Añade una carta a una columna del Decreto
prompt-eyrie-new-roost = Elige dónde empiezan un nido nuevo y tres guerreros
prompt-eyrie-decree-recruit = El Decreto: recluta en un nido. Toca: { $suits }
prompt-eyrie-decree-move = El Decreto: mueve. Toca: { $suits }
prompt-eyrie-decree-battle = El Decreto: inicia un combate. Toca: { $suits }
prompt-eyrie-decree-build = El Decreto: construye un nido. Toca: { $suits }

refusal-one-bird-a-turn = Ya has añadido un ave este turno.
refusal-fewer-warriors-elsewhere = { $clearing } tiene { $warriors ->
        [one] 1 guerrero
       *[other] { $warriors } guerreros
    }, y otro claro { $fewest ->
        [0] ninguno
       *[other] solo { $fewest }
    }.
refusal-no-roost-here = No hay nido en { $clearing }.
refusal-roost-here = Ya hay un nido en { $clearing }.
refusal-no-roost-left = Los siete nidos están en el mapa.
refusal-no-warrior-left = No te quedan guerreros en la reserva.

event-eyrie-laid = { $seat } añade { $card } a { $pile }
event-eyrie-leader = { $seat } sigue a un nuevo líder: { $space }
event-eyrie-turmoil = { $seat } cae en una crisis
event-eyrie-lost-points = { $seat } sufre una humillación: { $points ->
        [one] 1 punto menos
       *[other] { $points } puntos menos
    }

source-ED-5-6 = Nidos

ground-eyrie-next-points = puntos de esta Noche
ground-eyrie-roosts = nidos en el mapa
ground-eyrie-orders = cartas en el Decreto
ground-eyrie-turmoil = un Decreto que se puede cumplir
ground-eyrie-humiliation = aves en peligro
ground-eyrie-sites = claros donde construir
ground-eyrie-evening = puntos de la próxima Noche

why-eyrie-choose-leader = Los dos Visires del líder son aves en el Decreto, que se cumplen cada turno.
why-eyrie-add-to-decree = Cada carta añadida hay que cumplirla este turno y todos los siguientes.
why-eyrie-new-roost = Sin nidos empiezas de nuevo donde hay menos guerreros.
why-eyrie-decree-recruit = Cada carta recluta en un nido de un claro de su palo.
why-eyrie-decree-move = Cada carta mueve desde un claro de su palo.
why-eyrie-decree-battle = Cada carta combate en un claro de su palo.
why-eyrie-decree-build = Cada carta construye en un claro de su palo que gobiernas.

term-eyrie-decree = Decreto
    .forms = Decreto
    .means = Cuatro columnas de cartas en el tablero de las Dinastías: reclutar, mover, combatir, construir. En el Día se cumplen todas las cartas, de izquierda a derecha.
term-eyrie-roost = Nido
    .forms = nido, nidos
    .means = El edificio de las Dinastías, uno por claro. En la Noche puntúan los nidos del mapa; cada uno es una pieza de fabricación.
term-eyrie-turmoil = Crisis
    .forms = crisis
    .means = Lo que ocurre si una carta del Decreto no se puede cumplir: un punto menos por cada ave que tiene, el Decreto descartado, el líder depuesto y el Día acabado.
term-eyrie-vizier = Visir
    .forms = Visir, Visires
    .means = Un ave que un líder pone en dos columnas del Decreto.
