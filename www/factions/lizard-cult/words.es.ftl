### Culto del Lagarto

faction-lizard-cult = Culto del Lagarto
like-lizard-cult = Las cartas se enseñan y vuelven; lo que todos tiran le dice dónde golpear.
goal-lizard-cult = Revela cartas para hacer rituales: planta jardines, recluta, y gasta una carta de un palo para puntuar sus jardines. Las Almas Perdidas, las cartas que todos descartan, señalan al Proscrito; en sus claros los acólitos luchan, convierten y santifican.

piece-lizard-cult-warrior = { $count ->
        [one] lagarto
       *[other] lagartos
    }
piece-lizard-cult-fox-garden = { $count ->
        [one] jardín de zorro
       *[other] jardines de zorro
    }
piece-lizard-cult-rabbit-garden = { $count ->
        [one] jardín de conejo
       *[other] jardines de conejo
    }
piece-lizard-cult-mouse-garden = { $count ->
        [one] jardín de ratón
       *[other] jardines de ratón
    }

panel-lizard-cult-outcast = Proscrito
panel-lizard-cult-next-outcast = Según están ahora las Almas Perdidas, al Alba
panel-lizard-cult-acolytes = Acólitos
panel-lizard-cult-fox-gardens = Jardines de zorro: puntos de Puntuar
panel-lizard-cult-rabbit-gardens = Jardines de conejo: puntos de Puntuar
panel-lizard-cult-mouse-gardens = Jardines de ratón: puntos de Puntuar
panel-lizard-cult-lost-souls = Almas Perdidas
panel-lizard-cult-revealed = Reveladas
flag-lizard-cult-outcast-fox = Zorros
flag-lizard-cult-outcast-rabbit = Conejos
flag-lizard-cult-outcast-mouse = Ratones
flag-lizard-cult-outcast-hated-fox = Zorros, odiados: cada conspiración cuesta uno menos
flag-lizard-cult-outcast-hated-rabbit = Conejos, odiados: cada conspiración cuesta uno menos
flag-lizard-cult-outcast-hated-mouse = Ratones, odiados: cada conspiración cuesta uno menos
flag-lizard-cult-next-outcast-fox = Los zorros pasan a ser el Proscrito
flag-lizard-cult-next-outcast-rabbit = Los conejos pasan a ser el Proscrito
flag-lizard-cult-next-outcast-mouse = Los ratones pasan a ser el Proscrito
flag-lizard-cult-next-outcast-hated-fox = Los zorros siguen siendo el Proscrito, y odiados
flag-lizard-cult-next-outcast-hated-rabbit = Los conejos siguen siendo el Proscrito, y odiados
flag-lizard-cult-next-outcast-hated-mouse = Los ratones siguen siendo el Proscrito, y odiados

figure-lizard-cult-garden_vp = Puntos de Puntuar con uno a cinco jardines de un palo
figure-lizard-cult-garden_draw = Bonos de robo de las mismas casillas
figure-lizard-cult-draw_base = Cartas que se roban sin bono

layer-lizard-cult-gardens = Jardines, donde gobierna el Culto

step-lizard-cult-adjust-outcast = ajustar el Proscrito
step-lizard-cult-discard-lost-souls = descartar Almas Perdidas
step-lizard-cult-conspiracies = conspiraciones
step-lizard-cult-rituals = rituales
step-lizard-cult-return = recuperar las cartas reveladas

verb-lizard-cult-crusade = Cruzada
verb-lizard-cult-march = Cruzada: marchar
verb-lizard-cult-convert = Convertir
verb-lizard-cult-sanctify = Santificar
verb-lizard-cult-build = Construir
verb-lizard-cult-recruit = Reclutar
verb-lizard-cult-score = Puntuar
verb-lizard-cult-sacrifice = Sacrificar
verb-lizard-cult-done-conspiracies = Al Día
verb-lizard-cult-done-rituals = A la Noche

prompt-lizard-cult-conspiracies = Conspira con acólitos contra el Proscrito, o sigue
prompt-lizard-cult-crusade-battle = Los cruzados han llegado: combate allí, o no
prompt-lizard-cult-rituals = Revela una carta para un ritual, o sigue
prompt-lizard-cult-which-garden = Elige el jardín que plantas
prompt-lizard-cult-first-outcast = Elige el primer Proscrito

