"""The figures of the campaign as the manual's page about it shows them."""

import re

from running import ROOT

PAGE = ROOT / "resources/help/en/trust.md"
BEGIN = "<!-- written by tests/trust/campaign.py --page -->"
END = "<!-- end of what is written -->"


def results(figures, date, commit, isShort, seed):
    """What stands between the two marks."""
    command = "./dev trust --short" if isShort else "./dev trust"
    day = f"{date:%B} {date.day}, {date.year}"
    head = (f"These are the results of `{command}` on {day}, at commit {commit}, with seed {seed}. No promise was "
            "broken.")
    rows = "".join(f"| {figure.name} | {figure.count:,} | {figure.of} |\n" for figure in figures)
    return f"{head}\n\n| test | number | details |\n|---|--:|---|\n{rows}"


def write(text):
    """Puts it into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def sizes_of_runs(page):
    """How often each part is tried, in the short and in the whole campaign, as the page's table says."""
    number = r"\| *([\d,]+|every) *"
    return {name.strip(): (few, most) for name, few, most in re.findall(rf"^\|([^|]+){number}{number}\|", page, re.M)}
