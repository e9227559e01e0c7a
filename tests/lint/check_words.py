#!/usr/bin/env python3
"""Whether what people read is plain English in the words of the field: check_words.py [ROOT] [--list].

A file is read by its kind, and each kind has its rules:

  page   README and the manual: phrases, length of sentences, spelling
  text   sentences of the model and the command line, as rows `{"code", "English"}` of any source, and of the
         tables of constants and terms; labels of the window in `tr()`: phrases and spelling
  help   those of the command line: length of sentences too
  code   names in `model/shapes`, and names of files: words that the glossary replaces

What is no sentence is left out by rule: code spans, links' targets, names in double quotes, in pages labels of the
window (*Open…*) and what a script writes from texts that are read here anyway, in texts what is filled in. A sentence ends with a full stop, a question mark or an exclamation
mark. Over 20 words it is listed (--list), over 25 it fails. Spelling is that of hunspell's en_US with the words
of the field in words.txt; without hunspell it is not checked, and the last line says so.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
from collections import namedtuple

HERE = pathlib.Path(__file__).resolve().parent
MOST_WORDS, LISTED_WORDS = 25, 20

Phrase = namedtuple("Phrase", "pattern use")


def phrase(pattern, use):
    return Phrase(re.compile(pattern, re.IGNORECASE), use)


# What a reader stumbles over, and what to write.
PHRASES = [
    phrase(r"\bdear(?:er|est)?\b", "expensive, more expensive, most expensive"),
    phrase(r"\b(?:is|are|was|were|be|been) told\b|\btells?\b|\btold of\b", "shows, reports, lists, says"),
    phrase(r"\bsureness\b|\bhow sure\b|\b(?:least|as) sure\b", "confidence"),
    phrase(r"\bwhat would lower\b|\bwhat it loses\b", "How to lower it; steps; trade-offs"),
    phrase(r"\bworth knowing\b", "Notes"),
    phrase(r"\bopened last\b", "Recent files"),
    phrase(r"\b(?:lost|closed) ways?\b|\bways? (?:is |are )?(?:lost|closed)\b|\bclos(?:es|ed|ing) a way\b",
           "passage, blocked passage"),
    phrase(r"\bmade shapes?\b", "generated shape"),
    phrase(r"\bcm too much\b|\black and too much\b", "deviation: overfill, shortfall"),
    phrase(r"\bspoilt\b|\bheals?\b|\bhealed\b|\bweld the corners\b",
           "slivers; merge vertices by distance"),
    phrase(r"\bnothing but\b|\bchoose none\b|\binto view\b", "isolate, frame, deselect"),
    phrase(r"\bno kind (?:of|that)\b|\bof a kind\b", "unsupported file type; supported types: …"),
    phrase(r"\bdamaged\b|\bas if whole\b|\bcut off\b|\b(?:is|was|were|been|be) cut\b(?! (?:into|open))",
           "could not be read completely; incomplete"),
    phrase(r"\bmeanwhile\b", "changed by another program; reload, keep mine"),
    phrase(r"\bwithout a name\b", "unnamed"),
    phrase(r"\b(?:was|were|is|are) expected\b", "expected X, found Y; or what to do"),
    phrase(r"\bweighed, not counted\b|\bcounted by its parts\b|\binstead of counted\b",
           "new accounting, legacy accounting"),
    phrase(r"\bstreaming \(download\)", "download weight (streaming)"),
    phrase(r"\bthat which\b|\bsuch as it is\b|\bwhat of\b|\bwhoever\b|\bof which nothing\b",
           "the thing, not its outline"),
    phrase(r"\bwhat is (?:open|shown|seen|chosen|selected|said|there)\b|\bwhat is not\b", "the thing, not its outline"),
    phrase(r"\bthe most that (?:is|are|one|a)\b|\bthe least (?:there is|that)\b", "the limit; maximum, minimum"),
    phrase(r"\bif not given\b", "default: …"),
    phrase(r"\banew\b|\blikewise\b|\bhenceforth\b|\btherein\b", "again; the same for …"),
]

# Words of names in the code of shapes, each alone or as a part (`mendHull`, `hull_piece`), and what replaces them.
# `place`, `open`, `corner` and `beside` are words of other things too (`FILE: PLACE`, an open file, corners of cubes,
# what lies beside a solid): not here.
NAMES = {"mend": "repair", "mended": "repaired", "tame": "clampOverfill", "tamed": "clamped", "heal": "merge",
         "healed": "merged", "spoilt": "sliver", "lack": "deficit", "told": "reported"}
FILE_NAMES = {"apart.h", "before.h", "end.h", "speaking.h", "bare_effect.h", "free_rows.h"}

LITERAL = r'"(?:[^"\\\n]|\\.)*"'
LITERALS = rf"{LITERAL}(?:\s*{LITERAL})*"
ROW = re.compile(rf'\{{"(?P<code>[a-z0-9_]+\.[a-z0-9_.]+)",\s*(?P<english>{LITERALS}(?:,\s*{LITERALS})?)\}}')
LABEL = re.compile(rf"\b(?:tr\(|(?:translate|QT_TRANSLATE_(?:N_)?NOOP)\(\s*{LITERAL},)\s*(?P<english>{LITERALS})")
TABLED = re.compile(rf"^WB_(?:CONSTANT|TERM)\((?P<english>[^)]*(?:\)[^)\n]*)*\)$)", re.MULTILINE)

Said = namedtuple("Said", "file line kind text")
Found = namedtuple("Found", "file line what")


def text_of(literals):
    """Adjacent literals are one text, several arguments several."""
    texts, end = [""], 0
    for one in re.finditer(LITERAL, literals):
        if "," in literals[end:one.start()]:
            texts.append("")
        texts[-1] += re.sub(r"\\(.)", lambda m: {"n": "\n"}.get(m[1], m[1]), one[0][1:-1])
        end = one.end()
    return texts


def line_at(text, position):
    return text.count("\n", 0, position) + 1


def kind_of_row(file, code):
    is_example = code.endswith("example")
    return "help" if file.startswith("app/") and not is_example else "text"


def texts_in(file, source):
    """Of a source of C++: what people read of it."""
    for row in ROW.finditer(source):
        for text in text_of(row["english"]):
            yield Said(file, line_at(source, row.start()), kind_of_row(file, row["code"]), text)
    for label in LABEL.finditer(source):
        yield Said(file, line_at(source, label.start()), "text", "".join(text_of(label["english"])))
    if file.endswith(".def"):
        for row in TABLED.finditer(source):
            for text in text_of(row["english"])[-2:]:
                yield Said(file, line_at(source, row.start()), "text", text)


def blank(match):
    """What is left out keeps its lines, so that the others keep their numbers."""
    return re.sub(r"[^\n]", " ", match[0])


def blocks_of(markdown):
    """Paragraphs, items, headings and cells, with the line they begin in."""
    written = r"<!-- written by .*?<!-- end of what is written -->"
    text = re.sub(rf"^ *```.*?^ *```$|{written}|<!--.*?-->", blank, markdown, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^    [^-\s].*$", blank, text, flags=re.MULTILINE)
    for block in re.finditer(r"(?:(?!\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n#|\n\||\|).)+", text, re.DOTALL):
        if re.search(r"\w", block[0]):
            begin = block.start() + len(block[0]) - len(block[0].lstrip())
            yield line_at(text, begin), block[0].strip()


def texts_of_page(file, markdown):
    for line, block in blocks_of(markdown):
        yield Said(file, line, "page", re.sub(r"^(?:[-*]|\d+\.|#+) +", "", block))


def bare(said):
    """The words of a text, without what is no sentence: X stands for a name."""
    text = said.text
    if said.kind == "page":
        text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
        text = re.sub(r"`[^`]*`", "X", text)
    else:
        text = re.sub(r"\{\w+\}|%L?\d|%n", "X", text)
        text = text.replace("&", "")
    return re.sub(r"\s+", " ", re.sub(r'"[^"]*"', "X", text))


def without_labels(said):
    """In pages *Open…* names a label of the window, and **this** is emphasis."""
    text = bare(said)
    if said.kind != "page":
        return text
    return re.sub(r"(?<![*\w])\*(?!\*)[^*]+\*(?![*\w])", "X", text).replace("**", "")


def sentences(said):
    """Of a text; labels of the window count as their words."""
    for one in re.split(r"(?<=[.!?])[\"”)*]*\s+(?=\W*[A-Z0-9])", bare(said).replace("*", "")):
        if one.strip():
            yield one.strip()


def count_words(sentence):
    return sum(1 for word in sentence.split() if re.search(r"\w", word))


def check_phrases(said):
    text = without_labels(said)
    for rule in PHRASES:
        for match in rule.pattern.finditer(text):
            yield Found(said.file, said.line, f'"{match[0]}": write {rule.use}')


def check_length(said, most=MOST_WORDS):
    for sentence in sentences(said):
        if (words := count_words(sentence)) > most:
            yield Found(said.file, said.line, f"{words} words: {sentence}")


def words_of(name):
    """`mendHull_piece` has the words mend, hull and piece."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def check_names(file, source):
    code = re.sub(r"//.*", blank, re.sub(LITERAL, blank, source))
    for match in re.finditer(r"\b[A-Za-z_]\w*", code):
        for word in words_of(match[0]):
            if word in NAMES:
                yield Found(file, line_at(code, match.start()), f"{match[0]}: {NAMES[word]} instead of {word}")


