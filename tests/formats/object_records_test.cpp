#include "model/formats/detail/object_records.h"

#include "model/core/compression.h"
#include "model/core/llsd.h"
#include "model/formats/archives/object_files.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/oxp.h"
#include "model/formats/objects/packed.h"
#include "model/scene/part.h"
#include "tests/formats/open_sim_objects.h"
#include "tests/formats/opening.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

/// Files of objects that are no archives are read by a program of their own, of which nothing is
/// believed.
namespace wb::import::records {
namespace {

using test::Open;

constexpr std::string_view someId = "00000000-0000-4000-8000-0000000000a1";
const std::string invalid = "the process that reads the file returned invalid data: ";
const std::string misplaced = invalid + "a record that does not belong there";

/// A phantom object of a prim, a mesh that nobody has and a part of no size; and an object alone.
std::string twoObjects() {
  const std::string mesh =
      test::shape("<SculptEntry>true</SculptEntry><SculptType>5</SculptType><SculptTexture><UUID>" +
                  std::string(someId) + "</UUID></SculptTexture>");
  const std::string first = test::group(
      test::part("<Name>crate</Name><Flags>Phantom</Flags>"),
      test::part("<Name>lid</Name>", mesh) + test::part("<Name>flat</Name>", test::shape(), ""));
  return "<scene>" + first.substr(first.find("<SceneObjectGroup>")) + "<SceneObjectGroup>" +
         test::part("<Name>b</Name>") + "</SceneObjectGroup></scene>";
}

Bytes exportOf(double x) {
  using llsd::Array;
  using llsd::Map;
  const std::string id(someId);
  const auto numbers = [](double a, double b, double c) { return Array{a, b, c}; };
  const Map prim{{"name", std::string("stall")},
                 {"position", numbers(x, 2, 3)},
                 {"scale", numbers(1, 2, -3)},
                 {"sculpt", Map{{"type", 5}}}};
  return deflated(llsd::writeBinary(Map{
      {"format_version", 2}, {"linkset", Array{Array{id}, Array{}}}, {"prim", Map{{id, prim}}}}));
}

/// As they are read without any process.
Result<ReadScene> readAlone(ByteView xml) {
  auto read = readOpenSimObjects(xml, [](const Uuid&) { return std::string(); });
  if (!read) return failure(std::move(read));
  ReadScene scene{{{}, std::move(read->findings)}, Wholeness::consistent};
  scene.value.linksets = std::move(read->value);
  return scene;
}
Result<ReadScene> exportAlone(ByteView bytes) { return readOxp(bytes, {}); }

struct Kind {
  const char* file;
  Bytes bytes;
  Result<ReadScene> (*alone)(ByteView bytes);
  void (*tell)(ByteView bytes, RecordWriter& out, const Task& task);
};

std::vector<Kind> kinds() {
  const std::string xml = twoObjects();
  return {{"a.xml", Bytes(xml.begin(), xml.end()), readAlone, readObjectFile},
          {"a.oxp", exportOf(1), exportAlone, readExportFile}};
}

std::vector<std::string> told(const Diagnostics& findings) {
  std::vector<std::string> lines;
  for (Diagnostic finding : findings) {
    finding.file.clear();
    lines.push_back(line(finding) + " ×" + std::to_string(finding.count));
  }
  return lines;
}

TEST_F(Open, ObjectsAreReadByAProgramOfTheirOwnAsWithoutIt) {
  for (const Kind& kind : kinds()) {
    const auto alone = kind.alone(kind.bytes);
    ASSERT_TRUE(alone) << line(alone.error());
    const auto opened = open(file(kind.file, kind.bytes));
    ASSERT_TRUE(opened) << line(opened.error());
    const scene::Scene& scene = opened->value.scene;
    EXPECT_EQ(scene.name, "a");
    EXPECT_EQ(scene.linksets, alone->value.linksets) << kind.file;
    EXPECT_TRUE(scene.assets.empty());
    EXPECT_EQ(opened->value.wholeness, alone->wholeness);
    EXPECT_GE(alone->findings.size(), 2U);
    EXPECT_EQ(told(opened->findings), told(alone->findings)) << kind.file;
    EXPECT_EQ(opened->value.sha256, sha256(kind.bytes));
  }
}

/// A large file is handed over as it is open.
TEST_F(Open, ALargeFileOfObjectsIsReadWhereItLies) {
  std::string xml = twoObjects();
  xml.insert(xml.rfind("</scene>"), "<!-- " + std::string(std::size_t{2} << 20, 'x') + " -->");
  const auto opened = open(file("a.xml", bytesOf(xml)));
  ASSERT_TRUE(opened) << line(opened.error());
  EXPECT_EQ(opened->value.scene.linksets, readAlone(bytesOf(xml))->value.linksets);
}

TEST_F(Open, ADamagedFileOfObjectsIsRefusedAsWithoutTheProgram) {
  for (const Kind& kind : kinds())
    for (std::size_t at = 0; at < kind.bytes.size(); at += kind.bytes.size() / 29) {
      Bytes damaged = kind.bytes;
      damaged[at] = static_cast<std::uint8_t>(damaged[at] ^ 0x11);
      const auto path = file(kind.file, damaged);
      if (kindOf(damaged, path) == FileKind::unknown) continue;
      const auto alone = kind.alone(damaged);
      const auto opened = open(path);
      ASSERT_EQ(opened.has_value(), alone.has_value()) << kind.file << " at " << at;
      if (alone) {
        EXPECT_EQ(told(opened->findings), told(alone->findings)) << at;
      } else {
        EXPECT_EQ(line(opened.error()), path.string() + ": " + line(alone.error())) << at;
      }
    }
}

TEST_F(Open, AFileOfObjectsWhoseReaderDiesIsNamed) {
  BareOptions options;
  options.worker.program = WEIGHBRIDGE_WORKER;
  for (const Kind& kind : kinds()) {
    const auto path = file(kind.file, kind.bytes);
    const auto opened = open(path, options);
    ASSERT_FALSE(opened);
    EXPECT_EQ(line(opened.error()),
              path.string() +
                  ": the process that reads the file crashed with signal 11 (Segmentation fault); "
                  "the file may be corrupted or malicious");
  }
}

/// What such a process says, read here.
Bytes recordsOf(const Kind& kind) {
  Bytes records;
  RecordWriter writer(1009, [&](ByteView piece) {
    records.insert(records.end(), piece.begin(), piece.end());
    return true;
  });
  kind.tell(kind.bytes, writer, {});
  return records;
}

Result<ReadScene> sceneFrom(ByteView records, const Task& task = {}) {
  return readObjectRecords(
      [&](const PieceTaker& take) -> Result<void> {
        take(records);
        return {};
      },
      "home", task);
}

/// What the parser of an object holds is drawn from the memory that the program has left, for a
/// moment.
TEST(ObjectRecords, NeedTheMemoryThatTheirReaderHeld) {
  for (const Kind& kind : kinds()) {
    const Bytes records = recordsOf(kind);
    MemoryBudget enough(std::size_t{1} << 20);
    Task task;
    task.memory = &enough;
    EXPECT_TRUE(sceneFrom(records, task)) << kind.file;
    EXPECT_EQ(enough.left(), enough.limit());
    MemoryBudget little(200);
    task.memory = &little;
    const auto refused = sceneFrom(records, task);
    ASSERT_FALSE(refused) << kind.file;
    EXPECT_EQ(message(refused.error()),
              "would exceed the memory limit of 200 bytes; raise the limit with "
              "--memory BYTES or in the window's preferences");
  }
}

/// Records put together by hand.
class Told {
 public:
  template <class... Values>
  Told& add(RecordKind kind, const Values&... values) {
    Packer packed;
    (packed.add(values), ...);
    writer_.add(kind, packed.bytes());
    return *this;
  }
  Told& box() {
    scene::Linkset linkset;
    linkset.parts.emplace_back();
    return add(RecordKind::objects, none, none, std::size_t{1}, linkset);
  }
  Told& whole() { return add(RecordKind::whole, Wholeness::checked, none); }
  std::string said() {
    writer_.flush();
    const auto read = sceneFrom(bytes_);
    return read ? "a scene" : message(read.error());
  }

