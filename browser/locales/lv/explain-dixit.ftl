# Dixit in a minute, for those who do not know it.

dix-explain-title = Dixit trīsdesmit sekundēs
dix-tagline = Viens mājiens, daudz attēlu: kurš ir īstais?
dix-players = 3–6 spēlētāji
dix-explain-1 = Stāstnieks izvēlas vienu no saviem attēliem, nevienam to nerāda un dod mājienu: vārdu, rindu, skaņu.
dix-explain-2 = Pārējie pieliek savus attēlus, kas mājienam varētu derēt. Visus sajauc un atklāj.
dix-explain-3 = Visi, izņemot stāstnieku, slepeni balso: kurš attēls bija stāstnieka?
dix-explain-4 = Ja uzmin visi vai neviens, stāstnieks nesaņem neko. Tāpēc mājienam jābūt ne pārāk skaidram, ne pārāk miglainam, un citus vilini pie saviem attēliem.
