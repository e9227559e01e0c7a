#!/usr/bin/env python3
"""Draws sentences that users read, to be read aloud: draw_sentences.py [ROOT] [--count 60] [--seed 1] [--pages].

From the sentences of the model and the command line and the labels of the window, as check_words.py finds them, and
with --pages from README and the manual too. Labels of fewer than four words and example commands are no sentences.
The same seed draws the same sentences from the same sources. Read each twice, as a demanding native editor would, and
count those that you would change.
"""

import argparse
import pathlib
import random
import re
import sys

import check_words

LEAST_WORDS = 4


def sentences_of(said):
    """As they are written: what is filled in and names of labels stay."""
    text = re.sub(r"\s+", " ", said.text)
    return [one.strip() for one in re.split(r"(?<=[.!?])[\"”)*]*\s+(?=\W*[A-Z0-9])", text) if one.strip()]


def count_words(sentence):
    """Of a page of HTML in a label: the tags are no words."""
    return check_words.count_words(re.sub(r"<[^>]*>", " ", sentence))


def sentences_in(root, with_pages):
    """Each once, with the first place it is written in, in the order of their letters."""
    found = {}
    for file in sorted(check_words.files_of(root)):
        if check_words.is_source(file):
            texts = check_words.texts_in(file, (root / file).read_text(encoding="utf-8"))
        elif with_pages and check_words.is_page(file):
            texts = check_words.texts_of_page(file, (root / file).read_text(encoding="utf-8"))
        else:
            continue
        for said in texts:
            if said.text.startswith("Example:"):
                continue
            for sentence in sentences_of(said):
                if count_words(sentence) >= LEAST_WORDS:
                    found.setdefault(sentence, f"{said.file}:{said.line}")
    return sorted(found.items())


def draw(root, count, seed, with_pages=False):
    """Pairs of sentence and place; all there are, if there are fewer."""
    every = sentences_in(root, with_pages)
    return random.Random(seed).sample(every, min(count, len(every)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2])
    parser.add_argument("--count", type=int, default=60, help="how many sentences (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others (default: 1)")
    parser.add_argument("--pages", action="store_true", help="draw from README and the manual too")
    arguments = parser.parse_args()
    for number, (sentence, place) in enumerate(draw(arguments.root, arguments.count, arguments.seed, arguments.pages), 1):
        print(f"{number}. {sentence}\n     {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
