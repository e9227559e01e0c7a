#include "model/core/llsd.h"
#include "model/core/xml.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <string>

namespace wb::llsd {
namespace {

struct Counter : pugi::xml_tree_walker {
  bool for_each(pugi::xml_node&) override {
    ++nodes;
    return true;
  }
  std::size_t nodes = 0;
};

TEST(XmlMemory, isNeverLessThanWhatIsParsed) {
  for (const char* text :
       {"<a/>", "<a><b/><b/></a>", "<a>text<b>more</b>tail</a>", "<a b=\"c\" d='e'>x</a>",
        "<?xml version=\"1.0\"?><!-- a > b --><a><![CDATA[<b/>]]></a>", "<a>1 &lt; 2 > 1</a>",
        "<a\n>\n<b\n/>\n</a\n>"}) {
    const std::string xml(text);
    pugi::xml_document document;
    ASSERT_TRUE(document.load_buffer(xml.data(), xml.size(), pugi::parse_full)) << xml;
    Counter counter;
    document.traverse(counter);
    const XmlMemory memory = xmlMemory(bytesOf(xml));
    EXPECT_GE(memory.nodes, counter.nodes) << xml;
    EXPECT_GE(memory.bytes, xml.size() + counter.nodes * 64) << xml;
  }
}

TEST(XmlMemory, growsWithElementsNotWithText) {
  std::string many;
  for (int i = 0; i < 1000; ++i) many += "<a/>";
  EXPECT_GT(xmlMemory(bytesOf(many)).bytes, 64'000U);
  EXPECT_LT(xmlMemory(bytesOf("<a>" + std::string(4000, 'x') + "</a>")).bytes, 5000U);
}

TEST(HeldBytes, countsWhatIsInside) {
  EXPECT_EQ(heldBytes(Value(1)), sizeof(Value));
  EXPECT_GE(heldBytes(Value(std::string(1000, 'x'))), 1000U);
  EXPECT_GE(heldBytes(Value(Bytes(1000))), 1000U);
  const Array thousand(1000);
  EXPECT_GE(heldBytes(Value(thousand)), 1000 * sizeof(Value));
  EXPECT_GE(heldBytes(Value(Map{{"a", Value(thousand)}})), heldBytes(Value(thousand)));
}

}  // namespace
}  // namespace wb::llsd
