### Lo que la primera pantalla dice antes de que llegue el programa. Son las palabras de index.html; una prueba las compara.

title = Thicket
subtitle = Root, el juego de guerra del bosque, en una página: contra bots, en un solo dispositivo o por enlace.
fact-rules = Se cumplen todas las reglas, y cada “no” dice por qué.
fact-link = Una mesa entera cabe en un enlace.
fact-offline = Gratis. Sin cuenta ni servidor; tras una visita funciona sin conexión.
fan-project = Proyecto no oficial hecho por aficionados. Root es un juego de Leder Games.
play-now = Jugar ya
learn = Aprender
pass-and-play = Pasar y jugar
set-up = Preparar una mesa
open-way = Abrir un enlace o archivo
starting = Thicket no ha arrancado: le falta una parte o está dañada. Tus mesas se guardan en este dispositivo.
starting-again = Vuelve a cargarlo
starting-or = , o abre
starting-single = el programa entero en un solo archivo
starting-same = , que tiene las mismas mesas.
