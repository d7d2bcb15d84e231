### Lecciones y retos. Lo que dice cada uno está en su propio archivo, junto a su facción.

learn-about = Una lección dura tres minutos y acaba en una partida libre. Un reto tiene solución; vale cualquier camino hasta ella.
learn-lesson = Lección: { $title }
learn-puzzle = Reto: { $title }
learn-finished = Hecho:
learn-missing = Esta lección no se puede abrir. { $what }
learn-list-missing = Las lecciones no se han podido traer. Llegan con la primera visita y desde entonces se quedan en el dispositivo.
learn-retry = Otra vez

lesson-place = { $at } de { $of }
lesson-show = Enséñame
lesson-leave = Salir de la lección
lesson-not-this = Esto no, porque { $because }
lesson-not-quite = Casi. Mira otra vez lo que se dice aquí, o pide que te lo enseñe.
lesson-play-on = Seguir jugando desde aquí
lesson-again = Otra vez
lesson-next = Reto siguiente

puzzle-place = { $gained } de { $points } puntos
puzzle-short = El turno ha acabado con { $gained ->
        [one] 1 punto
       *[other] { $gained } puntos
    }; se pueden hacer { $points }. Inténtalo otra vez, o mira la solución.
puzzle-solved = Resuelto: { $points } puntos.
puzzle-again = Intentarlo otra vez
puzzle-solution = Ver la solución
