#include "model/formats/archives/archives.h"
#include "model/formats/detail/open_sim_archive.h"
#include "model/formats/objects/packed.h"
#include "model/scene/part.h"
#include "tests/formats/archive_here.h"
#include "tests/formats/opening.h"
#include "tests/formats/small_archives.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

namespace wb::import {
namespace {

using namespace test;  // NOLINT(google-build-using-namespace)

/// What the program makes of what a process says that it read.
Result<ReadScene> takenFrom(ByteView records) {
  return readOpenSimArchive(
      [&](const PieceTaker& take) -> Result<void> {
        take(records);
        return {};
      },
      "home");
}

std::string said(ByteView records) {
  const auto read = takenFrom(records);
  return read ? "a scene" : message(read.error());
}

/// Records put together by hand.
class Records {
 public:
  template <class... Values>
  Records& add(RecordKind kind, const Values&... values) {
    Packer packed;
    (packed.add(values), ...);
    writer_.add(kind, packed.bytes());
    return *this;
  }
  Records& entry(std::string_view path, std::size_t bytes = 1) {
    return add(RecordKind::entry, path, bytes);
  }
  Records& whole() { return add(RecordKind::whole, Wholeness::checked, std::size_t{0}); }
  Records& object(const scene::Linkset& linkset) {
    return entry("objects/a.xml")
        .add(RecordKind::objects, std::size_t{0}, std::size_t{0}, std::size_t{1}, linkset);
  }
  std::string said() {
    writer_.flush();
    return import::said(bytes_);
  }

