### Español: las palabras de la propia pantalla. El vocabulario está al principio de es.js.

shared-line = Root, el juego de guerra del bosque, en una página
play-now-text = { $kind ->
        [ranger] Tú contra dos Montaraces
        [warlord] Tú contra dos Caudillos
       *[other] Tú contra dos Caminantes
    }
learn-text = Lecciones de tres minutos y retos de cada facción
glossary = Glosario
glossary-search = Buscar una palabra
glossary-nothing = Aquí no está esa palabra.
pass-and-play-text = Dos personas con el mismo dispositivo
bench = Banco de pruebas
set-up-text = Elige facciones, personas y bots, mapa y semilla
open-way-text = Una mesa que alguien te ha enviado
factions = Las facciones
factions-learn = { $faction }: a su lección
origin-root = De Root, de Leder Games
tables = Mesas de este dispositivo
table = Mesa
table-round = Ronda { $round }
table-over = { $count ->
        [one] Ha ganado { $seat }
       *[other] Han ganado en coalición { $seat }
    }
forget = Olvidar esta mesa
forget-table = Olvidar la mesa de { $table }
save-file-of = Guardar en un archivo la mesa de { $table }
bring-back = Recuperarla
back = Atrás
offline-ready = Listo sin conexión

seats = Asientos
seats-text = Por orden de turno, primero quien empieza.
seat-faction = Asiento { $number }
seat-name = Nombre
choose-faction = ¿Quién se sienta aquí?
change-faction = Cambiar de facción.
shuffle-seats = Barajar los asientos
taken-by = Asiento { $number }: cambiarían de sitio
hard-1 = Fácil
hard-2 = Media
hard-3 = Exigente
procedure = Cómo se prepara la mesa
procedure-standard = Estándar
procedure-text-standard = Todos tienen facción desde el principio y se quedan con tres cartas.
procedure-draft = Preparación avanzada
procedure-text-draft = Cada uno mira cinco cartas, elige una de las facciones repartidas, la prepara y se queda con tres cartas.
draft-count = Facciones para repartir: { $count }; se reparten { $needed }. En esta mesa lo habitual es un alcance de { $usual } o más.
draft-insurgents = Repartir insurgentes a dos jugadores
draft-insurgents-text = La ley las deja fuera, salvo que los dos jugadores se atrevan.
draft-among = Facciones para repartir: { $count }
draft-class = Clase de { $faction }
draft-reach = Alcance de { $faction }
class-militant = Militante
class-insurgent = Insurgente
map-suits = Palos de los claros
suits-printed = Los impresos
suits-dealt = Al azar
suits-pictured = Los dibujados en las reglas
pool-reach = Alcance hasta ahora: { $sum }, con { $picked } de { $seats } jugadores. Lo habitual es { $usual } o más.
pool-beside = Con { $names }
pool-locked = Bloqueada hasta que alguien elija una militante
pool-taken = La ha elegido { $seat }
reach-of = Alcance { $reach }
reach-sum = Alcance { $sum }
reach-enough = { $seats } jugadores: lo habitual es { $usual } o más. Esta mesa llega.
reach-below = { $seats } jugadores: lo habitual es { $usual } o más. Esta mesa no llega y puede salir una partida tranquila, con poca lucha. Se puede jugar igualmente.
reach-text = El alcance dice cuánto estorba una facción a las demás: guerreros en el mapa, edificios, combates. La suma es un consejo, no una regla.
reach-unknown = De alguna facción de esta mesa no se conoce el alcance.
reach-assumed = El alcance de las facciones de aficionados es una estimación nuestra; sus autores no lo han dicho.
set-up-letter = Preparación { $letter }
set-up-order = Orden de preparación
set-up-order-text = Las facciones se preparan por sus letras, primero la A; los turnos van por asientos.
set-up-order-assumed = Las letras de las facciones de aficionados son nuestras; van después de todas las demás.
set-up-order-twins = La suerte dice cuál de los dos Vagabundos va primero.
add-seat = Añadir un asiento
remove-seat = Quitar el asiento { $number }
map = Mapa
deck = Mazo
seed = Semilla
seed-new = Otra semilla
open-hands = Manos a la vista
open-hands-text = Una persona juega todos los asientos; sin telón entre turnos.
begin = Empezar
figures = Cifras del tablero ({ $count })
figure-value = Valor { $number }
figures-set = Cifras del tablero
figures-fair = Equilibradas
figures-law = Como en los textos del reglamento
figures-own = Las tuyas
figures-set-text = Las cifras equilibradas salen de partidas entre bots. No son las de los textos del reglamento para: { $factions }.
figure-law = Textos del reglamento: { $values }
figure-fair = Equilibradas: { $values }
assumed = Suposición nuestra: el tablero impreso no es público
assumed-text = marca las cifras que hemos tenido que suponer, porque el tablero impreso no es público. Pon aquí las del tuyo.

