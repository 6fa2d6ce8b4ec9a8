# The faces that players pick from.

faces-own = Your face
faces-taken = { $face }: taken by { $who }
