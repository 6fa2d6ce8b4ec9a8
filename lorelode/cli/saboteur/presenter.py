"""Saboteur in the terminal, put together from its drawing, words and menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from lorelode.bots import Claim
from lorelode.cli.presenter import Menu, Page, Style, number_lines
from lorelode.cli.saboteur import drawing, menus, phrases
from lorelode.cli.terminal import Terminal
from lorelode.rules.saboteur.cards import Role
from lorelode.rules.saboteur.news import Dealt, Fell, GameEnded, Laid, RoundEnded, Stood, Turned
from lorelode.rules.saboteur.state import (
    ROUNDS,
    Player,
    Playing,
    Public,
    SaboteurView,
    Sharing,
)
from lorelode.sentences.names import Names, count_things, join_words
from lorelode.sentences.saboteur import mine_in_words, move_input, words


class SaboteurPresenter:
    """Keeps `lorelode.cli.presenter.Presenter`."""

    def __init__(self, terminal: Terminal, names: Names, style: Style) -> None:
        self._terminal = terminal
        self._names = names
        self._discreet = style.discreet
        self._words = style.words
        self._ink = drawing.PLAIN if terminal.ascii else drawing.FINE
        self._waiting: list[str] = []
        """What was told since the last turn and is not shown yet, a paragraph a move."""

    def show_news(self, view: SaboteurView, follow: bool) -> None:
        """The sentences of the last move's news, and the mine where it is called for."""
        changed = at_once = False
        spoken: list[str] = []
        for item, sentences in words.describe_news(view, self._names, self._discreet):
            if isinstance(item, GameEnded):
                continue
            changed = changed or isinstance(item, Laid | Fell | Turned | Stood | Dealt)
            if isinstance(item, Dealt | RoundEnded):
                self._wait(spoken)
                spoken = []
                self._catch_up()
                at_once = not isinstance(item, Dealt)
            if isinstance(item, Dealt):
                self._terminal.head(f"Round {item.round} of {ROUNDS}")
            elif isinstance(item, RoundEnded):
                changed = False
                self.mine(view)
                self._terminal.head(f"The end of round {view.public.round}")
            if follow or at_once:
                for sentence in sentences:
                    self._terminal.say(sentence, indent=2)
            else:
                spoken += sentences
        self._wait(spoken)
        if changed and follow:
            self.mine(view)

    def tell_claim(self, claim: Claim) -> None:
        """Tell what a bot says, after the news of the last move that wait."""
        words = phrases.describe_claim(claim, self._names)
        if self._waiting:
            self._waiting[-1] += f" {words}"
        else:
            self._wait([words])

    def show_result(self, view: SaboteurView) -> None:
        """Who has won, and what everybody was and got."""
        self._catch_up()
        for item in view.public.news:
            if isinstance(item, GameEnded):
                for sentence in words.public_words(item, self._names, view.public):
                    self._terminal.say(sentence, indent=2)
        self._show_results(view)

    def _wait(self, sentences: Sequence[str]) -> None:
        """Keep the sentences of a move until the next turning point or turn."""
        if sentences:
            self._waiting.append(" ".join(sentences))

    def _catch_up(self) -> None:
        """Show what has waited."""
        for paragraph in self._waiting:
            self._terminal.say(paragraph, indent=2)
        self._waiting.clear()

    @property
    def wants_pause(self) -> bool:
        """Never: a turn and what led to it fit the terminal together."""
        return False

    def show_situation(self, view: SaboteurView) -> None:
        """The mine, the players and what they did; the hand follows as a menu.

        With five players that fills a terminal of 24 lines; the last lines matter most.
        """
        if not isinstance(view.public.stage, Sharing):
            self._terminal.head(_heading(view.public))
            self.mine(view)
            self._show_summary(view)
        self._catch_up()

    def menu(self, view: SaboteurView) -> Menu:
        """The choices of the view's seat."""
        menu = menus.menu(view, self._names, None if self._words else self._ink)
        return menu if menu.title else menu._replace(title=_heading(view.public), title_shown=True)

    def pages(self, first: bool) -> Mapping[str, Page]:
        """Role, hand, mine, players."""
        return {
            "r": Page("role", "your role (nobody sees it unless you ask)", self._show_role),
            "h": Page("hand", "your hand and your gold", partial(self._show_hand, numbers=first)),
            "m": Page("mine", "the mine", self.mine),
            "w": Page("words", "the mine in words from now on, or drawn again", self._toggle_words),
            "p": Page("players", "the players, and what everybody saw them do", self._show_players),
        }

    def to_notation(self, text: str) -> str | None:
        """A move in notation, however it is typed."""
        return move_input.to_notation(text, self._names)

    @property
    def example_move(self) -> str:
        """A path card that is laid."""
        return move_input.EXAMPLE

    def help_lines(self, view: SaboteurView) -> Sequence[str]:  # noqa: ARG002
        """How moves are typed and what the signs mean."""
        cards = (
            "Pick a card of your hand by its number, then what to do with it. Or type the whole"
            " move: lay NES 3,-1 (a shape, then column and row), break lamp Banjo and repair lamp"
            " Banjo +lamp (a tool, then a player by name or seat number), rockfall 3,-1, map top,"
            " pass NES (puts it away). Capitals do not matter."
        )
        names = (
            "A path card is named by the sides it is open to, N E S W; a + between them says that"
            " they are not joined inside: a dead end."
        )
        signs = (
            "In the mine S is the start, [ ? ] a goal face down, $ the treasure, # stone (with its"
            f" sides), {self._ink.dead} a dead end, {self._ink.free} a free cell. In the lists,"
            " '6 cards to the middle goal' is the length of the shortest way that can be laid; a"
            " goal that you know to be stone is not counted."
        )
        return cards, names, signs

    def mine(self, view: SaboteurView) -> None:
        """The mine, drawn or told."""
        if self._words:
            for sentence in mine_in_words.mine(view):
                self._terminal.say(sentence, indent=2)
            return
        self._terminal.draw(drawing.mine(view, self._ink, self._terminal.width))

    def _toggle_words(self, view: SaboteurView) -> None:
        self._words = not self._words
        self.mine(view)

    def _show_role(self, view: SaboteurView) -> None:
        private = view.private
        if private is not None and private.role is not None:
            aim = "a way reaches the treasure"
            if private.role is Role.SABOTEUR:
                aim = "the cards run out before a way reaches the treasure"
            self._terminal.say(f"You are a {private.role}: you win the round if {aim}.")

    def _show_hand(self, view: SaboteurView, numbers: bool) -> None:
        private = view.private
        assert private is not None
        cards = menus.hand(view)
        listed = numbers and isinstance(view.public.stage, Playing)
        self._terminal.draw(number_lines(cards, () if listed else "-" * len(cards)))
        gold = words.gold_words(private.gold) if private.gold else "no gold yet"
        self._terminal.say(f"You have {gold}.")

    def _show_summary(self, view: SaboteurView) -> None:
        """Cards and broken tools; all else that is seen of the players is a page of its own."""
        parts = []
        for name, player in zip(self._names.by_seat, view.public.players, strict=True):
            broken = f", broken {join_words(player.broken)}" if player.broken else ""
            parts.append(f"{name} {player.hand}{broken}")
        self._terminal.say(f"Hands: {' · '.join(parts)}", indent=2)

    def _show_players(self, view: SaboteurView) -> None:
        public = view.public
        wide = max(map(len, self._names.by_seat))
        for seat, player in enumerate(public.players):
            name = self._names.by_seat[seat]
            self._terminal.say(
                f"{seat:>3}  {name:<{wide}}  {_describe_player(player)}", indent=7 + wide
            )
        left = count_things(public.pile, "card")
        self._terminal.say(f"The pile has {left}.")

    def _show_results(self, view: SaboteurView) -> None:
        public = view.public
        assert public.fortunes is not None
        rounds = [f"round {number}" for number in range(1, ROUNDS + 1)]
        table = self._terminal.table("", *rounds, "gold cards", "nuggets", numbers=1)
        for seat, gold in enumerate(public.fortunes):
            played = [f"{one.roles[seat]} {one.gold[seat] or '-'}" for one in public.results]
            cards = " ".join(map(str, gold)) or "-"
            table.add_row(self._names.by_seat[seat], *played, cards, str(sum(gold)))
        if self._words or not self._terminal.fits(table):
            for sentence in words.results(public, self._names):
                self._terminal.say(sentence, indent=2)
            return
        self._terminal.show(table)
        self._terminal.say("Beside each role: how many gold cards the round brought.")


def _heading(public: Public) -> str:
    pile = count_things(public.pile, "card")
    turn = "Your turn" if isinstance(public.stage, Playing) else "Still your turn"
    return f"{turn} in round {public.round} of {ROUNDS}; {pile} in the pile"


def _describe_player(player: Player) -> str:
    """What everybody sees of one player."""
    parts = [count_things(player.hand, "card")]
    if player.broken:
        parts.append(f"broken {join_words(player.broken)}")
    if player.looked:
        parts.append(f"looked at {join_words(player.looked)}")
    if player.discarded:
        parts.append(f"{player.discarded} discarded")
    if player.gold:
        parts.append(f"{count_things(player.gold, 'gold card')}")
    return ", ".join(parts)