score-label = Asientos y puntos
seat-title = { $name }, { $faction }
seat-numbered = { $name } { $number }
seat-chip = { $seat }: { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }, { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    }{ $turn ->
        [yes] , tiene el turno
       *[no] {""}
    }{ $asked ->
        [yes] , decide ahora
       *[no] {""}
    }{ $kind ->
        [person] {""}
        [wanderer] , lo juega un Caminante
        [ranger] , lo juega un Montaraz
       *[warlord] , lo juega un Caudillo
    }{ $partner ->
        [none] {""}
       *[other] , en coalición con { $partner }
    }
coalition-with = { $seat }, en coalición con { $partner }
points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
round = Ronda { $round }
menu = Menú
phase-setup = Preparación
phase-birdsong = Alba
phase-daylight = Día
phase-evening = Noche
phase-step = { $phase }, { $step }

question-label = Pregunta
question-read-only = Esta mesa está abierta en otra pestaña; aquí solo puedes mirar.
question-hand-hidden = Tu mano está oculta. Muéstrala para responder.
ask-verb = ¿Qué quieres hacer con esto?
ask-from = { $verb }: elige desde dónde
ask-to = { $verb }: elige adónde
ask-place = { $verb }: elige un claro
ask-seat = { $verb }: elige un jugador
ask-card = { $verb }: elige una carta
ask-piece = { $verb }: elige una pieza
ask-item = { $verb }: elige un objeto
ask-suit = { $verb }: elige un palo
ask-count = { $verb }: elige cuántos
ask-space = { $verb }: elige un lugar del tablero
ask-confirm = Pulsa para hacerlo
crumbs-label = Elegido hasta ahora
crumb-reopen = { $what }: elegir otra vez
crumb-filled = La única respuesta posible se ha puesto sola
crumb-from = desde { $clearing }
crumb-to = a { $clearing }
crumb-to-instead = mejor a { $clearing }
crumb-from-instead = mejor desde { $clearing }
crumb-look-place = Mirar este claro
crumb-look-card = Mirar esta carta
crumb-clear = Elegir desde el principio
not-an-option = Ahora no es una opción.
why-off = Sin más explicaciones
why-is-off = Las preguntas ya no se explican. Puedes recuperarlo en los ajustes.
why-on = Seguir explicando
refusal-more = y { $count } más
refusal-fix = Tomar { $what } en su lugar
got-it = Entendido
past-at = Viendo el momento { $at } de { $of }
past-short = { $at } de { $of }
past-back = Un paso atrás
past-forward = Un paso adelante
past-now = Volver al presente
past-play = Reproducir
past-pause = Pausa
past-pace = { $pace } ×
past-pace-label = Ritmo de reproducción: { $pace } ×
now = Ahora
scrubber = Momento de la partida
over-points = { $count ->
        [one] { $seat } gana
       *[other] { $seat } ganan juntos
    } con { $score } puntos
over-dominance = { $count ->
        [one] { $seat } gana
       *[other] { $seat } ganan juntos
    } por dominación
over = Cómo ha ido, y otra vez
rematch-same = Mismos asientos, otra semilla
rematch-change = Cambiar la preparación

options-label = Opciones
options-none = Aquí no hay nada más que hacer.
options-more = Más ({ $count })
why-not = ¿por qué no?
option = { $verb } { $targets }
from-to = { $from } → { $to }
clearing-title = Claro { $clearing }
clearing-short = claro { $clearing }
forest = bosque { $name }
how-many = Cuántos
fewer = Menos
more-of-it = Más
all = todo
count-commit = Tomar { $count }
actions-label = Acciones
undo = Deshacer
undo-what = Deshacer: { $what }
undo-end = el fin de un paso
undo-nothing = Nada que deshacer
undo-sealed-roll = Sellado por una tirada
undo-sealed-draw = Sellado por una carta robada
undo-sealed-reveal = Sellado por algo revelado
undo-sealed-seat = Sellado: otro jugador ha decidido
undo-all = Deshacer todo desde el último sello
redo = Rehacer
unspent = quedan: { $list }
end-turn = Fin del turno
end-ask = ¿Terminar aunque queden cosas?
end-anyway = Terminar
end-not-yet = Aún no
seal-roll = tira los dados
seal-draw = roba cartas
seal-reveal = revela algo
seal-seat = pregunta a otro jugador