def spelling_words(said):
    """Words that a dictionary can know: no file names, keys, options, units and numbers."""
    text = re.sub(r"https?:\S+|\S*[_/\\@=<>]\S*|--?\w\S*|\.\w+|\w+\.\w\S*|\S*\d\S*", " ", without_labels(said))
    for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)?", text):
        if not (word.isupper() or re.search(r"[a-z][A-Z]", word) or len(word) < 3):
            yield re.sub("['’]s$", "", word)


def check_spelling(texts, run=subprocess.run):
    """Nothing where there is no hunspell: then the caller says so."""
    places = {}
    for said in texts:
        for word in spelling_words(said):
            places.setdefault(word, said)
    known = ["hunspell", "-d", "en_US", "-p", str(HERE / "words.txt"), "-i", "utf-8", "-l"]
    done = run(known, input="\n".join(places), capture_output=True, text=True, check=True)
    return [Found(places[word].file, places[word].line, f"{word} is in no dictionary; words.txt has those of the field")
            for word in done.stdout.split() if word in places]


def files_of(root):
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "-co", "--exclude-standard"], capture_output=True,
                            text=True, check=False)
    names = listed.stdout.splitlines() if listed.returncode == 0 else [
        str(path.relative_to(root)) for path in sorted(root.rglob("*")) if path.is_file()]
    return [name for name in names if (root / name).is_file()]


