#include "tests/app/folder.h"
#include "tests/app/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace wb::app::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::vector<fs::path> vectorFiles() {
  std::vector<fs::path> files;
  for (const auto& file : fs::directory_iterator(fs::path(WEIGHBRIDGE_DATA) / "octree"))
    if (file.path().extension() == ".scene") files.push_back(file.path());
  return files;
}

std::string cubes() { return "octree 0 0 0 8 OSEEESEEE\noctree 20 0 0 8 N\n"; }

/// Words agree exactly, reals to 1e-4 relative or 2e-5 absolute.
bool agree(const std::string& a, const std::string& b) {
  const auto pieces = [](std::string text) {
    for (char& c : text) c = c == '=' || c == ',' ? ' ' : c;
    std::istringstream words(text);
    return std::vector<std::string>{std::istream_iterator<std::string>(words), {}};
  };
  const auto found = pieces(a);
  const auto expected = pieces(b);
  return std::equal(found.begin(), found.end(), expected.begin(), expected.end(),
                    [](const std::string& x, const std::string& y) {
                      char* end = nullptr;
                      const double number = std::strtod(y.c_str(), &end);
                      if (*end != '\0') return x == y;
                      const double difference = std::abs(std::strtod(x.c_str(), nullptr) - number);
                      return difference <= std::max(2e-5, 1e-4 * std::abs(number));
                    });
}

/// Every expectation in the scenes is a line that is printed.
TEST(Pick, PrintsWhatTheScenesExpect) {
  std::size_t expectations = 0;
  for (const fs::path& file : vectorFiles())
    for (const std::string algorithm : {"exact", "inexor"}) {
      const Ran ran = run({"pick", file.string(), "--algorithm", algorithm});
      EXPECT_EQ(ran.status, 0) << ran.err;
      const auto printed = linesOf(ran.out);
      std::ifstream scene(file);
      for (std::string line; std::getline(scene, line);) {
        std::istringstream words(line);
        std::string hash, expect, ray, with;
        std::size_t index = 0;
        if (!(words >> hash >> expect >> ray >> index >> with) || expect != "expect") continue;
        if (with != algorithm) continue;
        ++expectations;
        ASSERT_LT(index, printed.size());
        EXPECT_TRUE(agree(printed[index], line.substr(line.find("ray")))) << file << "\n"
                                                                          << printed[index] << "\n"
                                                                          << line;
      }
    }
  EXPECT_EQ(expectations, 57U);
}

