"""Writes what the page takes from Python: the types of the wire, and the refusals in English.

    python -m tools.typescript

`browser/src/wire/messages.ts` has the messages of the WebSocket and `browser/src/wire/http.ts` the
bodies of HTTP requests and answers, both from `lorelode/wire`. What the page says of every
`Code` is in `browser/locales/en/refusals.ftl`.

Every struct is an interface and every union that has a name keeps it, with their docstrings. Types
of a game's rules are named after the game, even if no other game has one of that name, so that a
new game renames nothing.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin

from msgspec import Struct, inspect

from lorelode import wire
from lorelode.core import Code
from lorelode.wire import decks, hints, http, lessons, notices, replays

BROWSER: Final = Path(__file__).resolve().parent.parent / "browser"
MESSAGES: Final = BROWSER / "src" / "wire" / "messages.ts"
HTTP: Final = BROWSER / "src" / "wire" / "http.ts"
REFUSALS: Final = BROWSER / "locales" / "en" / "refusals.ftl"
WIDTH: Final = 100
RULES: Final = "lorelode.rules."

MESSAGES_HEAD: Final = """\
// Made from lorelode/wire by `make types`; edit that instead.
// docs/formats.md explains the messages and the order that they come in.
"""

HTTP_HEAD: Final = """\
// Made from lorelode/wire by `make types`; edit that instead.
// The bodies of HTTP requests and answers; docs/formats.md explains them.
"""

HTTP_MODULES: Final = (http, decks, replays, lessons, hints, notices)
"""Where the bodies are defined."""

HTTP_REQUESTS: Final = (
    http.NewTable,
    decks.CardWords,
    notices.PushSubscription,
    notices.PushEnd,
)
"""The bodies that clients send."""

VOCABULARY: Final = ("BeliefKind", "ReasonKind")
"""The unions of `tools/vocabulary.py` that the bodies use."""

CLAUSE: Final = """\
/** The id of a clause of the rules: a code of refusals too. */
export type Clause = `${string}-${number}.${number}`;
"""

RECONNECT: Final = """\
/** When a client connects again after a `closing`, by its code; after all other codes, never. */
export const RECONNECT: Readonly<Partial<Record<Code | Clause, "now" | "later">>> = {
%s
};
"""

Named: TypeAlias = type[Struct] | type[Enum]


def messages_ts() -> str:
    """The messages of the WebSocket, and the body of a refusal."""
    parts = [MESSAGES_HEAD, _constant("WIRE_VERSION"), _constant("MAX_FRAME_BYTES"), CLAUSE]
    parts.append(_reconnect())
    kinds = _message_types()
    return "\n".join([*parts, *_declarations(kinds, _modules(kinds)), *_unions_of_games()])


def http_ts() -> str:
    """The bodies of HTTP requests and answers."""
    messages = _message_types()
    bodies = [kind for kind in _reached_from(_http_roots()) if kind not in messages]
    text = "\n".join(_declarations(bodies, _modules(bodies, but=_modules(messages))))
    shared = [_named(kind.__module__, kind.__name__) for kind in messages]
    used = sorted(name for name in shared if re.search(rf"[ (]{name}\b", text))
    lines = f'import type {{ {", ".join(used)} }} from "./messages";\n'
    if words := [name for name in VOCABULARY if f": {name};" in text]:
        lines += f'import type {{ {", ".join(words)} }} from "./vocabulary";\n'
    return "\n".join([HTTP_HEAD, lines, text])


def _unions_of_games() -> Iterator[str]:
    """What a message may hold of any game with an entry in `WIRE_GAMES`."""
    writer = _Writer(_modules(_message_types()), asked=set())
    yield "// lorelode.wire.games\n"
    moves = [entry.move for entry in wire.WIRE_GAMES.values()]
    for name, kinds in (("Play", _plays()), ("AnyMove", moves)):
        texts = dict.fromkeys(writer.text(inspect.type_info(kind)) for kind in kinds)
        yield _union(name, list(texts))


def _message_types() -> list[Named]:
    return [Code, *_reached_from([wire.Inbound, wire.Outbound, wire.RefusalBody, *_plays()])]


def _plays() -> list[type[Struct]]:
    return [entry.play for entry in wire.WIRE_GAMES.values()]


def _http_roots() -> list[Named]:
    """Every struct that the modules of the bodies define."""
    names = [(module.__name__, name) for module in HTTP_MODULES for name in _order(module.__name__)]
    found = [_value(module, name) for module, name in names]
    return [kind for kind in found if _is_struct(kind)]


def _reached_from(roots: Iterable[Any]) -> list[Named]:
    return list(dict.fromkeys(kind for root in roots for kind in reached(root)))


def _modules(kinds: Iterable[Named], but: Iterable[str] = ()) -> list[str]:
    found = dict.fromkeys(kind.__module__ for kind in kinds)
    return [module for module in found if module not in but]


def _declarations(kinds: Sequence[Named], modules: Sequence[str]) -> Iterator[str]:
    """The types of these modules, by module, in the order that they are defined in."""
    answers = [kind for kind in _http_roots() if kind not in HTTP_REQUESTS]
    sent_by_clients = set(_reached_from([wire.Inbound, *HTTP_REQUESTS]))
    sent_by_server = set(_reached_from([wire.Outbound, *_plays(), *answers]))
    writer = _Writer(modules, asked=sent_by_clients - sent_by_server)
    for module in modules:
        yield f"// {module}\n"
        for name in _order(module):
            if name in writer.aliases[module]:
                yield writer.alias(module, name)
            elif any(_value(module, name) is kind for kind in kinds):
                yield writer.declared(_value(module, name))


class _Writer:
    """Writes types; `asked` are those that only a client sends, who may leave defaults out."""

    def __init__(self, modules: Iterable[str], asked: set[Named]) -> None:
        self._asked = asked
        self.aliases = {
            module: [name for name in _order(module) if _is_alias(_value(module, name), name)]
            for module in modules
        }
        self._alias_of = {
            frozenset(self._alias_members(_value(module, name))): _named(module, name)
            for module, names in self.aliases.items()
            for name in names
        }

    def declared(self, kind: Named) -> str:
        """An interface, or the words of a list of them."""
        name = _named(kind.__module__, kind.__name__)
        doc = _comment(kind.__doc__)
        if issubclass(kind, Enum):
            return doc + _union(name, [json.dumps(word.value) for word in kind])
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        lines = [f"{doc}export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)};")
        omits = kind.__struct_config__.omit_defaults or kind in self._asked
        docs = _field_docs(kind)
        for field in sorted(info.fields, key=lambda field: field.name != "id"):
            mark = "?" if omits and not field.required else ""
            text = self.text(field.type)
            if kind.__struct_config__.omit_defaults and field.default is None:
                text = text.removesuffix(" | null")  # it is left out instead
            says = _comment(docs.get(field.name) or _description(field.type), "  ")
            lines.append(f"{says}  readonly {field.encode_name}{mark}: {text};")
        return "\n".join([*lines, "}\n"])

    def alias(self, module: str, name: str) -> str:
        """A type that is one of several, or has another name besides its own."""
        members = self._alias_members(_value(module, name))
        return _comment(_docs(module)[0].get(name)) + _union(_named(module, name), members)

    def _alias_members(self, value: Any) -> list[str]:
        # One by one: msgspec refuses a union of structs without tags, which no client decodes.
        parts = get_args(value) if all(map(_is_struct, get_args(value))) else ()
        return [one for part in parts or (value,) for one in self._members(inspect.type_info(part))]

    def text(self, kind: inspect.Type) -> str:
        """A type in TypeScript."""
        members = self._members(kind)
        for null in ([], ["null"]):
            known = self._alias_of.get(frozenset(members) - {*null})
            if known and set(null) <= set(members):
                return " | ".join([known, *null])
        return " | ".join(members)

    def _members(self, kind: inspect.Type) -> list[str]:
        """The types that a type is one of."""
        match kind:
            case inspect.Metadata():
                written = (kind.extra or {}).get("typescript")
                return [written] if written else self._members(kind.type)
            case inspect.UnionType():
                parts = [part for one in kind.types for part in self._members(one)]
                return sorted(parts, key=lambda part: part == "null")
            case inspect.LiteralType():
                return [json.dumps(value) for value in kind.values]
            case inspect.StructType() | inspect.EnumType():
                return [_named(kind.cls.__module__, kind.cls.__name__)]
            case inspect.VarTupleType():
                return [f"readonly {self._in_array(kind.item_type)}[]"]
            case inspect.TupleType():
                return [f"readonly [{', '.join(map(self.text, kind.item_types))}]"]
            case inspect.DictType():
                key, value = self.text(kind.key_type), self.text(kind.value_type)
                return [f"Readonly<Record<{key}, {value}>>"]
            case _:
                return [_PLAIN[type(kind)]]

    def _in_array(self, kind: inspect.Type) -> str:
        text = self.text(kind)
        return f"({text})" if " " in text else text


_PLAIN: Final[Mapping[type[inspect.Type], str]] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def _named(module: str, name: str) -> str:
    """What a type is called: one of a game's rules after the game too."""
    if not module.startswith(RULES):
        return name
    game = module.removeprefix(RULES).partition(".")[0].capitalize()
    return name if name.startswith(game) else game + name


