"""Folders and zips of pictures: good files become cards, the others are listed with a reason."""

from __future__ import annotations

import os
import stat
import struct
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from lorelode.core.refusal import Code, Refusal
from lorelode.decks import Words, sources
from lorelode.decks.import_result import ImportResult
from lorelode.decks.importer import import_pictures
from lorelode.decks.sandbox import Sandbox
from lorelode.decks.words import MAX_WORDS_BYTES, tidy_source
from tests.decks.samples import jpeg, make_folder, make_zip, png, vast_png, webp

ZIPINFO = (2026, 1, 1, 0, 0, 0)


def refusals(imported: ImportResult) -> dict[str, str]:
    return {file.name: file.code for file in imported.refused}


def titles(imported: ImportResult) -> list[str]:
    return [card.words_in("en").title for card in imported.kept]


def test_a_folder_becomes_cards_in_the_order_of_names(tmp_path: Path, sandbox: Sandbox) -> None:
    files = {
        "b_boat.jpg": jpeg(1),
        "a-kite.PNG": png(2),
        "deep/er/c.webp": webp(3),
        ".hidden.png": b"x",
        "Thumbs.db": b"x",
        "__MACOSX/a.png": b"x",
    }
    told: list[tuple[int, int]] = []
    out = tmp_path / "out"
    imported = import_pictures(
        make_folder(tmp_path / "in", files),
        out,
        progress=lambda done, total: told.append((done, total)),
        sandbox=sandbox,
    )
    assert titles(imported) == ["A kite", "B boat", "C"]
    assert imported.refused == ()
    assert told == [(1, 3), (2, 3), (3, 3)]
    for card in imported.kept:
        assert card.picture == f"{card.id}.webp"
        assert (out / f"{card.id}.webp").is_file()
        assert (out / "small" / f"{card.id}.webp").is_file()
    assert len([file for file in out.rglob("*") if file.is_file()]) == 6
    packed = tmp_path / "in.zip"
    packed.write_bytes(make_zip(files))
    again = import_pictures(packed, tmp_path / "again", sandbox=sandbox)
    assert again == imported
    for card in imported.kept:
        for file in (f"{card.id}.webp", f"small/{card.id}.webp"):
            assert (out / file).read_bytes() == (tmp_path / "again" / file).read_bytes()


def test_the_same_picture_is_one_card(tmp_path: Path, sandbox: Sandbox) -> None:
    files = {"one.png": png(1), "two.png": png(1, compress_level=0), "three.png": png(2)}
    source = make_folder(tmp_path / "in", files)
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert (titles(imported), imported.doubles) == (["One", "Three"], ("two.png",))
    known = frozenset(card.id for card in imported.kept)
    more = import_pictures(source, tmp_path / "more", known=known, sandbox=sandbox)
    assert (more.kept, more.doubles) == ((), ("one.png", "three.png", "two.png"))


