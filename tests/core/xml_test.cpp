#include "model/core/detail/llsd_forms.h"
#include "model/core/limits.h"
#include "model/core/plain_text.h"
#include "tests/core/random_value.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::llsd {
namespace {

using namespace std::string_literals;

Value xml(const std::string& inside) {
  const std::string text = "<?xml version=\"1.0\" ?><llsd>" + inside + "</llsd>";
  auto read = readXml(bytesOf(text));
  EXPECT_TRUE(read) << text << ": " << (read ? "" : line(read.error()));
  return read.value_or(Value("none"s));
}

std::string xmlError(std::string_view text) {
  const auto read = readXml(bytesOf(text));
  return read ? "(no error)" : line(read.error());
}

TEST(LlsdXml, NothingIsNoDocument) {
  EXPECT_EQ(xmlError(""), "byte 0: the XML is not well-formed (No document element found)");
  EXPECT_EQ(xmlError("<html/>"), "byte 1: the root element must be <llsd>");
}

TEST(LlsdXml, AnEmptyDocumentIsUndefined) { EXPECT_EQ(xml(""), Value()); }

TEST(LlsdXml, ReadsEveryKindOfScalar) {
  EXPECT_EQ(xml("<undef/>"), Value());
  EXPECT_EQ(xml("<boolean>true</boolean>"), Value(true));
  EXPECT_EQ(xml("<boolean>1</boolean>"), Value(true));
  EXPECT_EQ(xml("<boolean> false </boolean>"), Value(false));
  EXPECT_EQ(xml("<integer>-5</integer>"), Value(-5));
  EXPECT_EQ(xml("<real>-0.25</real>"), Value(-0.25));
  EXPECT_EQ(xml("<uuid>01234567-89ab-cdef-0000-000000000001</uuid>"),
            Value(*Uuid::parse("01234567-89ab-cdef-0000-000000000001")));
  EXPECT_EQ(xml("<string> a &amp; &#x62; </string>"), Value(" a & b "s));
  EXPECT_EQ(xml("<binary>AP8=</binary>"), Value(Bytes{0, 255}));
  EXPECT_EQ(xml("<binary encoding=\"base16\">00ff</binary>"), Value(Bytes{0, 255}));
  EXPECT_EQ(xml("<date>1970-01-01T00:00:01Z</date>"), Value(Date{1}));
  EXPECT_EQ(xml("<uri>http://x/</uri>"), Value(Uri{"http://x/"}));
}

TEST(LlsdXml, EmptyElementsAreDefaults) {
  EXPECT_EQ(xml("<boolean/>"), Value(false));
  EXPECT_EQ(xml("<integer/>"), Value(0));
  EXPECT_EQ(xml("<real/>"), Value(0.0));
  EXPECT_EQ(xml("<uuid/>"), Value(Uuid{}));
  EXPECT_EQ(xml("<string/>"), Value(""s));
  EXPECT_EQ(xml("<binary/>"), Value(Bytes{}));
}

TEST(LlsdXml, ReadsArraysAndMaps) {
  EXPECT_EQ(xml("<array/>"), Value(Array{}));
  EXPECT_EQ(xml("<map>\n <key>a</key>\n <array><integer>1</integer><undef/></array>\n"
                " <!-- why not --><key/><map/></map>"),
            Value(Map{{"a", Array{1, Value()}}, {"", Map{}}}));
}

TEST(LlsdXml, SaysWhereAndWhatWasExpected) {
  EXPECT_EQ(xmlError("<llsd><integer>five</integer></llsd>"),
            "byte 7: expected an integer, found five");
  EXPECT_EQ(xmlError("<llsd><intger/></llsd>"), "byte 7: <intger> is not an LLSD value");
  EXPECT_EQ(xmlError("<llsd><map><key>a</key></map></llsd>"),
            "byte 7: in a map, each <key> must be followed by exactly one value");
  EXPECT_EQ(xmlError("<llsd><map><integer/></map></llsd>"),
            "byte 12: in a map, each <key> must be followed by exactly one value");
  EXPECT_EQ(xmlError("<llsd><undef/><undef/></llsd>"),
            "byte 15: the document may contain only one value, but more data follows it");
  EXPECT_EQ(xmlError("<llsd><binary encoding=\"base85\">x</binary></llsd>"),
            "byte 7: unknown encoding \"base85\"; expected base64 or base16");
  EXPECT_NE(xmlError("<llsd><array>").find("the XML is not well-formed"), std::string::npos);
}

TEST(LlsdXml, EntitiesOfADocumentTypeAreNotResolved) {
  EXPECT_EQ(xmlError("<!DOCTYPE llsd [<!ENTITY a \"ten\">]><llsd><integer>&a;</integer></llsd>"),
            "byte 42: expected an integer, found &a;");
}

TEST(LlsdXml, DepthIsLimited) {
  const auto nested = [](std::size_t depth) {
    std::string text = "<llsd>";
    for (std::size_t i = 0; i < depth; ++i) text += "<array>";
    for (std::size_t i = 0; i < depth; ++i) text += "</array>";
    return text + "</llsd>";
  };
  EXPECT_EQ(xmlError(nested(limits::llsdDepth)), "(no error)");
  EXPECT_NE(xmlError(nested(limits::llsdDepth + 1)).find("nested too deeply"), std::string::npos);
  EXPECT_NE(xmlError(nested(300'000)).find("nested too deeply"), std::string::npos);
}

TEST(LlsdXml, WhatXmlCannotSayIsNotWritten) {
  EXPECT_FALSE(writeXml("a\0b"s));
  EXPECT_FALSE(writeXml("\xff"s));
  EXPECT_FALSE(writeXml("line\r\n"s));
  EXPECT_FALSE(writeXml(Map{{"\x01", Value()}}));
  EXPECT_FALSE(writeXml(Date{1e300}));
  EXPECT_TRUE(writeXml(" <a> & \"b\" \n\t"s));
}

RC_GTEST_PROP(LlsdXml, WhatIsWrittenComesBack, ()) {
  const Value value = *randomValue(3);
  const auto written = writeXml(value);
  if (!written) return;
  const auto read = readXml(bytesOf(*written));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == value);
}

}  // namespace
}  // namespace wb::llsd