# What messages are made of.


def reached(root: Any) -> list[Named]:
    """Every struct and list of words in a type."""
    found: dict[Named, None] = {}
    waiting = [inspect.type_info(root)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType | inspect.EnumType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
        waiting += reversed(list(_inside(kind)))
    return list(found)


def _inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType():
            yield from (field.type for field in kind.fields)
        case inspect.UnionType():
            yield from kind.types
        case inspect.Metadata():
            yield kind.type
        case inspect.VarTupleType():
            yield kind.item_type
        case inspect.TupleType():
            yield from kind.item_types
        case inspect.DictType():
            yield from (kind.key_type, kind.value_type)
        case _:
            pass


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Struct)


def _is_alias(value: object, name: str) -> bool:
    if isinstance(value, type):
        return issubclass(value, Struct) and value.__name__ != name
    return get_origin(value) in (UnionType, Union)


def _value(module: str, name: str) -> Any:
    return vars(sys.modules[module]).get(name)


# What the source says and Python forgets: the order of the names, and the docstrings below them.


@cache
def _tree(module: str) -> ast.Module:
    file = sys.modules[module].__file__
    assert file is not None
    return ast.parse(Path(file).read_text("utf-8"))


@cache
def _order(module: str) -> tuple[str, ...]:
    """The names that a module defines, as they come in it."""
    names = []
    for node in _tree(module).body:
        match node:
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                names.append(name)
            case _:
                pass
    return tuple(names)


