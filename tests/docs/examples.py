"""Commands and what they print, as pages of Markdown show them."""

import difflib
import re
import textwrap

# Below an item of a list it is indented. Code without backquotes is indented by four.
BLOCK = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```$|^((?: {4}weighbridge [^\n]*\n)+)", re.MULTILINE | re.DOTALL)
ELLIPSIS = "…"


class Example:
    """A command, the lines shown below it (None: nothing is promised), and the status it ends with."""

    def __init__(self, command, shown=None, status=0):
        self.command = command
        self.shown = shown
        self.status = status


class Block:
    """What stands between two lines of three backquotes."""

    def __init__(self, info, text):
        self.words = info.split()
        self.text = text

    def file_name(self):
        """A block "csv measured.csv" is that file; nothing where it is no file."""
        return self.words[1] if len(self.words) == 2 else None

    def examples(self):
        lines = joined(self.text.splitlines())
        if lines and lines[0].startswith("$ "):
            return session(lines)
        commands = [without_comment(line) for line in lines if without_comment(line)]
        if any(is_program(command) for command in commands) and self.file_name() is None:
            return [Example(command, None, status_in(line)) for line in lines
                    if (command := without_comment(line))]
        return []


def is_program(command):
    return command.split()[0] == "weighbridge"


def blocks(markdown):
    return [Block(info, textwrap.dedent(text or bare)) for _, info, text, bare in BLOCK.findall(markdown)]


def joined(lines):
    """Lines that end with a backslash go on in the next."""
    whole, begun = [], ""
    for line in lines:
        if line.endswith("\\"):
            begun += line[:-1].rstrip() + " "
            continue
        whole.append(begun + (line.strip() if begun else line))
        begun = ""
    return whole


def without_comment(line):
    return re.sub(r"(^|\s+)#( .*|$)", "", line).strip()


def status_in(line):
    found = re.search(r"# exit status (\d+)", line)
    return int(found.group(1)) if found else 0


def session(lines):
    found = []
    for line in lines:
        if line.startswith("$ "):
            found.append(Example(without_comment(line[2:]), [], status_in(line)))
        else:
            found[-1].shown.append(line)
    return found


def pattern_of(shown):
    """A line `…` stands for any number of lines, `…` within a line for anything in it."""
    parts = []
    for line in shown:
        if line.strip() == ELLIPSIS:
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*?".join(re.escape(piece.rstrip() if last else piece)
                                    for piece, last in pieces_of(line)) + r" *\n")
    return "".join(parts)


def pieces_of(line):
    pieces = line.split(ELLIPSIS)
    return [(piece, index == len(pieces) - 1) for index, piece in enumerate(pieces)]


def matches(shown, output):
    if output and not output.endswith("\n"):
        output += "\n"
    return re.fullmatch(pattern_of(shown), output) is not None


def differences(shown, output, name):
    return list(difflib.unified_diff(shown, output.splitlines(), name, "printed", lineterm=""))


def likeness(a, b):
    """Of two lines, whatever their numbers and widths of columns are."""
    bare = [re.sub(r"[─-]{3,}", "---", re.sub(r"\s+", " ", re.sub(r"\d[\d.,]*", "0", line))).strip()
            for line in (a, b)]
    return difflib.SequenceMatcher(None, *bare, autojunk=False).ratio()


def renewed(shown, output):
    """The same lines as shown, as the output has them now; those that have no like stay as they are.

    Where nothing is left out, all of the output is shown.
    """
    lines = output.rstrip("\n").splitlines()
    if all(line.strip() != ELLIPSIS for line in shown):
        return lines
    begin, result = 0, []
    for line in shown:
        if line.strip() == ELLIPSIS or ELLIPSIS in line or not line.strip():
            result.append(line)
            continue
        rated = [(likeness(line, other), -index) for index, other in enumerate(lines) if index >= begin]
        best, at = max(rated, default=(0, 0))
        if best < 0.6:
            result.append(line)
            continue
        begin = -at + 1
        result.append(lines[-at])
    return result
