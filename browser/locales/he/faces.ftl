# The faces that players pick from.

faces-own = הדיוקן שלכם
faces-taken = { $face }: תפוס ({ $who })
