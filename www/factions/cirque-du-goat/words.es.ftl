### Circo de la Cabra

faction-cirque-du-goat = Circo de la Cabra
origin-cirque-du-goat = Facción de aficionados, de la expansión Revelry
like-cirque-du-goat = Atrae multitudes y puntúa con el mismo público una y otra vez.
goal-cirque-du-goat = Lleva público a una carpa y actúa allí. Dale galardones: cada uno paga otra vez en cada función a la que asiste. Los críticos aplauden a quien va en cabeza con una carta.

piece-cirque-du-goat-warrior = { $count ->
        [one] cabra
       *[other] cabras
    }
piece-cirque-du-goat-accolade = { $count ->
        [one] galardón
       *[other] galardones
    }
piece-cirque-du-goat-big-top = { $count ->
        [one] carpa
       *[other] carpas
    }

panel-cirque-du-goat-accolades = Galardones
panel-cirque-du-goat-accolades-held = Galardones recibidos
panel-cirque-du-goat-clowned = Payasadas de este turno
panel-cirque-du-goat-critics = Críticos
panel-cirque-du-goat-show = La función hasta ahora
running-show = { $value ->
        [one] 1 punto hasta ahora
       *[other] { $value } puntos hasta ahora
    }
panel-cirque-du-goat-big-tops-left = Carpas restantes
flag-cirque-du-goat-critics-cheers = Vítores: una carta más
flag-cirque-du-goat-critics-jeers = Abucheos: alguien va por delante
flag-cirque-du-goat-cheers = Vítores
flag-cirque-du-goat-jeers = Abucheos

figure-cirque-du-goat-big_tops = Carpas
figure-cirque-du-goat-accolades_track = Bono de robo bajo cada galardón, de izquierda a derecha
figure-cirque-du-goat-critics_icons = Bonos de robo que dejan a la vista los Vítores
figure-cirque-du-goat-draw_base = Cartas que se roban sin bono
figure-cirque-du-goat-accolades_max = Galardones que puede tener una facción
figure-cirque-du-goat-accolade_vp = Puntos por un galardón
figure-cirque-du-goat-goats_per_action = Cabras en el mapa por cada acción
figure-cirque-du-goat-scout_warriors = Cabras que trae el Cazatalentos

step-cirque-du-goat-talent-scout = cazatalentos
step-cirque-du-goat-critics = críticos
step-cirque-du-goat-praise = elogios

verb-cirque-du-goat-scout = Fichar
verb-cirque-du-goat-pitch = Montar
verb-cirque-du-goat-lift = Desmontar
verb-cirque-du-goat-pull = Atraer
verb-cirque-du-goat-clown = Hacer payasadas
verb-cirque-du-goat-perform = Actuar
verb-cirque-du-goat-spend-as = Gastar
verb-cirque-du-goat-done-talent-scout = No fichar más
verb-cirque-du-goat-done-actions = No actuar más
verb-cirque-du-goat-done-craft = A la Noche
verb-cirque-du-goat-done-perform = Sin función
verb-cirque-du-goat-done-further-card = Acabar la función
verb-cirque-du-goat-done-praise-more = Basta de elogios
verb-cirque-du-goat-pass-lift-big-top = Tomar una de la reserva
verb-cirque-du-goat-pass-pull = No atraer a nadie
verb-cirque-du-goat-pass-clown = Seguir luchando

prompt-cirque-du-goat-talent-scout = Gasta una carta para traer cabras, o sigue
prompt-cirque-du-goat-lift-big-top = ¿Desmontas antes una carpa?
prompt-cirque-du-goat-pull = Atrae a un vecino, o sigue
prompt-cirque-du-goat-perform = Elige el escenario de la función, o sigue
prompt-cirque-du-goat-first-card = Gasta la primera carta de la función
prompt-cirque-du-goat-further-card = Gasta otra carta, o acaba la función
prompt-cirque-du-goat-praise = Elige el espectador que recibe un galardón
prompt-cirque-du-goat-praise-more = Gasta una carta del palo del claro para otro galardón, o sigue
prompt-cirque-du-goat-clown = Payasadas: ¿no causas impactos y recibes una carta a elección de tu enemigo?
prompt-cirque-du-goat-thumbs-down = Elige quién pierde galardones

refusal-big-top-here = Ya hay una carpa en { $clearing }.
refusal-no-big-top-here = No hay carpa en { $clearing }.
refusal-no-big-top-left = No hay carpas en casa, y no se puede desmontar ninguna.
refusal-scouted-already = Ya has fichado en { $clearing } este turno.

event-cirque-du-goat-accolade = { $seat } da un galardón a { $to }
event-accolades-lost = { $seat } pierde { $count ->
        [one] un galardón
       *[other] { $count } galardones
    }
event-cirque-du-goat-clowned = { $seat } hace payasadas ante { $enemy } en { $clearing }
event-cirque-du-goat-critics = Los críticos: { $space }
event-cirque-du-goat-gained-actions = { $seat } tiene { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
event-cirque-du-goat-show = { $seat } actúa en { $clearing }

layer-cirque-du-goat-reign = Gobierno prestado por el Circo, no para mover
layer-cirque-du-goat-stages = Escenarios
order-cirque-du-goat-clown = Hacer payasadas en combate

source-CDG-2-8 = Galardones
source-CDG-6-1 = Función

cost-cirque-du-goat-scout = 1 carta

why-cirque-du-goat-talent-scout = Una carta lleva cabras a un claro de su palo, donde sea.
why-cirque-du-goat-actions = Cada dos cabras en el mapa dan una acción; una cabra pesa dos para gobernar.
why-cirque-du-goat-lift-big-top = La carpa desmontada va donde montas; su sitio queda vacío.
why-cirque-du-goat-pull = Un espectador de al lado puede tener galardones que te pagan.
why-cirque-du-goat-perform = Una función puntúa cada palo gastado y los galardones de su público.
why-cirque-du-goat-first-card = La primera carta tiene que ser del palo del claro de la función.
why-cirque-du-goat-further-card = Solo puntúan palos nuevos; repetir uno no sirve de nada.
why-cirque-du-goat-praise = Un galardón da un punto a quien lo recibe, y a ti uno en funciones futuras.
why-cirque-du-goat-praise-more = Más galardones pagan en cada función futura a la que asista.
why-cirque-du-goat-clown = No causas nada, pero quien va en cabeza paga la risa con una carta.
why-cirque-du-goat-thumbs-down = Una carpa caída le cuesta todos los galardones al público más fiel.

term-cirque-du-goat-accolade = Galardón
    .forms = galardón, galardones
    .means = Un marcador del Circo que tiene otra facción. Recibirlo da un punto; en cada función a la que asiste quien lo tiene, paga un punto al Circo.
term-cirque-du-goat-big-top = Carpa
    .forms = carpa, carpas
    .means = El edificio del Circo: un escenario para funciones y una pieza de fabricación.
term-cirque-du-goat-perform = Actuar
    .forms = actuar, actúa, actúas, función, funciones
    .means = Dar una función en una carpa, en un claro que gobierna el Circo. Da un punto por cada palo gastado y por cada galardón del público.
term-cirque-du-goat-pitch = Montar
    .forms = montar, monta, montas
    .means = Colocar una carpa y atraer una pieza enemiga del claro de al lado.
