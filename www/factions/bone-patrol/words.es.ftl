### Patrulla del Hueso

faction-bone-patrol = Patrulla del Hueso
origin-bone-patrol = Facción de aficionados
like-bone-patrol = Una manada que corre con su líder, desentierra huesos y los lleva a casa.
goal-bone-patrol = Desentierra huesos, llévalos a un escondrijo vigilado y recógelos: dos puntos cada uno en la próxima Alba, y uno más por una fila llena.

piece-bone-patrol-pug = { $count ->
        [one] carlino
       *[other] carlinos
    }
piece-bone-patrol-alpha = Alfa
piece-bone-patrol-stash = { $count ->
        [one] escondrijo
       *[other] escondrijos
    }
piece-bone-patrol-fox-bone = { $count ->
        [one] hueso de zorro
       *[other] huesos de zorro
    }
piece-bone-patrol-rabbit-bone = { $count ->
        [one] hueso de conejo
       *[other] huesos de conejo
    }
piece-bone-patrol-mouse-bone = { $count ->
        [one] hueso de ratón
       *[other] huesos de ratón
    }
piece-bone-patrol-buried-fox-bone = { $count ->
        [one] hueso de zorro enterrado
       *[other] huesos de zorro enterrados
    }
piece-bone-patrol-buried-rabbit-bone = { $count ->
        [one] hueso de conejo enterrado
       *[other] huesos de conejo enterrados
    }
piece-bone-patrol-buried-mouse-bone = { $count ->
        [one] hueso de ratón enterrado
       *[other] huesos de ratón enterrados
    }

panel-bone-patrol-stashes = Escondrijos
panel-bone-patrol-collection = Colección
panel-bone-patrol-collection-fox = Colección, zorro
panel-bone-patrol-collection-rabbit = Colección, conejo
panel-bone-patrol-collection-mouse = Colección, ratón
panel-bone-patrol-rollover = Sobrante
panel-bone-patrol-rollover-fox = Sobrante, zorro
panel-bone-patrol-rollover-rabbit = Sobrante, conejo
panel-bone-patrol-rollover-mouse = Sobrante, ratón
panel-bone-patrol-burying = Enterrar
panel-bone-patrol-to-recall = Listos para recoger
panel-bone-patrol-next-scouting = Próximo rastreo
flag-bone-patrol-burying-goes-on = Sigue
flag-bone-patrol-burying-ends-with-next = Acaba para siempre con el próximo hueso recogido
flag-bone-patrol-burying-over = Acabado: quedan muy pocos huesos fuera de la Colección
icon-scout = un movimiento de rastreo más
icon-scout-draw = un movimiento de rastreo y una carta más

figure-bone-patrol-warriors = Carlinos
figure-bone-patrol-stash_track = Bono bajo cada escondrijo: 0 nada, 1 rastrear, 2 robar, 3 ambos
figure-bone-patrol-draw_icons_on = Los bonos de robo están en los escondrijos (0) o en la Colección (1)
figure-bone-patrol-collection_track = Bono de robo en cada espacio de una fila de la Colección
figure-bone-patrol-collection_per_suit = Huesos de un palo que caben en la Colección
figure-bone-patrol-recall_vp = Puntos por un hueso recogido
figure-bone-patrol-recall_full_bonus = Puntos más si la fila está llena
figure-bone-patrol-rollover_threshold = Huesos en el Sobrante con los que empieza a enterrarse
figure-bone-patrol-actions = Acciones en el Día
figure-bone-patrol-march_moves = Movimientos de una marcha
figure-bone-patrol-alpha_extra_hit = Impactos adicionales donde ataca el Alfa
figure-bone-patrol-draw_base = Cartas que se roban sin bono

step-bone-patrol-recall = recoger
step-bone-patrol-scout = rastrear
step-bone-patrol-fetch-bury = desenterrar y enterrar

verb-bone-patrol-recall = Recoger
verb-bone-patrol-scout = Rastrear
verb-bone-patrol-march = Marchar
verb-bone-patrol-recruit = Reclutar
verb-bone-patrol-build = Construir
verb-bone-patrol-spend-bird = Una acción más
verb-bone-patrol-fetch = Sacar
verb-bone-patrol-bury = Enterrar
verb-guard-dogs = Alquilar perros guardianes
verb-bone-patrol-done-recall = No recoger más
verb-bone-patrol-done-scout = No rastrear más
verb-bone-patrol-done-fetch-or-bury = No cavar más

prompt-bone-patrol-patrol-centre = Elige dónde empieza la manada del Alfa
prompt-bone-patrol-patrol-flank = Elige un claro vecino donde empieza un carlino
prompt-bone-patrol-no-bone-where = Elige el claro que se queda sin hueso
prompt-bone-patrol-recall = Recoge un hueso en un escondrijo, o sigue
prompt-bone-patrol-scout = Rastrea con el Alfa, o sigue
prompt-bone-patrol-march-on = Elige el segundo movimiento de la marcha, o termínala
prompt-bone-patrol-recruit-where = Elige el escondrijo donde se unen carlinos
prompt-bone-patrol-fetch-or-bury = Desentierra o entierra huesos, o sigue
prompt-bone-patrol-which-bone = Elige el hueso que se entierra
prompt-bone-patrol-bury-bone = Elige el claro donde se entierra un hueso del Sobrante, o sigue
prompt-carry-bones = ¿Qué huesos van?
prompt-guard-dogs-card = Elige la carta que alquila los perros

