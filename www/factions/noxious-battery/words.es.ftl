### Batería Fétida

faction-noxious-battery = Batería Fétida
origin-noxious-battery = Facción de aficionados
like-noxious-battery = Un cañón lento que despeja a sus vecinos, y un olor que los echa.
goal-noxious-battery = Carga balas en la Noche y dispáralas al Alba: cada disparo puntúa la casilla que deja. Después ve a por las balas.

piece-noxious-battery-warrior = { $count ->
        [one] guerrero
       *[other] guerreros
    }
piece-noxious-battery-cannon = cañón
piece-noxious-battery-ball = { $count ->
        [one] bala
       *[other] balas
    }
piece-noxious-battery-mark = { $count ->
        [one] marca de olor
       *[other] marcas de olor
    }

panel-noxious-battery-bore = Ánima
panel-noxious-battery-cannon = Cañón
panel-noxious-battery-scent-marks = Marcas de olor
panel-noxious-battery-next-load = Próxima carga
flag-noxious-battery-cannon-damaged = Con daño
flag-noxious-battery-cannon-undamaged = Sin daño

figure-noxious-battery-bore_vp = Puntos del Ánima, de izquierda a derecha
figure-noxious-battery-scent_track = Bono bajo cada marca de olor: 0 nada, 1 cargar, 2 robar
figure-noxious-battery-actions = Acciones en el Día
figure-noxious-battery-corroded_vp = Puntos por dañar el cañón
figure-noxious-battery-draw_base = Cartas que se roban sin bono
figure-noxious-battery-load_base = Balas que se cargan sin bono
figure-noxious-battery-spray_threshold = Guerreros que sostienen una marca de olor

step-noxious-battery-levy = leva
step-noxious-battery-fire = disparar
step-noxious-battery-repair = reparar
step-noxious-battery-spray = rociar
step-noxious-battery-load = cargar

verb-noxious-battery-fire = Disparar
verb-noxious-battery-shoot = Dar a
verb-noxious-battery-recruit = Reclutar
verb-noxious-battery-rollout = Rodar
verb-noxious-battery-rearm = Rearmar
verb-noxious-battery-push = Empujar
verb-noxious-battery-done-fire = Alto el fuego
verb-flee = Huir
verb-push = Empujar

prompt-noxious-battery-place-cannon = Elige la ruina donde empieza el cañón
prompt-noxious-battery-levy-where = Elige dónde se reúne la dotación
prompt-noxious-battery-fire = Dispara a un claro vecino del cañón, o alto el fuego
prompt-noxious-battery-shoot = ¿A qué da la bala?
prompt-noxious-battery-carry-balls = ¿Cuántas balas van?
prompt-noxious-battery-return-balls = ¿Cuántas balas vuelven a la reserva?
prompt-noxious-battery-mark-where = Elige dónde va una marca de olor
prompt-flee = El hedor te echa: elige por dónde
count-carry-balls = Llevar { $count }
count-return-balls = Devolver { $count }

refusal-bore-empty = No hay ninguna bala cargada.
refusal-no-enemy-there = No hay a quién disparar en { $clearing }.
refusal-out-of-range = { $clearing } está fuera de alcance: el cañón está en { $cannon }.
refusal-cannon-damaged = El cañón de { $clearing } está dañado.
refusal-lone-damaged-cannon = Contra un cañón dañado y solo, en { $clearing }, no se puede combatir.
refusal-card-does-not-match = La carta no es del palo del claro { $cannon }, donde está el cañón.
refusal-no-ball-at-cannon = No hay balas junto al cañón en { $cannon }.

event-noxious-battery-fired = { $seat } dispara a { $clearing }
event-noxious-battery-loaded = { $seat } carga { $count ->
        [one] una bala
       *[other] { $count } balas
    }
event-noxious-battery-repaired = { $seat } repara el cañón
event-damaged = El cañón de { $clearing } queda dañado

layer-noxious-battery-cannon-range = Alcance del cañón
layer-noxious-battery-stench = Marcas de olor

source-NB-4-2-II = El disparo

cost-noxious-battery-rearm = 1 carta

why-noxious-battery-place-cannon = Todos tus disparos salen del cañón; elige un sitio con mucho cerca.
why-noxious-battery-levy-where = No quedan guerreros para el cañón y las balas.
why-noxious-battery-fire = Cada disparo puntúa la casilla que deja su bala, dé donde dé.
why-noxious-battery-shoot = Una bala quita un guerrero; si no los hay, un edificio o una ficha.
why-noxious-battery-actions = Ve a por tus balas, rearma, recluta, lucha: cuatro acciones.
why-noxious-battery-carry-balls = Cada guerrero que mueve puede llevar una bala.
why-noxious-battery-return-balls = Las balas de tu reserva se pueden cargar otra vez esta Noche.
why-noxious-battery-mark-where = Cada marca abre un bono y echa a los enemigos.
why-flee = Al final de tu turno nadie se queda junto a una marca de olor.

term-noxious-battery-ball = Bala
    .forms = bala, balas
    .means = Lo que dispara el cañón. Se queda donde cae, actúa otra vez con la siguiente que cae allí, y hay que ir a por ella.
term-noxious-battery-bore = Ánima
    .forms = Ánima
    .means = El interior del cañón, en el tablero de la Batería. Allí están las balas cargadas; cada disparo puntúa la casilla que deja su bala.
term-noxious-battery-cannon = Cañón
    .forms = cañón
    .means = El peón de la Batería. Alcanzado sin guerreros a su lado, se da la vuelta, derrama sus balas y regala un punto; nunca se retira.
term-noxious-battery-rearm = Rearmar
    .forms = rearmar, rearma, rearmas
    .means = Gastar una carta del palo del claro del cañón y devolver a la reserva las balas que hay allí.
term-noxious-battery-rollout = Rodar
    .forms = rodar, rueda, ruedas
    .means = El movimiento de la Batería. Con el cañón no necesita gobierno, y cada guerrero puede llevar una bala.
term-noxious-battery-scent-mark = Marca de olor
    .forms = marca de olor, marcas de olor
    .means = Una ficha que sostienen en su sitio dos guerreros de la Batería. Abre un bono, fabrica, y echa a los enemigos al final de su turno.
