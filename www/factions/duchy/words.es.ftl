### Ducado Subterráneo

faction-duchy = Ducado Subterráneo
like-duchy = Un ejército bajo tierra, y arriba ministros que puntúan si nada cae.
goal-duchy = Reúnete en la Madriguera, sal por túneles, construye ciudadelas y mercados, y persuade a ministros enseñando cartas: puntúan y dan acciones. El Precio del Fracaso: cada vez que caen edificios se va el mejor ministro.

piece-duchy-warrior = { $count ->
        [one] topo
       *[other] topos
    }
piece-duchy-citadel = { $count ->
        [one] ciudadela
       *[other] ciudadelas
    }
piece-duchy-market = { $count ->
        [one] mercado
       *[other] mercados
    }
piece-duchy-tunnel = { $count ->
        [one] túnel
       *[other] túneles
    }
place-burrow = la Madriguera
way-duchy = por túnel

panel-duchy-citadels = Ciudadelas: más topos cada Alba
panel-duchy-markets = Mercados: más cartas cada Noche
panel-duchy-burrow = Topos en la Madriguera
panel-duchy-next-moles = Topos en la próxima Alba
panel-duchy-actions-left = Acciones de Asamblea restantes
panel-duchy-swayed = Ministros persuadidos
panel-duchy-unswayed = Ministros sin persuadir
panel-duchy-squire-crowns = Coronas de escudero restantes
panel-duchy-noble-crowns = Coronas de noble restantes
panel-duchy-lord-crowns = Coronas de señor restantes
panel-duchy-revealed = Cartas reveladas
panel-duchy-foremole = Topataz
panel-duchy-captain = Capitán
panel-duchy-marshal = Mariscal
panel-duchy-brigadier = Brigadier
panel-duchy-banker = Banquero
panel-duchy-mayor = Alcalde
panel-duchy-duchess-of-mud = Duquesa del Lodo
panel-duchy-baron-of-dirt = Barón de la Tierra
panel-duchy-earl-of-stone = Conde de Piedra
panel-duchy-map = del mapa

figure-duchy-citadel_moles = Topos que trae cada casilla de ciudadela destapada, de izquierda a derecha
figure-duchy-market_cards = Cartas que trae cada casilla de mercado destapada, de izquierda a derecha
figure-duchy-sway_cards = Cartas que se enseñan por un escudero, un noble, un señor
figure-duchy-sway_vp = Puntos por persuadir a un escudero, un noble, un señor

layer-duchy-tunnels = Túneles: junto a la Madriguera

step-duchy-muster = los topos se reúnen
step-duchy-assembly = asamblea
step-duchy-parliament = parlamento
step-duchy-sway = persuadir a un ministro
step-duchy-revealed = vuelven las cartas reveladas

verb-duchy-build = Construir
verb-duchy-recruit = Reclutar
verb-duchy-dig = Cavar
verb-duchy-reveal = Enseñar
verb-duchy-lift = Levantar
verb-duchy-act = Actuar
verb-duchy-copy = Alcalde como
verb-duchy-sway = Persuadir
verb-duchy-dismiss = Perder
verb-duchy-done-assembly = Al Parlamento
verb-duchy-done-parliament = Cerrar el Parlamento
verb-duchy-done-sway = No persuadir a nadie
verb-duchy-done-brigadier-moves-on = Sin segundo movimiento
verb-duchy-done-brigadier-fights-on = Sin segundo combate
verb-duchy-done-bank = Nada más al banco

prompt-duchy-assembly = Elige una acción de Asamblea
prompt-duchy-parliament = ¿Qué ministro actúa ahora?
prompt-duchy-sway = ¿Persuades a algún ministro?
prompt-duchy-reveal-card = Elige una carta para enseñar; solo las aves no vuelven
prompt-duchy-lift-tunnel = Los tres túneles están fuera: ¿cuál levantas?
prompt-duchy-foremole = El Topataz: elige dónde construir
prompt-duchy-brigadier = El Brigadier: un movimiento o un combate
prompt-duchy-brigadier-moves-on = El Brigadier: ¿un segundo movimiento?
prompt-duchy-brigadier-fights-on = El Brigadier: ¿un segundo combate?
prompt-duchy-bank = El Banquero: gasta cartas de un mismo palo por un punto cada una
prompt-duchy-dismiss = Han caído edificios: ¿qué ministro se va?

note-duchy-foremole = Escudero: construye donde gobiernes, con cualquier carta
note-duchy-captain = Escudero: un combate
note-duchy-marshal = Escudero: un movimiento
note-duchy-brigadier = Noble: dos movimientos o dos combates
note-duchy-banker = Noble: un punto por cada carta de un palo
note-duchy-mayor = Noble: actúa como un escudero o noble persuadido
note-duchy-duchess-of-mud = Señora: 2 puntos con los tres túneles fuera
note-duchy-baron-of-dirt = Señor: un punto por cada mercado
note-duchy-earl-of-stone = Señor: un punto por cada ciudadela
note-duchy-sway-foremole = 2 cartas, 1 punto: construye donde sea
note-duchy-sway-captain = 2 cartas, 1 punto: un combate
note-duchy-sway-marshal = 2 cartas, 1 punto: un movimiento
note-duchy-sway-brigadier = 3 cartas, 2 puntos: dos movimientos o combates
note-duchy-sway-banker = 3 cartas, 2 puntos: cartas por puntos
note-duchy-sway-mayor = 3 cartas, 2 puntos: actúa como otros
note-duchy-sway-duchess-of-mud = 4 cartas, 3 puntos: puntúa tres túneles
note-duchy-sway-baron-of-dirt = 4 cartas, 3 puntos: puntúa mercados
note-duchy-sway-earl-of-stone = 4 cartas, 3 puntos: puntúa ciudadelas

