### Las cartas del mazo base: nombres, y lo que hacen con nuestras palabras.

card-text-item = Toma { $item } de la reserva y puntúa { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
card-text-ambush = Si te defiendes en un claro { $suit ->
        [bird] de cualquier palo
       *[other] de { $suit }
    }, juégala antes de los dados para causar dos impactos. El atacante puede responder con una emboscada que valga allí.
card-text-dominance = En tu Día, con 10 puntos o más: deja atrás los puntos. Desde entonces ganas si al empezar tu Alba gobiernas { $suit ->
        [bird] dos esquinas opuestas
       *[other] tres claros de { $suit }
    }.
card-text-persistent = Un efecto permanente.
card-text-immediate = Un efecto que ocurre al momento.

card-ambush-bird = ¡Emboscada!
card-ambush-fox = ¡Emboscada!
card-ambush-rabbit = ¡Emboscada!
card-ambush-mouse = ¡Emboscada!
card-dominance-bird = Dominación
card-dominance-fox = Dominación
card-dominance-rabbit = Dominación
card-dominance-mouse = Dominación
card-birdy-bindle = Hatillo de ave
card-woodland-runners = Corredores del bosque
card-arms-trader = Traficante de armas
card-crossbow-bird = Ballesta
card-gently-used-knapsack = Mochila de segunda mano
card-root-tea-fox = Té de raíces
card-travel-gear-fox = Equipo de viaje
card-protection-racket = Red de extorsión
card-foxfolk-steel = Acero zorruno
card-anvil = Yunque
card-smugglers-trail = Senda de contrabando
card-root-tea-rabbit = Té de raíces
card-a-visit-to-friends = Visita a los amigos
card-bake-sale = Venta de pasteles
card-mouse-in-a-sack = Ratón en saco
card-root-tea-mouse = Té de raíces
card-travel-gear-mouse = Equipo de viaje
card-investments = Inversiones
card-sword = Espada
card-crossbow-mouse = Ballesta
card-armorers = Armeros
card-armorers-text = En un combate, descártala: ningún impacto de los dados te alcanza.
card-sappers = Zapadores
card-sappers-text = Como defensor, descártala para causar un impacto más.
card-brutal-tactics = Tácticas brutales
card-brutal-tactics-text = Como atacante, causa un impacto más; el defensor gana un punto por ello.
card-royal-claim = Derecho real
card-royal-claim-text = En tu Alba, descártala para ganar un punto por cada claro que gobiernas.
card-stand-and-deliver = ¡La bolsa o la vida!
card-stand-and-deliver-text = En tu Alba, toma a ciegas una carta de otra mano; su dueño gana un punto.
card-tax-collector = Recaudador
card-tax-collector-text = Una vez en tu Día, entrega uno de tus guerreros del mapa y roba una carta.
card-favor-of-the-foxes = Favor de los zorros
card-favor-of-the-foxes-text = Se van todas las piezas enemigas de todos los claros de zorro. Edificios y fichas puntúan como siempre.
card-command-warren = Madriguera de mando
card-command-warren-text = Al empezar tu Día, puedes iniciar un combate.
card-better-burrow-bank = Banco Buena Madriguera
card-better-burrow-bank-text = Al empezar tu Alba, roba una carta; un enemigo que elijas roba otra.
card-cobbler = Zapatero
card-cobbler-text = Al empezar tu Noche, puedes mover una vez.
card-favor-of-the-rabbits = Favor de los conejos
card-favor-of-the-rabbits-text = Se van todas las piezas enemigas de todos los claros de conejo. Edificios y fichas puntúan como siempre.
card-scouting-party = Partida de exploradores
card-scouting-party-text = Cuando atacas, nadie puede emboscarte.
card-codebreakers = Descifradores
card-codebreakers-text = Una vez en tu Día, mira la mano de otro jugador.
card-favor-of-the-mice = Favor de los ratones
card-favor-of-the-mice-text = Se van todas las piezas enemigas de todos los claros de ratón. Edificios y fichas puntúan como siempre.
