# Notices to a reader who is not at the table.

push-why = Šī pārlūkprogramma var tev paziņot, kad ir tavs gājiens, kad sākas spēle un kad beidzas raunds, arī tad, ja lapa ir aizvērta.
push-secret = Paziņojumā ir tikai galds un iemesls, un nekas no spēles. Kamēr skaties uz galdu, paziņojumu nav.
push-how = Pārlūkprogramma jautās, vai vēlies paziņojumus no šīs lapas.
push-begin = Paziņot man
push-is-on = Šī pārlūkprogramma paziņo, kad tevi gaida pie taviem galdiem.
push-stop = Vairs nepaziņot
push-denied = Šī pārlūkprogramma neļauj lapai rādīt paziņojumus. To var atļaut pārlūkprogrammas iestatījumos šai lapai.
push-unsupported = Šī pārlūkprogramma šeit nevar saņemt paziņojumus: vajadzīgs drošs savienojums (https), bet iPhone un iPad ierīcē lapai jābūt sākuma ekrānā. Kamēr lapa ir atvērta, tevi sauc tās cilne.
push-sound = Ieslēgt skaņu