map-label = Mapa { $map }, { $count } claros
layers = Capas
layer-rule = Quién gobierna
layer-changed = Cambios desde tu turno
layer-reach = Vecinos
layer-river = Pasos por el río
layer-slots = Huecos libres
layer-numbers = Números grandes
layer-bare = Sin piezas
layer-bare-hold = Mantén pulsado para ver el mapa sin piezas
layer-free = { $free } libres
zoom-in = Ampliar
zoom-out = Reducir
fit = Mapa entero
target-clearing = Claro { $clearing }, { $suits }, { $ruler ->
        [none] nadie gobierna
       *[other] gobierna { $ruler }
    }.
target-seat = { $seat }: { $pieces }.
target-slots = { $free ->
        [0] Ningún hueco libre
        [one] 1 hueco libre
       *[other] { $free } huecos libres
    }{ $ruins ->
        [0] {""}
       *[other] , una ruina
    }.
target-neighbours = Vecinos: { $list }.
target-selectable = Puedes: { $verbs }.
pieces = { $count ->
        [one] { $piece }
       *[other] { $count } { $piece }
    }{ $state ->
        [none] {""}
       *[other] , { $state }
    }
rule-here = Gobierno
weighs = cada pieza cuenta { $weight } para gobernar
rules = gobierna
nobody-here = Aquí no hay guerreros ni edificios.
nobody-rules = Empate: nadie gobierna.
pieces-here = Piezas
neighbours = Vecinos
near-path = { $clearing }
landmarks = Hitos
landmarks-dealt = { $count ->
        [0] Ninguno al azar
        [one] Uno al azar
       *[other] { $count } al azar
    }
landmarks-among = Al azar entre { $count } hitos
landmark-own = El hito propio del mapa ({ $landmark }) está en juego
target-landmark = Hito: { $landmark }.
closed-paths = Sendero cerrado a { $list }
closed-paths-text = Una vez en tu Día, con una pieza en uno de los extremos, gasta cualquier carta para abrirlo para siempre y puntuar 1.
near-river = { $clearing } por el río
acts-here = Se puede hacer aquí

roll-capped = solo { $count } { $count ->
        [one] cuenta
       *[other] cuentan
    }
roll-extra = +{ $count } adicional

