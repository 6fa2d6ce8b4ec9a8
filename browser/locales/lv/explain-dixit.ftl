# Dixit in a minute, for those who do not know it.

dixit-explain-title = „Dixit” trīsdesmit sekundēs
dixit-tagline = Viens mājiens, daudz attēlu: kurš ir īstais?
dixit-players = 3–6 spēlētāji
dixit-explain-1 = Stāstnieks izvēlas vienu no saviem attēliem, nevienam to nerāda un dod mājienu: vārdu, rindiņu, skaņu.
dixit-explain-2 = Pārējie pieliek savus attēlus, kas varētu atbilst mājienam. Visus sajauc un atklāj.
dixit-explain-3 = Visi, izņemot stāstnieku, slepeni balso: kurš attēls bija stāstnieka?
dixit-explain-4 = Ja uzmin visi vai neviens, stāstnieks nesaņem neko. Tāpēc mājiens nedrīkst būt ne pārāk skaidrs, ne pārāk miglains. Pārējos vilini pie saviem attēliem.
