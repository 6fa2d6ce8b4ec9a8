# What went wrong, and what to do about it.

# From the page itself.
error-unknown = Kaut kas nogāja greizi. Mēģini vēlreiz vai ielādē lapu no jauna.
error-offline = Nav tīkla. Pārbaudi interneta savienojumu.
error-lost = Savienojums zudis. Tas atjaunosies pats.
error-move-kept = Tavs gājiens ir saglabāts un tiks nosūtīts, kad savienojums atjaunosies.
error-back = Savienojums atjaunots. Nekas nav zudis.
error-no-websocket = Tiešo savienojumu te neizdodas atvērt. Pamēģini citu tīklu vai pārlūku.
error-old-page = Serveris ir atjaunināts. Ielādē lapu vēlreiz.
error-no-table-title = Tāda galda nav
error-removed-title = Tu vairs neesi pie šī galda
error-reload = Ielādēt vēlreiz
error-home = Sākumlapa
error-retry = Mēģināt vēlreiz
error-see-rule = Skatīt noteikumu
error-clause = Noteikumi to neļauj: { $rule }
error-unreadable-title = Šo galdu nevar atvērt
error-no-way-title = Iekļūt nevar
