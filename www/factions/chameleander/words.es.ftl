### Camaleandro

faction-chameleander = Camaleandro
origin-chameleander = Facción de aficionados, de la expansión Revelry
like-chameleander = Casi a solas en el mapa, vive de lo que otros han construido.
goal-chameleander = Engatusa a quien gobierna donde estás, señala guerreros para que mueran o alardea ante las aves: cada cosa coloca un ego y puntúa la casilla que destapa en tu tablero.

piece-chameleander-chameleander = Camaleandro
piece-chameleander-ego = ego
piece-chameleander-superego = superego

panel-chameleander-ego-track = Casillas de ego
panel-chameleander-id-ego = Ego en el Ello
panel-chameleander-id-superego = Superego en el Ello
panel-chameleander-next-space = El próximo ego puntúa
panel-chameleander-next-draw = Próximo robo
panel-chameleander-entourage = Impactos que aguanta tu ego
panel-chameleander-ego-lost-instead = Ego perdido en tu lugar
panel-chameleander-ego-placed-instead = Ego colocado en vez de guerreros
panel-chameleander-actions-left = Acciones
flag-chameleander-ego-lost-instead-unused = Aún no este turno
flag-chameleander-ego-lost-instead-used = Hecho este turno: nada más puede apuntarte
flag-chameleander-ego-placed-instead-unused = Aún no este turno
flag-chameleander-ego-placed-instead-used = Hecho este turno
figure-chameleander-ego_track_vp = Puntos de las casillas de ego, de izquierda a derecha
figure-chameleander-draw_base = Cartas que se roban en todo caso
figure-chameleander-draw_per_superego = Cartas que se roban por cada superego en las casillas o el Ello
figure-chameleander-actions = Acciones
figure-chameleander-skip_moves = Movimientos al Brincar
figure-chameleander-slough_cost = Cartas que cuesta Mudar la piel
figure-chameleander-slough_per_birdsong = Veces que puede Mudar la piel en un Alba
figure-chameleander-cajole_accept_vp = Puntos si quien gobierna, engatusado, coloca una pieza
figure-chameleander-max_rolled_hits = Impactos de los dados que causa como mucho
figure-chameleander-min_paths_at_start = Senderos que necesita un claro inicial

step-chameleander-slough = mudar la piel
step-chameleander-skip = brincar
step-chameleander-craft = fabricar
step-chameleander-actions = acciones
step-chameleander-boast = alardear ante las aves
step-chameleander-draw = robar

verb-chameleander-slough = Mudar la piel
verb-chameleander-return = Entregar
verb-chameleander-quell = Sofocar
verb-chameleander-stroll = Pasear
verb-chameleander-drag = Arrastrar
verb-chameleander-beckon = Llamar
verb-chameleander-mark = Señalar
verb-chameleander-cajole = Engatusar
verb-chameleander-boast = Alardear
verb-chameleander-done-slough = Conservar las cartas
verb-chameleander-done-skip = Quedarse aquí
verb-chameleander-done-craft = No fabricar más
verb-chameleander-done-actions = A la Noche
verb-chameleander-done-boast = Basta de alardes
verb-chameleander-pass-drag-along = Nadie
verb-pass-blending-in = Conservar las cartas
verb-pass-cajoled = Rechazar

prompt-chameleander-starting-clearing = Elige el claro donde empiezas: tres senderos o más
prompt-chameleander-slough = ¿Descartas cartas para poner tu próximo ego en el Ello?
prompt-chameleander-skip = Brinca a un claro vecino, o quédate
prompt-chameleander-actions = Haz una acción, o da un ego por otra
prompt-chameleander-drag-along = ¿A quién arrastras contigo?
prompt-chameleander-mark-for-death = ¿A qué guerrero señalas?
prompt-chameleander-boast = Alardea ante las aves: una carta de ave por un ego
prompt-chameleander-lose-ego = ¿Qué ego pierdes?
prompt-chameleander-ego-order = ¿Qué ego vuelve ahora a las casillas, de derecha a izquierda?
prompt-chameleander-warrior-or-ego = ¿Colocas el guerrero, o un ego en su lugar?
prompt-blending-in = ¿Das una carta del palo del claro para ver al Camaleandro? Sin ella, tus impactos de los dados no lo alcanzan.
prompt-beckoned = Te llaman: elige el guerrero que acude
prompt-cajoled = Te engatusan: coloca gratis un edificio o una ficha, o rechaza. Si la colocas, el Camaleandro también puntúa.

