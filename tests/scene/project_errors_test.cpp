#include "model/core/limits.h"
#include "model/core/task.h"
#include "tests/scene/project_support.h"

#include <fstream>
#include <sstream>

namespace wb::scene {
namespace {

const std::string dataFolder = std::string(WEIGHBRIDGE_DATA) + "/scene/";

std::string refusalLine(std::string_view text) { return line(refusal(text)); }

std::string fileText(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(ProjectErrors, aSyntaxErrorHasItsLineAndColumn) {
  const auto loaded = readProject(dataFolder + "invalid.weighbridge");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(line(loaded.error()), dataFolder +
                                      "invalid.weighbridge: line 8, column 90: is not valid JSON: "
                                      "invalid literal");
}

TEST(ProjectErrors, aTruncatedFileSaysSo) {
  const auto loaded = readProject(dataFolder + "truncated.weighbridge");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().place, "line 8, column 54");
  EXPECT_EQ(message(loaded.error()), "is not valid JSON: invalid string: missing closing quote");
  EXPECT_EQ(refusalLine("{\"weighbridge\": 1,\n"),
            "line 2, column 1: is not valid JSON: unexpected end of input; expected string "
            "literal");
}

TEST(ProjectErrors, everyTruncationOfAProjectIsRefused) {
  const std::string text = fileText(dataFolder + "valid.weighbridge");
  const std::size_t end = text.rfind('}');
  ASSERT_GT(end, 1000U);
  for (std::size_t length = 0; length <= end; ++length)
    EXPECT_FALSE(parseProject(text.substr(0, length), nowhere)) << length;
  EXPECT_TRUE(parseProject(text.substr(0, end + 1), nowhere));
}

TEST(ProjectErrors, columnsCountCharactersNotBytes) {
  EXPECT_EQ(refusal("{\"weighbridge\": 1, \"name\": \"üü\" x}").place, "line 1, column 33");
}

TEST(ProjectErrors, whatIsNoProjectSaysWhatWasExpected) {
  const std::string expected =
      "is not a Weighbridge project; expected a JSON object with the key \"weighbridge\"";
  for (const std::string_view text :
       {"{}", "[]", "5", "null", "\"weighbridge\"", "[{\"weighbridge\": 1}]"})
    EXPECT_EQ(refusalLine(text), expected);
}

TEST(ProjectErrors, aNewerMajorVersionIsNamed) {
  EXPECT_EQ(refusalLine(R"({"weighbridge": 2})"),
            "weighbridge: uses version 2 of the project format, but this release of "
            "Weighbridge reads only version 1; open it with a newer release");
  EXPECT_EQ(refusal(R"({"weighbridge": 17.5})").place, "weighbridge");
}

TEST(ProjectErrors, aVersionIsANumberFromOne) {
  for (const std::string_view version : {"0", "-1", "0.99", "\"1\"", "null", "true", "[1]"})
    EXPECT_EQ(refusalLine("{\"weighbridge\": " + std::string(version) + "}"),
              "weighbridge: expected version 1 of the Weighbridge project format, found " +
                  std::string(version));
}

TEST(ProjectErrors, numbersBeyondDoubleAreRefusedWithTheirPlace) {
  EXPECT_EQ(refusalLine("{\"weighbridge\": 1,\n\"size\": 1e999}"),
            "line 2, column 13: 1e999 is too large");
  EXPECT_EQ(refusal("{\"weighbridge\": NaN}").text.code, "json.syntax");
  EXPECT_EQ(refusal("{\"weighbridge\": Infinity}").text.code, "json.syntax");
}

/// In words of our own: the library's differ from release to release.
TEST(ProjectErrors, anEmptyTextIsSaidToBeEmpty) {
  for (const std::string_view text : {"", " \r\n\t "})
    EXPECT_EQ(refusalLine(text), "is empty; expected JSON");
}

TEST(ProjectErrors, textThatIsNoUtf8IsRefused) {
  const Diagnostic error = refusal("{\"weighbridge\": 1, \"name\": \"a\xFFz\"}");
  EXPECT_EQ(message(error), "is not valid JSON: invalid string: ill-formed UTF-8 byte");
  EXPECT_EQ(error.place, "line 1, column 30");
}

TEST(ProjectErrors, nestingIsLimitedWithoutACrash) {
  const std::string deep(1'000'000, '[');
  for (const std::string& text : {deep, R"({"weighbridge": 1, "x": )" + deep, [&] {
                                    std::string objects;
                                    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
                                    return objects;
                                  }()})
    EXPECT_EQ(refusalLine(text), "is nested too deeply; the limit is 64 levels");
}

TEST(ProjectErrors, theDeepestNestingAllowedIsReadAndSaved) {
  const std::size_t depth = limits::projectDepth - 1;  // The project itself is one level.
  Scene scene = parsed(R"({"weighbridge": 1, "x": )" + std::string(depth, '[') +
                       std::string(depth, ']') + "}")
                    .value;
  EXPECT_EQ(parsed(formatProject(scene, nowhere)).value.extra, scene.extra);
}

TEST(ProjectErrors, theNumberOfValuesIsLimited) {
  std::string text = R"({"weighbridge": 1, "x": [0)";
  constexpr std::size_t atOnce = 1000;
  static_assert(limits::projectValues % atOnce == 0);
  std::string values;
  for (std::size_t i = 0; i < atOnce; ++i) values += ",0";
  for (std::size_t i = 0; i < limits::projectValues; i += atOnce) text += values;
  EXPECT_EQ(refusalLine(text + "]}"), "contains too many values; the limit is 8000000");
}

TEST(ProjectErrors, valuesPastTheMemoryAreAnError) {
  std::string text = R"({"weighbridge": 1, "x": [0)";
  for (int i = 0; i < 100'000; ++i) text += ",{}";
  text += "]}";
  for (const std::size_t memory : {std::size_t{1} << 20, std::size_t{32} << 20}) {
    MemoryBudget budget(memory);
    Task task;
    task.memory = &budget;
    const auto loaded = parseProject(text, nowhere, task);
    EXPECT_EQ(loaded.has_value(), memory > text.size() * 10);
    if (!loaded) {
      EXPECT_TRUE(isMemorySpent(loaded.error())) << line(loaded.error());
    }
  }
}

TEST(ProjectErrors, aFileThatCannotBeReadSaysWhy) {
  const auto loaded = readProject("/nowhere/at/all.weighbridge");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(line(loaded.error()),
            "/nowhere/at/all.weighbridge: cannot be read: No such file or directory");
}

TEST(LooksLikeProject, findsTheKeyAtTheTopLevelOnly) {
  EXPECT_TRUE(looksLikeProject(R"({"weighbridge": 1})"));
  EXPECT_TRUE(looksLikeProject("\xEF\xBB\xBF \n{ \"name\": [{}], \"weighbridge\""));
  EXPECT_TRUE(looksLikeProject(R"({"weighbridge": "whatever)")) << "its errors are a project's";
  EXPECT_FALSE(looksLikeProject(R"({"rows": [{"weighbridge": 1}]})"));
  EXPECT_FALSE(looksLikeProject(R"([{"weighbridge": 1}])"));
  EXPECT_FALSE(looksLikeProject(R"({"": 1, "name": "weighbridge"})"));
  EXPECT_FALSE(looksLikeProject(""));
  EXPECT_FALSE(looksLikeProject(std::string("{\0\0\0\5k", 6)));
  EXPECT_FALSE(looksLikeProject(std::string(1'000'000, '[')));
}

}  // namespace
}  // namespace wb::scene
