### Alianza del Bosque

faction-alliance = Alianza del Bosque
like-alliance = Débil al principio: la simpatía se extiende en secreto y luego las bases se alzan en revueltas.
goal-alliance = Gasta partidarios para extender la simpatía: cada ficha puntúa. Las revueltas alzan bases y crean oficiales, y las bases traen cartas. Quien entra en la simpatía o la pisotea te paga una carta.

piece-alliance-warrior = { $count ->
        [one] rebelde
       *[other] rebeldes
    }
piece-alliance-fox-base = { $count ->
        [one] base de zorro
       *[other] bases de zorro
    }
piece-alliance-rabbit-base = { $count ->
        [one] base de conejo
       *[other] bases de conejo
    }
piece-alliance-mouse-base = { $count ->
        [one] base de ratón
       *[other] bases de ratón
    }
piece-alliance-sympathy = simpatía

panel-alliance-sympathy = Simpatía: precio en partidarios, puntos
panel-alliance-bases = Bases que aún pueden alzarse
panel-alliance-officers = Oficiales
panel-alliance-supporters = Partidarios
panel-alliance-operations-left = Operaciones restantes
panel-alliance-fox-base = Base de zorro
panel-alliance-rabbit-base = Base de conejo
panel-alliance-mouse-base = Base de ratón

figure-alliance-sympathy_cost = Partidarios por cada ficha de simpatía, de izquierda a derecha
figure-alliance-sympathy_vp = Puntos de las casillas de simpatía, de izquierda a derecha
figure-alliance-draw_base = Cartas que se roban sin base

layer-alliance-sympathetic = Simpatía: entrar cuesta una carta
layer-alliance-revolts = Donde puede estallar una revuelta
layer-alliance-martial-law = Donde la simpatía cuesta uno más

step-alliance-revolt = revueltas
step-alliance-spread = extender simpatía
step-alliance-operations = operaciones militares

verb-alliance-revolt = Revuelta
verb-alliance-spread = Extender
verb-alliance-mobilize = Movilizar
verb-alliance-train = Entrenar
verb-alliance-recruit = Reclutar
verb-alliance-organize = Organizar
verb-alliance-done-revolt = A extender
verb-alliance-done-spread = Al Día
verb-alliance-done-operations = No más operaciones
verb-alliance-spend-spend-supporter = Gastar
verb-alliance-discard-discard-supporter = Descartar

prompt-alliance-revolt = Haz una revuelta en un claro con simpatía por dos partidarios, o sigue
prompt-alliance-spread = Extiende la simpatía junto a otra, o sigue
prompt-alliance-operations = Haz una operación militar, o termina
prompt-alliance-which-base = Elige la base que se alza
prompt-alliance-spend-supporter = Elige un partidario para gastar
prompt-alliance-discard-supporter = No queda ninguna base: elige un partidario para descartar
prompt-order-outrage = Varios claros están indignados: ¿cuál se paga ahora?

refusal-too-few-supporters = { $clearing } pide { $needed } { $needed ->
        [one] partidario
       *[other] partidarios
    } de su palo; tienes { $have ->
        [0] ninguno
       *[other] { $have }
    }.
refusal-sympathy-here = Ya hay simpatía en { $clearing }.
refusal-no-sympathy-left = Las diez fichas de simpatía están en el mapa.
refusal-not-next-to-sympathy = Ningún claro vecino de { $clearing } tiene simpatía.
refusal-unsympathetic = No hay simpatía en { $clearing }.
refusal-base-here = Ya hay una base en { $clearing }.
refusal-no-base-to-raise = La base del palo de { $clearing } ya está en el mapa.
refusal-no-base-here = No hay ninguna base en { $clearing }.
refusal-matches-no-base = No es del palo de ningún claro con base.
refusal-no-warrior-here = No tienes guerreros en { $clearing }.

event-alliance-laid = { $card ->
        [none] { $seat } moviliza una carta
       *[other] { $seat } moviliza { $card }
    }
event-outrage = { $seat } causa indignación en { $clearing }
event-alliance-officer = { $seat } tiene un oficial más
event-alliance-officers-lost = { $seat } pierde { $count ->
        [one] un oficial
       *[other] { $count } oficiales
    }

source-WA-4-2d = Extender
source-WA-4-6e = Organizar

ground-alliance-sympathy = simpatía en el mapa
ground-alliance-bases = bases
ground-alliance-officers = oficiales
ground-alliance-supporters = partidarios
ground-alliance-next-points = puntos de la próxima simpatía
ground-alliance-spreading = simpatía que se puede extender
ground-alliance-rising = una revuelta que se puede pagar
ground-alliance-burst = simpatía que un turno podría traer

why-alliance-revolt = Una revuelta retira de allí a todos los enemigos y alza una base.
why-alliance-spread = Las fichas puntúan al colocarse; las últimas dan más y cuestan más.
why-alliance-actions = Las cartas fabrican, se unen a los partidarios o entrenan oficiales.
why-alliance-operations = Cada oficial es una operación: mover, combatir, reclutar u organizar.
why-alliance-which-base = Su palo dice cuántos guerreros llegan, y entretanto no puede repetirse.
why-alliance-spend-supporter = Gasta la carta cuyo palo menos falta te haga; las aves valen siempre.
why-alliance-discard-supporter = Sin base solo se quedan cinco partidarios.
why-order-outrage = Cada claro indignado se cobra una carta de su palo, uno tras otro.

term-alliance-base = Base
    .forms = base, bases
    .means = El edificio de la Alianza, uno de cada palo. Crea oficiales, trae guerreros y deja que esperen más de cinco partidarios.
term-alliance-mobilize = Movilizar
    .forms = movilizar, moviliza
    .means = Poner una carta de la mano entre los partidarios.
term-alliance-officer = Oficial
    .forms = oficial, oficiales
    .means = Un guerrero de la Alianza que se queda en su tablero. Cada uno es una operación en la Noche.
term-alliance-organize = Organizar
    .forms = organizar, organiza
    .means = Quitar del mapa un guerrero de la Alianza y colocar simpatía donde estaba.
term-alliance-outrage = Indignación
    .forms = indignación, indignado, indignados
    .means = Quien retira simpatía, o mueve guerreros adonde la hay, debe a la Alianza una carta del palo del claro.
term-alliance-revolt = Revuelta
    .forms = revuelta, revueltas
    .means = Por dos partidarios de su palo se van todas las piezas enemigas de un claro con simpatía, y allí se alza una base con guerreros y un oficial.
term-alliance-supporter = Partidario
    .forms = partidario, partidarios
    .means = Una carta boca abajo junto a la Alianza, que paga simpatía y revueltas.
term-alliance-sympathy = Simpatía
    .forms = simpatía
    .means = La ficha de la Alianza. Colocarla puntúa, cada vez más, y trae problemas a quien entra en ella o la retira.