def test_good_files_of_a_bad_folder_are_kept(
    tmp_path: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make_folder(
        tmp_path / "in",
        {
            "good.png": png(1),
            "half.jpg": jpeg(2)[:900],
            "renamed.jpg": png(3),
            "bomb.png": vast_png(50_000, 50_000),
            "notes.txt": b"hello",
            "inner.zip": make_zip({"x.png": png(4)}),
            "phone.heic": b"x",
            "locked.png": png(5),
            "great.png": png(6),
        },
    )
    (source / "link.png").symlink_to(source / "good.png")
    (source / "album").symlink_to(tmp_path)
    os.mkfifo(source / "pipe.png")
    opening = os.open

    def refusing(path: str | Path, flags: int, *more: int) -> int:
        if str(path).endswith("locked.png"):
            raise PermissionError(13, "Permission denied")
        return opening(path, flags, *more)

    monkeypatch.setattr(os, "open", refusing)
    monkeypatch.setattr(sources, "MAX_FILE_BYTES", 100_000)
    (source / "great.png").write_bytes(bytes(100_001))
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert titles(imported) == ["Good"]
    assert refusals(imported) == {
        "half.jpg": Code.FILE_TRUNCATED,
        "renamed.jpg": Code.FILE_RENAMED,
        "bomb.png": Code.FILE_TOO_MANY_PIXELS,
        "notes.txt": Code.FILE_UNSUPPORTED,
        "inner.zip": Code.FILE_PACKED,
        "phone.heic": Code.FILE_HEIC,
        "locked.png": Code.FILE_UNREADABLE,
        "great.png": Code.FILE_TOO_LARGE,
        "link.png": Code.FILE_LINK,
        "album": Code.FILE_LINK,
        "pipe.png": Code.FILE_UNSUPPORTED,
    }


SLIPS = {
    "../up.png": Code.FILE_LEADS_OUT,
    "a/../../up.png": Code.FILE_LEADS_OUT,
    "..\\up.png": Code.FILE_LEADS_OUT,
    "/etc/abs.png": Code.FILE_LEADS_OUT,
    "\\\\host\\abs.png": Code.FILE_LEADS_OUT,
    "C:\\abs.png": Code.FILE_LEADS_OUT,
    "c:abs.png": Code.FILE_LEADS_OUT,
    "../../etc/passwd": Code.FILE_LEADS_OUT,
    "../.ssh/hidden.png": Code.FILE_LEADS_OUT,
    "../words.toml": Code.FILE_LEADS_OUT,
}


def test_good_files_of_a_bad_zip_are_kept(tmp_path: Path, sandbox: Sandbox) -> None:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as into:
        into.writestr("good.png", png(1))
        for name in SLIPS:
            into.writestr(zipfile.ZipInfo(name, ZIPINFO), png(2))
        link = zipfile.ZipInfo("link.png", ZIPINFO)
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        into.writestr(link, "/etc/passwd")
        device = zipfile.ZipInfo("device.png", ZIPINFO)
        device.external_attr = (stat.S_IFCHR | 0o666) << 16
        into.writestr(device, "")
        into.writestr("bomb.png", bytes(20_000_000))
        into.writestr("inner.zip", make_zip({"x.png": png(4)}))
        into.writestr("inner.png", make_zip({"x.png": png(4)}))
        into.writestr("odd.png", png(5), compress_type=zipfile.ZIP_LZMA)
    source = tmp_path / "bad.zip"
    source.write_bytes(file.getvalue())
    imported = import_pictures(source, tmp_path / "out" / "here", sandbox=sandbox)
    assert titles(imported) == ["Good"]
    assert refusals(imported) == {
        **SLIPS,
        "link.png": Code.FILE_LINK,
        "device.png": Code.FILE_UNSUPPORTED,
        "bomb.png": Code.FILE_BOMB,
        "inner.zip": Code.FILE_PACKED,
        "inner.png": Code.FILE_RENAMED,
        "odd.png": Code.FILE_PACKING,
    }
    there = {path.relative_to(tmp_path).parts[0] for path in tmp_path.rglob("*")}
    assert there == {"bad.zip", "out"}


def edit_zip(data: bytes, name: bytes, at: int, value: bytes) -> bytes:
    """A zip with a field changed in the list at its end, counted from the entry's start there."""
    entry = data.index(b"PK\x01\x02")
    while data[entry + 46 : entry + 46 + len(name)] != name:
        entry = data.index(b"PK\x01\x02", entry + 1)
    return data[: entry + at] + value + data[entry + at + len(value) :]


@pytest.mark.parametrize(
    ("at", "value", "code"),
    [
        (24, struct.pack("<I", 1000), Code.FILE_DAMAGED),  # says it is smaller
        (24, struct.pack("<I", 3_000_000_000), Code.FILE_BOMB),
        (16, b"oops", Code.FILE_DAMAGED),  # a wrong sum
        (8, struct.pack("<H", 1), Code.FILE_LOCKED),
        (42, struct.pack("<I", 999_999), Code.FILE_DAMAGED),  # begins behind the end
    ],
)
def test_a_zip_entry_with_a_false_header_is_refused_alone(
    tmp_path: Path, sandbox: Sandbox, at: int, value: bytes, code: Code
) -> None:
    source = tmp_path / "lying.zip"
    source.write_bytes(
        edit_zip(make_zip({"good.png": png(1), "lie.png": png(2)}), b"lie.png", at, value)
    )
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert titles(imported) == ["Good"]
    assert list(refusals(imported)) == ["lie.png"]
    assert refusals(imported)["lie.png"] == code


def test_a_zip_that_unpacks_to_too_much_in_all_is_cut_short(
    tmp_path: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "all.zip"
    source.write_bytes(make_zip({"a.png": png(1), "b.png": png(2)}))
    monkeypatch.setattr(sources, "MAX_TOTAL_BYTES", len(png(1)) + 10)
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert titles(imported) == ["A"]
    assert refusals(imported) == {"b.png": Code.FILE_UNPACKS_TOO_LARGE}


def test_a_source_that_is_neither_folder_nor_zip_is_refused_as_a_whole(tmp_path: Path) -> None:
    empty = make_zip({})
    for data, code in (
        (b"", Code.FILE_NOT_ZIP),
        (png(), Code.FILE_NOT_ZIP),
        (make_zip({"a.png": png()})[:-30], Code.FILE_NOT_ZIP),
        (empty[:12] + struct.pack("<I", 90_000_000) + empty[16:], Code.FILE_TOO_MANY_FILES),
        (b"PK\x06\x07" + bytes(16) + empty, Code.FILE_ZIP64),
        (make_zip({f"{n}.png": b"" for n in range(2001)}), Code.FILE_TOO_MANY_FILES),
    ):
        (tmp_path / "x.zip").write_bytes(data)
        with pytest.raises(Refusal) as refused:
            import_pictures(tmp_path / "x.zip", tmp_path / "out")
        assert refused.value.code == code
    with pytest.raises(Refusal, match=r"^file-unreadable: It cannot be read: No such file"):
        import_pictures(tmp_path / "nowhere", tmp_path / "out")


def test_a_words_file_gives_words_to_the_pictures_beside_it(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    words = """
    ["boat.png".en]
    title = "Paper boat"
    caption = "A boat of paper."
    tags = ["boat", "rain"]
    ["boat.png".lv]
    title = "Papīra laiva"
    ["gone.png".en]
    title = "Gone"
    ["kite.png".en]
    title = "Two  spaces"
    """
    files = {"in/boat.png": png(1), "in/kite.png": png(2), "in/words.toml": words.encode()}
    source = tmp_path / "x.zip"
    source.write_bytes(make_zip(files))
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    boat, kite = imported.kept
    assert boat.words == {
        "en": Words("Paper boat", "A boat of paper.", ("boat", "rain")),
        "lv": Words("Papīra laiva"),
    }
    assert (kite.words, kite.source) == ({}, "Kite")
    first, second = imported.refused
    assert (first.name, second.name) == ("in/words.toml",) * 2
    assert (first.code, first.facts) == (Code.FILE_WORDS_WITHOUT_PICTURE, {"picture": "gone.png"})
    assert (second.code, second.facts["picture"]) == (Code.FILE_WORDS_UNUSABLE, "kite.png")
    assert "expected single spaces" in str(second.facts["reason"])


def test_words_for_the_second_of_two_equal_pictures_are_kept(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    words = b'["b.png".en]\ntitle = "Paper boat"'
    files = {"a.png": png(1), "b.png": png(1), "words.toml": words}
    imported = import_pictures(
        make_folder(tmp_path / "in", files), tmp_path / "out", sandbox=sandbox
    )
    assert (titles(imported), imported.doubles) == (["Paper boat"], ("b.png",))


def test_words_are_found_in_a_zip_with_backslashes(tmp_path: Path, sandbox: Sandbox) -> None:
    words = b'["boat.png".en]\ntitle = "Paper boat"'
    source = tmp_path / "x.zip"
    source.write_bytes(make_zip({"in\\": b"", "in\\boat.png": png(1), "in\\words.toml": words}))
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert (titles(imported), imported.refused) == (["Paper boat"], ())


@pytest.mark.parametrize("language", ["en\\n", "EN", "eng", "e", ""])
def test_words_under_a_wrong_language_code_are_refused(
    tmp_path: Path, sandbox: Sandbox, language: str
) -> None:
    words = f'["a.png"."{language}"]\ntitle = "Boat"'.encode()
    source = make_folder(tmp_path / "in", {"a.png": png(1), "words.toml": words})
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert titles(imported) == ["A"]
    assert refusals(imported) == {"words.toml": Code.FILE_WORDS_UNUSABLE}


def test_an_unreadable_words_file_does_not_cost_a_picture(tmp_path: Path, sandbox: Sandbox) -> None:
    digits, long = b"a = " + b"9" * 5000, b"#" * (MAX_WORDS_BYTES + 1)
    for bad in (b"x = ", b"\xff\xfe", b"a = " + b"[" * 5000, digits, long):
        source = make_folder(tmp_path / "in", {"boat.png": png(1), "words.toml": bad})
        imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
        assert titles(imported) == ["Boat"]
        assert refusals(imported)["words.toml"] in (
            Code.FILE_WORDS_UNREADABLE,
            Code.FILE_TOO_LARGE,
        )


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("paper_boat-2.jpg", "Paper boat 2"),
        ("a/b/IMG_2031.JPG", "IMG 2031"),
        ("قایق_کاغذی.png", "قایق کاغذی"),
        ("می\u200cروم.png", "می\u200cروم"),
        ("סירה.webp", "סירה"),
        ("бумажный кораблик.png", "Бумажный кораблик"),
        ("evil\u202egnp.exe.png", "Evil gnp exe"),
        ("two\nlines\x1b[31m.png", "Two lines 31m"),
        ("e\u0301te\u0301.png", "Été"),
        ("x" * 200 + ".png", "X" + "x" * 59),
        ("bad\udcff.png", "Bad"),
        ("🐳.png", "🐳"),
    ],
)
def test_the_name_of_a_file_is_kept_as_people_read_it(name: str, source: str) -> None:
    assert tidy_source(name) == source


@pytest.mark.parametrize("name", ["___.png", "\u200b.png", "-.jpg"])
def test_the_name_of_a_file_without_letters_is_not_kept(name: str) -> None:
    assert tidy_source(name) == ""


def test_files_with_odd_names_are_imported(tmp_path: Path, sandbox: Sandbox) -> None:
    names = ["קו.png", "a\nb.png", "x\u202ey.png", "🐳.png", " .png", "%s{0}.png", "-rf.png"]
    source = make_folder(tmp_path / "in", {name: png(n) for n, name in enumerate(names)})
    (source / os.fsdecode(b"\xff\xfe.png")).write_bytes(png(9))
    imported = import_pictures(source, tmp_path / "out", sandbox=sandbox)
    assert imported.refused == ()
    assert len(imported.kept) == len(names) + 1
