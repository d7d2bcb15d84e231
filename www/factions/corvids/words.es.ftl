### Conspiración Córvida

faction-corvids = Conspiración Córvida
like-corvids = Secretos por todo el mapa: complots que nadie más distingue.
goal-corvids = Coloca complots boca abajo y dales la vuelta al Alba donde aún haya un cuervo: cada uno puntúa tanto como complots haya boca arriba. La bomba despeja, la trampa retiene, la extorsión quita cartas, el asalto venga. Los enemigos pueden adivinar qué es un complot.

piece-corvids-warrior = { $count ->
        [one] cuervo
       *[other] cuervos
    }
piece-corvids-plot = { $count ->
        [one] complot
       *[other] complots
    }
piece-corvids-bomb = { $count ->
        [one] bomba
       *[other] bombas
    }
piece-corvids-snare = { $count ->
        [one] trampa
       *[other] trampas
    }
piece-corvids-extortion = { $count ->
        [one] extorsión
       *[other] extorsiones
    }
piece-corvids-raid = { $count ->
        [one] asalto
       *[other] asaltos
    }

panel-corvids-plots-in-supply = Complots en la reserva
panel-corvids-plots-not-shown = No están boca arriba
panel-corvids-hidden-bomb = Una bomba, boca abajo en el claro
panel-corvids-hidden-snare = Una trampa, boca abajo en el claro
panel-corvids-hidden-extortion = Una extorsión, boca abajo en el claro
panel-corvids-hidden-raid = Un asalto, boca abajo en el claro
panel-corvids-actions-left = Acciones restantes
panel-corvids-plot-price = Cuervos por el próximo complot
panel-corvids-bomb = Bomba
panel-corvids-snare = Trampa
panel-corvids-extortion = Extorsión
panel-corvids-raid = Asalto

figure-corvids-actions = Acciones en el Día
figure-corvids-draw_base = Cartas que se roban sin extorsión

layer-corvids-known-plots = Complots que conoces
layer-corvids-unknown-plots = Complots que no conoces
layer-corvids-ready-plots = Complots a los que se puede dar la vuelta

step-corvids-flip = dar la vuelta a complots
step-corvids-recruit = reclutar
step-corvids-exert = esforzarse

verb-expose = Desenmascarar
verb-guess = Adivinar
verb-show = Enseñar
verb-which = Número
verb-corvids-flip = Voltear
verb-corvids-recruit = Reclutar
verb-corvids-plot = Complot
verb-corvids-pick = Elegir
verb-corvids-pick-which-plot = Colocar
verb-corvids-trick = Truco
verb-corvids-switch = Truco
verb-corvids-done-craft = A los complots
verb-corvids-done-flip-plots = No voltear más
verb-corvids-done-recruit = No reclutar
verb-corvids-done-exert = Robar cartas

cost-expose = una carta, si te equivocas

prompt-corvids-starting-warrior = Elige dónde empieza un cuervo
prompt-corvids-flip-plots = Da la vuelta a un complot junto a un cuervo, o sigue
prompt-corvids-recruit = Gasta una carta por un cuervo en cada claro de su palo, o sigue
prompt-corvids-recruit-where = Faltan cuervos: elige dónde llega uno
prompt-corvids-exert = Haz una acción más y no robes nada, o roba
prompt-corvids-which-plot = Elige el complot que colocas
prompt-which-of-plots = Allí hay varios complots: ¿cuál?
prompt-corvids-raid-where = Faltan cuervos: elige dónde llega uno
prompt-guess-plot = ¿Qué es?
prompt-show-card = Elige la carta que enseñas. Si te equivocas, se la llevan los Córvidos.

refusal-plot-here = Ya hay un complot en { $clearing }.
refusal-no-such-plot-left = Los dos complots de esta clase están en el mapa.
refusal-corvids-turn-plots = Solo los Córvidos dan la vuelta al complot de { $clearing }.
refusal-snared = Una trampa retiene { $clearing }: nada tuyo se coloca allí ni sale de allí.
refusal-nothing-beside-plot = No tienes ninguna pieza junto al complot de { $clearing }.
refusal-no-corvid-here = No hay ningún cuervo en { $clearing }.
refusal-nobody-to-recruit = Ningún cuervo puede llegar a claros de este palo.
refusal-too-few-corvids = El complot cuesta { $needed } { $needed ->
        [one] cuervo
       *[other] cuervos
    } de { $clearing }; allí tienes { $have ->
        [0] ninguno
       *[other] { $have }
    }.
