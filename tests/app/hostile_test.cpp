#include "tests/app/folder.h"
#include "tests/app/program.h"
#include "tests/app/projects.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

/// Files that are none, outputs that are inputs, and names that would steer a terminal.
namespace wb::app::test {
namespace {

class Input : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(mkfifo(pipe_.c_str(), 0600), 0); }

  Folder folder_;
  std::string scene_ = folder_.write("market.weighbridge", marketProject());
  std::string pipe_ = folder_ / "pipe";
};

/// Each of them would wait for ever if the pipe were opened as files are.
TEST_F(Input, IsNoPipeWhereverItIsNamed) {
  const std::vector<std::vector<std::string>> uses{
      {"report", pipe_},
      {"inspect", pipe_},
      {"explain", pipe_},
      {"convert", pipe_, folder_ / "out.obj"},
      {"report", scene_, "--measured", pipe_},
      {"report", scene_, "--profile", pipe_},
      {"report", scene_, "--against", pipe_},
      {"calibrate", scene_, "--measured", pipe_, "--fit", "hull_cost"},
      {"profile", "show", pipe_},
      {"statistics", pipe_, "-o", folder_ / "out.csv"},
      {"statistics", pipe_, "-o", folder_ / "out.sqlite"},
  };
  for (const auto& arguments : uses) {
    SCOPED_TRACE(arguments[0] + ' ' + arguments[1] + ' ' + arguments.back());
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, "weighbridge: " + pipe_ + ": is a device, a pipe or a socket, not a file\n");
  }
}

TEST_F(Input, ThatIsAPipeLeavesTheOthersDone) {
  const Ran ran = run({"report", pipe_, scene_, "/dev/zero", "-"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(linesOf(ran.err).size(), 3U) << ran.err;
  EXPECT_EQ(ran.out, run({"report", scene_}).out);
}

TEST_F(Input, OfAProjectIsNoPipeEither) {
  const std::string project = folder_.write(
      "chair.weighbridge", R"({"weighbridge":1,"assets":{"a":{"path":"pipe"}},"linksets":[
        {"name":"Chair","parts":[{"kind":"mesh","asset":"a"}]}]})");
  const Ran ran = run({"inspect", project, "--format", "text"});
  EXPECT_NE(ran.out.find("is not a regular file"), std::string::npos) << ran.out << ran.err;
}

/// A project of a stranger says nothing of files that are not its own, unless the user agrees.
TEST(StrangersProject, ReadsNothingOutsideItsFolder) {
  const Folder folder;
  std::filesystem::create_directories(folder / "theirs");
  folder.write("mine.llmesh", cubeAsset());
  const std::string project = folder.write(
      "theirs/chair.weighbridge", R"({"weighbridge":1,"assets":{"a":{"path":"../mine.llmesh"}},
        "linksets":[{"name":"Chair","parts":[{"kind":"mesh","asset":"a"}]}]})");
  const std::string parts = folder / "parts.csv";
  for (const std::vector<std::string>& command : {std::vector<std::string>{"report", project},
                                                  {"explain", project},
                                                  {"inspect", project},
                                                  {"convert", project, folder / "out.weighbridge"},
                                                  {"statistics", project, "-o", parts}}) {
    const Ran refused = run(command);
    EXPECT_EQ(refused.status, 1) << command[0];
    EXPECT_NE((refused.out + refused.err).find("mine.llmesh): is outside the project's folder"),
              std::string::npos)
        << command[0] << refused.out << refused.err;
    std::vector<std::string> agreed = command;
    agreed.emplace_back("--allow-outside");
    const Ran read = run(agreed);
    EXPECT_EQ(read.status, 0) << command[0] << read.err;
    EXPECT_EQ((read.out + read.err).find("outside"), std::string::npos) << command[0];
  }
  // Not even what it is: that would be in the tables.
  ASSERT_EQ(run({"statistics", project, "-o", parts}).status, 1);
  EXPECT_EQ(folder.read("parts.sources.csv").find("mine.llmesh"), std::string::npos);
}

class Output : public testing::Test {
 protected:
  /// Writes to a file that is read, by each of its names, and finds it as it was.
  void expectKept(const std::string& name, std::vector<std::string> arguments) {
    std::error_code none;
    std::filesystem::create_hard_link(folder_ / name, folder_ / "hard.link", none);
    std::filesystem::create_symlink(name, folder_ / "soft.link", none);
    const std::string before = folder_.read(name);
    const auto names = folder_.names();
    for (const std::string& output : {name, std::string("hard.link"), std::string("soft.link")}) {
      SCOPED_TRACE(arguments[0] + " -o " + output);
      auto all = arguments;
      all.insert(all.end(), {"-o", folder_ / output});
      const Ran ran = run(all);
      EXPECT_EQ(ran.status, 1);
      EXPECT_NE(ran.err.find("is also an input"), std::string::npos) << ran.err;
      EXPECT_EQ(folder_.read(name), before);
      EXPECT_EQ(folder_.names(), names);
    }
    std::filesystem::remove(folder_ / "hard.link");
    std::filesystem::remove(folder_ / "soft.link");
  }

