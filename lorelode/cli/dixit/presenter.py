"""Dixit in the terminal, put together from its words, menus and score track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from lorelode.bots import Claim
from lorelode.cli.dixit import drawing, menus, phrases, results
from lorelode.cli.presenter import Menu, Page, Style, number_lines, number_lines_with_notes
from lorelode.cli.terminal import Terminal
from lorelode.core import Seat
from lorelode.decks import Deck
from lorelode.rules.dixit.editions import to_give
from lorelode.rules.dixit.news import (
    Dealt,
    Displayed,
    GameEnded,
    Gave,
    OwnersShown,
    Scored,
    TellerShown,
    Told,
    Voted,
    VotesOpened,
)
from lorelode.rules.dixit.state import DixitView, Giving, Over, Telling, Voting
from lorelode.sentences.dixit import move_input, words
from lorelode.sentences.names import Names, join_words
from lorelode.sentences.pictures import Pictures


class DixitPresenter:
    """Keeps `lorelode.cli.presenter.Presenter`."""

    def __init__(self, terminal: Terminal, names: Names, style: Style, deck: Deck | None) -> None:
        self._terminal = terminal
        self._names = names
        self._words = style.words
        self._pictures = Pictures(deck, style.language)
        self._ink = drawing.PLAIN if terminal.ascii else drawing.FINE
        self._resting = False
        self._example = "vote 2"

    def show_news(self, view: DixitView, follow: bool) -> None:
        """The sentences of the last move's news; without `follow`, those that end a turn.

        The clue and the display before that are in the situation of those who are to act. The
        storyteller, who is not to act, is shown the display all the same.
        """
        public = view.public
        self._resting = False
        for item in public.news:
            sentence = words.public_words(item, self._names, public, self._pictures)
            match item:
                case Displayed() if follow or view.seat == public.teller:
                    if not follow:
                        self._terminal.head(self._clue(view))
                        self._resting = True
                    self._terminal.say(sentence)
                    self._show_display(view)
                case Dealt() | Told() | Gave() | Displayed() | Voted() if not follow:
                    continue
                case VotesOpened():
                    self._show_votes(view)
                case Scored():
                    self._show_score(view, item.points)
                    self._resting = not follow
                case GameEnded():
                    continue
                case _:
                    self._terminal.say(sentence, indent=2)
        if view.private is not None and (follow or public.turns):
            for one in view.private.news:
                self._terminal.say(words.private_words(one, self._pictures), indent=2)

    def tell_claim(self, claim: Claim) -> None:
        """Tell what a bot says of the turn that has ended."""
        self._terminal.say(phrases.describe_claim(claim, self._names), indent=2)

    def show_result(self, view: DixitView) -> None:
        """Why the game is over, who has won, and what everybody got points for."""
        self._terminal.head("The end of the game")
        for item in view.public.news:
            if isinstance(item, GameEnded):
                self._terminal.say(
                    words.public_words(item, self._names, view.public, self._pictures)
                )
        self._show_results(view)

    @property
    def wants_pause(self) -> bool:
        """When the votes are to come, and after them: each fills the terminal."""
        return self._resting

    def show_situation(self, view: DixitView) -> None:
        """The clue, the score and what is to be done; the pictures follow as a menu."""
        stage, public = view.public.stage, view.public
        self._terminal.head(words.heading(public, self._names))
        match stage:
            case Telling(None):
                todo = "Pick a picture of yours to give a clue for, or wait."
                self._example = move_input.EXAMPLE_CLUE
            case Telling():
                todo = "Pick a picture, and give a clue that some will find, but not all."
                self._example = move_input.EXAMPLE_CLUE
            case Giving() if to_give(len(public.players)) > 1:
                todo = "Which two of your pictures suit it? Pick one by one, or both as in 2 5."
                self._example = "give 3,17"
            case Giving():
                todo = "Which of your pictures suits it?"
                self._example = "give 17"
            case _:
                todo = f"Which of these is {self._names.owns(_teller(view))}?"
                self._example = "vote 2"
        if public.turns and not isinstance(stage, Voting):
            self._terminal.say(words.score_words(public, self._names), indent=2)
        self._terminal.say(todo)

    def menu(self, view: DixitView) -> Menu:
        """The choices of the view's seat."""
        menu = menus.menu(view, self._pictures)
        return menu._replace(title=words.heading(view.public, self._names), title_shown=True)

    def pages(self, first: bool) -> Mapping[str, Page]:
        """Hand, table, score, votes, recap."""
        return {
            "h": Page("hand", "your pictures", partial(self._show_hand, numbers=first)),
            "t": Page("table", "the clue and the pictures of this turn", self._show_table),
            "s": Page(
                "score", "the points of all players, and how the game ends", self._show_standing
            ),
            "v": Page("votes", "the votes of the last turn again", self._show_last_votes),
            "r": Page("recap", "every turn so far", self._show_recap),
            "w": Page(
                "words", "the score in words from now on, or drawn again", self._toggle_words
            ),
        }

    def to_notation(self, text: str) -> str | None:
        """A move in notation, however it is typed."""
        return move_input.to_notation(text)

    @property
    def example_move(self) -> str:
        """A move of the kind that was asked for last."""
        return self._example

    def help_lines(self, view: DixitView) -> Sequence[str]:
        """How moves are typed, and what brings points."""
        game = (
            "The storyteller gives a clue for a picture, everybody else gives pictures that suit"
            " it too, and then they vote: which is the storyteller's? A clue that all or none find"
            " brings the storyteller nothing; a vote for your picture brings you a point."
        )
        aloud = " speak 17 (you say the clue aloud)," if view.public.edition.clues_aloud else ""
        moves = (
            f"Pick by number, or type the whole move: {move_input.EXAMPLE_CLUE} (a picture, then"
            f" the clue),{aloud} give 17 (or give 3,17), vote 2. A picture's number is behind its"
            " title; a vote is for a number on the table."
        )
        clues = (
            "A clue can be anything, in any language. One that is a word of the list below, such"
            ' as hand, is typed in quotes: "hand".'
        )
        return game, moves, clues

    def _clue(self, view: DixitView) -> str:
        return words.clue_words(_teller(view), view.public.clue, self._names)

    def _show_display(self, view: DixitView) -> None:
        captions = [self._pictures.caption(card) for card in view.public.display]
        titles = menus.display(view, self._pictures)
        self._terminal.draw(number_lines_with_notes(titles, captions, self._terminal.width))

    def _show_votes(self, view: DixitView) -> None:
        turn = view.public.turns[-1]
        self._terminal.head(words.votes_head(turn))
        self._terminal.draw(number_lines(words.describe_votes(turn, self._names, self._pictures)))

    def _show_score(self, view: DixitView, gained: Sequence[int] = ()) -> None:
        public = view.public
        if self._words:
            self._terminal.say(words.score_words(public, self._names, gained), indent=2)
        else:
            points = [player.points for player in public.players]
            more = gained or [0] * len(points)
            target, width = public.edition.winning_points, self._terminal.width
            self._terminal.draw(
                drawing.track(self._names.by_seat, points, more, target, self._ink, width)
            )

    def _show_hand(self, view: DixitView, numbers: bool) -> None:
        private = view.private
        assert private is not None
        labels = [self._pictures.label(card) for card in private.hand]
        captions = [self._pictures.caption(card) for card in private.hand]
        listed = numbers and isinstance(view.public.stage, Telling | Giving)
        marks = "" if listed else "-" * len(labels)
        self._terminal.draw(number_lines_with_notes(labels, captions, self._terminal.width, marks))
        if private.given:
            given = join_words([self._pictures.title(card) for card in private.given])
            self._terminal.say(f"You have given {given}.")

    def _show_table(self, view: DixitView) -> None:
        stage = view.public.stage
        if not isinstance(stage, Giving | Voting):
            over = isinstance(stage, Over)
            self._terminal.say("The game is over." if over else "There is no clue yet.")
            return
        self._terminal.say(self._clue(view), indent=2)
        self._show_display(view)
        todo = "give" if isinstance(stage, Giving) else "vote"
        self._terminal.say(f"Still to {todo}: {self._names.listed(stage.waiting)}.")

    def _show_last_votes(self, view: DixitView) -> None:
        public = view.public
        if not public.turns:
            self._terminal.say("No turn is over yet.")
            return
        turn = public.turns[-1]
        self._show_votes(view)
        for item in (TellerShown(turn.teller, turn.number), OwnersShown(turn.owners)):
            sentence = words.public_words(item, self._names, public, self._pictures)
            self._terminal.say(sentence, indent=2)

    def _show_recap(self, view: DixitView) -> None:
        if not view.public.turns:
            self._terminal.say("No turn is over yet.")
        turns = words.recap(view.public, self._names, self._pictures)
        for number, (clue, outcome) in enumerate(turns, 1):
            self._terminal.say(f"{number:>3}  {clue}", indent=5)
            self._terminal.say(f"     {outcome}", indent=5)

    def _toggle_words(self, view: DixitView) -> None:
        self._words = not self._words
        self._show_score(view)

    def _show_standing(self, view: DixitView) -> None:
        self._show_score(view)
        self._terminal.say(words.describe_standing(view.public))

    def _show_results(self, view: DixitView) -> None:
        rows = results.rows(view.public)
        table = self._terminal.table("", "points", "telling", "finding", "votes", numbers=4)
        for seat, *numbers in rows:
            table.add_row(self._names.by_seat[seat], *map(str, numbers))
        if self._words or not self._terminal.fits(table):
            for row in rows:
                self._terminal.say(results.sentence(row, self._names), indent=2)
        else:
            self._terminal.show(table)
        self._terminal.say(results.LEGEND)


def _teller(view: DixitView) -> Seat:
    teller = view.public.teller
    assert teller is not None
    return teller