@cache
def _docs(module: str) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """The docstrings below the names of a module, and below the fields of each of its classes."""
    tree = _tree(module)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return _below(tree.body), {node.name: _below(node.body) for node in classes}


def _below(body: Sequence[ast.stmt]) -> dict[str, str]:
    found = {}
    for node, after in pairwise(body):
        match node, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                found[name] = text
            case _:
                pass
    return found


def _field_docs(kind: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("lorelode."):
            found |= _docs(base.__module__)[1].get(base.__name__, {})
    return found


def _description(kind: inspect.Type) -> str | None:
    """What the type itself says that it is for, as the switches of an edition do."""
    schema = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    return None if schema is None else schema.get("description")


# How it is laid out.


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    words = " ".join(text.split("\n\n")[0].split())
    words = re.sub(r"\bNone\b", "null", words)
    if len(f"{indent}/** {words} */") <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDTH - len(indent) - 3)
    whole = ("/**", *(f" * {line}" for line in lines), " */")
    return "".join(f"{indent}{line}\n" for line in whole)


def _union(name: str, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def _constant(name: str) -> str:
    module = "lorelode.wire.commands"
    doc = _comment(_docs(module)[0].get(name))
    return f"{doc}export const {name} = {json.dumps(_value(module, name))};\n"


def _reconnect() -> str:
    codes = [code for code in sorted(Code) if code.reconnect != "never"]
    return RECONNECT % "\n".join(f'  "{code}": "{code.reconnect}",' for code in codes)


def refusals_ftl() -> str:
    """What the page says of every refusal, as Fluent."""
    lines = [
        "# Made from lorelode/core/refusal_sentences.py by `make types`; edit that instead.",
        "",
    ]
    for code in sorted(Code):
        sentence = re.sub(r"\{(\w+)\}", r"{ $\1 }", code.page_sentence).replace("'", "’")
        lines.append(f"refusal-{code} = {sentence}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    MESSAGES.write_text(messages_ts(), "utf-8")
    HTTP.write_text(http_ts(), "utf-8")
    REFUSALS.write_text(refusals_ftl(), "utf-8")
