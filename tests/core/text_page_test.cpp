#include "model/core/plain_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace wb {
namespace {

std::string paragraph(std::string_view text, std::size_t indent = 0) {
  TextPage page;
  page.paragraph(text, indent);
  return page.take();
}

TEST(Page, AnEmptyParagraphIsNothing) {
  EXPECT_EQ(paragraph(""), "");
  EXPECT_EQ(paragraph("   "), "");
}

TEST(Page, AShortParagraphIsALine) { EXPECT_EQ(paragraph("two  words", 2), "  two words\n"); }

TEST(Page, AWordLongerThanALineStaysWhole) {
  const std::string word(TextPage::width + 10, 'x');
  EXPECT_EQ(paragraph("a " + word + " b"), "a\n" + word + "\nb\n");
}

TEST(Page, WhatComesFromAFileCannotBreakALine) {
  TextPage page;
  page.line("two\nlines");
  EXPECT_EQ(page.take(), "two\\nlines\n");
}

TEST(Page, IsEmptyOnceTaken) {
  TextPage page;
  page.line("a");
  page.take();
  EXPECT_EQ(page.take(), "");
}

RC_GTEST_PROP(Page, NoLineOfAParagraphIsWiderThanThePage, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      rc::gen::container<std::string>(rc::gen::element('a', 'b')));
  const auto indent = *rc::gen::inRange<std::size_t>(0, 8);
  std::string text;
  std::string joined;
  for (const std::string& word : words) {
    text += word.substr(0, 40) + " ";
    joined += word.substr(0, 40);
  }
  std::string told;
  std::string rest = paragraph(text, indent);
  while (!rest.empty()) {
    const std::string line = rest.substr(0, rest.find('\n'));
    RC_ASSERT(displayWidth(line) <= TextPage::width);
    told += line;
    rest.erase(0, line.size() + 1);
  }
  std::erase(told, ' ');
  RC_ASSERT(told == joined);
}

}  // namespace
}  // namespace wb
