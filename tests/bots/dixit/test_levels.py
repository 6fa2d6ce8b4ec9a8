"""Bots of Dixit by level: legal, reproducible, without peeking, and sensible in plain cases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lorelode.arena import derive_seed, play_out
from lorelode.bots import BOTS, Explains
from lorelode.bots.dixit.analysis.clue_forecast import Voters, forecast
from lorelode.bots.dixit.analysis.vocabulary_split import split_vocabulary, vocabulary_seed
from lorelode.bots.dixit.easy import DixitEasyBot
from lorelode.bots.dixit.hard import DixitHardBot
from lorelode.bots.dixit.normal import DixitNormalBot
from lorelode.bots.dixit.similarity_bot import SimilarityBot
from lorelode.core import CHANCE, Seat, show_move
from lorelode.core.languages import LANGUAGES
from lorelode.decks import Card, Deck, Words, built_in
from lorelode.rules.dixit import DIXIT
from lorelode.rules.dixit.cards import Picture
from lorelode.rules.dixit.clues import SAMPLE_CLUE
from lorelode.rules.dixit.moves import Give, Speak, Tell, Vote
from lorelode.rules.dixit.outcomes import Ending
from lorelode.rules.dixit.state import DixitState, Over
from tests.rules.dixit.table import FA, after_deal, house, play

LEVELS: Mapping[str, type[SimilarityBot]] = {
    "easy": DixitEasyBot,
    "normal": DixitNormalBot,
    "hard": DixitHardBot,
}


class Guess:
    """Knows which texts mean the same, and nothing else."""

    def __init__(self, **same: str) -> None:
        self._same = same

    def cosines(self, texts: Sequence[str], clue: str) -> Sequence[float]:
        return [float(text == clue or self._same.get(clue) == text) for text in texts]


def bot(level: str, deck: Deck | None = None, language: str = "en", **more: Any) -> SimilarityBot:
    # Without the extra, whether or not it is there.
    extra = {"embeddings": Guess()} if level == "hard" else {}
    return LEVELS[level](deck or built_in(), language, **{**extra, **more})


def deck_of(*tags: str, language: str = "en", size: int = 84) -> Deck:
    """Pictures with these tags each, separated by commas; the rest have some of their own."""
    cards = []
    for number in range(1, size + 1):
        words = tags[number - 1] if number <= len(tags) else f"thing{number}, stuff{number}"
        said = Words(f"Picture {number}", "", tuple(filter(None, words.split(", "))))
        cards.append(Card(f"card-{number}", {language: said}))
    return Deck("test", tuple(cards))


def test_every_level_is_registered() -> None:
    for level, kind in LEVELS.items():
        assert type(BOTS["dixit"][level].make(built_in())) is kind
        assert isinstance(bot(level), Explains)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bots_play_to_the_end(level: str, seats: int) -> None:
    switches = {
        3: {"max_bonus_points": 0, "clues_aloud": True},
        4: {"hand_size": 1, "deck_size": 40},
        5: {"clues_aloud": True, "winning_points": 5},
        6: {"max_bonus_points": 1, "hand_size": 3, "deck_size": 60},
    }[seats]
    language = tuple(LANGUAGES)[seats - 3]
    # That each move was legal, the rules have checked.
    bots = [bot(level, built_in(), language)] * seats
    steps = list(play_out(DIXIT, house(**switches), seats, bots, derive_seed(seats)))
    assert not DIXIT.to_act(steps[-1].state.public)
    assert not [step for step in steps if isinstance(step.move, Speak)]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_on_when_used_pictures_are_shuffled_in(level: str) -> None:
    # 24 of 30 pictures are dealt, so the pile suffices for the first of four turns.
    house_rules = house(
        deck_size=30, winning_points=None, clues_each=1, used_pictures_reshuffled=True
    )
    bots = [bot(level, built_in())] * 4
    *_, last = play_out(DIXIT, house_rules, 4, bots, derive_seed(4))
    assert last.state.public.reshuffles == (1, 2)
    assert last.state.public.stage == Over(Ending.CLUES)


def moments(seats: int, seed: int, turns: int = 2) -> list[tuple[DixitState, list[list[str]]]]:
    """States of a game with what each seat was shown until then."""
    bots = [bot("normal", built_in())] * seats
    lines: list[list[str]] = [[] for _ in range(seats)]
    found = []
    for step in play_out(DIXIT, FA, seats, bots, derive_seed(seed)):
        for seat, seen in enumerate(lines):
            seen.append(show_move(DIXIT, step.mover, step.move, Seat(seat)))
        if len(step.state.public.turns) >= turns:
            break
        if CHANCE not in DIXIT.to_act(step.state.public):
            found.append((step.state, [list(seen) for seen in lines]))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_depends_on_what_its_seat_cannot_see(level: str) -> None:
    fresh, used = bot(level), bot(level)
    for state, lines in moments(4, 5):
        for seat in DIXIT.to_act(state.public):
            view = state.view(seat)
            twin = DIXIT.imagine(view, Random(7)).view(seat)
            one = fresh.choose(view, lines[seat], Random(3))
            assert used.choose(twin, list(lines[seat]), Random(3)) == one
            # Once more, from a bot that knows nothing yet.
            assert bot(level).choose(view, lines[seat], Random(3)) == one


@pytest.mark.parametrize("level", LEVELS)
def test_explain_gives_one_line(level: str) -> None:
    for state, lines in moments(3, 6, turns=1):
        for seat in DIXIT.to_act(state.public):
            view = state.view(seat)
            move: Any = bot(level).choose(view, lines[seat], Random(3))
            reason = bot(level).explain(view, lines[seat], Random(3)).text()
            assert reason.startswith(f"{DIXIT.write(move)}: ")
            assert "\n" not in reason
            if isinstance(move, Vote):
                card = state.public.display[move.number - 1]
            else:
                card = move.card if isinstance(move, Tell) else move.cards[0]
            assert f"picture {card}" in reason


def shown_to(clue: str, display: Sequence[int] = (1, 7, 13, 19)) -> DixitState:
    """Seat 0 told a clue; these lie before seats 1 to 3, who are to vote."""
    told = play(after_deal(4), f'0 tell {display[0]} "{clue}"')
    for seat, card in zip((1, 2, 3), display[1:], strict=True):
        told = play(told, f"{seat} give {card}")
    return play(told, f"* show {','.join(map(str, display))}")


def voted(
    clue: str, deck: Deck, level: str = "normal", seat: int = 3, language: str = "en", **more: Any
) -> int:
    """The picture that a bot votes for who reads all of the deck."""
    state = shown_to(clue)
    one = bot(level, deck, language, vocabulary="all", **more)
    move = one.choose(state.view(Seat(seat)), [], Random(1))
    assert isinstance(move, Vote)
    return state.public.display[move.number - 1]


def placed(**tags: str) -> Deck:
    """Of pictures 1, 7, 13 and 19 these have such tags: `p1="sea, storm"`."""
    listed = [f"thing{n}, stuff{n}" for n in range(1, 85)]
    for name, words in tags.items():
        listed[int(name[1:]) - 1] = words
    return deck_of(*listed)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_clue_that_is_a_tag_is_voted_for(level: str) -> None:
    deck = placed(p1="boat, rain", p7="sea, storm", p13="king, crown", p19="tree, moss")
    for clue, card in {"rain": 1, "Storms": 7, "the king's": 13, "crowned": 13}.items():
        assert voted(clue, deck, level) == card


def test_a_tag_in_full_is_more_than_a_word_of_it() -> None:
    deck = placed(p1="way home, rain", p7="home, storm", p13="no way out, crown")
    assert voted("way home", deck) == 1


def test_a_card_similar_to_any_clue_is_discounted_in_the_vote() -> None:
    # Picture 7 has a word of every tag that is said of the deck, picture 1 only this one.
    words = [f"word{n}" for n in range(20)]
    listed = [f"{words[n % 20]}, {words[(n + 7) % 20]}" for n in range(84)]
    listed[0], listed[6] = "word3, calm", ", ".join(words)
    listed[12], listed[18] = "moss, fern", "king, crown"
    assert voted("word3", deck_of(*listed)) == 1


@pytest.mark.parametrize(
    ("language", "tags", "clue"),
    [
        ("en", "lighthouse, waiting", "He waits by the lighthouses…"),
        ("en", "lighthouse, waiting", "lighthuose"),
        ("lv", "bāka, gaidīšana", "Bākas sargs"),
        ("lv", "bāka, vientulība", "vientulibas"),
        ("ru", "маяк, звёзды", "Под звездами"),
        ("ru", "маяк, одиночество", "об одиночестве"),
        ("fa", "فانوس, شب‌پره‌ها", "شب‌پره"),
        ("fa", "کلید, دریا", "كليدهای گمشده"),
        ("he", "מגדלור, ילדים", "והילדים"),
        ("he", "מגדלור, מפתחות", "המפתח האבוד"),
    ],
)
def test_clues_in_other_word_forms_are_understood(language: str, tags: str, clue: str) -> None:
    fields = {1: tags, 7: "x1, x2", 13: "x3, x4", 19: "x5, x6"}
    cards = [
        Card(f"card-{n}", {language: Words("?", "", tuple(fields.get(n, f"y{n}").split(", ")))})
        for n in range(1, 85)
    ]
    assert voted(clue, Deck("test", tuple(cards)), language=language) == 1


def test_a_clue_in_another_language_is_understood() -> None:
    cards = [
        Card(
            f"card-{n}",
            {
                "en": Words("?", "", ("rain" if n == 1 else f"thing{n}",)),
                "lv": Words("?", "", ("lietus" if n == 1 else f"lieta{n}",)),
            },
        )
        for n in range(1, 85)
    ]
    assert voted("rain", Deck("test", tuple(cards)), language="lv") == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("clue", ["qwrtz", "…!", "🌊", "x" * 200, "no no no"])
def test_a_bot_votes_on_any_clue(level: str, clue: str) -> None:
    state = shown_to(clue)
    move = bot(level).choose(state.view(Seat(2)), [], Random(1))
    assert move in DIXIT.choices(state.view(Seat(2)))


def test_the_card_that_fits_best_is_given() -> None:
    listed = [f"thing{n}, stuff{n}" for n in range(1, 85)]
    listed[8], listed[9] = "storm at sea, oar", "storm, calm"
    deck = deck_of(*listed)
    for level in ("normal", "hard"):
        state = play(after_deal(4), '0 tell 1 "storm"')
        one = bot(level, deck, vocabulary="all")
        assert one.choose(state.view(Seat(1)), [], Random(1)) == Give((Picture(10),))
        # With three players two are given: seat 1 holds pictures 8 to 14.
        state = play(after_deal(3), '0 tell 1 "storm"')
        assert one.choose(state.view(Seat(1)), [], Random(1)) == Give((Picture(9), Picture(10)))


def test_hard_gives_a_card_similar_to_any_clue_if_none_fits() -> None:
    words = [f"word{n}" for n in range(20)]
    listed = [f"{words[n % 20]}, {words[(n + 7) % 20]}" for n in range(84)]
    listed[8] = ", ".join(words)
    state = play(after_deal(4), '0 tell 1 "qwrtz"')
    one = bot("hard", deck_of(*listed), vocabulary="all")
    assert one.choose(state.view(Seat(1)), [], Random(1)) == Give((Picture(9),))


def test_hard_uses_embeddings_if_it_has_them() -> None:
    deck = placed(p1="boat, rain", p7="sea, storm", p13="king, crown", p19="tree, moss")
    embeddings = Guess(monarch="king", tempest="storm")
    assert voted("monarch", deck, "hard", embeddings=embeddings) == 13
    assert voted("tempest", deck, "hard", embeddings=embeddings) == 7


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_clue_that_all_or_none_would_find_is_not_told(level: str) -> None:
    # Every card has a tag of its own and one that all share; some share a third.
    listed = [f"only{n}, all" + (", shared" if n % 12 == 1 else "") for n in range(1, 85)]
    one = bot(level, deck_of(*listed), vocabulary="all")
    for luck in range(9):
        move = one.choose(after_deal(4).view(Seat(0)), [], Random(luck))
        assert isinstance(move, Tell)
        assert move.clue != "all"
        assert move.clue != f"only{move.card}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_clue_is_a_whole_tag(language: str) -> None:
    deck = built_in()
    tags = {tag for card in deck.cards for tag in card.words[language].tags}
    bots = [bot("normal", deck, language)] * 4
    *_, last = play_out(DIXIT, replace(FA, winning_points=None), 4, bots, derive_seed(8))
    clues = [turn.clue or "" for turn in last.state.public.turns]
    assert len(clues) == 15
    for clue in clues:
        assert clue in tags or tags.issuperset(clue.replace("،", ",").split(", "))


def test_a_word_of_a_tag_is_said_only_if_it_is_a_tag_elsewhere() -> None:
    # Seat 0 holds pictures 1 to 6; many have "left", some "home", as one word among others.
    listed = [f"left behind{n}, way home{n}, home sweet{n}, lone left{n}" for n in range(1, 85)]
    listed[60:63] = ["home, moss", "home, fern", "home, reed"]
    one, said = bot("easy", deck_of(*listed), vocabulary="all"), set()
    for luck in range(60):
        move = one.choose(after_deal(4).view(Seat(0)), [], Random(luck))
        assert isinstance(move, Tell)
        said.add(move.clue)
    assert "left" not in said
    assert "home" in said


def test_a_forecast_counts_the_rivals() -> None:
    company = Voters(others=3, hand=6, gives=1, unseen=72)
    password, shared, common = (forecast(company, (1.0,), ((1.0,),) * n) for n in (0, 6, 60))
    assert password.share > shared.share > common.share
    assert password.some < shared.some > common.some
    for one in (password, shared, common):
        assert 0 < one.share < 1
        assert 0 < one.some < 1
    # Who sees nothing votes at random: with no word of it to be seen, one in three finds it, and
    # 1 - (1/3)^3 - (2/3)^3 = 2/3 is how often some do and not all.
    blank = forecast(company, (0.0,), ())
    assert blank.share == pytest.approx(1 / 3)
    assert blank.some == pytest.approx(2 / 3)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_clue_is_told_twice(level: str) -> None:
    bots = [bot(level, built_in())] * 4
    *_, last = play_out(DIXIT, replace(FA, winning_points=None), 4, bots, derive_seed(2))
    clues = [turn.clue for turn in last.state.public.turns]
    assert len(set(clues)) == len(clues) == 15


def test_hard_learns_how_much_the_others_see() -> None:
    one, seen = DixitHardBot(built_in(), embeddings=Guess()), []
    for votes in ("-111", "-143", "-342"):
        told = play(after_deal(4), '0 tell 1 "x"', "1 give 7", "2 give 13", "3 give 19")
        told = play(told, "* show 1,7,13,19", *(f"{seat} vote {votes[seat]}" for seat in (1, 2, 3)))
        # Three such turns, as far as the bot can tell.
        public = replace(told.public, turns=told.public.turns * 3)
        seen.append(one.see_probability(replace(told, public=public).view(Seat(0))))
    assert seen[0] > seen[1] > seen[2]


@pytest.mark.parametrize("level", LEVELS)
def test_a_clue_said_aloud_is_not_heard(level: str) -> None:
    state = play(after_deal(4, house(clues_aloud=True)), "0 speak 1")
    assert isinstance(bot(level).choose(state.view(Seat(1)), [], Random(1)), Give)
    assert "aloud" in bot(level).explain(state.view(Seat(1)), [], Random(1)).text()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_without_a_deck_and_without_tags(level: str) -> None:
    blind = Deck("blind", tuple(Card(f"card-{n}", {}) for n in range(1, 85)))
    titled = Deck(
        "titled", tuple(Card(f"card-{n}", {"en": Words(f"Boat {n}")}) for n in range(1, 85))
    )
    for deck in (None, blind, titled):
        one = LEVELS[level](deck)
        *_, last = play_out(DIXIT, replace(FA, winning_points=6), 3, [one] * 3, derive_seed(3))
        assert not DIXIT.to_act(last.state.public)
    move = LEVELS[level](None).choose(after_deal(4).view(Seat(0)), [], Random(1))
    assert isinstance(move, Tell)
    assert move.clue == SAMPLE_CLUE


def test_each_seat_reads_its_own_half_of_the_words() -> None:
    deck = built_in()
    one, other = split_vocabulary(deck, 1, "lv"), split_vocabulary(deck, 2, "lv")
    assert split_vocabulary(deck, 1, "lv") == one != other
    both = whole = 0
    for card, mine, theirs in zip(deck.cards, one.cards, other.cards, strict=True):
        every, left, right = (set(c.words["lv"].tags) for c in (card, mine, theirs))
        assert left < every
        assert abs(2 * len(left) - len(every)) <= 1
        assert mine.words["lv"].title != card.words["lv"].title
        assert set(mine.words) == {"lv"}
        both += len(left & right)
        whole += len(every)
    # A quarter is in both halves: 775 tags, so 0.25 ± 0.016.
    assert 0.2 < both / whole < 0.3
    assert {len(c.words) for c in split_vocabulary(deck, 1).cards} == {5}


def test_the_half_is_fixed_in_a_game_and_differs_between_games() -> None:
    seen: list[dict[int, set[str]]] = []
    for game in (5, 6):
        early: dict[int, set[str]] = {seat: set() for seat in range(4)}
        late: dict[int, set[str]] = {seat: set() for seat in range(4)}
        for state, _ in moments(4, game):
            opened = state.public.turns or state.public.display
            for seat in range(4):
                view = state.view(Seat(seat))
                (late if opened else early)[seat].add(vocabulary_seed(view, None))
                # Nothing that the seat does not know has a part in it.
                imagined = DIXIT.imagine(view, Random(7)).view(Seat(seat))
                assert vocabulary_seed(imagined, None) == vocabulary_seed(view, None)
        # One pair until the first display lies there, and one from then to the end.
        assert {len(eyes) for eyes in (*early.values(), *late.values())} == {1}
        seen += [early, late]
    every = [eyes for found in seen for one in found.values() for eyes in one]
    assert len(set(every)) == len(every) == 2 * 2 * 4


def test_a_bot_reads_the_half_of_this_game() -> None:
    for state, lines in moments(4, 5):
        for seat in DIXIT.to_act(state.public):
            view = state.view(seat)
            half = bot(
                "normal",
                split_vocabulary(built_in(), vocabulary_seed(view, None)),
                vocabulary="all",
            )
            move = bot("normal").choose(view, lines[seat], Random(3))
            assert half.choose(view, lines[seat], Random(3)) == move
