#include "model/core/result_cache.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace wb::advice::test {
namespace {

/// Suites that look at what is advised or planned, not at how shapes are searched for: other tests
/// of shapes do that.
constexpr std::array<std::string_view, 13> suites{
    "Advice", "AdviceOnSculpts", "AdvisedShapes", "BestStep",   "FieldJumps",  "KitPromises",
    "Loss",   "LinkedKits",      "Making",        "ObjectPlan", "PlanDetails", "ShapeSets",
    "Sizes"};

/// This build of the tests: what another one searched for is not found.
std::string thisBuild() {
  struct stat about {};
  if (::stat("/proc/self/exe", &about) != 0) return "test_model";
  return "test_model " + std::to_string(about.st_size) + ' ' +
         std::to_string(about.st_mtim.tv_sec) + '.' + std::to_string(about.st_mtim.tv_nsec);
}

/// Most of these suites are about the same few meshes: what one test searched for, others find.
class KeptSearches : public testing::EmptyTestEventListener {
 public:
  void OnTestSuiteStart(const testing::TestSuite& suite) override {
    const char* folder = std::getenv("WEIGHBRIDGE_SEARCHES");
    if (folder && std::ranges::find(suites, std::string_view(suite.name())) != suites.end())
      setResultCache(std::make_unique<ResultCache>(ResultCache::Options{folder, thisBuild()}));
  }
  void OnTestSuiteEnd(const testing::TestSuite& /*suite*/) override { setResultCache(nullptr); }
};

/// GoogleTest owns its listeners.
[[maybe_unused]] const bool isListening = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new KeptSearches);
  return true;
}();

}  // namespace
}  // namespace wb::advice::test
