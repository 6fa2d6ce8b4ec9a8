# What every taught game says.

learn-step = { $step }. solis no { $steps }
learn-teacher = Mācību spēle
learn-next = Tālāk
learn-show = Parādi man
learn-skip = Izlaist
learn-leave = Beigt mācību spēli
learn-other = Arī tā drīkst. Bet vispirms pamēģini to, kas ir iezīmēts.
learn-play = Tūlīt spēlēt ar botiem
learn-rules = Lasīt noteikumus
learn-again = Vēlreiz
learn-you = Tu
# Of what the learner is to touch, for those who cannot see the mark.
learn-mark = iezīmēts mācību spēlē