refusal-too-few-cards = Hacen falta { $needed } cartas; tienes { $have }.
refusal-ego-track-empty = No quedan egos en las casillas.
refusal-no-ego-here = No tienes ego en { $clearing }.
refusal-not-nearby = Esa facción no tiene piezas en { $clearing } ni al lado.
refusal-no-warrior-to-place = Esa facción no tiene guerreros que colocar en { $clearing }.
refusal-marked-already = Ya has señalado a alguien este turno.
refusal-nobody-to-mark = No hay guerreros en claros del palo de esta carta.
refusal-cajoled-already = Ya has engatusado a alguien este turno.
refusal-nobody-to-cajole = Ninguna otra facción gobierna { $clearing }.
refusal-no-ego-to-lose = El Camaleandro de { $clearing } no tiene ego que perder en su lugar.
refusal-ego-stood-in-already = Este turno ya se ha perdido un ego en lugar del Camaleandro.
refusal-chameleander-moves-on-its-turn = Nadie mueve al Camaleandro desde { $from } fuera de su turno.

event-ego-barred = No se puede colocar ego en { $clearing }
event-ego-stands-in = Se pierde un ego en lugar del Camaleandro
event-sloughed = { $seat } pone { $piece } en el Ello
event-chameleander-skipped = { $seat } no alardea tras Señalar
event-cajoled = { $seat } engatusa a quien gobierna { $clearing }
event-beckoned = { $seat } llama a { $other } a { $clearing }

layer-chameleander-beckon-reach = A quién se puede llamar
layer-chameleander-borrowed-crafting = Piezas de fabricación ajenas que se pueden usar
order-about-blending-in = Dar una carta para ver al Camaleandro
order-about-cajoled = Colocar una pieza si me engatusan

source-C-5-2-IV = Señalar
source-C-5-2-V = Engatusar
source-C-6-1 = Alardear ante las aves

cost-chameleander-slough = 4 cartas
cost-chameleander-return = 1 ego
cost-chameleander-mark = 1 carta
cost-chameleander-cajole = 1 carta

why-chameleander-starting-clearing = Vives de quien se acerca; elige un cruce con mucho paso.
why-chameleander-slough = Cuatro cartas compran un sitio en el Ello: más alardes y cartas después.
why-chameleander-skip = Brincar no necesita gobierno; ve donde otros han construido.
why-chameleander-actions = Engatusa, señala o sofoca; cada ego puntúa la casilla que deja.
why-chameleander-drag-along = Un guerrero arrastrado debilita un sitio y sirve en otro.
why-chameleander-mark-for-death = El palo de la carta dice dónde; tras señalar no se alardea este turno.
why-chameleander-boast = Un ave coloca un ego, salvo que este turno hayas señalado a alguien.
why-chameleander-lose-ego = El ego vuelve a las casillas, donde colocarlo puntúa otra vez.
why-chameleander-ego-order = El que vuelve primero queda más a la derecha.
why-chameleander-warrior-or-ego = Una vez por turno puede llegar un ego en vez de un guerrero.
why-blending-in = Sin una carta adecuada, tus dados no pueden tocar al Camaleandro.
why-beckoned = El Camaleandro te hace colocar un guerrero a su lado.
why-cajoled = La pieza te sale gratis, y el Camaleandro gana un punto por ella.

term-chameleander-boast = Alardear ante las aves
    .forms = alardear, alardea, alardeas, alarde, alardes
    .means = En la Noche una carta de ave compra un ego al Camaleandro, salvo que este turno haya señalado a alguien.
term-chameleander-cajole = Engatusar
    .forms = engatusar, engatusa, engatusas, engatusado
    .means = Donde gobierna otra facción, el Camaleandro descarta una carta para colocar un ego. Quien gobierna puede colocar gratis una pieza; entonces el Camaleandro gana un punto.
term-chameleander-ego = Ego
    .forms = ego, egos, superego
    .means = Una ficha del Camaleandro, que va adonde él va. Colocarla puntúa la casilla que deja; los impactos quitan ego en lugar de la figura.
term-chameleander-id = Ello
    .forms = el Ello
    .means = Una caja del tablero del Camaleandro. El ego que está en ella no vuelve nunca, y permite más alardes.
term-chameleander-mark = Señalar
    .forms = señalar, señala, señalas, señalado
    .means = Una vez por turno el Camaleandro gasta una carta para retirar un guerrero de un claro de su palo, y coloca un ego.
