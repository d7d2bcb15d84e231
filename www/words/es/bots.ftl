### Bots: quién juega un asiento, qué piensan, pistas.

players = Quién juega
players-text = Cualquier asiento puede cambiar de manos en cualquier momento. Un bot solo sabe lo que puede saber su asiento.
player = Lo juega
player-of = Quién juega { $seat }
kind-person = Persona
kind-wanderer = Caminante
kind-ranger = Montaraz
kind-warlord = Caudillo
kind-wanderer-text = Responde al instante y no mira más allá de su turno. Fácil de vencer cuando conoces una facción.
kind-ranger-text = Piensa bien su turno, hasta un segundo por decisión. El rival de siempre.
kind-warlord-text = Además calcula qué responderán los demás, hasta tres segundos por decisión. El más fuerte que tenemos.
strengths = Qué fuerza tienen los bots
link-kinds = Quién juega los asientos no se envía. Elígelo aquí; se puede cambiar en cualquier momento en “Quién juega”.

bot-thinks = { $seat } está pensando
bot-waits = { $seat } ha decidido
move-now = Que mueva ya
next-act = Acto siguiente

setting-pace = Actos de los bots
setting-pace-instant = De golpe
setting-pace-readable = Fáciles de seguir
setting-pace-step = Uno por pulsación

hint = Pista: ¿qué haría un bot?
hint-short = Pista
hint-thinks = Un Montaraz lo está mirando.
hint-try = Ponerlo sin hacerlo
hint-only = es lo único que se puede hacer, o nada más destaca

reason = Por qué { $option }: { $grounds }
reason-option = { $option }: { $estimate }
estimate = { $chance } % de ganar, puntúa { $points }

notice-bots-here = Este navegador no deja pensar aparte, así que los bots piensan en la propia página, menos tiempo.
notice-bot-failed = El bot de { $seat } ha fallado ({ $what }) y ha hecho lo primero que podía. Guardar la mesa en un archivo ayuda a saber por qué.
notice-hint-failed = No se ha encontrado ninguna pista.

ground-value = { $ground } +{ $points }
ground-points = puntos
ground-rivals = frena al rival más fuerte
ground-cards = cartas en la mano
ground-good-cards = mejores cartas en la mano
ground-crafted = cartas permanentes
ground-warriors = guerreros en el mapa
ground-rule = claros gobernados
ground-danger = menos que perder ante ataques
ground-turns-ahead = su próximo turno llega antes
ground-next-draw = cartas del próximo robo

ground-cirque-du-goat-goats = cabras en el mapa
ground-cirque-du-goat-stages = sitios buenos para una función
ground-cirque-du-goat-stage-lost = sitios donde se reventó una función
ground-cirque-du-goat-accolades = galardones
ground-cirque-du-goat-best-applause = aplausos pendientes
ground-cirque-du-goat-best-audience = más público
ground-cirque-du-goat-suits-in-hand = palos que lucir

ground-noxious-battery-loaded = balas cargadas con blanco
ground-noxious-battery-loaded-idle = balas cargadas
ground-noxious-battery-balls-home = balas en casa
ground-noxious-battery-balls-at-cannon = balas cerca del cañón
ground-noxious-battery-balls-out = balas en el mapa
ground-noxious-battery-next-load = balas de la próxima carga
ground-noxious-battery-marks = marcas de olor

ground-chameleander-next-ego = puntos del próximo ego
ground-chameleander-cards-to-place = cartas para colocar ego
ground-chameleander-ego-out = ego en el mapa
ground-chameleander-id = ego en el Ello

ground-blacktail-guild-worksites = obras
ground-blacktail-guild-builders = albañiles
ground-blacktail-guild-items-ready = objetos listos para usar
ground-blacktail-guild-items-exhausted = objetos que se pueden renovar
ground-blacktail-guild-full-projects = proyectos completos
ground-blacktail-guild-points-in-hand = cartas de la mano que dan puntos
ground-blacktail-guild-payable-points = una carta que puede pagar

ground-bone-patrol-bones-to-recall = huesos por recoger
ground-bone-patrol-bones-carried = huesos con un perro
ground-bone-patrol-bones-guarded = huesos enterrados con un perro
ground-bone-patrol-pack = carlinos con el Alfa
ground-bone-patrol-stashes = escondrijos
ground-bone-patrol-collection = huesos en la Colección
ground-bone-patrol-kennels = escondrijos con un perro
