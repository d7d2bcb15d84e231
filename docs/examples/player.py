#!/usr/bin/env python3
"""A player for `thicket referee`: crafts and builds when it can, fights when it is the stronger, and else does anything.

    thicket referee --seats eyrie,marquise --policy program,wanderer --program "python3 docs/examples/player.py"
"""
import json
import random
import sys

# What is tried first; verbs that are not named come between the liked and the disliked.
LIKED = ["craft", "build", "quest", "perform", "cajole", "score", "spread", "recruit"]
DISLIKED = ["done", "pass", "continue", "turmoil", "activate"]


def warriors(view, seat, clearing):
    """How many warriors a seat has in a clearing."""
    here = next(one["pieces"] for one in view["clearings"] if one["number"] == clearing)
    return sum(piece["count"] for piece in here if piece["seat"] == seat and piece["class"] == "warrior")


def worth(option, view, me):
    """The more the better."""
    verb = option["verb"]
    if verb in LIKED:
        return 20 - LIKED.index(verb)
    if verb in DISLIKED:
        return -10
    if verb == "battle":
        at = {target["kind"]: target["value"] for target in option["targets"]}
        clearing, enemy = at["place"], at["seat"]
        return 15 if warriors(view, me, clearing) > warriors(view, enemy, clearing) else -5
    return random.random()


def main():
    me = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["about"] == "game":
            me = message["seat"]
            random.seed(message["game"])
        elif message["about"] == "decision":
            options = message["decision"]["options"]
            best = max(options, key=lambda option: worth(option, message["view"], me))
            # The place of the option, or its key in quotes.
            print(json.dumps(best["key"]), flush=True)


main()
