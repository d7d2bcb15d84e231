### Guardianes de Hierro

faction-keepers = Guardianes de Hierro
like-keepers = Caballeros que excavan en los bosques y un Séquito de cartas que lo hace todo.
goal-keepers = Excava reliquias en los bosques, llévalas a una estación de su tipo y recupéralas por su valor; una columna con los tres tipos da dos puntos más. Todo lo hace el Séquito: quien apunta demasiado alto pierde la carta.

piece-keepers-warrior = { $count ->
        [one] tejón
       *[other] tejones
    }
piece-keepers-tablet-station-over-figure = { $count ->
        [one] estación de tablillas (figuras debajo)
       *[other] estaciones de tablillas (figuras debajo)
    }
piece-keepers-figure-station-over-tablet = { $count ->
        [one] estación de figuras (tablillas debajo)
       *[other] estaciones de figuras (tablillas debajo)
    }
piece-keepers-figure-station-over-jewelry = { $count ->
        [one] estación de figuras (joyas debajo)
       *[other] estaciones de figuras (joyas debajo)
    }
piece-keepers-jewelry-station-over-figure = { $count ->
        [one] estación de joyas (figuras debajo)
       *[other] estaciones de joyas (figuras debajo)
    }
piece-keepers-jewelry-station-over-tablet = { $count ->
        [one] estación de joyas (tablillas debajo)
       *[other] estaciones de joyas (tablillas debajo)
    }
piece-keepers-tablet-station-over-jewelry = { $count ->
        [one] estación de tablillas (joyas debajo)
       *[other] estaciones de tablillas (joyas debajo)
    }
piece-keepers-figure = { $count ->
        [one] figura
       *[other] figuras
    }
piece-keepers-tablet = { $count ->
        [one] tablilla
       *[other] tablillas
    }
piece-keepers-jewelry = { $count ->
        [one] joya
       *[other] joyas
    }

panel-keepers-figure-values = Figuras
panel-keepers-tablet-values = Tablillas
panel-keepers-jewelry-values = Joyas
panel-keepers-next-column = Completaría una columna
panel-keepers-figure = Figura
panel-keepers-tablet = Tablilla
panel-keepers-jewelry = Joya
panel-keepers-waystations-on-board = Estaciones en el tablero
panel-keepers-retinue-size = Cartas en el Séquito
panel-keepers-move = Mover
panel-keepers-delve = Combatir y excavar
panel-keepers-recover = Mover o recuperar
panel-keepers-unknown = valor desconocido
panel-keepers-one = valor 1
panel-keepers-two = valor 2
panel-keepers-three = valor 3
panel-keepers-recovered = Recuperadas
own-card-keepers-retainer = Criado fiel

figure-keepers-column_vp = Puntos por completar una columna
figure-keepers-trophy_vp = Lo que vale una reliquia retirada además de como ficha
figure-keepers-retinue_room = Cartas que caben en el Séquito
figure-keepers-crowd = Guerreros en un claro a partir de los que uno se va en la Noche
figure-keepers-draw_base = Cartas que se roban sin estaciones

layer-keepers-waystations = Estaciones
layer-keepers-delvable = Donde se pueden excavar reliquias
layer-keepers-recoverable = Donde se pueden recuperar reliquias

step-keepers-encamp = acampar
step-keepers-decamp = levantar el campamento
step-keepers-recruit = reclutar
step-keepers-move = Séquito: mover
step-keepers-delve = Séquito: combatir y excavar
step-keepers-recover = Séquito: mover o recuperar
step-keepers-live-off-the-land = vivir de la tierra
step-keepers-gather = reunir el Séquito

verb-keepers-encamp = Acampar
verb-keepers-return = Volver
verb-keepers-decamp = Levantar el campamento
verb-keepers-recruit = Reclutar
verb-keepers-retinue-move = Mover
verb-keepers-retinue-battle = Combatir
verb-keepers-delve = Excavar
verb-keepers-dig = Desenterrar
verb-keepers-recover = Recuperar
verb-relic = Tomar
verb-carry = Llevar
verb-to-forest = Esconder en
verb-keepers-act-with = Actuar con
verb-keepers-act-with-retainer = Actuar con un Criado fiel
verb-keepers-gather = Añadir
verb-keepers-shift = Trasladar
verb-keepers-send = Enviar a un Criado fiel
verb-keepers-done-encamp = No acampar más
verb-keepers-done-decamp = No levantar más
verb-keepers-done-recruit = No reclutar más
verb-keepers-done-craft = Al Séquito
verb-keepers-done-retinue-move = A combatir y excavar
verb-keepers-done-retinue-delve = A mover o recuperar
verb-keepers-done-retinue-recover = Acabar el Día
verb-keepers-done-gather = Robar cartas
verb-keepers-pass-delve = No desenterrar nada
verb-keepers-pass-recover = No recuperar más

cost-keepers-recruit = la carta

