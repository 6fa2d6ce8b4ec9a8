# The coach: tips in the first game, and hints.

coach-tip = Tip
coach-got-it = Got it
coach-skip = Skip all tips
coach-hint = Hint: what would a bot do?
coach-hint-thinking = A strong bot is thinking about your move…
