# The faces that players pick from.

faces-own = Ваш портрет
faces-taken = { $face }: занято ({ $who })
