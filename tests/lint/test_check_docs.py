"""What check_docs asks for, on XML as Doxygen writes it."""

import pathlib
import tempfile
import unittest

import check_docs

COMPOUND = """<doxygen><compounddef kind="{kind}" prot="public"><compoundname>wb::a::{name}</compoundname>
<sectiondef kind="func">{members}</sectiondef>
<briefdescription>{brief}</briefdescription><detaileddescription/>
<location file="model/a/a.h" line="3"/></compounddef></doxygen>"""
FUNCTION = """<memberdef kind="function" prot="{prot}"><name>{name}</name><argsstring>{arguments}</argsstring>
{parameters}<briefdescription>{brief}</briefdescription><detaileddescription>{detailed}</detaileddescription>
<location file="model/a/a.h" line="7"/></memberdef>"""


def function(name="f", names=("size",), brief="", detailed="", prot="public", arguments="()"):
    given = "".join(f"<param><type>int</type><declname>{each}</declname></param>" for each in names)
    return FUNCTION.format(name=name, parameters=given, brief=brief, detailed=detailed, prot=prot, arguments=arguments)


class Described(unittest.TestCase):
    def said(self, members="", kind="namespace", name="n", brief=""):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "a.xml").write_text(COMPOUND.format(kind=kind, name=name, members=members, brief=brief))
            return [what for _, _, what in check_docs.check(folder)]

    def test_a_type_without_a_description(self):
        self.assertEqual(self.said(kind="struct", name="S"), ["wb::a::S is not described"])
        self.assertEqual(self.said(kind="struct", name="S", brief="Sides."), [])

    def test_a_function_without_a_description(self):
        self.assertEqual(self.said(function()), ["wb::a::n::f is not described"])

    def test_what_takes_nothing_may_speak_for_itself(self):
        self.assertEqual(self.said(function(names=())), [])

    def test_a_parameter_of_which_nothing_is_said(self):
        self.assertEqual(self.said(function(names=("size", "task"), brief="Up to <computeroutput>size</computeroutput>.")),
                         ["wb::a::n::f: nothing is said of task"])

    def test_a_parameter_in_a_list(self):
        listed = ("<parameterlist><parameteritem><parameternamelist><parametername>size</parametername>"
                  "</parameternamelist></parameteritem></parameterlist>")
        self.assertEqual(self.said(function(brief="Makes it.", detailed=listed)), [])

    def test_a_longer_word_is_another(self):
        self.assertEqual(self.said(function(brief="Sizes and oversize.")), ["wb::a::n::f: nothing is said of size"])

    def test_constructors_operators_and_private_functions_are_not_asked(self):
        members = (function(name="S") + function(name="operator==") + function(prot="private") +
                   function(arguments="(int size)=delete"))
        self.assertEqual(self.said(members, kind="class", name="S", brief="Sides."), [])

    def test_where_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "a.xml").write_text(COMPOUND.format(kind="namespace", name="n", members=function(), brief=""))
            self.assertEqual(check_docs.check(folder), [("model/a/a.h", 7, "wb::a::n::f is not described")])


if __name__ == "__main__":
    unittest.main()
