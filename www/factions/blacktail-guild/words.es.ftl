### Gremio Colanegra

faction-blacktail-guild = Gremio Colanegra
origin-blacktail-guild = Facción de aficionados, de la expansión The Mountain King
like-blacktail-guild = Albañiles como dinero: obras, proyectos y mucha fabricación.
goal-blacktail-guild = Las obras envían albañiles, los albañiles pagan cartas en la Noche, y fabricar puntúa. Los objetos aceleran los cuatro proyectos.

piece-blacktail-guild-warrior = { $count ->
        [one] guerrero
       *[other] guerreros
    }
piece-blacktail-guild-worksite = { $count ->
        [one] obra
       *[other] obras
    }

panel-blacktail-guild-builders-mouse = Albañiles ratón
panel-blacktail-guild-builders-rabbit = Albañiles conejo
panel-blacktail-guild-builders-fox = Albañiles zorro
panel-blacktail-guild-windmill = Molino
panel-blacktail-guild-salt-road = Ruta de la Sal
panel-blacktail-guild-ironworks = Herrería
panel-blacktail-guild-quarry = Cantera
panel-blacktail-guild-cards-at-risk = Cartas en peligro

figure-blacktail-guild-box_cap = Albañiles que caben en una caja
figure-blacktail-guild-draw_base = Cartas que se roban sin proyecto completo
figure-blacktail-guild-draw_per_full_project = Cartas más por cada proyecto completo
figure-blacktail-guild-integrity_rounds_up = La mitad de los albañiles se redondea hacia arriba (1) o hacia abajo (0)
figure-blacktail-guild-project_complete_vp = Puntos por un proyecto acabado
figure-blacktail-guild-refurbish_cost = Albañiles que cuesta Restaurar

step-blacktail-guild-clock-in = fichar
step-blacktail-guild-projects = proyectos
step-blacktail-guild-work = trabajo

verb-blacktail-guild-project = Proyecto
verb-blacktail-guild-exhaust = Agotar
verb-blacktail-guild-refresh = Renovar
verb-blacktail-guild-store = Poner en
verb-blacktail-guild-garrison = Guarnición
verb-blacktail-guild-refurbish = Restaurar
verb-blacktail-guild-apprentice = Aprendiz
verb-blacktail-guild-demolish = Demoler
verb-blacktail-guild-box = A la caja
verb-contract = Por encargo
verb-blacktail-guild-done-projects = Fin de proyectos
verb-blacktail-guild-done-exhaust-item = No más objetos

prompt-blacktail-guild-projects = Pon en marcha un proyecto, o sigue
prompt-blacktail-guild-actions = Pon albañiles a trabajar, o sigue
prompt-blacktail-guild-exhaust-item = ¿Agotas un objeto para uno más?
prompt-blacktail-guild-refresh-item = Elige un objeto para renovar
prompt-blacktail-guild-store-item = ¿Qué proyecto recibe el objeto?
prompt-blacktail-guild-take-ruin-item = Elige el objeto que tomas de la ruina
prompt-blacktail-guild-which-box = Elige la caja del albañil
prompt-blacktail-guild-which-box-loses = Elige la caja que deja la mitad de los albañiles
prompt-blacktail-guild-windmill-where = Elige dónde se reúnen los guerreros
prompt-take-crafted = Elige la carta fabricada que te llevas

refusal-too-few-builders = Hacen falta { $needed } albañiles allí; tienes { $have }.
refusal-demolished-already = Demoler es una vez por turno.
refusal-no-worksite-left = No quedan obras en la reserva.
refusal-player-not-there = Ese jugador no tiene piezas en { $clearing }.
refusal-project-done = Este proyecto ya se ha usado este turno.
refusal-project-idle = Este proyecto no tiene nada que hacer ahora.

event-builder = { $seat } consigue un albañil { $suit }
event-box-full = La caja { $suit } de { $seat } está llena: { $count ->
    [one] un albañil se queda
   *[other] { $count } albañiles se quedan
} sin sitio
event-builders-left = { $count ->
        [one] Un albañil { $suit } deja { $seat }
       *[other] { $count } albañiles { $suit } dejan { $seat }
    }
event-blacktail-guild-project = { $seat } pone en marcha un proyecto: { $project }
event-blacktail-guild-project-completed = { $seat } completa un proyecto: { $project }
event-blacktail-guild-exhausted = { $seat } agota { $item } ({ $project })
event-blacktail-guild-refreshed = { $seat } renueva { $item } ({ $project })
event-blacktail-guild-stored = { $seat } pone { $item } en un proyecto: { $project }
event-blacktail-guild-demolished = { $seat } desentierra { $item } en { $clearing }
event-blacktail-guild-apprenticed = { $seat } cambia un albañil con { $from } por { $item }
event-contract-work = { $seat } gasta un guerrero de { $guild } como icono

layer-blacktail-guild-worksites-at-stake = Obras que se llevan consigo una carta o albañiles

source-BG-2-1-I = Artesanos

cost-blacktail-guild-garrison = 1 albañil
cost-blacktail-guild-refurbish = 3 albañiles
cost-blacktail-guild-apprentice = 1 albañil
cost-blacktail-guild-demolish = 1 albañil

why-blacktail-guild-projects = Cada proyecto va una vez; sus objetos pueden agotarse para hacer más.
why-blacktail-guild-actions = Los albañiles son dinero: se vuelven guerreros, cartas, objetos, o esperan para fabricar.
why-blacktail-guild-exhaust-item = Un objeto agotado hace uno más ahora y nada hasta que se renueve.
why-blacktail-guild-refresh-item = Cada obra vuelve a poner boca arriba un objeto agotado.
why-blacktail-guild-store-item = Un objeto refuerza su proyecto el resto de la partida.
why-blacktail-guild-take-ruin-item = Elige lo que encaje en un espacio vacío de un proyecto.
why-blacktail-guild-which-box = Los albañiles solo pagan su propio palo; en una caja caben cinco.
why-blacktail-guild-which-box-loses = Perder una obra manda a casa a la mitad de esa caja.
why-blacktail-guild-windmill-where = Dos claros son los mayores que tienes; el Molino sirve a uno.
why-take-crafted = Quien derriba una obra se lleva una carta fabricada por el Gremio.

term-blacktail-guild-builder = Albañil
    .forms = albañil, albañiles
    .means = Un guerrero del Gremio en una de las tres cajas de su tablero. Los albañiles pagan el trabajo y la fabricación, cada uno con el palo de su caja.
term-blacktail-guild-project = Proyecto
    .forms = proyecto, proyectos
    .means = Una de las cuatro filas de objetos del tablero del Gremio. Cada una se usa una vez por turno, y con más fuerza agotando sus objetos.
term-blacktail-guild-worksite = Obra
    .forms = obra, obras
    .means = El edificio del Gremio. Al Alba, cada una envía un albañil a la caja del palo de su claro.