  Folder folder_;
  std::string project_ = folder_.write(
      "chair.weighbridge", R"({"weighbridge":1,"assets":{"a":{"path":"chair.llmesh"}},"linksets":[
        {"name":"Chair","parts":[{"kind":"mesh","asset":"a"}]}],
        "octrees":[{"path":"rock.nxoc"}]})");
  std::string mesh_ = folder_.write("chair.llmesh", cubeAsset());
  std::string octree_ = folder_.write("rock.nxoc", std::string_view("Inexor Octree\0\0\0\0\1", 18));
};

TEST_F(Output, IsNoAssetOfAProject) {
  for (const char* command : {"report", "explain", "inspect", "sensitivity", "fragility"})
    expectKept("chair.llmesh", {command, project_});
  expectKept("chair.llmesh", {"sweep", project_, "--scale", "1:2:3"});
  const std::string measured = folder_.write("costs.csv", "linkset,physics\nChair,1\n");
  expectKept("chair.llmesh", {"calibrate", project_, "--measured", measured, "--fit", "hull_cost"});
}

TEST_F(Output, IsNoOctreeOfAProject) {
  expectKept("rock.nxoc", {"report", project_});
  expectKept("rock.nxoc", {"pick", project_, "--ray", "0 0 9 0 0 -1"});
}

TEST_F(Output, OfAConversionIsNoInputEither) {
  const std::string before = folder_.read("chair.llmesh");
  const Ran ran = run({"convert", project_, mesh_});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("is also an input"), std::string::npos) << ran.err;
  EXPECT_EQ(folder_.read("chair.llmesh"), before);
}

TEST_F(Output, IsNeitherMeasuredNorAProfileNorTheOtherVersion) {
  folder_.write("costs.csv", "linkset,physics\nChair,1\n");
  expectKept("costs.csv", {"report", project_, "--measured", folder_ / "costs.csv"});
  folder_.write("mine.json", R"({"base":"second-life","set":{}})");
  expectKept("mine.json", {"report", project_, "--profile", folder_ / "mine.json"});
  folder_.write("old.weighbridge", marketProject());
  expectKept("old.weighbridge", {"report", project_, "--against", folder_ / "old.weighbridge"});
}

TEST_F(Output, IsNoFileThatAModelNames) {
  folder_.write("box.obj",
                "mtllib wood oak.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
                "f 1 2 3\nf 1 2 4\nf 2 3 4\nf 1 3 4\n");
  folder_.write("wood oak.mtl", "newmtl oak\nmap_Kd -s 1 1 1 oak.tga\n");
  folder_.write("oak.tga", "picture");
  folder_.write("box_LOD0.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
  for (const char* name : {"wood oak.mtl", "oak.tga", "box_LOD0.obj"})
    expectKept(name, {"report", folder_ / "box.obj"});
}

constexpr std::string_view steering =
    "\x1b[2J\x07\r\xc2\x9b"
    "31m\xe2\x80\xae";

/// A project whose every name would clear the screen, ring, go back and turn the line round.
std::string steeringProject() {
  return R"({"weighbridge":1,"name":"\u001b[2J","regions":[{"name":"\u001b[2J\u0007"}],"linksets":[
    {"name":"\u001b[2J\u0007\r\u009b31m\u202e","region":"\u001b[2J\u0007","parts":[
      {"name":"\u001b[2J\u0007\r\u009b31m\u202e"}]},
    {"name":"\u001b]0;title\u0007","region":"\u001bnowhere","parts":[]}],
    "profile":{"set":{"\u001b[31mkey":1}}})";
}

bool steers(std::string_view text) {
  for (const std::string_view part : {"\x1b", "\x07", "\r", "\xc2\x9b", "\xe2\x80\xae"})
    if (text.find(part) != std::string_view::npos) return true;
  return false;
}

TEST(Terminal, IsNotSteeredByNames) {
  const Folder folder;
  const std::string scene = folder.write("a\x1b[2J.weighbridge", steeringProject());
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"report", scene, "--format", "text"},
        {"report", scene, "--format", "text", "--by", "part"},
        {"report", scene, "--format", "text", "--by", "region"},
        {"explain", scene},
        {"inspect", scene},
        {"fragility", scene},
        {"voxels", scene},
        {"sensitivity", scene, "--format", "text"},
        {"report", scene, "--against", "\x1b[31m"},
        {"explain", scene, "--linkset", "\x1b[31m"},
        {"report", folder / "\x1b[31m"},
        {"report", scene, "--where", "\x1b[31m"},
        {"\x1b[31m"},
        {"report", "--\x1b[31m"}}) {
    SCOPED_TRACE(arguments[0] + ' ' + arguments.back());
    const Ran ran = run(arguments);
    EXPECT_FALSE(steers(ran.out)) << ran.out;
    EXPECT_FALSE(steers(ran.err)) << ran.err;
    EXPECT_NE((ran.out + ran.err).find("\\x1b"), std::string::npos) << ran.out << ran.err;
  }
}

/// CSV and JSON give what stands in the file.
TEST(Terminal, IsNothingToCsvAndJson) {
  const Folder folder;
  const std::string scene = folder.write("a.weighbridge", steeringProject());
  EXPECT_NE(run({"report", scene}).out.find(steering), std::string::npos);
  EXPECT_NE(run({"report", scene, "--format", "json"}).out.find("\\u001b[2J\\u0007"),
            std::string::npos);
}

}  // namespace
}  // namespace wb::app::test