refusal-alpha-elsewhere = El Alfa está en { $alpha }: un movimiento de { $from } a { $to } no lo toca.
refusal-alpha-not-here = El Alfa está en { $alpha }, no en { $from }.
refusal-alpha-stays = El Alfa de { $clearing } no se puede retirar.
refusal-alpha-moves-on-its-turn = El Alfa de { $from } solo mueve en el turno de la Patrulla.
refusal-no-patrol-warrior-here = No hay guerreros de la Patrulla en { $clearing }.
refusal-no-piece-of-yours-here = No tienes piezas en { $clearing }.
refusal-patrol-does-not-rule = La Patrulla no gobierna { $clearing }.
refusal-patrol-is-here = La Patrulla tiene una pieza en { $clearing }.
refusal-shared-already = El gobierno de { $clearing } ya se comparte contigo.
refusal-turned-already = Los huesos de este palo en { $clearing } acaban de girarse al revés.
refusal-no-stash-here = No hay escondrijo en { $clearing }.
refusal-no-stash-left = No quedan escondrijos.
refusal-no-stash-to-recruit-at = No hay ningún escondrijo donde reclutar.
refusal-collection-row-full = Esa fila de la Colección tiene { $holds } y está llena.
refusal-no-bone-for-clearing = En el Sobrante no hay hueso para { $clearing }.

event-bone-patrol-fetched = { $seat } desentierra en { $clearing }: { $piece }
event-bone-patrol-buried = { $seat } entierra un hueso en { $clearing }: { $piece }
event-bone-patrol-recalled = { $seat } recoge { $piece } en { $clearing } ({ $place })
event-shared-rule = { $seat } comparte el gobierno en { $clearing } por una carta de { $suit }

layer-bone-patrol-leash = La correa del Alfa
layer-bone-patrol-guard-dogs = Donde se alquilan perros guardianes
layer-bone-patrol-shared = Gobierno compartido

source-BP-4-2 = Recoger

cost-bone-patrol-build = 1 carta
cost-bone-patrol-spend-bird = 1 carta de ave
cost-guard-dogs = 1 carta

why-bone-patrol-patrol-centre = Tu Alfa, dos carlinos y el primer escondrijo empiezan aquí juntos.
why-bone-patrol-patrol-flank = En cada flanco no hay hueso al principio.
why-bone-patrol-no-bone-where = Faltan huesos; un claro de este palo se queda vacío.
why-bone-patrol-recall = Los huesos a la vista en un escondrijo dan dos puntos cada uno, ahora.
why-bone-patrol-scout = El Alfa puede correr a solas; los carlinos solo mueven desde él o hacia él.
why-bone-patrol-actions = Marcha, lucha, recluta y construye, para que los huesos lleguen a un escondrijo.
why-bone-patrol-march-on = Una marcha son dos movimientos; el segundo puede ser de otro grupo.
why-bone-patrol-recruit-where = No quedan carlinos para todos los escondrijos.
why-bone-patrol-fetch-or-bury = Los huesos a la vista se llevan y se recogen, pero también reciben impactos.
why-bone-patrol-which-bone = El palo del hueso tiene que ser uno de los del claro.
why-bone-patrol-bury-bone = Los huesos enterrados te dan otra vez algo que cavar.
why-carry-bones = Cada guerrero de la Patrulla que mueve puede llevar un hueso a la vista.
why-guard-dogs-card = La carta va a la Patrulla; este turno compartes su gobierno.

term-bone-patrol-alpha = Alfa
    .forms = Alfa
    .means = El líder de la Patrulla, un guerrero que nadie puede retirar. Gobierna allá donde está, y los carlinos solo mueven desde su claro o hacia él.
term-bone-patrol-bone = Hueso
    .forms = hueso, huesos
    .means = Una ficha de la Patrulla, de un palo. Enterrado no cuenta para nadie más; a la vista se puede llevar, recoger por 2 puntos, y recibir impactos.
term-bone-patrol-collection = Colección
    .forms = Colección
    .means = Donde se guardan los huesos recogidos, tres de cada palo. Cada uno paga un icono cuando la Patrulla fabrica.
term-bone-patrol-recall = Recoger
    .forms = recoger, recoge, recoges, recogido, recogidos
    .means = Tomar, en el Alba de la Patrulla, un hueso a la vista de un claro con un escondrijo y un guerrero suyos, por 2 puntos.
term-bone-patrol-rollover = Sobrante
    .forms = Sobrante
    .means = Adonde van los huesos que ya no caben en la Colección. Con cuatro o más allí, algunos pueden enterrarse otra vez.
term-bone-patrol-stash = Escondrijo
    .forms = escondrijo, escondrijos
    .means = El edificio de la Patrulla. Los carlinos se unen en los escondrijos, y los huesos se recogen desde ellos.
