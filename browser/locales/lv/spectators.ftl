# What the host may do about spectators.

table-spectator-number = Skatītājs { $number }
table-spectators-none = Neviens neskatās.
table-spectators-unnamed = Kamēr tu spēlē, vārdi ir paslēpti: arī vārdā var būt ziņa par spēli.
table-remove-sure = Izraidīt pavisam?
table-remove-how = Izraidītais ar to pašu pārlūku vairs nevar atgriezties, bet ar citu var. Pogas zemāk liedz to visiem svešajiem.
table-gallery-mute = Ļaut rakstīt tikai spēlētājiem
table-gallery-unmute = Ļaut rakstīt visiem
table-gallery-close = Neļaut skatīties citiem
table-gallery-open = Ļaut skatīties citiem
