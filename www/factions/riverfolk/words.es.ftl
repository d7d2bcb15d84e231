### Compañía Ribereña

faction-riverfolk = Compañía Ribereña
like-riverfolk = Mercaderes del río: todos pueden comprarles, y pagan con guerreros.
goal-riverfolk = Vende cartas, barcas y mercenarios a cambio de guerreros de otros. Los pagos pasan a ser fondos: compromételos para actuar, gasta dos de quien gobierna en un puesto comercial, o guárdalos para dividendos. Un puesto que cae se lleva la mitad de los fondos.

piece-riverfolk-warrior = { $count ->
        [one] nutria
       *[other] nutrias
    }
piece-riverfolk-fox-post = { $count ->
        [one] puesto de zorro
       *[other] puestos de zorro
    }
piece-riverfolk-rabbit-post = { $count ->
        [one] puesto de conejo
       *[other] puestos de conejo
    }
piece-riverfolk-mouse-post = { $count ->
        [one] puesto de ratón
       *[other] puestos de ratón
    }

panel-riverfolk-hand-card-price = Precio de una carta de la mano
panel-riverfolk-riverboats-price = Precio de las barcas
panel-riverfolk-mercenaries-price = Precio de los mercenarios
panel-riverfolk-hand-card = Carta de la mano
panel-riverfolk-riverboats = Barcas
panel-riverfolk-mercenaries = Mercenarios
panel-riverfolk-payments = Pagos
panel-riverfolk-funds = Fondos
panel-riverfolk-committed = Comprometidos
panel-riverfolk-laid = En casillas de los puestos
panel-riverfolk-fox-posts = Puestos de zorro: puntos al salir
panel-riverfolk-rabbit-posts = Puestos de conejo: puntos al salir
panel-riverfolk-mouse-posts = Puestos de ratón: puntos al salir
panel-riverfolk-lost-fox-posts = Puestos de zorro fuera de la partida
panel-riverfolk-lost-rabbit-posts = Puestos de conejo fuera de la partida
panel-riverfolk-lost-mouse-posts = Puestos de ratón fuera de la partida
panel-riverfolk-dividends = Dividendos con los fondos de ahora

figure-riverfolk-post_points = Puntos de las casillas de cada fila de puestos, de izquierda a derecha

layer-riverfolk-trade-posts = Puestos comerciales

step-riverfolk-protectionism = proteccionismo
step-riverfolk-dividends = dividendos
step-riverfolk-gather = reunir fondos
step-riverfolk-discard = descartar
step-riverfolk-costs = fijar los precios

verb-fund = Usar un fondo de
verb-hand-card = Comprar una carta
verb-riverboats = Comprar barcas
verb-mercenaries = Contratar mercenarios
verb-pass-buy-more = No comprar más
verb-riverfolk-fund = Usar un fondo de
verb-riverfolk-price = Precio
verb-riverfolk-draw = Robar
verb-riverfolk-recruit = Reclutar
verb-riverfolk-establish = Puesto comercial
verb-riverfolk-export = Exportar
verb-riverfolk-lose-funds = Perder fondos de
verb-riverfolk-hand-card = Comprar una carta
verb-riverfolk-riverboats = Comprar barcas
verb-riverfolk-mercenaries = Contratar mercenarios

cost-hand-card = precio { $price }
cost-riverboats = precio { $price }
cost-mercenaries = precio { $price }
cost-riverfolk-establish = gasta 2 fondos de quien gobierna
cost-riverfolk-recruit = gasta un fondo
cost-riverfolk-draw = compromete un fondo

prompt-riverfolk-actions = Actúa con tus fondos, o guárdalos
prompt-riverfolk-starting-otter = Coloca una nutria en el río
prompt-riverfolk-price-of-hand-card = ¿Cuánto cuesta una carta de tu mano?
prompt-riverfolk-price-of-riverboats = ¿Cuánto cuestan las barcas?
prompt-riverfolk-price-of-mercenaries = ¿Cuánto cuestan los mercenarios?
prompt-riverfolk-commit-fund = ¿De quién es el fondo que comprometes?
prompt-riverfolk-spend-fund = ¿De quién es el fondo que gastas?
prompt-riverfolk-lose-funds = Ha caído un puesto: ¿cuántos fondos de cada dueño pierdes?
prompt-riverfolk-which-post = Elige el puesto comercial
prompt-buy-service = Compra un servicio a la Compañía, o sigue
prompt-buy-more = Compra algo más a la Compañía, o no

refusal-too-few-funds = Hacen falta { $needed } { $needed ->
        [one] fondo
       *[other] fondos
    }; hay { $have ->
        [0] ninguno
        [one] 1
       *[other] { $have }
    }.
refusal-post-stands-here = En { $clearing } ya hay un puesto comercial.
refusal-post-of-other-suit = { $clearing } es de otro palo que el puesto.
refusal-no-post-left = No quedan puestos comerciales del palo de { $clearing }.
refusal-cannot-pay-price = Cuesta { $needed }; para pagar tienes { $have ->
        [0] nada
       *[other] { $have }
    }.