TEST(Pick, RaysReplaceTheScenesOwn) {
  const Folder folder;
  const std::string file = folder.write("a.scene", cubes() + "ray 0 0 0 1 0 0\n");
  const Ran ran = run({"pick", file, "--ray", "-5 1 1 1 0 0", "--ray", "1 1 50 0 0 -2 0"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "ray 0 exact hit oct=0 cube=/0 min=0,0,0 size=4 face=-x point=0,1,1 corner=0 edge=1 "
            "t=5\n"
            "ray 1 exact hit oct=0 cube=/ min=0,0,0 size=8 face=+z point=1,1,8 corner=1 edge=4 "
            "t=42\n");
}

TEST(Pick, JsonSaysMore) {
  const Folder folder;
  const std::string file = folder.write("a.scene", cubes());
  const Ran ran = run({"pick", file, "--format", "json", "--ray", "-5 1 1.5 2 0 0", "--ray",
                       "1 1 1 1 0 0", "--ray", "0 0 99 1 0 0"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const Json json = Json::parse(ran.out);
  EXPECT_EQ(json["algorithm"], "exact");
  EXPECT_EQ(json["indentation"], "mesh");
  ASSERT_EQ(json["rows"].size(), 3U);
  const Json& hit = json["rows"][0];
  EXPECT_EQ(hit["result"], "hit");
  EXPECT_EQ(hit["cube"], "/0");
  EXPECT_EQ(hit["face"], "-x");
  EXPECT_EQ(hit["t"], 5);
  EXPECT_EQ(hit["corner_position"], Json::parse("[0, 0, 0]"));
  EXPECT_EQ(hit["exit"]["face"], "+x");
  EXPECT_EQ(hit["exit"]["t"], 9);
  EXPECT_EQ(hit["visited"]["cubes"], 2);
  EXPECT_EQ(json["rows"][1]["result"], "inside");
  EXPECT_EQ(json["rows"][1]["face"], nullptr);
  EXPECT_EQ(json["rows"][2]["result"], "miss");
  EXPECT_EQ(json["rows"][2]["oct"], nullptr);
}

/// A quarter turn about z puts the own x axis where y of the world is: the cube that is 0 to 4 m on
/// its own x and y is 4 to 8 m on x and 0 to 4 m on y of the world.
TEST(Pick, EachPositionIsToldInBothFrames) {
  const Folder folder;
  const std::string file =
      folder.write("a.scene",
                   "octree 0 0 0 8 OSEEEEEEE rot 0 0 0.7071067811865476 0.7071067811865476\n"
                   "ray 6.5 1 50 0 0 -1\nray 99 99 50 0 0 -1\n");
  const Json rows = Json::parse(run({"pick", file, "--format", "json"}).out)["rows"];
  EXPECT_EQ(rows[0]["point"], Json::array({6.5, 1, 4}));
  EXPECT_EQ(rows[0]["point_own"], Json::array({1, 1.5, 4}));
  EXPECT_EQ(rows[0]["min"], Json::array({0, 0, 0}));
  EXPECT_EQ(rows[0]["min_world"], Json::array({8, 0, 0}));
  EXPECT_EQ(rows[0]["corner_position"], Json::array({0, 0, 4}));
  EXPECT_EQ(rows[0]["corner_world"], Json::array({8, 0, 4}));
  EXPECT_EQ(rows[1]["point_own"], nullptr);
  EXPECT_EQ(rows[1]["min_world"], nullptr);
}

/// The root is 8 m a side, its lower left front quarter filled up to 4 m: a ray down ends at 4 m
/// where x and y are below that, and meets nothing elsewhere.
TEST(Pick, ManyRaysAreWrittenInTheirOrderWhateverTheThreads) {
  const Folder folder;
  std::string scene = "octree 0 0 0 8 OSEEEEEEE\n";
  constexpr int rays = 500;
  const auto isMet = [](int i) { return i % 7 < 4; };
  for (int i = 0; i < rays; ++i)
    scene +=
        "ray " + std::to_string(isMet(i) ? 1 : 5) + " 1 " + std::to_string(10 + i) + " 0 0 -1\n";
  const std::string file = folder.write("a.scene", scene);
  const Ran text = run({"pick", file, "--threads", "1"});
  const Ran data = run({"pick", file, "--threads", "1", "--format", "json"});
  EXPECT_EQ(run({"pick", file, "--threads", "3"}).out, text.out);
  EXPECT_EQ(run({"pick", file, "--threads", "3", "--format", "json"}).out, data.out);
  const auto lines = linesOf(text.out);
  const Json rows = Json::parse(data.out)["rows"];
  ASSERT_EQ(lines.size(), rays);
  ASSERT_EQ(rows.size(), rays);
  for (int i = 0; i < rays; ++i) {
    const Json& row = rows[static_cast<std::size_t>(i)];
    EXPECT_EQ(row["ray"], i);
    EXPECT_EQ(row["t"], isMet(i) ? Json(6 + i) : Json());
    EXPECT_TRUE(lines[static_cast<std::size_t>(i)].starts_with(
        "ray " + std::to_string(i) + " exact " + (isMet(i) ? "hit" : "miss")));
  }
}

/// Child 0 has the nearer centre; nothing of it is met, and child 4 behind it is never tried.
TEST(Pick, TheTraceTellsWhatDecidesAndWhy) {
  const Folder folder;
  const std::string file =
      folder.write("a.scene", "octree 0 0 0 4 OOSEEEEEEEEEESEEE\nray -5 1.3 1 1 0 0\n");
  const Ran exact = run({"pick", file, "--trace"});
  const std::string reason =
      "  reason: Inexor's method finds nothing: it descends only into the child with the nearest "
      "center, and never goes back.\n";
  EXPECT_EQ(exact.out,
            "ray 0 exact hit oct=0 cube=/4 min=2,0,0 size=2 face=-x point=2,1.3,1 corner=2 edge=11 "
            "t=7\n"
            "  entered oct=0 cube=/ t=5\n"
            "  entered oct=0 cube=/0 t=5\n"
            "  rejected oct=0 cube=/0/0 bound=box by=0.3\n"
            "  left oct=0 cube=/0\n"
            "  hit oct=0 cube=/4 t=7\n"
            "  left oct=0 cube=/\n" +
                reason);
  const Ran published = run({"pick", file, "--trace", "--algorithm", "inexor"});
  EXPECT_TRUE(published.out.starts_with("ray 0 inexor miss\n  candidate oct=0 cube=/ centre=7.10"))
      << published.out;
  EXPECT_TRUE(published.out.ends_with(
      "  dead_end oct=0 cube=/0\n  approach oct=0 cube=/4 distance=0 t=7\n" + reason))
      << published.out;
}

TEST(Pick, TheTraceIsInJsonToo) {
  const Folder folder;
  // Turned by 45 degrees, it reaches to y = 1.41, and the ray passes it upright by 0.2.
  const std::string file = folder.write("a.scene",
                                        "octree -1 -1 -1 2 S rot 0 0 0.38268343236508978 "
                                        "0.92387953251128674\nray -9 1.2 0.1 1 0 0\n");
  const auto traceBy = [&](const std::string& algorithm) {
    const Ran ran = run({"pick", file, "--trace", "--format", "json", "--algorithm", algorithm});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return Json::parse(ran.out)["rows"][0]["trace"];
  };
  const Json trace = traceBy("inexor");
  ASSERT_EQ(trace["steps"].size(), 1U);
  EXPECT_EQ(trace["steps"][0]["step"], "rejected");
  EXPECT_EQ(trace["steps"][0]["bound"], "box");
  EXPECT_NEAR(trace["steps"][0]["by"], 0.2, 1e-12);
  EXPECT_EQ(trace["approach"]["cube"], "/");
  EXPECT_NEAR(trace["approach"]["distance"], 0.2, 1e-12);
  EXPECT_EQ(trace["difference"], "missed");
  EXPECT_EQ(trace["causes"], Json::array({"turned"}));
  EXPECT_EQ(trace["reason"], "Inexor's method finds nothing: it ignores the rotation of octrees.");
  EXPECT_EQ(traceBy("exact")["approach"], nullptr);
  EXPECT_EQ(traceBy("exact")["reason"], trace["reason"]);
  EXPECT_FALSE(
      Json::parse(run({"pick", file, "--format", "json"}).out)["rows"][0].contains("trace"));
}

TEST(Pick, ThePublishedMethodSaysWhatItLeavesOut) {
  const Folder folder;
  const std::string file =
      folder.write("a.scene", cubes() + "octree 40 0 0 8 S rot 0 0 1 1\nray 0 0 50 0 0 -1\n");
  const Ran ran = run({"pick", file, "--algorithm", "inexor"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.err.find("treats them as full boxes"), std::string::npos);
  EXPECT_NE(ran.err.find("ignores their rotation"), std::string::npos);
  EXPECT_TRUE(run({"pick", file}).err.empty());
}

/// Scripts compare lines, so it isn't one of them; as data it is a key of its own.
TEST(Pick, ThePublishedMethodSaysThatTheEngineDiffers) {
  const Folder folder;
  const std::string file = folder.write("a.scene", "octree 0 0 0 8 S\nray 4 4 50 0 0 -1\n");
  const Ran ran = run({"pick", file, "--algorithm", "inexor"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(linesOf(ran.out).size(), 1U);
  ASSERT_EQ(linesOf(ran.err).size(), 1U);
  EXPECT_TRUE(linesOf(ran.err)[0].ends_with(
      "\"inexor\" is Inexor's published method; the engine itself can find different cubes"))
      << ran.err;
  const auto dataOf = [&](const std::string& algorithm) {
    return Json::parse(run({"pick", file, "--algorithm", algorithm, "--format", "json"}).out);
  };
  EXPECT_EQ(dataOf("inexor")["note"],
            "\"inexor\" is Inexor's published method; the engine itself can find different cubes");
  EXPECT_FALSE(dataOf("exact").contains("note"));
}

TEST(Pick, IndentationCanBeIgnored) {
  const Folder folder;
  const std::string file = folder.write("a.scene", "octree 0 0 0 8 N{8,8,4,8,8,4,8,8,4,8,8,4}\n");
  const auto pointWith = [&](const std::string& indentation) {
    const std::string out =
        run({"pick", file, "--ray", "3 5 20 0 0 -1", "--indentation", indentation}).out;
    return out.substr(out.find("point="), out.find(" corner") - out.find("point="));
  };
  EXPECT_EQ(pointWith("mesh"), "point=3,5,4");
  EXPECT_EQ(pointWith("ignore"), "point=3,5,8");
}

/// Its rays are answered as those of the scene are, whatever parts their numbers.
TEST(Pick, RaysOfAFileInEveryFormat) {
  const Folder folder;
  const std::string scene = folder.write("a.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  const std::string rays = folder.write(
      "rays.csv", "ox,oy,oz,dx,dy,dz\n1,1,50,0,0,-1\n# none\n\n5 1 50 0 0 -1\n1;1;1;1;0;0\n");
  const auto asked = [&](const std::string& format) {
    const Ran ran = run({"pick", scene, "--rays", rays, "--format", format});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
  };
  EXPECT_EQ(
      asked("text"),
      "ray 0 exact hit oct=0 cube=/0 min=0,0,0 size=4 face=+z point=1,1,4 corner=1 edge=4 t=46\n"
      "ray 1 exact miss\n"
      "ray 2 exact inside oct=0 cube=/0 face=none t=0\n");
  EXPECT_EQ(asked("csv"),
            "ray,result,oct,cube,face,x,y,z,corner,edge,t,decided\n"
            "0,hit,0,/0,'+z,1,1,4,1,4,46,exact\n"
            "1,miss,,,,,,,,,,\n"
            "2,inside,0,/0,,1,1,1,,,0,filter\n");
  EXPECT_EQ(Json::parse(linesOf(asked("jsonl"))[0])["t"], 46);
  EXPECT_EQ(Json::parse(asked("json"))["rows"].size(), 3U);
  const std::string raw = asked("raw");
  ASSERT_EQ(raw.size(), 8U + 3 * 56);
  EXPECT_EQ(raw.substr(0, 8), "WBHITS1\n");
  EXPECT_EQ(raw[8], 1);
  EXPECT_EQ(raw[8 + 1], 4) << "+z";
  EXPECT_EQ(raw[8 + 56], 0);
  EXPECT_EQ(raw[8 + 2 * 56], 2);
}

TEST(Pick, ManyRaysOfAFileAreTheSameBytesOnAnyThreads) {
  const Folder folder;
  const std::string scene = folder.write("a.scene", "octree 0 0 0 8 OSEEEEEEE\n");
  std::string text;
  for (int i = 0; i < 20'000; ++i)
    text += std::to_string(i % 7) + ".25 1.5 " + std::to_string(10 + i) + " 0 0 -1\n";
  const std::string rays = folder.write("rays.txt", text);
  const Ran one = run({"pick", scene, "--rays", rays, "--format", "csv", "--threads", "1"});
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(linesOf(one.out).size(), 20'001U);
  EXPECT_EQ(run({"pick", scene, "--rays", rays, "--format", "csv", "--threads", "3"}).out, one.out);
}

TEST(Pick, AWrongLineOfRaysIsNamed) {
  const Folder folder;
  const std::string scene = folder.write("a.scene", "octree 0 0 0 8 S\n");
  const std::string rays = folder.write("rays.txt", "1 1 50 0 0 -1\n1 1 50 0 0\n");
  const Ran ran = run({"pick", scene, "--rays", rays});
  EXPECT_EQ(ran.status, 1);
  EXPECT_NE(ran.err.find("line 2"), std::string::npos) << ran.err;
  EXPECT_EQ(run({"pick", scene, "--rays", folder / "none.txt"}).status, 1);
  const std::string cut = folder.write("cut.raw", "WBRAYS1\n1234");
  EXPECT_NE(run({"pick", scene, "--rays", cut}).err.find("56 bytes"), std::string::npos);
}

TEST(Pick, PointsAndBodies) {
  const Folder folder;
  const std::string scene = folder.write("a.scene", "octree 0 0 0 8 OSEEEEEES\n");
  const Ran points =
      run({"pick", scene, "--point", "1,2,3.5", "--point", "7,1,1", "--point", "4,4,4"});
  EXPECT_EQ(points.out,
            "point 0 in oct=0 cube=/0 depth=0.5 face=+z\n"
            "point 1 out\n"
            "point 2 in oct=0 cube=/0 depth=0 face=+x\n");
  const std::string file = folder.write("points.txt", "x y z\n1 2 3.5\n7,1,1\n");
  EXPECT_EQ(run({"pick", scene, "--points", file, "--format", "csv"}).out,
            "point,result,oct,cube,depth,face\n0,in,0,/0,0.5,'+z\n1,out,,,,\n");
  EXPECT_EQ(run({"pick", scene, "--sphere", "5,4,4,1", "--sphere", "7,1,1,2"}).out,
            "sphere 0 oct=0 cube=/0\nsphere 0 oct=0 cube=/7\nsphere 1 nothing\n");
  EXPECT_EQ(run({"pick", scene, "--box", "1,1,1,2,2,2", "--format", "csv"}).out,
            "body,kind,oct,cube\n0,box,0,/0\n");
}

/// All but the octree that goes wrong, and most of its digits, are taken away.
TEST(Pick, MinimisesADisagreement) {
  const Folder folder;
  const std::string scene = folder.write(
      "a.scene",
      "octree 40 0 0 8 S\noctree 0 0 0 4 OOSEEEEEEEEEESEEE\nray -5 1.3125 1.0625 1 0 0\n");
  const Ran ran = run({"pick", scene, "--minimise"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("# difference: missed"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("TEST(Octree"), std::string::npos);
  EXPECT_EQ(ran.out.find("octree 40"), std::string::npos);
  const std::string again = folder.write("b.scene", ran.out);
  EXPECT_EQ(run({"pick", again, "--algorithm", "inexor"}).out, "ray 0 inexor miss\n");
  EXPECT_NE(run({"pick", again}).out.find("hit"), std::string::npos);
}

/// Where a size of nothing shows the same, the smallest that is allowed is as small as it gets: the
/// search ends.
TEST(Pick, MinimisingEndsForEverySample) {
  std::size_t differing = 0;
  for (const auto& entry : std::filesystem::directory_iterator(WEIGHBRIDGE_SAMPLES)) {
    if (!entry.path().filename().string().starts_with("octree_") ||
        entry.path().extension() != ".weighbridge")
      continue;
    const Ran ran = run({"pick", entry.path().string(), "--minimise"});
    EXPECT_EQ(ran.status, 0) << entry.path() << ran.err;
    differing += ran.out.find("# difference: ") != std::string::npos ? 1 : 0;
  }
  EXPECT_EQ(differing, 5U) << "each shows one fault of the method";
}

TEST(Pick, TheEngineSaysWhatItIs) {
  const Folder folder;
  const std::string scene =
      folder.write("a.scene", "octree 0 0 0 2 OSSSSSSSS\nray 0.5 0.5 9 0 0 -1\n");
  const Ran ran = run({"pick", scene, "--algorithm", "engine"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(ran.out.starts_with("ray 0 engine hit oct=0 cube=/ ")) << ran.out;
  EXPECT_NE(ran.err.find("crashes"), std::string::npos);
}

/// The numbers that a rotation is exact for, to the last bit.
TEST(Pick, TheTraceNamesTheMatrixOfATurnedOctree) {
  const Folder folder;
  const std::string scene = folder.write("a.scene",
                                         "octree 0 0 0 2 S rot 0 0 0.7071067811865476 "
                                         "0.7071067811865476\nray 0.5 0.5 9 0 0 -1\n");
  EXPECT_NE(
      run({"pick", scene, "--trace"})
          .out.find("  turned oct=0 "
                    "matrix=0x0p+0,-0x1p+0,0x0p+0,0x1p+0,0x0p+0,0x0p+0,0x0p+0,0x0p+0,0x1p+0\n"),
      std::string::npos)
      << run({"pick", scene, "--trace"}).out;
}

TEST(Pick, WrongUsage) {
  const Folder folder;
  const std::string file = folder.write("a.scene", cubes());
  EXPECT_EQ(run({"pick", file}).status, 2);
  EXPECT_NE(run({"pick", file}).err.find("has no rays"), std::string::npos);
  EXPECT_EQ(run({"pick", file, "--ray", "0 0 0 0 0 0"}).status, 2);
  EXPECT_EQ(run({"pick", file, "--ray", "0 0 0 1 0"}).status, 2);
  EXPECT_EQ(run({"pick", file, "--algorithm", "exakt"}).status, 2);
  EXPECT_EQ(run({"pick"}).status, 2);
  const Ran refused = run({"pick", folder.write("b.scene", "octree 0 0 0 8 OS\n")});
  EXPECT_EQ(refused.status, 1);
  EXPECT_NE(refused.err.find("line 1, tree, byte 2"), std::string::npos);
}

TEST(Pick, AProjectsOctrees) {
  const Folder folder;
  const std::string file = folder.write(
      "a.weighbridge",
      R"({"weighbridge": 1, "octrees": [{"path": "lost.nxoc"}, {"size": 8, "tree": "OSEEEEEEE"}]})");
  const Ran ran = run({"pick", file, "--ray", "1 1 20 0 0 -1"});
  EXPECT_EQ(ran.status, 1) << "one is missing";
  EXPECT_NE(ran.err.find("octrees[0].path"), std::string::npos);
  EXPECT_TRUE(ran.out.starts_with("ray 0 exact hit oct=1 cube=/0 ")) << ran.out;
}

TEST(Inspect, CountsTheCubesOfOctrees) {
  const Folder folder;
  const std::string file = folder.write("a.scene", cubes());
  const Ran ran = run({"inspect", file, "--format", "json"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const Json json = Json::parse(ran.out);
  EXPECT_EQ(json["kind"], "octree_scene");
  EXPECT_EQ(json["octree"],
            Json::parse(R"({"empty": 6, "solid": 2, "normal": 1, "octant": 1, "depth": 1})"));
  EXPECT_NE(run({"inspect", file}).out.find("6 EMPTY, 2 SOLID, 1 NORMAL, 1 OCTANT"),
            std::string::npos);
}

}  // namespace
}  // namespace wb::app::test
