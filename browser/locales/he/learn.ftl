# What every taught game says.

learn-step = שלב { $step } מתוך { $steps }
learn-teacher = השיעור
learn-next = הלאה
learn-show = הראו לי
learn-skip = דילוג
learn-leave = יציאה מהשיעור
learn-other = גם זה אפשרי. אבל קודם נסו את מה שמסומן.
learn-play = משחק מיידי נגד בוטים
learn-rules = לקריאת הכללים
learn-again = עוד פעם
learn-you = אתם
# Of what the learner is to touch, for those who cannot see the mark.
learn-mark = מסומן בשיעור
