"""What draw_sentences draws from."""

import pathlib
import tempfile
import unittest

import draw_sentences

FILES = {
    "model/a/a_texts.h": '{"a.one", "The first sentence is here. The second one is {name} here.", "only one"},\n'
                         '{"a.example", "Example: how to use this\\n  weighbridge help"},\n',
    "ui/a.cpp": 'tr("Open"), tr("Open a file, or\\ntwo of them"), tr("The first sentence is here.")\n',
    "resources/help/en/a.md": "# A title\n\nThis page has a sentence.\n",
    "tests/a.cpp": 'tr("A test is not read by users")\n',
}


class Drawing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name, content in FILES.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")

    def test_sentences_of_users_each_once(self):
        self.assertEqual(draw_sentences.sentences_in(self.root, with_pages=False),
                         [("Open a file, or two of them", "ui/a.cpp:1"),
                          ("The first sentence is here.", "model/a/a_texts.h:1"),
                          ("The second one is {name} here.", "model/a/a_texts.h:1")])

    def test_pages_where_asked(self):
        both = [one for one, _ in draw_sentences.sentences_in(self.root, with_pages=True)]
        self.assertIn("This page has a sentence.", both)

    def test_a_seed_draws_the_same_again(self):
        self.assertEqual(draw_sentences.draw(self.root, 2, 7), draw_sentences.draw(self.root, 2, 7))
        self.assertEqual(len(draw_sentences.draw(self.root, 2, 7)), 2)
        self.assertEqual(len({tuple(draw_sentences.draw(self.root, 1, seed)) for seed in range(30)}), 3)

    def test_fewer_than_asked(self):
        self.assertEqual(len(draw_sentences.draw(self.root, 60, 1)), 3)


if __name__ == "__main__":
    unittest.main()