def is_page(file):
    return file == "README.md" or re.fullmatch(r"resources/help/en/[^/]*\.md", file) is not None


def is_source(file):
    return re.fullmatch(r"(?:app|model|ui|viewport)/.*\.(?:h|cpp|def)", file) is not None


def check(root, spell=True):
    """What fails, and what is only listed."""
    texts, found = [], []
    for file in files_of(root):
        if is_page(file):
            texts += texts_of_page(file, (root / file).read_text(encoding="utf-8"))
        elif is_source(file):
            source = (root / file).read_text(encoding="utf-8")
            texts += texts_in(file, source)
            if file.startswith("model/shapes/"):
                found += check_names(file, source)
            if pathlib.Path(file).name in FILE_NAMES:
                found.append(Found(file, 1, "a file's name says what is inside"))
    listed = []
    for said in texts:
        found += check_phrases(said)
        if said.kind in ("page", "help"):
            found += check_length(said)
            listed += check_length(said, LISTED_WORDS)
    if spell:
        found += check_spelling(texts)
    return sorted(set(found)), sorted(set(listed) - set(found))


def show(found):
    for one in found:
        print(f"{one.file}:{one.line}: {one.what}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", type=pathlib.Path, default=HERE.parents[1])
    parser.add_argument("--list", action="store_true", help="also list long sentences")
    arguments = parser.parse_args()
    can_spell = shutil.which("hunspell") is not None
    found, listed = check(arguments.root, can_spell)
    show(found)
    if arguments.list:
        show(listed)
    print(f"{len(found)} to change; {len(listed)} sentences over {LISTED_WORDS} words")
    if not can_spell:
        print("spelling was not checked: install hunspell and hunspell-en-us")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
