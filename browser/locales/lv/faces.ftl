# The faces that players pick from.

faces-own = Tavs portrets
faces-taken = { $face }: aizņemts ({ $who })
