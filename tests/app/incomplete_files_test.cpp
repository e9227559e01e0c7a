// What the program does with files that are cut, or only look like something.
#include "tests/app/csv_reader.h"
#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>

namespace wb::app::test {
namespace {

const std::string facet =
    "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 2 0\nendloop\nendfacet\n";

TEST(IncompleteFiles, aTextStlWithoutItsEndIsWeighedAndTold) {
  const Folder folder;
  const std::string file = folder.write("a.stl", "solid a\n" + facet + facet);
  const Ran ran = run({"report", file});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.err.starts_with(
      "weighbridge: " + file + ": ends without \"endsolid\" after facet 2; it may be incomplete\n"))
      << ran.err;
  EXPECT_NE(readCsv(ran.out).at(0).at("land_impact"), "");
}

TEST(IncompleteFiles, aTextStlCutInsideAFacetHasARowAndNoCosts) {
  const Folder folder;
  const std::string file =
      folder.write("a.stl", "solid a\n" + facet + facet.substr(0, facet.size() - 5));
  const Ran ran = run({"report", file});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find(file + ": could not be read completely, because it ends inside facet 2"),
            std::string::npos)
      << ran.err;
  const Row row = readCsv(ran.out).at(0);
  for (const char* key : {"physics_cost", "streaming_cost", "land_impact", "decided_by"})
    EXPECT_EQ(row.at(key), "") << key;
  EXPECT_EQ(run({"report", file, "--partial"}).status, 0);
}

TEST(IncompleteFiles, aNoteAboutObjectsInAFolderIsLeftAlone) {
  const Folder folder;
  const std::string cube = folder.write("cube.llmesh", cubeAsset());
  folder.write("read.py", "# finds each <SceneObjectGroup> of a file\nprint('<a>')\n");
  folder.write("notes.txt", "octree: a tree of eight\n");
  folder.write("report.json", run({"report", cube, "--format", "json"}).out);
  const Ran ran = run({"report", folder.path().string()});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(readCsv(ran.out).size(), 1U);
}

}  // namespace
}  // namespace wb::app::test
