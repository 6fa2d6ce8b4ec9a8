# Leaving a computer that others use too.

forget-lost = Datoram, kuru lieto arī citi. Šajā pārlūkprogrammā pazudīs tavs vārds, iestatījumi un tavas vietas pie visiem galdiem, un tos vairs nevarēs atgūt. Nepabeigtajās spēlēs tavā vietā spēlēs bots.
forget-keep = Ja gribi vietu paturēt, vispirms pārnes to uz savu ierīci: galda izvēlnē „Spēlēt citā ierīcē”.
forget-now = Aizmirst mani
