#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <gtest/gtest.h>

namespace wb {
namespace {

TEST(Findings, BeyondTheMostAreCounted) {
  Findings findings;
  for (std::size_t i = 0; i < limits::findings; ++i) findings.warn("here", baseTexts["file.dash"]);
  EXPECT_TRUE(findings.isFull());
  findings.warn("there", baseTexts["file.dash"]);
  findings.warn("there", baseTexts["file.dash"]);
  const Diagnostics all = findings.take();
  ASSERT_EQ(all.size(), limits::findings + 1);
  EXPECT_EQ(message(all.back()), "2 more findings are not shown");
  EXPECT_EQ(all.back().count, 2U);
  EXPECT_TRUE(findings.empty());
}

/// A value of a file may be as long as the file.
TEST(Findings, KeepTheBeginningOfLongTexts) {
  Findings findings;
  std::string text(999, 'x');
  text += "ü and more";
  findings.warn(text, baseTexts["file.cannot_read"], {{"reason", text}});
  const Diagnostics all = findings.take();
  EXPECT_EQ(all[0].place, std::string(999, 'x') + "…");
  EXPECT_EQ(all[0].arguments[0].value, Value(all[0].place));
}

}  // namespace
}  // namespace wb
