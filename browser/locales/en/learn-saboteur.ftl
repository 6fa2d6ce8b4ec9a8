# The taught game of Saboteur, step by step. Names are those of the players.

learn-saboteur-seat-1 = Mica
learn-saboteur-seat-2 = Ruda

learn-saboteur-welcome = Welcome to the mine! The path begins at the ladder. Three goals lie face down on the other side, and one of them is the treasure: that is where the path has to lead.
learn-saboteur-role = You are a miner: you win if the path reaches the treasure. Mica and Ruda keep their roles secret. Among three players there is one saboteur or none, among ten there may be four. Saboteurs win if the path never gets there.
learn-saboteur-lay = Your turn. Pick the marked crossing from your hand, then the place that lights up for it beside the ladder. Every card continues the path from the ladder, and where two cards touch, path has to meet path and rock has to meet rock.
learn-saboteur-others = You have drawn a new card. Then Mica and Ruda dug on. Everybody plays one card a turn and draws another.
learn-saboteur-turn = At the end of the tunnel the marked card doesn’t fit as you hold it. Turned upside down, it does: pick it, then the dashed place. It turns by itself.
learn-saboteur-broken = Ouch! Ruda has broken your lamp. While one of your tools is broken, you can’t lay path cards. Why would she do that? Keep it in mind.
learn-saboteur-map = You can still play other cards. A map lets you peek at one of the three goals. Pick it, then the bottom goal.
learn-saboteur-seen = The treasure is at the bottom! The other two are stone: if the path reaches one of them, you dig on from there. Only you have seen it. You may tell the others. But will they believe you? A saboteur would lie.
learn-saboteur-discard = Mica dug on. Ruda discarded a card, and nobody knows which. You can always discard instead of playing: pick the dead end, a blocked card that helps no miner, then the button that lights up.
learn-saboteur-dead-end = Look at the end of the tunnel: Ruda’s card seems to go on, but it is blocked in the middle. A dead end, just before the goals! Bad luck, or sabotage?
learn-saboteur-repair = You have drawn just what you need: a lamp repair. Pick it, then yourself among the players. You can mend other players’ tools in the same way.
learn-saboteur-suspicion = Mica has made up her mind: she broke Ruda’s pickaxe, and now Ruda can’t dig. Anybody may break anybody’s tools, so think about who deserves it.
learn-saboteur-rockfall = The dead end is still in the way. A rockfall takes a path card out of the mine: pick it, then the dead end.
learn-saboteur-reach = Mica dug on, Ruda broke Mica’s cart, and just one card is missing. Pick the marked bend, then the dashed place: turned upside down, it leads down to the treasure.
learn-saboteur-gold = The treasure! The round is over, and all roles are revealed: Ruda was the saboteur. The miners take one gold card after the other. You laid the last card, so you choose first: take the one with three nuggets.
learn-saboteur-saboteur = A new round with new roles, and now you are the saboteur. If the pile and all hands are used up before the miners reach the treasure, you win. The only saboteur gets four nuggets, several get fewer each. Nobody else knows your role.
learn-saboteur-hide = If you do harm right away, everybody will see through you. So play along for now: pick the marked card, then the place that lights up.
learn-saboteur-choice = Only two cards are missing on the way to the middle goal. What will you do? It is your decision: choose here, or play a card yourself.
learn-saboteur-choice-block = Lay the dead end
learn-saboteur-choice-break = Break Mica’s lamp
learn-saboteur-choice-dig = Dig on, as if nothing were wrong
learn-saboteur-blocked = Mica cleared your dead end away with a rockfall, and Ruda broke your pickaxe: they have found you out. But it cost each of them a card and a turn, and you can still do harm.
learn-saboteur-broke = Mica couldn’t dig and had to discard, but then Ruda mended her lamp. You have gained a little time, but now both have their eye on you.
learn-saboteur-dug = They trust you. The middle goal was only stone, and you still hold your dead end and the card that breaks a lamp. The best sabotage comes late, just before the treasure.
learn-saboteur-end = Now you know the game. It has three rounds, and whoever has the most gold at the end wins.