hand-label = Mano de { $seat }
hand-title = { $seat }: { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
hand-empty = No hay cartas en la mano
show-hand = Mostrar la mano
hide-hand = Ocultar
card-label = , { $suit }, { $kind }, { $cost ->
        [none] no se fabrica
       *[other] cuesta { $cost }
    }{ $points ->
        [0] {""}
        [one] , da 1 punto
       *[other] , da { $points } puntos
    }{ $usable ->
        [yes] . Se puede elegir ahora
       *[no] {""}
    }
card-line = { $suit } · { $kind }
card-no-cost = No se fabrica
cost-part = { $count } de { $suit }

boards = Tableros
how-you-score = Cómo puntúa:
supply-of-pieces = En la reserva
held-pieces = Piezas de otros guardadas aquí
crafted-items = Objetos fabricados
crafted-cards = Cartas permanentes
standing-rules = Reglas de esta facción ({ $count })
track-space = Casilla { $number }{ $label ->
        [none] {""}
       *[other] , vale { $label }
    }{ $icon ->
        [none] {""}
       *[other] , { $icon }
    }{ $price ->
        [none] {""}
       *[other] , cuesta { $price }
    }, { $filled ->
        [yes] cubierta
       *[no] abierta
    }
icon-load = se carga una bala más
icon-draw = se roba una carta más
pile-unseen = { $count ->
        [one] Hay 1 carta boca abajo.
       *[other] Hay { $count } cartas boca abajo.
    }
pile-used = hecha
box-count = { $cap ->
        [none] { $count }
       *[other] { $count } de { $cap }
    }
slot-item = { $item }: { $state ->
        [empty] espacio vacío
        [ready] boca arriba
       *[exhausted] boca abajo
    }
of = { $value } de { $of }
counter-actions-left = { $of ->
        [none] { $value ->
            [one] queda 1 acción
           *[other] quedan { $value } acciones
        }
       *[other] quedan { $value } de { $of } acciones
    }
left-actions-left = { $value ->
        [one] 1 acción
       *[other] { $value } acciones
    }

log = Diario
log-open = Buscar
log-show = Ver en el mapa
log-search = Número de claro o palabra
log-nothing = No hay ninguna línea así.
log-filter-all = Todo
log-filter-battles = Combates
log-filter-points = Puntos
log-filter-cards = Cartas
copy = Copiar
digest = Desde tu último turno
digest-earlier = y { $count } más, que puedes reproducir
told-moved = { $count ->
        [one] 1 movimiento
       *[other] { $count } movimientos
    }
told-placed = { $count ->
        [one] 1 pieza colocada
       *[other] { $count } piezas colocadas
    }
told-battle = combate con { $defender } en { $clearing }
told-crafted = fabrica { $card }
told-lost = { $count ->
        [one] 1 pieza perdida
       *[other] { $count } piezas perdidas
    }
told-scored = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
told-lost-points = { $count ->
        [one] 1 punto perdido
       *[other] { $count } puntos perdidos
    }
told-nothing = nada a la vista
digest-places = Cambios en el mapa: { $clearings }
digest-chip = Desde tu turno ({ $count })
play-back = Reproducir
moment = Un momento de la partida
moment-look = Verlo
moment-rewind = Rebobinar hasta justo antes
moment-instead = Probar otra jugada en su lugar
moment-branch = Probar otra jugada desde aquí
rewind-title = ¿Rebobinar la partida?
rewind-text = { $count ->
        [one] Se deshará 1 línea del diario.
       *[other] Se desharán { $count } líneas del diario.
    }
rewind-hidden = Entre ellas hay dados, cartas robadas o reveladas; todos tienen que estar de acuerdo.
rewind-seat = { $seat }: { $count }
rewind-stream = La suerte no cambia: las mismas decisiones traen los mismos dados y cartas.
rewind-hold = Mantén pulsado para rebobinar
rewind-do = Rebobinar
cancel = Cancelar

law = Ley
law-search = Palabra o número
law-related = Cerca
law-nothing = Ninguna cláusula tiene esa palabra o número.
law-missing = Parte de la ley no se ha podido traer; se vuelve a pedir en unos segundos.
law-language = Las cláusulas se resumen en inglés.
law-no-text = No tenemos resumen de esta cláusula.
law-used = Usadas en esta partida ({ $count })
clause-label = Ley { $clause }
clause-card = carta
clause-card-label = Ley de la carta { $clause }

supply = Montones
deck-count = Mazo: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
ruins-count = Ruinas: { $count }
item-supply = Objetos por fabricar
dominance-available = Cartas de dominación disponibles
discard-pile = Descartes ({ $count })
discard-empty = Aún no se ha descartado nada.

signs = Qué significan los signos
signs-suits = Palos
map-sign-fox = Claro de zorro: dientes y un triángulo. La placa redonda lleva su número.
map-sign-rabbit = Claro de conejo: dos líneas y dos barras
map-sign-mouse = Claro de ratón: ondas y un círculo
map-sign-path = Sendero
map-sign-river = Río; unas ondas marcan los claros de su orilla
map-sign-forest = Bosque con su número, rodeado de senderos; un río no lo divide
map-sign-slot = Cuadrados de trazos: huecos libres para edificios
map-sign-ruin = Cuadrado roto y rayado: una ruina en un hueco
map-sign-warrior = Los guerreros están de pie, con su número
map-sign-pawn = Una barra debajo: una figura única
map-sign-building = Cuadrado: un edificio, en un hueco
map-sign-token = Redonda, en el borde: una ficha
map-sign-ruler = Banderín debajo: quién gobierna. Un claro vacío no lo tiene.
map-sign-unruled = Banderín tachado: nadie gobierna
map-sign-select = Anillo azul continuo: se puede elegir ahora
map-sign-second = Anillo azul de trazos: podría elegirse como destino, o de él habla una línea del diario
map-sign-picked = Anillo azul grueso: está elegido
map-sign-trail = Flechas numeradas: lo que han movido los demás, en ese orden
map-sign-changed = Anillo marrón de trazos: ha cambiado desde tu turno
map-sign-coming = Lo que traería una opción: + llega, − se va
map-sign-lender = Martillo: alguien fabrica con esta pieza ajena
signs-seals = En los botones: lo que no se puede deshacer
signs-cards = Cartas

points-sheet = Puntos
points-by-round = Puntos en cada ronda
round-column = Ronda
sum = Suma

share = Compartir
share-warning = Un enlace o archivo lleva las cartas de todos. La pantalla solo muestra lo que puede ver cada asiento, pero quien se empeñe podría leer el resto.
share-position = Posición
share-position-text = La mesa tal como está.
share-game = Partida
share-game-text = Todas las decisiones desde el principio, para reproducirla.
share-play = Tu mesa, para quien sigue
share-play-text = Con asientos y nombres: sigue jugando con una pulsación.
share-watch = Para mirar
share-watch-text = La mesa tal como está, solo para mirar: no se ve ninguna mano.
share-replay = Para reproducir
share-replay-text = La partida entera; se reproduce sola al abrirla.
pass-mine = En este dispositivo juega
pass-all = Todos
pass-waits = Ahora decide { $seat }, en otro dispositivo.
pass-on = Enviar la mesa a { $seat }
pass-text = Te toca, { $seat }.
pass-play-as = Jugar con { $seat }
pass-watch = Mirar
pass-replay = Reproducirla
title-turn = Te toca, { $seat } – Thicket
continue = Seguir con esta mesa
share-length = { $count } caracteres: { $size ->
        [chat] cabe en un mensaje
        [long] largo para un mensaje
       *[file] mejor enviar un archivo
    }
share-none = De esta mesa no se puede hacer un enlace.
share-system = Enviar
copy-link = Copiar enlace
copy-log = Copiar diario
copied = Copiado.
copy-failed = El navegador no ha permitido copiar; selecciona el texto y cópialo.
save-file = Guardar archivo
save-picture = Guardar imagen
picture-failed = No se ha podido hacer la imagen.
open-title = Abrir un enlace o archivo
open-paste = Pega un enlace o el texto de una mesa guardada
open-file = Elegir un archivo
open-do = Mirar qué hay
open-safe = Tus mesas no se tocan.
link-title = Te han enviado una mesa
link-facts = { $map }, ronda { $round }
link-asked = Ahora decide { $seat }.
link-over = La partida ha terminado.
link-add = Añadir a mis mesas y jugar
link-add-copy = Añadir como otra mesa
link-continue = Seguir con la que tengo

curtain-pass = Pásaselo a { $name }
curtain-turn = Es tu turno.
curtain-decision = Una decisión en un combate o algo parecido.
curtain-hold = Soy { $name }: mantén pulsado para abrir
curtain-hint = Mantén pulsado el botón, o la tecla Intro.

settings = Ajustes
setting-language = Idioma
setting-language-auto = El del navegador
setting-theme = Colores
setting-theme-auto = Los del sistema
setting-theme-light = Claros
setting-theme-dark = Oscuros
setting-contrast = Contraste
setting-contrast-auto = El del sistema
setting-contrast-usual = Normal
setting-contrast-more = Más
setting-motion = Movimiento
setting-motion-auto = El del sistema
setting-motion-full = Todo
setting-motion-less = Menos
setting-speed = Velocidad de los movimientos
setting-speed-slow = Lenta
setting-speed-normal = Normal
setting-speed-fast = Rápida
setting-speed-instant = Al instante
setting-map-text = Tamaño de los números del mapa
setting-sound = Sonidos: dados, puntos, mi turno
setting-teach = Explicar cada pregunta la primera vez que sale
setting-teach-again = Volver a explicar todas las preguntas
setting-teach-done = Todas las preguntas se explicarán otra vez.
setting-always-ask = Preguntar aunque solo quede una respuesta
setting-peek = Ocultar mi mano hasta que la muestre
setting-left = Botones principales a la izquierda
setting-pseudo = Idioma de prueba

keys = Teclas
keys-on = Usar teclas
keys-fixed = Siempre: Tab, flechas, Intro, espacio, Escape, Ctrl+Z y Ctrl+Y; las cifras, - y = van a los claros 1 a 12.
keys-reset = Teclas de siempre
key-change = { $act }: tecla { $key }. Pulsa para cambiarla
key-press = Pulsa una tecla
key-undo = Deshacer (con Mayús: rehacer)
key-end = Fin del paso o turno
key-log = Diario
key-boards = Tableros
key-hand = Mano
key-law = Ley
key-layers = Capas
key-changed = Qué ha cambiado desde mi turno
key-options = Todas las opciones
key-hint = Pista
key-next = Acto siguiente, o que el bot mueva ya
key-players = Quién juega
key-why = ¿Por qué no?, sobre lo enfocado
key-past = Atrás en la partida
key-future = Adelante en la partida
key-bare = Sin piezas mientras se mantiene
key-fit = Mapa entero
key-read = Leer el tablero en voz alta
key-repeat = Repetir el último mensaje
key-help = Teclas

about = Acerca de
about-text = Un proyecto de aficionados, no oficial: Root es un juego de Leder Games, que no tiene nada que ver con él. Thicket es gratis y funciona sin red, cuenta ni tienda. Las reglas están contadas con nuestras palabras y los dibujos son nuestros.
about-fans = Las facciones de aficionados pertenecen a sus autores. Sus leyes, tal como se publican en { $site }, no dicen quiénes son; sus nombres estarán aquí en cuanto los sepamos.
about-fonts = Compuesto en Source Sans 3 y Bitter, ambas con la licencia SIL Open Font License.
about-licences = Licencias de las bibliotecas incluidas
about-version = Programa { $version }, reglas { $rules }
about-missing = Mensajes o motivos que faltan: { $count }
leave-table = Todas las mesas
read-board = Leer el tablero en voz alta
repeat-last = Repetir el último mensaje
close = Cerrar
reload = Cargar de nuevo
skip-question = Ir a la pregunta
skip-map = Ir al mapa
side-label = Tableros y diario
take-over = Tomar el control
update-now = Actualizar ya

live-decision = { $seat }: { $question }
live-seat = { $seat }: { $score } puntos, { $hand } cartas, gobierna { $ruled ->
        [none] ningún claro
       *[other] { $ruled }
    }

notice-storage-full = El almacén de este navegador está lleno: la mesa no se guarda. La partida sigue; guárdala en un archivo.
notice-storage-forbidden = Este navegador no permite guardar mesas. La partida sigue; guarda su enlace o un archivo.
notice-page-missing = Esta página no se ha podido traer. Llegará cuando haya red.
notice-partly-position = El enlace se hizo a mitad de una acción; la mesa está en su comienzo.
notice-partly-game = No todas las decisiones de este enlace encajan con las reglas de esta versión; la mesa está donde aún encajan.
notice-partly-file = Las decisiones de este archivo no se pueden repetir con las reglas de esta versión; la mesa está en su posición, sin su pasado.
notice-forgotten = La mesa se ha olvidado.
notice-read-only = Esta mesa está abierta en otra pestaña.
notice-update = Hay una versión nueva.
notice-replaced = Otra pestaña ha tomado la versión nueva. Tu mesa está guardada; sigue con ella allí.
notice-engine-refused = Eso no ha sido posible: { $message }
notice-branch = Esta es una mesa nueva. Aquella de la que vienes sigue como estaba.
notice-restored = El programa se había parado ({ $what }). La mesa está en su último momento bueno.
notice-address-ahead = La dirección de esta pestaña lleva esta mesa más adelante de lo que este dispositivo guarda. Añádela como mesa, o abre la guardada: nada se sobrescribe sin preguntar.
unreadable = No se puede leer
unreadable-text = Esto se guardó en este dispositivo y no es una mesa que esta versión pueda leer. Guárdalo en un archivo: quizá otra versión pueda.
error-file-too-long = Este archivo es demasiado largo para una partida guardada; no se ha leído nada de él.
error-no-table = No hay tal mesa en este dispositivo.

error-no-link = Esto no es un enlace de Thicket.
error-altered-link = El enlace está alterado: una parte no es como se hizo. Cópialo otra vez, entero.
error-incomplete-link = El enlace está incompleto. Cópialo otra vez, entero.
error-foreign-text = Este texto no viene de Thicket.
error-foreign-file = Este archivo no viene de Thicket.
error-broken-file = Este archivo está roto o incompleto.
error-other-version = Esto lo hizo otra versión de Thicket, y esta no lo puede leer.
error-too-long = Es demasiado largo; no se ha leído nada.
error-unknown-name = Nombra algo que esta versión no conoce.
error-bad-position = La posición es imposible con estas reglas.
error-bad-setup = Con esta preparación no se puede jugar.
error-bad-seed = La semilla tiene que ser un número.
error-bad-brief = Con estos datos no se puede probar nada.
error-replay-differs = Las decisiones guardadas no llevan a la misma mesa.
error-game-over = La partida ha terminado.
