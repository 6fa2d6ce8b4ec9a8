# The coach: tips in the first game, and hints.

coach-tip = טיפ
coach-got-it = הבנתי
coach-skip = דילוג על כל הטיפים
coach-hint = עצה: מה בוט היה עושה?
coach-hint-thinking = בוט חזק חושב על המהלך שלכם…
