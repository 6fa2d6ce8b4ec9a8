# The faces that players pick from.

faces-own = چهره‌ی شما
faces-taken = { $face }: انتخاب { $who }
