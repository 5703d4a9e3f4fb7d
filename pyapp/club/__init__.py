"""An evening at the club: players, evenings, results, series, and what they come to.

    club = EMPTY
    club = entered(club, ("Ida", "Jun", "Marek", "Sofia"), "seed")    # a Club, or a Problem
    placings(result)      # how a result's seats came out, by its rulebook's end of a game

Everything is a step from values to values, over the records of `records`. Nothing that the page
loads to start imports it.
"""