 private:
  Bytes bytes_;
  RecordWriter writer_{64, [this](ByteView piece) {
                         bytes_.insert(bytes_.end(), piece.begin(), piece.end());
                         return true;
                       }};
};

scene::Linkset boxOf(const std::function<void(scene::Linkset&)>& change = {}) {
  scene::Linkset linkset;
  linkset.name = "a";
  linkset.parts.emplace_back();
  if (change) change(linkset);
  return linkset;
}

const std::string garbage = "the process that reads the file returned invalid data: ";

TEST(ArchiveRecords, MakeAScene) { EXPECT_EQ(Records().object(boxOf()).whole().said(), "a scene"); }

TEST(ArchiveRecords, MustEndAndMustNotGoOn) {
  EXPECT_EQ(said({}), garbage + "an incomplete stream");
  EXPECT_EQ(Records().object(boxOf()).said(), garbage + "an incomplete stream");
  EXPECT_EQ(Records().object(boxOf()).whole().whole().said(), garbage + "more data after the end");
}

TEST(ArchiveRecords, AreOfAKnownKindAndSize) {
  const auto head = [](std::uint64_t kind, std::uint64_t bytes) {
    const RecordHead record{kind, bytes};
    Bytes all(sizeof record);
    std::memcpy(all.data(), &record, sizeof record);
    return all;
  };
  const auto last = static_cast<std::uint64_t>(RecordKind::refused);
  EXPECT_EQ(said(head(last + 1, 0)), garbage + "an unknown record");
  EXPECT_EQ(said(head(0, std::uint64_t{1} << 40)), garbage + "a record that is too large");
  const auto whole = static_cast<std::uint64_t>(RecordKind::whole);
  EXPECT_EQ(said(head(whole, 0)), garbage + "an invalid record");
}

TEST(ArchiveRecords, BelongToTheFileBeforeThem) {
  const std::string misplaced = garbage + "a record that does not belong there";
  const std::size_t none = 0;
  EXPECT_EQ(Records().add(RecordKind::objects, none, none, none).said(), misplaced);
  EXPECT_EQ(Records().add(RecordKind::mesh, none).said(), misplaced);
  EXPECT_EQ(Records().add(RecordKind::control, none, 0, none).said(), misplaced);
  EXPECT_EQ(Records().add(RecordKind::value, '!').said(), misplaced);
  EXPECT_EQ(Records().entry("objects/a.xml").add(RecordKind::control, none, 0, none).said(),
            misplaced);
  EXPECT_EQ(Records().entry("terrains/a.r32").add(RecordKind::objects, none, none, none).said(),
            misplaced);
  EXPECT_EQ(Records().entry("objects/a.xml").entry("objects/b.xml").said(), misplaced)
      << "its content is due";
  EXPECT_EQ(Records().entry("objects/a.xml").whole().said(), misplaced);
  const std::string mesh = "assets/" + std::string(mesh1) + "_mesh.llmesh";
  EXPECT_EQ(Records().entry(mesh, 9).add(RecordKind::mesh, none).said(), misplaced)
      << "of another size";
}

TEST(ArchiveRecords, HoldNumbersToTheirRanges) {
  using Change = std::function<void(scene::Linkset&)>;
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<Change> changes{
      [](scene::Linkset& l) { l.parts.clear(); },
      [](scene::Linkset& l) { l.position.x = 1e300; },
      [](scene::Linkset& l) { l.position.y = nan; },
      [](scene::Linkset& l) { l.rotation.w = 2; },
      [](scene::Linkset& l) { l.parts[0].scale.z = 0; },
      [](scene::Linkset& l) { l.parts[0].scale.z = nan; },
      [](scene::Linkset& l) { l.parts[0].position.x = -1e300; },
      [](scene::Linkset& l) { l.parts[0].rotation.x = nan; },
      [](scene::Linkset& l) { l.parts[0].kind = static_cast<scene::PartKind>(10); },
      [](scene::Linkset& l) { l.parts[0].kind = scene::PartKind::mesh; },
      [](scene::Linkset& l) { l.parts[0].asset = "../../etc/passwd"; },
      [](scene::Linkset& l) { l.parts[0].asset = std::string(mesh1); },
      [](scene::Linkset& l) { l.parts[0].shapeType = static_cast<scene::ShapeType>(3); },
      [](scene::Linkset& l) { l.parts[0].scripts = std::size_t{1} << 40; },
      [](scene::Linkset& l) { l.parts[0].prim.hollow = nan; },
      [](scene::Linkset& l) { l.parts[0].prim.profile = static_cast<prim::Profile>(6); },
      [](scene::Linkset& l) { l.parts[0].prim.path = static_cast<prim::Path>(0x40); },
      [](scene::Linkset& l) { l.parts[0].prim.hole = static_cast<prim::Hole>(4); }};
  for (std::size_t i = 0; i < changes.size(); ++i)
    EXPECT_EQ(Records().object(boxOf(changes[i])).whole().said(), garbage + "an invalid record")
        << i;
}

TEST(ArchiveRecords, SayOnlySentencesOfArchives) {
  Diagnostic finding{Severity::warning, {"worker.killed", "x", {}}, {}, {}, 1, {}};
  EXPECT_EQ(Records().add(RecordKind::refused, finding).said(),
            garbage + "a record that does not belong there");
  finding.text = {"archive.cut", "%n%n {reason}", {}};
  EXPECT_EQ(Records().add(RecordKind::refused, finding).said(),
            "the archive is incomplete; copy or export it again");
}

/// All that a reader may say of an archive, told bit by bit wrong: refused, or a scene within the
/// ranges of scenes.
TEST(ArchiveRecords, WithAnyBitWrongAreRefusedOrAScene) {
  const std::string oar = tar({{"archive.xml", control},
                               {"assets/" + std::string(mesh1) + "_mesh.llmesh", storedMesh()},
                               {"objects/a.xml", meshObject(mesh1)},
                               {"objects/b.xml", "<SceneObjectGroup>"},
                               {"objects/c.xml", box("c")}});
  Bytes records;
  RecordWriter writer(1 << 16, [&](ByteView piece) {
    records.insert(records.end(), piece.begin(), piece.end());
    return true;
  });
  readArchive(bytesOf(oar), writer, {});
  ASSERT_EQ(said(records), "a scene");
  for (std::size_t bit = 0; bit < records.size() * 8; ++bit) {
    Bytes wrong = records;
    wrong[bit / 8] = static_cast<std::uint8_t>(wrong[bit / 8] ^ (1 << bit % 8));
    const auto read = takenFrom(wrong);
    if (!read) continue;
    for (const scene::Linkset& linkset : read->value.linksets)
      for (const scene::Part& part : linkset.parts) {
        EXPECT_TRUE(std::isfinite(part.scale.x) && part.scale.x > 0) << bit;
        EXPECT_EQ(prim::clamped(part.prim), part.prim) << bit;
      }
  }
}

/// The same of the reading program as of its parts here: a small archive is handed over as a copy,
/// a large one as the open file.
TEST_F(Open, ArchivesAreReadByAProgramOfTheirOwn) {
  const std::string terrain(std::size_t{2} << 20, 'x');
  for (const std::string& more : {std::string(), terrain}) {
    const std::string oar = tar({{"archive.xml", control},
                                 {"assets/" + std::string(mesh1) + "_mesh.llmesh", storedMesh()},
                                 {"objects/a.xml", meshObject(mesh1)},
                                 {"objects/b.xml", box("b")},
                                 {"terrains/a.r32", more}});
    const auto opened = open(file("a.oar", bytesOf(oar)));
    ASSERT_TRUE(opened) << line(opened.error());
    const scene::Scene& scene = opened->value.scene;
    ASSERT_EQ(scene.linksets.size(), 2U);
    EXPECT_NE(scene.meshOf(scene.linksets[0].parts[0]), nullptr);
    EXPECT_EQ(scene.linksets[1].name, "b");
    EXPECT_EQ(opened->value.sha256, sha256(bytesOf(oar)));
  }
}

TEST_F(Open, AnArchiveWhoseReaderDiesIsNamed) {
  const auto path = file("a.oar", bytesOf(tar({{"objects/b.xml", box("b")}})));
  BareOptions options;
  options.worker.program = WEIGHBRIDGE_WORKER;
  const auto opened = open(path, options);
  ASSERT_FALSE(opened);
  EXPECT_EQ(line(opened.error()),
            path.string() +
                ": the process that reads the file crashed with signal 11 "
                "(Segmentation fault); the file may be corrupted or malicious");
}

TEST_F(Open, ADamagedArchiveIsRefusedAsByItsReader) {
  const std::string oar = gzip(tar({{"archive.xml", control}, {"objects/b.xml", box("b")}}));
  for (std::size_t length = 20; length < oar.size(); length += 37) {
    const std::string cut = oar.substr(0, length);
    const auto here = readArchiveHere(bytesOf(cut), "a");
    const auto path = file("a.oar", bytesOf(cut));
    const auto opened = open(path);
    ASSERT_EQ(opened.has_value(), here.has_value()) << length;
    if (!here) {
      EXPECT_EQ(line(opened.error()), path.string() + ": " + line(here.error()));
    }
  }
}

}  // namespace
}  // namespace wb::import