prompt-keepers-second-clearing = Elige dónde empiezan otros cuatro tejones
prompt-keepers-encamp = Cambia un tejón por una estación, o sigue
prompt-keepers-return = Vuelve: una estación y un tejón en el borde del mapa
prompt-keepers-decamp = Cambia una estación por un tejón, o sigue
prompt-keepers-recruit = Gasta una carta por dos tejones en una estación, o sigue
prompt-keepers-retinue-move = El Séquito: mueve desde un claro que coincida con una carta
prompt-keepers-retinue-delve = El Séquito: combate donde debas y luego excava
prompt-keepers-retinue-recover = El Séquito: recupera reliquias, o mueve
prompt-keepers-act-with = ¿Cuál de tus cartas actúa? Puedes perderla.
prompt-keepers-delve = Elige la reliquia que desentierras
prompt-keepers-recover = Elige la reliquia que recuperas
prompt-carry-relics = ¿Cuántas de estas reliquias van también?
prompt-which-relic = Hay varias reliquias: ¿cuál?
prompt-trophy-forest = Elige el bosque al que va la reliquia
prompt-keepers-gather = Añade cartas al Séquito, o traslada una de las suyas

refusal-once-a-clearing = Ya se ha hecho este turno en { $clearing }; solo una vez por claro.
refusal-no-keeper-here = No hay ningún tejón en { $clearing }.
refusal-no-waystation-here = No hay ninguna estación en { $clearing }.
refusal-battle-before-delving = Antes hay que combatir contra un enemigo en { $clearing }.
refusal-no-keeper-to-delve = No hay ningún tejón en { $clearing } que pueda excavar.
refusal-no-relic-near = Ningún bosque junto a { $clearing } guarda reliquias.
refusal-nothing-to-recover = No hay ninguna reliquia en una estación de su tipo en { $clearing }.
refusal-retinue-full = El Séquito tiene { $cards } cartas; caben { $most }.
refusal-relics-are-dug = Las reliquias salen de los bosques y de ninguna otra parte.

event-keepers-laid = { $seat } pone { $card } en { $pile }
event-turned-relic = { $seat } desentierra { $piece }: vale { $count }
event-recovered = { $seat } recupera { $piece } de { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    } en { $clearing }
event-hid-relic = { $seat } deja { $piece } de valor { $count } en { $clearing }
event-retainer-left = Un Criado fiel abandona a { $seat }
event-sent-retainer = { $seat } envía a un Criado fiel de { $from-pile } a { $pile }

source-KI-15-5-2-III-b = Reliquias recuperadas

ground-keepers-relics-at-stations = reliquias en estaciones
ground-keepers-relics-dug = reliquias en camino
ground-keepers-relics-near = reliquias al alcance
ground-keepers-retinue = cartas en el Séquito
ground-keepers-waystations = estaciones en el mapa
ground-keepers-types-shown = tipos que muestran las estaciones
ground-keepers-footing = gobierno alrededor de un bosque
ground-keepers-crowds = claros que no están demasiado llenos

why-keepers-second-clearing = Los bosques que no tocan estos claros reciben las demás reliquias.
why-keepers-encamp = Una estación roba carta, admite reclutas y deja volver a las reliquias.
why-keepers-return = Si no queda nadie, empiezas de nuevo en el borde del mapa.
why-keepers-decamp = Vuelve otro turno, por el lado que quieras.
why-keepers-recruit = Sirve cualquier carta que coincida con el claro; un ave, con todos.
why-keepers-retinue-move = Cada carta mueve una vez, desde un claro de su palo.
why-keepers-retinue-delve = Gobierna tantos claros alrededor del bosque como vale la reliquia.
why-keepers-retinue-recover = Gobierna tantos claros de ese palo como vale la reliquia.
why-keepers-act-with = Si la reliquia vale demasiado, esta carta deja el Séquito.
why-keepers-delve = Si vale más que los claros que gobiernas alrededor, cuesta la carta.
why-keepers-recover = Primero puntúa; después, si gobiernas pocos claros del palo, pierdes la carta.
why-carry-relics = Cada tejón que se mueve puede llevar una reliquia.
why-which-relic = Son iguales, salvo por el valor que muestran.
why-trophy-forest = Allí se puede desenterrar otra vez, con su valor a la vista.
why-keepers-gather = Una carta allí actúa cada turno; en la mano paga, fabrica o embosca.

term-keepers-delve = Excavar
    .forms = excavar, excava, excavando
    .means = Dar la vuelta a una reliquia de un bosque y llevarla a un claro contiguo que gobiernan los Guardianes. Si vale más que los claros que gobiernan alrededor de ese bosque, cuesta la carta que ha actuado.
term-keepers-recover = Recuperar
    .forms = recuperar, recupera, recuperada, recuperadas
    .means = Llevar a casa reliquias desde una estación de su tipo, por su valor. Si una vale más que los claros de ese palo que gobiernan los Guardianes, ahí acaba y cuesta la carta.
term-keepers-relic = Reliquia
    .forms = reliquia, reliquias
    .means = Una ficha de los Guardianes: figura, tablilla o joya, de valor 1, 2 o 3. Con el tipo a la vista nadie conoce el valor. Un enemigo que retira una puntúa dos y la deja en un bosque.
term-keepers-retinue = Séquito
    .forms = Séquito
    .means = Tres columnas de cartas en el tablero de los Guardianes: mover, combatir y excavar, mover o recuperar. Cada carta actúa una vez cada Día, en un claro de su palo o desde él.
term-keepers-retainer = Criado fiel
    .forms = Criado fiel, Criados fieles
    .means = Un ave que está en el Séquito desde el principio. Una vez descartada, sale del juego.
term-keepers-waystation = Estación
    .forms = estación, estaciones
    .means = Un edificio de los Guardianes que muestra un tipo de reliquia por cada lado. Admite reclutas, fabrica, roba una carta en la Noche y deja volver a casa las reliquias de su tipo.
