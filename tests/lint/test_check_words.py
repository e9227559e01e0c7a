"""What check_words complains of, and what it takes for no sentence."""

import pathlib
import shutil
import tempfile
import unittest

import check_words


def complaints(files, spell=False):
    """What is said of a tree with these files, and what is only listed."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        return check_words.check(pathlib.Path(folder), spell)


def said(files, spell=False):
    return [(one.file, one.line, one.what.split(":")[0]) for one in complaints(files, spell)[0]]


def rows(*english, code="a.b"):
    return "".join(f'    {{"{code}", {one}}},\n' for one in english)


def words(count):
    return " ".join(["Word", *["word"] * (count - 1)]) + "."


class Phrases(unittest.TestCase):
    def test_in_a_row_of_the_model(self):
        source = 'TextTable texts({\n' + rows('"is dearer"') + "});\n"
        self.assertEqual(said({"model/a/a_texts.h": source}), [("model/a/a_texts.h", 2, '"dearer"')])

    def test_in_literals_that_clang_format_divided(self):
        self.assertEqual(said({"model/a/a_texts.h": rows('"a number was "\n     "expected"')}),
                         [("model/a/a_texts.h", 1, '"was expected"')])

    def test_in_the_form_for_one(self):
        self.assertEqual(said({"model/a/a_texts.h": rows('"{count} are cheap", "one is dear"')}),
                         [("model/a/a_texts.h", 1, '"dear"')])

    def test_in_a_row_that_stands_in_a_source(self):
        self.assertEqual(said({"model/a/a.cpp": rows('"worth knowing"')}), [("model/a/a.cpp", 1, '"worth knowing"')])

    def test_in_tables_of_constants(self):
        source = 'WB_CONSTANT(k, "physics", "k", "PE*m", 0.05, 0, 10, documented,\n            "dear", "a source")\n'
        self.assertEqual(said({"model/cost/detail/constants.def": source}),
                         [("model/cost/detail/constants.def", 1, '"dear"')])

    def test_in_a_label_of_the_window(self):
        self.assertEqual(said({"viewport/a.cpp": 'show(tr("Opened last"));\n'}),
                         [("viewport/a.cpp", 1, '"Opened last"')])

    def test_in_a_page(self):
        page = "# Title\n\nFirst line.\n\n- an item\n- it tells nobody\n"
        self.assertEqual(said({"resources/help/en/a.md": page}), [("resources/help/en/a.md", 6, '"tells"')])
        self.assertEqual(said({"README.md": "| a | the dearest |\n"}), [("README.md", 1, '"dearest"')])

    def test_not_in_what_a_script_writes_into_a_page(self):
        page = "# Title\n\n<!-- written by a -->\n| it tells |\n<!-- end of what is written -->\nIt tells.\n"
        self.assertEqual(said({"resources/help/en/a.md": page}), [("resources/help/en/a.md", 6, '"tells"')])

    def test_codes_comments_and_other_literals_are_no_sentences(self):
        source = '// dearer\n{"legend.dearer", "more expensive"},\nauto dearest = find("dearest");\n'
        self.assertEqual(said({"model/a/a_texts.h": source}), [])

    def test_keys_and_names_are_no_sentences(self):
        page = 'Old words: `sureness`. Open "the dear wall", or *Dearest first*.\n\n```\nis damaged\n```\n'
        self.assertEqual(said({"resources/help/en/a.md": page}), [])
        self.assertEqual(said({"app/a_texts.h": rows(r'"see --linkset \"Dear wall\""')}), [])

    def test_other_files_are_not_read(self):
        others = {"resources/help/de/a.md": "tells", "tests/a.cpp": rows('"dear"'), "CHANGELOG.md": "dear"}
        self.assertEqual(said(others), [])

    def test_what_cut_means_of_prims_is_no_damage(self):
        self.assertEqual(said({"README.md": "A cut prim. It has a path cut. Trees are cut into eight.\n"}), [])
        self.assertEqual(said({"README.md": "The file is cut.\n"}), [("README.md", 1, '"is cut"')])

    def test_no_folder_is_left_out(self):
        for file in ("app/a.cpp", "model/shapes/a.cpp", "ui/a.cpp", "viewport/a.cpp"):
            self.assertEqual(said({file: 'tr("Dear")'}), [(file, 1, '"Dear"')])

    def test_in_a_label_of_another_context(self):
        self.assertEqual(said({"ui/a.cpp": 'QCoreApplication::translate("Panel", "too dear")'}),
                         [("ui/a.cpp", 1, '"dear"')])


class Length(unittest.TestCase):
    def test_over_twenty_five_words_fails(self):
        self.assertEqual(said({"README.md": words(25)}), [])
        self.assertEqual(said({"README.md": words(26)}), [("README.md", 1, "26 words")])

    def test_over_twenty_words_is_listed(self):
        self.assertEqual([one.what.split(":")[0] for one in complaints({"README.md": words(21)})[1]], ["21 words"])
        self.assertEqual(complaints({"README.md": words(20)})[1], [])

    def test_a_sentence_ends_with_its_sign(self):
        self.assertEqual(said({"README.md": words(20) + " " + words(20)}), [])
        self.assertEqual(said({"README.md": "At 3.5 m of it: " + words(21)}), [("README.md", 1, "26 words")])

    def test_items_and_cells_are_sentences_of_their_own(self):
        item = words(20)[:-1]
        self.assertEqual(said({"README.md": f"- {item}\n- {item}\n\n| {item} | {item} |\n"}), [])

    def test_what_is_filled_in_is_a_word(self):
        self.assertEqual(said({"app/a_texts.h": rows(f'"{{words}} {words(24)}"')}), [])
        self.assertEqual(said({"app/a_texts.h": rows(f'"{{words}} {words(25)}"')}), [("app/a_texts.h", 1, "26 words")])

    def test_examples_and_messages_of_the_model_may_be_longer(self):
        self.assertEqual(said({"app/a_texts.h": rows(f'"{words(40)}"', code="report.example")}), [])
        self.assertEqual(said({"model/a/a_texts.h": rows(f'"{words(40)}"')}), [])


class Names(unittest.TestCase):
    def test_in_the_code_of_shapes(self):
        self.assertEqual([what for _, _, what in check_words.check_names("model/shapes/a.cpp", "int mendHull;\n")],
                         ["mendHull: repair instead of mend"])
        self.assertEqual(list(check_words.check_names("a.cpp", '// mend\nconst char* recommend = "mend";\n')), [])

    def test_words_of_a_name(self):
        self.assertEqual(check_words.words_of("mendHull_ofLOD"), ["mend", "hull", "of", "lod"])

    def test_of_files(self):
        self.assertEqual(said({"model/cost/before.h": "", "app/speaking.h": ""}),
                         [("app/speaking.h", 1, "a file's name says what is inside"),
                          ("model/cost/before.h", 1, "a file's name says what is inside")])


class Spelling(unittest.TestCase):
    def setUp(self):
        if shutil.which("hunspell") is None:
            self.skipTest("hunspell is not installed")

    def test_words_in_no_dictionary(self):
        self.assertEqual(said({"README.md": "A wrogn word of a linkset's.\n"}, spell=True),
                         [("README.md", 1, "wrogn is in no dictionary; words.txt has those of the field")])

    def test_american_spelling(self):
        self.assertEqual([one[2].split()[0] for one in said({"README.md": "The colour, the color.\n"}, spell=True)],
                         ["colour"])

    def test_what_is_no_word(self):
        page = "See `wrogn`, a.wrogn, --wrogn, wrogn_wrogn, 12wrogn, LLWROGN, wrOgn, [a](wrogn.md), *Wrogn…*.\n"
        self.assertEqual(said({"README.md": page}, spell=True), [])


if __name__ == "__main__":
    unittest.main()
