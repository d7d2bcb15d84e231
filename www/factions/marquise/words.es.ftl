### Marquesa de Gato

faction-marquise = Marquesa de Gato
like-marquise = Empieza en todas partes: construye, guarda los caminos y que no falte madera.
goal-marquise = Los aserraderos dan madera al Alba. Gástala en más aserraderos, talleres y reclutadores: cada uno puntúa. La madera solo viaja por claros que gobiernas, así que guarda las rutas.

piece-marquise-warrior = { $count ->
        [one] gato
       *[other] gatos
    }
piece-marquise-sawmill = { $count ->
        [one] aserradero
       *[other] aserraderos
    }
piece-marquise-workshop = { $count ->
        [one] taller
       *[other] talleres
    }
piece-marquise-recruiter = { $count ->
        [one] reclutador
       *[other] reclutadores
    }
piece-marquise-wood = madera
piece-marquise-keep = torreón

panel-marquise-sawmills = Aserraderos
panel-marquise-workshops = Talleres
panel-marquise-recruiters = Reclutadores
panel-marquise-keep = El torreón
flag-marquise-keep-stands = Nadie más coloca piezas en él, y tus heridos pueden volver a casa
flag-marquise-keep-lost = Perdido: sin Hospitales de campaña

figure-marquise-build_cost = Madera por cada edificio de un tipo, de izquierda a derecha
figure-marquise-sawmill_vp = Puntos de los aserraderos, de izquierda a derecha
figure-marquise-workshop_vp = Puntos de los talleres, de izquierda a derecha
figure-marquise-recruiter_vp = Puntos de los reclutadores, de izquierda a derecha

step-marquise-wood = madera

verb-marquise-march = Marchar
verb-marquise-recruit = Reclutar
verb-marquise-build = Construir
verb-marquise-overwork = Horas extra
verb-marquise-spend-bird = Una acción más
verb-marquise-heal = Salvar a los caídos
verb-marquise-remove = Usar madera
verb-marquise-pass-field-hospitals = Dejarlos ir
price-marquise-build = { $price ->
        [0] gratis
       *[other] { $price } de madera
    }{ $points ->
        [0] {""}
        [1] {" "}· 1 punto
       *[other] {" "}· { $points } puntos
    }

prompt-marquise-starting-corner = Elige la esquina de tu torreón
prompt-marquise-starting-keep = Elige la tierra natal de tu torreón
prompt-marquise-starting-sawmill = Elige dónde va el primer aserradero
prompt-marquise-starting-workshop = Elige dónde va el primer taller
prompt-marquise-starting-recruiter = Elige dónde va el primer reclutador
prompt-marquise-wood-where = Falta madera: elige el aserradero que la recibe
prompt-marquise-march-on = Elige el segundo movimiento de la marcha, o termínala
prompt-marquise-recruit-where = Faltan gatos: elige dónde se unen
prompt-marquise-pay-wood = Elige la madera que paga el edificio
prompt-marquise-field-hospitals = Hospitales de campaña: { $clearing ->
        [none] no tienes carta para los gatos que han caído
       *[other] una carta lleva al torreón a todos los gatos caídos en { $clearing }
    }

refusal-keep-here = El torreón está en { $clearing }: solo la Marquesa coloca piezas allí.
refusal-too-little-wood = Cuesta { $cost } de madera, y a { $clearing } { $wood ->
        [0] no llega ninguna
       *[other] solo { $wood ->
            [one] llega 1
           *[other] llegan { $wood }
        }
    }: desde { $first }{ $second ->
            [0] {""}
           *[other] , { $second }
        }{ $third ->
            [0] {""}
           *[other] , { $third }
        }.
refusal-no-sawmill-here = No tienes aserradero en { $clearing }.
refusal-recruited-already = Ya has reclutado este turno.
refusal-no-recruiter = No hay ningún reclutador en el mapa.

layer-marquise-wood-reaches = Adónde llega la madera
order-marquise-field-hospitals = Hospitales de campaña

source-MC-5-6c = Construcción

ground-marquise-sawmills = aserraderos
ground-marquise-workshops = talleres
ground-marquise-recruiters = reclutadores
ground-marquise-keep = el torreón
ground-marquise-wood = madera que se puede usar
ground-marquise-buildings-at-hand = un edificio que puede pagar
ground-marquise-sites = huecos adonde llega madera

why-marquise-starting-corner = Aquí va el torreón; nadie más puede colocar piezas junto a él.
why-marquise-starting-keep = El torreón va apartado de las tierras natales enemigas, si se puede.
why-marquise-starting-sawmill = Un aserradero da una madera cada Alba; tenlo a salvo.
why-marquise-starting-workshop = Un taller fabrica con el palo de su claro.
why-marquise-starting-recruiter = Cada reclutador trae un gato cuando reclutas.
why-marquise-wood-where = La madera se queda donde se hace hasta que construyes con ella.
why-marquise-actions = Tres acciones; cada ave que gastas compra una más.
why-marquise-march-on = Una marcha son dos movimientos; el segundo puede ser de otro grupo.
why-marquise-recruit-where = No quedan gatos para todos los reclutadores.
why-marquise-pay-wood = La madera pasa por claros que gobiernas; importa cuál tomas.
why-marquise-field-hospitals = Una carta del palo del claro lleva a los caídos al torreón.

term-marquise-keep = Torreón
    .forms = torreón
    .means = La ficha de la Marquesa en su primera esquina. Nadie más puede colocar piezas allí, y mientras siga en pie sus heridos pueden volver a él.
term-marquise-overwork = Horas extra
    .forms = horas extra
    .means = Gastar una carta del palo de un aserradero para tener una madera más allí.
term-marquise-wood = Madera
    .forms = madera
    .means = Fichas que dan los aserraderos al Alba y que pagan edificios, allí adonde lleve un camino por claros que ella gobierna.