refusal-burrow-closed = Solo las piezas del Ducado entran en la Madriguera.
refusal-tunnel-here = Ya hay un túnel a { $clearing }.
refusal-no-tunnel-left = Los tres túneles están fuera, y ninguno se puede levantar.
refusal-not-swayed = Este ministro no está persuadido.
refusal-minister-acted = Este ministro ya ha actuado este turno.
refusal-minister-idle = Este ministro no tiene nada que hacer ahora.
refusal-no-crown-left = No te quedan coronas de este rango en el tablero.
refusal-too-little-support = Hacen falta { $needed } cartas, cada una con un claro de su palo donde tengas una pieza; { $have ->
        [0] ninguna lo tiene
        [one] 1 lo tiene
       *[other] { $have } lo tienen
    }.

event-duchy-laid = { $seat } enseña { $card }
event-duchy-minister = { $seat }: actúa un ministro, { $space }
event-duchy-swayed = { $seat } persuade a un ministro: { $space }
event-duchy-dismissed = { $seat } pierde un ministro, { $space }, y una corona para siempre

source-UD-5-2f = Banquero
source-UD-5-2h = Duquesa del Lodo
source-UD-5-2i = Barón de la Tierra
source-UD-5-2j = Conde de Piedra
source-UD-5-3c = ministros persuadidos

ground-duchy-squires = escuderos persuadidos
ground-duchy-nobles = nobles persuadidos
ground-duchy-lords = señores persuadidos, y lo que puntuarán
ground-duchy-citadels = ciudadelas en el mapa
ground-duchy-markets = mercados en el mapa
ground-duchy-tunnels = túneles en el mapa
ground-duchy-support = claros que apoyan al próximo ministro
ground-duchy-revealed = cartas que vuelven en la Noche

why-duchy-assembly = Dos acciones: construir, reclutar, mover, combatir o cavar; se puede repetir la misma.
why-duchy-parliament = Cada ministro persuadido actúa una vez por turno, en cualquier orden.
why-duchy-sway = Un ministro puntúa una vez, y desde el turno siguiente actúa siempre.
why-duchy-reveal-card = Enseña lo que menos falta te haga: las aves no vuelven.
why-duchy-lift-tunnel = Un claro sin túnel queda aislado de la Madriguera.
why-duchy-foremole = Vale cualquier carta, y cualquier claro que gobiernes con un hueco libre.
why-duchy-brigadier = Dos movimientos o dos combates, nunca uno de cada.
why-duchy-brigadier-moves-on = El segundo movimiento del Brigadier es gratis, y puedes no hacerlo.
why-duchy-brigadier-fights-on = El segundo combate del Brigadier es gratis, y puedes no iniciarlo.
why-duchy-bank = Las cartas que no puedas usar de otro modo valen un punto cada una.
why-duchy-dismiss = El Precio del Fracaso se lleva a uno del rango más alto, y su corona.

term-duchy-burrow = Madriguera
    .forms = Madriguera
    .means = El claro del Ducado fuera del mapa. Es vecino de todos los túneles, y no entran piezas de nadie más.
term-duchy-citadel = Ciudadela
    .forms = ciudadela, ciudadelas
    .means = Un edificio del Ducado. Cada una en el mapa trae más topos al Alba, y fabrica.
term-duchy-crown = Corona
    .forms = corona, coronas
    .means = Un marcador que se pone sobre un ministro persuadido. Hay tres de cada rango; las de los ministros perdidos se van para siempre.
term-duchy-market = Mercado
    .forms = mercado, mercados
    .means = Un edificio del Ducado. Con cada uno en el mapa se roba una carta más en la Noche, y fabrica.
term-duchy-minister = Ministro
    .forms = ministro, ministros
    .means = Uno de los nueve ayudantes del Ducado: escuderos, nobles y señores. Persuadirlo puntúa, y después actúa una vez por turno.
term-duchy-price-of-failure = Precio del Fracaso
    .forms = Precio del Fracaso
    .means = Cuando se retiran edificios del Ducado, se van su ministro más alto y una carta al azar.
term-duchy-sway = Persuadir
    .forms = persuadir, persuade, persuades, persuadido, persuadidos
    .means = Ganarse a un ministro enseñando cartas, cada una con un claro de su palo donde el Ducado tiene una pieza.
term-duchy-tunnel = Túnel
    .forms = túnel, túneles
    .means = Una ficha del Ducado que une su claro con la Madriguera.
