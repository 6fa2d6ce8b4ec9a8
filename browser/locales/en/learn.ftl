# What every taught game says.

learn-step = Step { $step } of { $steps }
learn-teacher = The lesson
learn-next = Next
learn-show = Show me
learn-skip = Skip ahead
learn-leave = Leave the lesson
learn-other = You could do that too. But first try what is marked.
learn-play = Play now against bots
learn-rules = Read the rules
learn-again = Once more
learn-you = You
# Of what the learner is to touch, for those who cannot see the mark.
learn-mark = marked by the lesson
