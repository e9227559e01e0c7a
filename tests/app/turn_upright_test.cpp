#include "tests/app/folder.h"
#include "tests/app/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <sstream>
#include <string>

/// Models whose files do not say which way is up.
namespace wb::app::test {
namespace {

namespace fs = std::filesystem;

/// Blender's axes in an OBJ file: a post 2 m high that lies on its back as the uploader reads it.
TEST(TurnUprightOption, PutsUpWhatMayLieWhichIsTold) {
  const Folder folder;
  const std::string post = folder.write(
      "post.obj",
      "v 0 0 0\nv .4 0 0\nv .4 .4 0\nv 0 .4 0\nv 0 0 2\nv .4 0 2\nv .4 .4 2\nv 0 .4 2\n"
      "f 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n");
  // OBJ files are written with y upwards.
  const auto height = [&](const std::string& model) {
    const std::string out = folder / "out.obj";
    EXPECT_EQ(run({"convert", model, out}).status, 0);
    std::istringstream lines(folder.read("out.obj"));
    fs::remove(out);
    double low = 0;
    double high = 0;
    for (std::string line; std::getline(lines, line);)
      if (double x = 0, y = 0; std::sscanf(line.c_str(), "v %lf %lf", &x, &y) == 2) {
        low = std::min(low, y);
        high = std::max(high, y);
      }
    return high - low;
  };
  const std::string told = "post.obj: .obj files do not say which way is up";
  const Ran lying = run({"export", post, "--uploader", folder / "lying"});
  ASSERT_EQ(lying.status, 0) << lying.err;
  EXPECT_NE(lying.err.find(told), std::string::npos) << lying.err;
  EXPECT_NEAR(height(folder / "lying/post.dae"), 0.4, 1e-3);
  const Ran upright = run({"export", post, "--uploader", folder / "upright", "--turn-upright"});
  ASSERT_EQ(upright.status, 0) << upright.err;
  EXPECT_EQ(upright.err.find(told), std::string::npos) << upright.err;
  EXPECT_NEAR(height(folder / "upright/post.dae"), 2, 1e-3);
  EXPECT_NE(run({"explain", post}).err.find(told), std::string::npos);
  EXPECT_EQ(run({"explain", post, "--turn-upright"}).err.find(told), std::string::npos);
}

}  // namespace
}  // namespace wb::app::test
