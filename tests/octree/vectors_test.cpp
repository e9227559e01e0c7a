#include "model/core/file.h"
#include "model/core/number.h"
#include "model/octree/cast.h"
#include "model/octree/octree_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <sstream>

namespace wb::octree {
namespace {

namespace fs = std::filesystem;

/// `# expect ray I ALGORITHM …`
struct Expectation {
  std::size_t ray = 0;
  Algorithm algorithm = Algorithm::exact;
  std::string text;
};

std::vector<Expectation> expectationsIn(std::string_view text) {
  std::vector<Expectation> all;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string hash, expect, ray, algorithm;
    Expectation one;
    words >> hash >> expect >> ray >> one.ray >> algorithm;
    if (hash != "#" || expect != "expect" || !words) continue;
    one.algorithm = algorithm == "exact" ? Algorithm::exact : Algorithm::inexor;
    std::getline(words >> std::ws, one.text);
    all.push_back(one);
  }
  return all;
}

/// Words must agree exactly, reals to 1e-4 relative or 2e-5 absolute.
bool agree(const std::string& a, const std::string& b) {
  const auto x = parseNumber(a);
  const auto y = parseNumber(b);
  if (!x || !y) return a == b;
  return std::abs(*x - *y) <= std::max(2e-5, 1e-4 * std::abs(*y));
}

std::vector<std::string> pieces(const std::string& text) {
  std::vector<std::string> all(1);
  for (const char c : text) {
    if (c == ' ' || c == '=' || c == ',') {
      all.emplace_back();
    } else {
      all.back() += c;
    }
  }
  return all;
}

void expectSame(const std::string& found, const std::string& expected, const std::string& where) {
  const auto a = pieces(found);
  const auto b = pieces(expected);
  ASSERT_EQ(a.size(), b.size()) << where << "\n" << found << "\n" << expected;
  for (std::size_t i = 0; i < a.size(); ++i)
    EXPECT_TRUE(agree(a[i], b[i])) << where << "\n" << found << "\n" << expected;
}

TEST(OctreeVectors, BothAlgorithmsFindWhatIsExpected) {
  std::size_t tested = 0;
  for (const auto& file : fs::directory_iterator(fs::path(WEIGHBRIDGE_DATA) / "octree")) {
    if (!file.path().filename().string().starts_with("octree_")) continue;
    const auto bytes = readFile(file.path());
    ASSERT_TRUE(bytes);
    const auto scene = readSceneText(textOf(*bytes));
    ASSERT_TRUE(scene) << file.path() << line(scene.error());
    const World world(scene->octrees);
    for (const Expectation& expected : expectationsIn(textOf(*bytes))) {
      const Ray& ray = scene->rays.at(expected.ray);
      const CastOptions options{expected.algorithm, IndentationUse::mesh};
      const auto entry = cast(world, ray, options);
      const auto hit = entry ? std::optional(describe(world, ray, *entry, options)) : std::nullopt;
      expectSame(formatHit(hit), expected.text,
                 file.path().filename().string() + " ray " + std::to_string(expected.ray) + " " +
                     std::string(name(expected.algorithm)));
      ++tested;
    }
  }
  EXPECT_EQ(tested, 57U);
}

}  // namespace
}  // namespace wb::octree