refusal-no-plot-left = Los ocho complots están en el mapa.

event-hid = { $piece ->
        [none] { $seat } esconde un complot en { $clearing }
       *[other] { $seat } esconde un complot en { $clearing }: { $piece }
    }
event-guessed = { $answer ->
        [right] { $seat } dice “{ $piece }” en { $clearing }, y acierta
       *[wrong] { $seat } dice “{ $piece }” en { $clearing }, y se equivoca
    }
event-raided = Estalla un asalto en { $clearing }

source-CC-13-4-2 = complots a los que se da la vuelta

ground-corvids-plots-shown = complots boca arriba
ground-corvids-plots-ready = complots a los que dar la vuelta pronto
ground-corvids-plots-alone = complots sin cuervo
ground-corvids-extortions = extorsiones boca arriba
ground-corvids-clearings-held = claros con cuervos
ground-corvids-bombs-laid = lo que espera junto a los complots
ground-corvids-plots-to-stay = complots que seguirán boca arriba
ground-corvids-recruits-to-come = una carta con la que reclutar

why-corvids-starting-warrior = Empieza un cuervo en un claro de cada palo.
why-corvids-flip-plots = Cada uno puntúa por todos los complots boca arriba; las bombas, mejor al final.
why-corvids-recruit = Vale cualquier carta: llega un cuervo a cada claro de su palo.
why-corvids-recruit-where = El sitio de un cuervo está junto a un complot, o donde irá el próximo.
why-corvids-actions = Tres acciones: mover sin gobernar, colocar un complot, combatir o intercambiar complots.
why-corvids-exert = Una acción más ahora te cuesta las cartas de esta Noche.
why-corvids-which-plot = Nadie más ve cuál es, hasta que le des la vuelta.
why-which-of-plots = Están numerados en el orden en que llegaron.
why-corvids-raid-where = Cada claro vecino del asalto debería recibir un cuervo.
why-guess-plot = Si aciertas, el complot se va y puntúas; si no, los Córvidos toman tu carta.
why-show-card = Solo la veis tú y los Córvidos; te la quedas si aciertas.

term-corvids-bomb = Bomba
    .forms = bomba, bombas
    .means = Un complot de los Córvidos. Al darle la vuelta retira todo lo que los enemigos tienen en su claro, y después a sí misma.
term-corvids-exert = Esforzarse
    .forms = esforzarse, te esfuerzas, esfuérzate
    .means = Hacer una acción más en la Noche y no robar cartas a cambio.
term-corvids-expose = Desenmascarar
    .forms = desenmascarar, desenmascara, desenmascaras, desenmascarado
    .means = Enseñar a los Córvidos una carta del palo de un claro y adivinar qué complot hay allí boca abajo. Si se acierta, el complot se va y da un punto; si no, los Córvidos toman la carta.
term-corvids-extortion = Extorsión
    .forms = extorsión, extorsiones
    .means = Un complot de los Córvidos. Al darle la vuelta quita una carta al azar a cada enemigo de allí; mientras sigue boca arriba trae una carta cada Noche.
term-corvids-plot = Complot
    .forms = complot, complots
    .means = Una ficha de los Córvidos: bomba, trampa, extorsión o asalto, dos de cada. Boca abajo solo ellos saben cuál es, y los enemigos de al lado pueden adivinarlo.
term-corvids-raid = Asalto
    .forms = asalto, asaltos
    .means = Un complot de los Córvidos. Si lo retira cualquier cosa que no sea un acierto, coloca un cuervo en cada claro vecino.
term-corvids-snare = Trampa
    .forms = trampa, trampas
    .means = Un complot de los Córvidos. Mientras está boca arriba, en su claro no se pueden colocar piezas enemigas, ni salen de él.
term-corvids-trick = Truco
    .forms = truco, trucos
    .means = Intercambiar dos complots de cualquier sitio, los dos boca arriba o los dos boca abajo. No da puntos ni hace nada más.