refusal-bought-already = Ya lo has comprado este turno.
refusal-no-warriors-to-lead = Los mercenarios solo luchan junto a guerreros.
refusal-otters-serve-you = Las nutrias de { $clearing } están a tu servicio.
refusal-no-card-to-draw = No queda ninguna carta que robar.
refusal-no-river-here = Ningún río toca { $clearing }.
refusal-not-theirs-to-let = Este jugador no gobierna { $clearing }.

event-bought-service = { $service ->
        [hand-card] { $seat } compra una carta a { $from } por { $count }
        [riverboats] { $seat } compra barcas a { $from } por { $count }
       *[mercenaries] { $seat } contrata mercenarios de { $from } por { $count }
    }
event-committed-fund = { $seat } compromete un fondo de { $owner }
event-spent-funds = { $seat } gasta { $count ->
        [one] un fondo de { $owner }
       *[other] { $count } fondos de { $owner }
    }
event-lost-funds = { $seat } pierde { $count ->
        [one] un fondo de { $owner }
       *[other] { $count } fondos de { $owner }
    }
event-gathered-funds = { $seat } reúne { $count ->
        [one] 1 fondo
       *[other] { $count } fondos
    }
event-otters-to-payments = { $seat } pone { $count ->
        [one] una nutria
       *[other] { $count } nutrias
    } en Pagos
event-exported = { $seat } exporta { $card }
event-set-price = { $service ->
        [hand-card] { $seat }: una carta de la mano cuesta { $count }
        [riverboats] { $seat }: las barcas cuestan { $count }
       *[mercenaries] { $seat }: los mercenarios cuestan { $count }
    }

source-RC-4-2 = Dividendos
source-RC-5-6c = puestos comerciales

ground-riverfolk-treasury = guerreros en el tablero
ground-riverfolk-dividends = dividendos que vendrán
ground-riverfolk-trade-posts = puestos comerciales en el mapa
ground-riverfolk-posts-to-come = puntos de los puestos que los fondos pueden pagar
ground-riverfolk-open-spaces = casillas con las que fabricar
ground-riverfolk-custom = lo que otros pagarán con probabilidad

why-riverfolk-actions = Los fondos comprometidos vuelven en la próxima Alba; los gastados vuelven con su dueño.
why-riverfolk-starting-otter = Las nutrias nadan, y se contratan donde están.
why-riverfolk-price-of-hand-card = Otros lo pagan por llevarse cualquier carta tuya, hasta tu próxima Noche.
why-riverfolk-price-of-riverboats = Con barcas, los ríos son senderos durante un turno.
why-riverfolk-price-of-mercenaries = Para quien los contrata, tus nutrias luchan y gobiernan.
why-riverfolk-commit-fund = Vuelve en tu próxima Alba.
why-riverfolk-spend-fund = Va a la reserva de su dueño.
why-riverfolk-lose-funds = La mitad de los fondos vuelve con sus dueños, redondeando hacia arriba.
why-riverfolk-which-post = Desde entonces su casilla queda abierta para fabricar.
why-buy-service = Solo se vende al comienzo del Alba; con lo que pagas actúa la Compañía.
why-buy-more = Una compra más por cada claro que compartes con un puesto comercial.

term-riverfolk-commit = Comprometer
    .forms = comprometer, compromete, comprometes, comprometido, comprometidos
    .means = Mover un fondo a la caja de Comprometidos o, para fabricar, a una casilla. Tras la próxima Alba vuelve a ser un fondo.
term-riverfolk-dividends = Dividendos
    .forms = dividendos
    .means = Al Alba, un punto por cada dos fondos que sobraron, mientras haya un puesto comercial en el mapa.
term-riverfolk-export = Exportar
    .forms = exportar, exporta, exportas, exportado
    .means = Pagar una carta como para fabricarla y recibir una nutria en Pagos en lugar de lo que da.
term-riverfolk-fund = Fondo
    .forms = fondo, fondos
    .means = Un guerrero de cualquiera en la caja de Fondos de la Compañía. Cada acción compromete o gasta fondos.
term-riverfolk-mercenaries = Mercenarios
    .forms = mercenarios, mercenario
    .means = Todas las nutrias del mapa, contratadas para el Día y la Noche de un turno: gobiernan y luchan para quien las paga, y reciben uno de cada dos impactos.
term-riverfolk-payments = Pagos
    .forms = Pagos
    .means = La caja con los guerreros que otros han pagado por servicios. En el Alba de la Compañía pasan a ser fondos.
term-riverfolk-riverboats = Barcas
    .forms = barcas
    .means = Un servicio: hasta que acabe el turno, los ríos son senderos para quien lo compra. Hace falta gobernar como siempre.
term-riverfolk-trade-post = Puesto comercial
    .forms = puesto comercial, puestos comerciales, puesto, puestos
    .means = La ficha de la Compañía, una por claro. Puntúa al colocarse y abre una casilla para fabricar; si se retira, se va la mitad de los fondos.
