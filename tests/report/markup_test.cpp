#include "model/report/detail/markup.h"

#include "model/core/plain_text.h"
#include "tests/report/markup_check.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb::page {
namespace {

std::string escaped(std::string_view text) {
  Markup markup;
  markup.text(text);
  return markup.take();
}

TEST(Markup, TextStaysText) {
  EXPECT_EQ(escaped("<script>alert(\"1\")</script>"),
            "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  EXPECT_EQ(escaped("Tom & Jerry's &amp;"), "Tom &amp; Jerry&#39;s &amp;amp;");
}

TEST(Markup, ControlCharactersAreSeenAndBrokenBytesAreReplaced) {
  EXPECT_EQ(escaped(std::string_view("a\0b\x1b[2J\nc", 9)), "a\\x00b\\x1b[2J\\nc");
  EXPECT_EQ(escaped("\xff"), "\xef\xbf\xbd");
  EXPECT_EQ(escaped("a\u202eb"), "a\\u202eb");
}

TEST(Markup, AttributesCannotBeLeft) {
  Markup markup;
  markup.element("p", "", {{"title", "\" onclick='x'>"}});
  EXPECT_EQ(markup.take(), "<p title=\"&quot; onclick=&#39;x&#39;&gt;\"></p>\n");
}

TEST(Markup, ElementsEndInTheOrderTheyBegan) {
  Markup markup;
  {
    const auto list = markup.inside("ul");
    const auto item = markup.inside("li");
    markup.text("x");
  }
  EXPECT_EQ(markup.take(), "<ul><li>x</li>\n</ul>\n");
  EXPECT_EQ(markup.take(), "");
}

RC_GTEST_PROP(Markup, NoTextCanBreakOut, (const std::string& text)) {
  Markup markup;
  markup.element("p", text, {{"title", text}});
  const std::string page = markup.take();
  RC_ASSERT(test::markupProblem(page).empty());
  RC_ASSERT(std::ranges::count(page, '<') == 2);
  RC_ASSERT(std::ranges::count(page, '"') == 2);
  RC_ASSERT(isUtf8(page));
}

}  // namespace
}  // namespace wb::page
