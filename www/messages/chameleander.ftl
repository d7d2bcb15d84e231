### Chameleander

faction-chameleander = Chameleander
goal-chameleander = Live off the strength of others: craft with their pieces, make them build, carry your ego about and boast.

piece-chameleander-chameleander = Chameleander
piece-chameleander-ego = ego
piece-chameleander-superego = superego
