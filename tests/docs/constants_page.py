"""The manual's table of constants, as it is read outside the program, from the one table of all constants."""

import re

SOURCE = "model/cost/detail/constants.def"
PAGE = "resources/help/en/constants.md"
BEGIN = "<!-- written by tests/docs/check_pages.py --update -->\n"
END = "<!-- end of what is written -->\n"
FIELDS = ("key", "group", "symbol", "unit", "default", "minimum", "maximum", "confidence", "meaning", "source")
FIELD = re.compile(r'((?:"(?:[^"\\]|\\.)*"\s*)+|[^,"\s]+)\s*(?:,\s*|$)')


def constants(root):
    """The rows of the table, each with its fields by name, as they are written."""
    text = (root / SOURCE).read_text(encoding="utf-8")
    rows = []
    for row in re.findall(r"^WB_CONSTANT\((.*?)\)$", text, re.MULTILINE | re.DOTALL):
        fields = [text_of(field) for field in FIELD.findall(row)]
        assert len(fields) == len(FIELDS), row
        rows.append(dict(zip(FIELDS, fields)))
    return rows


def text_of(field):
    """Adjacent literals are one text."""
    if not field.startswith('"'):
        return field
    return re.sub(r"\\(.)", r"\1", "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', field)))


def cell(text):
    return re.sub(r"([*|<])", r"\\\1", text)


def table(root):
    lines = ["| constant | default | unit | from | to | confidence | meaning | source |\n",
             "|---|--:|---|--:|--:|---|---|---|\n"]
    for row in constants(root):
        cells = [cell(row[name]) for name in ("default", "unit", "minimum", "maximum", "confidence", "meaning", "source")]
        lines.append(f"| `{row['key']}` | " + " | ".join(cells) + " |\n")
    return "".join(lines)


def parts_of(page):
    """What stands before the table, it, and what stands behind."""
    before, _, rest = page.partition(BEGIN)
    shown, _, after = rest.partition(END)
    return before, shown, after


def update(root):
    path = root / PAGE
    before, _, after = parts_of(path.read_text(encoding="utf-8"))
    path.write_text(before + BEGIN + table(root) + END + after, encoding="utf-8")


def problems(root):
    if parts_of((root / PAGE).read_text(encoding="utf-8"))[1] == table(root):
        return []
    return [f"{PAGE}: is not the table of {SOURCE}; tests/docs/check_pages.py . --update writes it"]