  static constexpr std::size_t none = 0;

 private:
  Bytes bytes_;
  RecordWriter writer_{64, [this](ByteView piece) {
                         bytes_.insert(bytes_.end(), piece.begin(), piece.end());
                         return true;
                       }};
};

TEST(ObjectRecords, AreObjectsOnceAndThenTheEnd) {
  EXPECT_EQ(Told().box().whole().said(), "a scene");
  EXPECT_EQ(Told().said(), invalid + "an incomplete stream");
  EXPECT_EQ(Told().box().said(), invalid + "an incomplete stream");
  EXPECT_EQ(Told().box().whole().box().said(), invalid + "more data after the end");
  EXPECT_EQ(Told().box().box().said(), misplaced);
  EXPECT_EQ(Told().whole().said(), misplaced);
  EXPECT_EQ(Told().add(RecordKind::objects, Told::none, Told::none, Told::none).whole().said(),
            misplaced)
      << "no objects";
  EXPECT_EQ(Told().box().add(RecordKind::unreadable, Told::none).said(), misplaced);
  EXPECT_EQ(Told().add(RecordKind::mesh, Told::none).said(), misplaced);
  EXPECT_EQ(Told().add(RecordKind::value, '!').said(), misplaced);
  EXPECT_EQ(Told().add(RecordKind::entry, std::string_view("a"), Told::none).said(), misplaced);
}

/// Refused, or a scene within the ranges of scenes.
TEST(ObjectRecords, WithAnyBitWrongAreRefusedOrAScene) {
  for (const Kind& kind : kinds()) {
    const Bytes records = recordsOf(kind);
    ASSERT_TRUE(sceneFrom(records));
    for (std::size_t bit = 0; bit < records.size() * 8; ++bit) {
      Bytes wrong = records;
      wrong[bit / 8] = static_cast<std::uint8_t>(wrong[bit / 8] ^ (1 << bit % 8));
      const auto read = sceneFrom(wrong);
      if (!read) continue;
      for (const scene::Linkset& linkset : read->value.linksets)
        for (const scene::Part& part : linkset.parts) {
          EXPECT_TRUE(part.asset.empty()) << bit;
          EXPECT_TRUE(std::isfinite(part.scale.x) && part.scale.x > 0) << bit;
        }
    }
  }
}

}  // namespace
}  // namespace wb::import::records
