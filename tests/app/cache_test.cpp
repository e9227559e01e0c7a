#include "tests/app/folder.h"
#include "tests/app/program.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

namespace wb::app::test {
namespace {

namespace fs = std::filesystem;

class Cache : public testing::Test {
 protected:
  std::string model() const {
    const std::string path = folder_ / "box.stl";
    fs::copy_file(WEIGHBRIDGE_DATA "/import3d/valid.stl", path, fs::copy_options::skip_existing);
    return path;
  }
  Ran ranWithCache(const std::vector<std::string>& arguments) const {
    return run(arguments, {.environment = {"XDG_CACHE_HOME=" + (folder_ / "caches")}});
  }
  std::size_t kept() const {
    const fs::path cache = folder_.path() / "caches" / "weighbridge";
    if (!fs::exists(cache)) return 0;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(cache), fs::directory_iterator()));
  }

  Folder folder_;
};

TEST_F(Cache, ChangesNoAnswer) {
  const std::vector<std::vector<std::string>> commands{
      {"report", model()},
      {"report", model(), "--by", "part", "--format", "json", "--make-lods"},
      {"explain", model()},
      {"explain", model(), "--format", "json", "--size", "3,3,3"},
      {"inspect", model(), "--format", "json"}};
  for (const std::vector<std::string>& command : commands) {
    const Ran without = run(command);
    const Ran first = ranWithCache(command);
    const std::size_t before = kept();
    const Ran second = ranWithCache(command);
    for (const Ran* ran : {&first, &second}) {
      EXPECT_EQ(ran->status, without.status);
      EXPECT_EQ(ran->out, without.out);
      EXPECT_EQ(ran->err, without.err);
    }
    EXPECT_GT(before, 0U);
    EXPECT_EQ(kept(), before);
  }
}

TEST_F(Cache, IsLeftAloneWhenAskedTo) {
  EXPECT_EQ(ranWithCache({"report", model(), "--no-cache"}).status, 0);
  EXPECT_EQ(kept(), 0U);
  EXPECT_EQ(run({"report", model()}, {.environment = {"XDG_CACHE_HOME=" + (folder_ / "caches"),
                                                      "WEIGHBRIDGE_NO_CACHE=1"}})
                .status,
            0);
  EXPECT_EQ(kept(), 0U);
}

TEST_F(Cache, SeveralProgramsMayUseItAtOnce) {
  const std::string path = model();
  const std::string expected = run({"report", path}).out;
  std::vector<std::jthread> programs;
  for (int i = 0; i < 4; ++i)
    programs.emplace_back([&] {
      for (int times = 0; times < 3; ++times)
        EXPECT_EQ(ranWithCache({"report", path}).out, expected);
    });
  programs.clear();
  EXPECT_EQ(kept(), 1U);
}

}  // namespace
}  // namespace wb::app::test
