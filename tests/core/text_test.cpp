#include "model/core/text.h"

#include "model/core/core.h"
#include "model/core/core_texts.h"

#include <gtest/gtest.h>

#include <vector>

namespace wb {
namespace {

TEST(Rendered, ReplacesNamesByArguments) {
  const std::vector<Argument> arguments{
      {"need", std::size_t{8}}, {"what", "a real"}, {"have", 2.5}};
  EXPECT_EQ(english({"", "{what} needs {need}, has {have}; {need}!"}, arguments),
            "a real needs 8, has 2.5; 8!");
}

TEST(Rendered, LeavesUnknownNamesAndOddBracesAlone) {
  EXPECT_EQ(english({"", ""}, {}), "");
  EXPECT_EQ(english({"", "{nobody} } {"}, {}), "{nobody} } {");
}

TEST(Rendered, DoesNotFillWhatAnArgumentBrought) {
  const std::vector<Argument> arguments{{"a", "{b}"}, {"b", "no"}};
  EXPECT_EQ(english({"", "{a}"}, arguments), "{b}");
}

TEST(Line, NamesFilePlaceAndSentenceWhereKnown) {
  Diagnostic diagnostic{
      Severity::error, baseTexts["file.cannot_read"], {{"reason", "gone"}}, {}, 1, {}};
  EXPECT_EQ(line(diagnostic), "cannot be read: gone");
  diagnostic.place = "byte 12";
  diagnostic.file = "a.llmesh";
  EXPECT_EQ(line(diagnostic), "a.llmesh: byte 12: cannot be read: gone");
}

TEST(Append, KeepsAFileThatIsAlreadyNamed) {
  const Text text = baseTexts["task.cancelled"];
  Diagnostics all;
  append(all, {{Severity::note, text, {}, {}, 1, {}}, {Severity::note, text, {}, {}, 1, "b"}}, "a");
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].file, "a");
  EXPECT_EQ(all[1].file, "b");
}

}  // namespace
}  // namespace wb
