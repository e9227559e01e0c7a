#include "tests/formats/models.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

/// Random models against a reading of the uploader's rules in another language: see
/// tests/oracle/compare_uploader.py, which makes both.
namespace wb::import {
namespace {

/// A part as a word: its shape type and, sorted, why it is refused.
std::string wordOf(const scene::Part& part) {
  std::string word(scene::name(part.shapeType));
  std::set<std::string> codes;
  if (part.refusals)
    for (const Diagnostic& refusal : *part.refusals) codes.emplace(refusal.text.code);
  for (const std::string& code : codes) word += ':' + code;
  return word;
}

TEST(UploaderOracle, partsShapeTypesAndRefusalsAreEqual) {
  const char* folder = std::getenv("WEIGHBRIDGE_UPLOADER_MODELS");
  if (!folder) GTEST_SKIP() << "WEIGHBRIDGE_UPLOADER_MODELS names no folder of random models";
  std::ifstream expected(std::filesystem::path(folder) / "expected.txt");
  std::size_t models = 0;
  for (std::string line; std::getline(expected, line); ++models) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    BareOptions options;
    options.levels = LevelSource::asGiven;
    const auto scene = test::sceneOf(std::filesystem::path(folder) / name, options);
    std::string found;
    for (const scene::Part& part : scene.linksets.at(0).parts) found += ' ' + wordOf(part);
    EXPECT_EQ(name + found, line);
  }
  EXPECT_GT(models, 0U);
}

}  // namespace
}  // namespace wb::import