refusal-too-few-acolytes = Hacen falta { $needed } { $needed ->
        [one] acólito
       *[other] acólitos
    }; tienes { $have ->
        [0] ninguno
       *[other] { $have }
    }.
refusal-not-outcast = { $clearing } no es del palo del Proscrito.
refusal-no-outcast-garden = Todos los jardines del palo del Proscrito están en el mapa.
refusal-no-garden-left = No quedan jardines del palo de { $clearing }.
refusal-no-match-for-ritual = No es del palo de { $clearing }, y las aves solo sirven para Sacrificar.
refusal-no-garden-of-suit = No hay jardines de ese palo en el mapa.
refusal-scored-already = Ya has puntuado ese palo este turno.

event-outcast = { $seat }: el Proscrito es ahora { $suit }
event-hated-outcast = { $seat }: el Proscrito, { $suit }, es odiado
event-souls-discarded = { $seat } descarta Almas Perdidas: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
event-acolytes = { $seat } tiene { $count ->
        [one] un acólito más
       *[other] { $count } acólitos más
    }
event-acolytes-spent = { $seat } gasta { $count ->
        [one] un acólito
       *[other] { $count } acólitos
    }
event-lizard-cult-laid = { $pile ->
        [none] { $seat } recupera { $card }
       *[other] { $seat } revela { $card }
    }

source-LC-5-3 = rituales de Puntuar

ground-lizard-cult-gardens = jardines en el mapa
ground-lizard-cult-score-points = puntos de los rituales de Puntuar
ground-lizard-cult-acolytes = acólitos
ground-lizard-cult-ready-points = puntos por cartas de la mano
ground-lizard-cult-sites = claros donde plantar

why-lizard-cult-conspiracies = Los acólitos solo actúan en claros del palo del Proscrito; odiado, les sale más barato.
why-lizard-cult-crusade-battle = El combate es parte de la cruzada y no cuesta nada más.
why-lizard-cult-rituals = Las cartas reveladas vuelven en la Noche; solo Puntuar gasta la suya.
why-lizard-cult-which-garden = Su palo impreso cuenta para puntos y fabricación, sea cual sea su claro.
why-lizard-cult-first-outcast = Los jardines del palo del Proscrito fabrican, y en sus claros actúan los acólitos.

term-lizard-cult-acolyte = Acólito
    .forms = acólito, acólitos
    .means = Un guerrero en la caja de Acólitos del Culto: uno perdido al defenderse, u ordenado con un ave. Los acólitos pagan las conspiraciones.
term-lizard-cult-conspiracy = Conspiración
    .forms = conspiración, conspiraciones
    .means = Lo que hacen los acólitos al Alba en claros del palo del Proscrito: cruzada, convertir, santificar.
term-lizard-cult-convert = Convertir
    .forms = convertir, convierte, conviertes, convertido
    .means = Poner un guerrero del Culto en el sitio de un guerrero enemigo, por dos acólitos.
term-lizard-cult-crusade = Cruzada
    .forms = cruzada, cruzadas, cruzados
    .means = Por dos acólitos, un combate en un claro del Proscrito, o un movimiento desde uno y un combate donde acaba.
term-lizard-cult-garden = Jardín
    .forms = jardín, jardines
    .means = El edificio del Culto. Basta uno para gobernar su claro; si cae, el Culto pierde una carta al azar.
term-lizard-cult-lost-souls = Almas Perdidas
    .forms = Almas Perdidas
    .means = La pila adonde va cada carta que alguien gasta o descarta, hasta la próxima Alba del Culto.
term-lizard-cult-outcast = Proscrito
    .forms = Proscrito
    .means = Un palo: el más común entre las Almas Perdidas. Si sigue siendo el mismo es odiado, y cada conspiración cuesta un acólito menos.
term-lizard-cult-ritual = Ritual
    .forms = ritual, rituales
    .means = Para lo que sirve una carta revelada en el Día del Culto: construir, reclutar, puntuar o, con un ave, sacrificar.
term-lizard-cult-sanctify = Santificar
    .forms = santificar, santifica, santificas, santificado
    .means = Poner un jardín en el sitio de un edificio enemigo, por tres acólitos.
