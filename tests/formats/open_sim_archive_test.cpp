#include "model/formats/detail/open_sim_archive.h"

#include "model/asset/encode.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/formats/objects/read_scene.h"
#include "model/scene/part.h"
#include "tests/formats/archive_here.h"
#include "tests/formats/small_archives.h"
#include "tests/support/allocations.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace wb::import {
namespace {

using namespace test;  // NOLINT(google-build-using-namespace)

Loaded<scene::Scene> oar(const std::string& bytes) {
  auto read = readArchiveHere(bytesOf(bytes), "home");
  EXPECT_TRUE(read) << (read ? "" : line(read.error()));
  return read ? std::move(*read) : Loaded<scene::Scene>{};
}

std::string oarError(const std::string& bytes) {
  const auto read = readArchiveHere(bytesOf(bytes), "home");
  return read ? "(no error)" : line(read.error());
}

std::vector<std::string> oarFindings(const std::string& bytes) {
  std::vector<std::string> result;
  for (const Diagnostic& finding : oar(bytes).findings)
    if (!finding.text.code.starts_with("asset")) result.push_back(line(finding));
  return result;
}

/// Refused, or an error is told and no cost is known.
bool isRefusedOrUnknown(const std::string& bytes) {
  const auto read = readArchiveHere(bytesOf(bytes), "home");
  if (!read) return true;
  bool areUnknown = hasError(read->findings);
  for (const scene::Linkset& linkset : read->value.linksets)
    areUnknown = areUnknown && std::ranges::all_of(linkset.parts, scene::isSizeUnknown);
  return areUnknown;
}

TEST(OpenSimArchive, WithoutObjectsItIsRefused) {
  const std::string none = "contains no objects; expected an OpenSim archive (.oar, .iar)";
  EXPECT_EQ(oarError(tar({})), none);
  EXPECT_EQ(oarError(tar({{"archive.xml", control}, {"a.txt", "x"}})), none);
  EXPECT_EQ(oarError("no archive at all").substr(0, 24), "the archive is corrupted");
}

TEST(OpenSimArchive, CutShortItIsRefusedOrSmaller) {
  const std::string whole = gzip(tar({{"archive.xml", control}, {"objects/a.xml", box("a")}}));
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_TRUE(isRefusedOrUnknown(whole.substr(0, length))) << length;
}

/// RFC 1952: the CRC-32 and the length are the last eight bytes.
TEST(OpenSimArchive, ThatFailsTheCheckOfItsCompressionIsIncomplete) {
  const std::string whole = gzip(tar({{"archive.xml", control}, {"objects/a.xml", box("a")}}));
  for (std::size_t at = whole.size() - 8; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
    const auto read = readArchiveHere(bytesOf(damaged), "home");
    ASSERT_TRUE(read) << at;
    EXPECT_EQ(read->value.linksets.size(), 1U) << "what could be read stays to be seen";
    EXPECT_TRUE(isRefusedOrUnknown(damaged));
    EXPECT_TRUE(
        message(read->findings.at(0))
            .starts_with(
                "could not be read completely, because the archive failed its integrity check "
                "(incorrect "))
        << message(read->findings.at(0));
  }
}

/// The content that a stretch of zeros hides is the end of a tar.
TEST(OpenSimArchive, WithAStretchOfZerosIsIncomplete) {
  std::string files =
      tar({{"archive.xml", control}, {"objects/a.xml", box("a")}, {"objects/b.xml", box("b")}});
  const std::size_t second = files.find("objects/b.xml");
  const std::string packed = gzip(files);
  const std::string trailer = packed.substr(packed.size() - 8);
  std::fill_n(files.begin() + static_cast<std::ptrdiff_t>(second), 512, '\0');
  std::string damaged = gzip(files);
  EXPECT_EQ(oar(damaged).value.linksets.size(), 1U);
  EXPECT_TRUE(isRefusedOrUnknown(damaged)) << "content follows the end";
  EXPECT_TRUE(isRefusedOrUnknown(files)) << "packed or not";
  damaged.replace(damaged.size() - 8, 8, trailer);
  EXPECT_TRUE(isRefusedOrUnknown(damaged));
}

TEST(OpenSimArchive, SaysHowManyBytesFollowItsEnd) {
  const std::string files = tar({{"archive.xml", control}, {"objects/a.xml", box("a")}});
  EXPECT_EQ(message(oar(files + "x").findings.at(0)),
            "could not be read completely, because 1 byte follows the end-of-archive marker; copy "
            "or export it again");
  EXPECT_EQ(message(oar(files + "more").findings.at(0)),
            "could not be read completely, because 4 bytes follow the end-of-archive marker; copy "
            "or export it again");
}

TEST(OpenSimArchive, SaysHowItIsKnownToBeWhole) {
  const std::string files = tar({{"archive.xml", control}, {"objects/a.xml", box("a")}});
  const std::string half = files.substr(0, 1024);
  const auto wholeness = [](const std::string& bytes) {
    return readArchiveHere(bytesOf(bytes), "home")->wholeness;
  };
  EXPECT_EQ(wholeness(gzip(files)), Wholeness::checked);
  EXPECT_EQ(wholeness(gzip(half) + gzip(files.substr(1024))), Wholeness::checked);
  EXPECT_EQ(wholeness(files), Wholeness::consistent);
  EXPECT_EQ(wholeness(files.substr(0, files.size() - 1024)), Wholeness::unknown);
  EXPECT_EQ(
      oarFindings(files.substr(0, files.size() - 1024)),
      (std::vector<std::string>{"has no end-of-archive marker; the archive may be incomplete"}));
  EXPECT_EQ(wholeness(gzip(files) + "garbage"), Wholeness::consistent);
  EXPECT_EQ(oarFindings(gzip(files) + "garbage"),
            (std::vector<std::string>{"7 bytes follow the end of the data; they are ignored"}));
}

/// No bit of the packed content can be wrong and nobody told.
TEST(OpenSimArchive, WithAnyBitWrongIsRefusedOrIncomplete) {
  const std::string whole = gzip(tar({{"archive.xml", control}, {"objects/a.xml", box("a")}}));
  constexpr std::size_t header = 10;  // Flags and a time, which change no content.
  for (std::size_t bit = header * 8; bit < whole.size() * 8; ++bit) {
    std::string damaged = whole;
    damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
    if (isRefusedOrUnknown(damaged)) continue;
    // Zeros may be copied from other zeros: the same content, packed in another way.
    EXPECT_EQ(oar(damaged).value.linksets, oar(whole).value.linksets) << bit;
  }
}

/// Bytes allocated while an archive of so many regions, all named in archive.xml, is read.
std::size_t workOfRegions(std::size_t regions) {
  std::string index = "<archive major_version=\"1\"><regions><row>";
  std::string files;
  for (std::size_t i = 0; i < regions; ++i) {
    index += fmt::format("<region><dir>{0}_d</dir><name>Region {0}</name></region>", i);
    const std::string object = box("a");
    files += tarHeader(fmt::format("regions/{}_d/objects/a.xml", i), object.size()) + object;
    files.resize((files.size() + tarBlock - 1) / tarBlock * tarBlock, '\0');
  }
  index += "</row></regions></archive>";
  std::string all = tarHeader("archive.xml", index.size()) + index;
  all.resize((all.size() + tarBlock - 1) / tarBlock * tarBlock, '\0');
  all += files + std::string(2 * tarBlock, '\0');
  const wb::test::CountedAllocations counted;
  EXPECT_EQ(oar(all).value.regions.size(), regions);
  return counted.bytes();
}

/// Quadratic, each fourfold would take sixteen times the work.
TEST(OpenSimArchive, TheWorkGrowsWithItsRegions) {
  const double n = static_cast<double>(workOfRegions(200));
  const double n4 = static_cast<double>(workOfRegions(800));
  const double n16 = static_cast<double>(workOfRegions(3200));
  EXPECT_GT(n, 0);
  EXPECT_LT(n4 / n, 6);
  EXPECT_LT(n16 / n4, 6);
}

TEST(OpenSimArchive, ObjectsAreLinksets) {
  const std::string files =
      tar({{"archive.xml", control}, {"objects/a.xml", box("a")}, {"objects/b.xml", box("b")}});
  for (const std::string& bytes : {files, gzip(files)}) {
    const auto loaded = oar(bytes);
    ASSERT_EQ(loaded.value.linksets.size(), 2U);
    EXPECT_EQ(loaded.value.linksets[0].name, "a");
    EXPECT_EQ(loaded.value.linksets[1].name, "b");
    EXPECT_TRUE(loaded.findings.empty());
    EXPECT_TRUE(loaded.value.regions.empty());
  }
}

TEST(OpenSimArchive, MeshesComeWithTheirPartsInAnyOrder) {
  const std::string path = "assets/" + std::string(mesh1) + "_mesh.llmesh";
  for (const std::string& bytes :
       {tar({{path, storedMesh()}, {"objects/a.xml", meshObject(mesh1)}}),
        tar({{"objects/a.xml", meshObject(mesh1)}, {path, storedMesh()}})}) {
    const auto scene = oar(bytes).value;
    EXPECT_EQ(scene.linksets[0].parts[0].asset, mesh1);
    EXPECT_NE(scene.meshOf(scene.linksets[0].parts[0]), nullptr);
  }
}

TEST(OpenSimArchive, EqualMeshesAreHeldOnce) {
  const auto scene = oar(tar({{"assets/" + std::string(mesh1) + "_mesh.llmesh", storedMesh()},
                              {"assets/" + std::string(mesh2) + "_mesh.llmesh", storedMesh()},
                              {"objects/a.xml", meshObject(mesh1)},
                              {"objects/b.xml", meshObject(mesh2)}}))
                         .value;
  EXPECT_EQ(scene.assets.size(), 1U);
  EXPECT_NE(scene.meshOf(scene.linksets[1].parts[0]), nullptr);
}

TEST(OpenSimArchive, APartWithoutItsMeshIsKept) {
  const std::string bytes = tar({{"objects/a.xml", meshObject(mesh1)}});
  EXPECT_EQ(oar(bytes).value.linksets[0].parts[0].kind, scene::PartKind::mesh);
  EXPECT_EQ(oarFindings(bytes), (std::vector<std::string>{"objects/a.xml: the mesh asset " +
                                                          std::string(mesh1) + " is missing"}));
}

TEST(OpenSimArchive, ABrokenObjectIsNamedAndTheOthersStay) {
  const std::string bytes =
      tar({{"objects/a.xml", "<SceneObjectGroup>"}, {"objects/b.xml", box("b")}});
  EXPECT_EQ(oar(bytes).value.linksets.size(), 1U);
  const auto findings = oarFindings(bytes);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_TRUE(findings[0].starts_with("objects/a.xml: byte ")) << findings[0];
}

TEST(OpenSimArchive, WhatHasNoWeightIsListed) {
  EXPECT_EQ(
      oarFindings(tar({{"objects/b.xml", box("b")},
                       {"assets/" + std::string(mesh1) + "_texture.jp2", "x"},
                       {"assets/" + std::string(mesh2) + "_texture.jp2", "x"},
                       {"terrains/home.r32", "x"}})),
      (std::vector<std::string>{"data of the type \"terrains\" has no weight and is ignored",
                                "data of the type \"texture\" has no weight and is ignored"}));
}

TEST(OpenSimArchive, RegionsOfAnArchiveOfSeveralAreNamed) {
  const std::string regions =
      "<archive major_version=\"1\"><regions><row><region><dir>1_1_a</dir><name>Home</name>"
      "</region></row></regions></archive>";
  const auto scene = oar(tar({{"archive.xml", regions},
                              {"regions/1_1_a/objects/a.xml", box("a")},
                              {"regions/2_1_b/objects/b.xml", box("b")}}))
                         .value;
  EXPECT_EQ(scene.linksets[0].region, "Home");
  EXPECT_EQ(scene.linksets[1].region, "2_1_b");
  EXPECT_EQ(scene.regions.size(), 2U);
}

TEST(OpenSimArchive, AnInventorysObjectsAreAmongItsAssets) {
  const std::string path = "assets/" + std::string(mesh1) + "_object.xml";
  EXPECT_EQ(oar(tar({{"inventory/Chair__x.xml", "<InventoryItem/>"}, {path, box("chair")}}))
                .value.linksets[0]
                .name,
            "chair");
  // In a region's archive they lie in the contents of other objects.
  EXPECT_EQ(oar(tar({{"objects/a.xml", box("a")}, {path, box("chair")}})).value.linksets.size(),
            1U);
}

TEST(OpenSimArchive, OtherVersionsAreRefused) {
  EXPECT_EQ(oarError(tar({{"archive.xml", "<archive major_version=\"2\"/>"}})),
            "archive.xml: version 2 of the OpenSim archive format is not supported; supported "
            "versions: 0 and 1");
}

TEST(OpenSimArchive, PathsThatLeaveTheArchiveAreNotFollowed) {
  EXPECT_EQ(oarFindings(tar({{"objects/a.xml", box("a")}, {"../objects/b.xml", box("b")}})),
            (std::vector<std::string>{
                "../objects/b.xml: the path leads outside the archive; the file is ignored"}));
}

TEST(OpenSimArchive, ATooLargeFileIsRefusedByItsHeader) {
  const std::string bytes = tarHeader("assets/big", std::size_t{7} << 30);
  EXPECT_EQ(oarError(bytes),
            fmt::format("assets/big: is too large ({} bytes); the limit for one file is {} bytes",
                        std::size_t{7} << 30, limits::archiveEntryBytes));
}

TEST(OpenSimArchive, RegionsOfOneNameAreTwoAndSettingsNameThem) {
  const std::string index =
      "<archive major_version=\"1\" minor_version=\"0\"><regions><row><region><dir>1_1_A</dir>"
      "<name>Alpha</name></region><region><dir>1_2_A</dir><name>Alpha</name></region></row>"
      "</regions></archive>";
  const auto read =
      readArchiveHere(bytesOf(gzip(tar({{"archive.xml", index},
                                        {"regions/1_1_A/objects/a.xml", box("a")},
                                        {"regions/1_2_A/objects/b.xml", box("b")},
                                        {"regions/1_3_B/settings/Beta.xml", "<RegionSettings/>"},
                                        {"regions/1_3_B/objects/c.xml", box("c")}}))),
                      "world");
  ASSERT_TRUE(read);
  std::vector<std::string> names;
  for (const scene::Region& region : read->value.regions) names.push_back(region.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Alpha", "Alpha (1_2_A)", "Beta"}));
  EXPECT_EQ(read->value.linksets.at(1).region, "Alpha (1_2_A)");
}

/// Small as stored, and megabytes inflated.
std::string dilatedMesh() {
  asset::Face face;
  face.positions.assign(60'000, {1, 2, 3});
  face.triangles.assign(200'000, {0, 1, 2});
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{face};
  return std::string(textOf(asset::encode(mesh)));
}

TEST(OpenSimArchive, meshesPastTheMemoryAreNamedAndUnknown) {
  const std::string large = fmt::format("assets/{}_mesh.llmesh", mesh1);
  const std::string bytes = gzip(tar({{"archive.xml", control},
                                      {large, dilatedMesh()},
                                      {fmt::format("assets/{}_mesh.llmesh", mesh2), storedMesh()},
                                      {"objects/a.xml", meshObject(mesh1)},
                                      {"objects/b.xml", meshObject(mesh2)}}));
  MemoryBudget budget(std::size_t{1} << 20);
  Task task;
  task.memory = &budget;
  const auto read = readArchiveHere(bytesOf(bytes), "home", task);
  ASSERT_TRUE(read) << line(read.error());
  const auto spent = std::ranges::find_if(read->findings, isMemorySpent);
  ASSERT_NE(spent, read->findings.end());
  EXPECT_EQ(spent->place, large);
  const scene::Scene& scene = read->value;
  EXPECT_FALSE(scene.meshOf(scene.linksets.at(0).parts.at(0)));
  EXPECT_TRUE(scene.meshOf(scene.linksets.at(1).parts.at(0)));
}

TEST(OpenSimArchive, objectsPastTheMemoryAreAnError) {
  std::string object = "<SceneObjectGroup>";
  for (int i = 0; i < 100'000; ++i) object += "<a/>";
  const std::string bytes =
      gzip(tar({{"archive.xml", control}, {"objects/a.xml", object + "</SceneObjectGroup>"}}));
  MemoryBudget budget(std::size_t{4} << 20);
  Task task;
  task.memory = &budget;
  const auto read = readArchiveHere(bytesOf(bytes), "home", task);
  ASSERT_FALSE(read);
  EXPECT_TRUE(isMemorySpent(read.error())) << line(read.error());
  EXPECT_EQ(read.error().place, "objects/a.xml");
}

}  // namespace
}  // namespace wb::import
