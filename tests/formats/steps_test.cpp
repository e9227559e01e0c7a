#include "model/asset/decode.h"
#include "model/core/file.h"
#include "model/formats/detail/slm.h"
#include "model/formats/formats.h"
#include "model/formats/measured_costs.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/oxp.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/scene/json_document.h"
#include "model/scene/project.h"
#include "tests/formats/archive_here.h"
#include "tests/formats/reply_here.h"
#include "tests/support/folder.h"
#include "tests/support/worst_files.h"

#include <gtest/gtest.h>

#include <functional>

namespace wb::import {
namespace {

/// What came of reading: an error's code, empty for none.
using Outcome = std::string;
/// Reads what was made of a size.
using Read = std::function<Outcome(const Task&)>;

template <class T>
Outcome outcomeOf(const Result<T>& read) {
  return read ? Outcome() : Outcome(read.error().text.code);
}

/// A reader and how to make the worst file of a size for it.
struct Reader {
  std::string_view name;
  std::size_t smallest;  ///< Of three sizes, each four times the one before.
  std::function<Read(std::size_t size)> of;
};

auto decodeBytes(const Bytes& bytes, const Task& task) { return asset::decode(bytes, task); }

template <class Make, class With>
std::function<Read(std::size_t)> worst(Make make, With with) {
  return [make, with](std::size_t size) -> Read {
    return [made = make(size), with](const Task& task) { return outcomeOf(with(made, task)); };
  };
}

scene::Scene project(const std::string& text) {
  auto read = scene::parseProject(text, {});
  EXPECT_TRUE(read);
  return read ? std::move(read->value) : scene::Scene();
}

/// A file that says something of a scene.
struct OfScene {
  scene::Scene scene;
  Bytes file;
};

OfScene measuredCsv(std::size_t size) {
  const std::string csv = wb::test::csvOfOneName(size);
  const ByteView bytes = bytesOf(csv);
  return {project(wb::test::projectOfOneName(size)), {bytes.begin(), bytes.end()}};
}

OfScene measuredReply(std::size_t size) {
  return {project(wb::test::projectOfIds(size)), wb::test::replyOfIds(size)};
}

auto readJson(const std::string& text, const Task& task) {
  Findings findings;
  return scene::parseJson(text, findings, task);
}

auto readProjectText(const std::string& text, const Task& task) {
  return scene::parseProject(text, {}, task);
}

auto readMeasuredOf(const OfScene& of, const Task& task) {
  return readMeasured(of.file, of.scene, task, test::readReplyHere);
}

auto readObjects(const std::string& text, const Task& task) {
  return readOpenSimObjects(
      bytesOf(text), [](const Uuid&) { return std::string(); }, task);
}

auto readModel(const Bytes& bytes, const Task& task) { return readSlm(bytes, "model", task); }
auto readExport(const Bytes& bytes, const Task& task) { return readOxp(bytes, "stall", task); }

auto readArchive(const std::string& text, const Task& task) {
  return test::readArchiveHere(bytesOf(text), "home", task);
}

std::vector<Reader> readers() {
  return {
      {"asset", 500, worst(wb::test::assetOfBadEntries, decodeBytes)},
      {"json", 500, worst(wb::test::jsonOfRepeatedKeys, readJson)},
      {"project", 100, worst(wb::test::projectOfRegions, readProjectText)},
      {"measured csv", 200, worst(measuredCsv, readMeasuredOf)},
      {"measured reply", 200, worst(measuredReply, readMeasuredOf)},
      {"slm", 50, worst(wb::test::slmOfOneMesh, readModel)},
      {"oxp", 200, worst(wb::test::oxpOfOnePrim, readExport)},
      {"object of parts", 100, worst(wb::test::objectOfParts, readObjects)},
      {"object of strange elements", 500, worst(wb::test::objectOfStrangeElements, readObjects)},
      {"archive", 30, worst(wb::test::archiveOfOneMesh, readArchive)},
      {"octree text", 600, worst(wb::test::treeOfCubes, octree::parseTree)},
      {"nxoc", 600, worst(wb::test::nxocOfCubes, octree::readOctreeFile)},
      {"ogz", 600, worst(wb::test::ogzOfCubes, octree::readOctreeFile)},
      {"octree scene", 100, worst(wb::test::sceneOfOctrees, octree::readSceneText)},
  };
}

std::uint64_t stepsOf(const Read& read) {
  StepCount steps;
  Task task;
  task.steps = &steps;
  EXPECT_NE(read(task), "task.cancelled");
  return steps.made;
}

/// Four times the file are at most six times the steps: n log n and no more. An octree's sizes are
/// powers of eight, so that four times the wish can be eight times the cubes.
TEST(Steps, GrowWithTheFileAndNotWithItsSquare) {
  for (const Reader& reader : readers()) {
    SCOPED_TRACE(reader.name);
    const bool isOctree =
        reader.name == "octree text" || reader.name == "nxoc" || reader.name == "ogz";
    const std::size_t factor = isOctree ? 8 : 4;
    const double most = static_cast<double>(factor) * 1.5;
    std::size_t size = reader.smallest;
    auto before = static_cast<double>(stepsOf(reader.of(size)));
    for (int larger = 0; larger < 2; ++larger) {
      size *= factor;
      const auto now = static_cast<double>(stepsOf(reader.of(size)));
      EXPECT_LT(now / before, most) << size;
      EXPECT_GT(now / before, 1.5) << size << ": the steps are not counted where the work is";
      before = now;
    }
  }
}

/// Whenever it is cancelled, a reader makes no step more than those that were already under way.
TEST(Steps, AreTheLastWhenCancelled) {
  for (const Reader& reader : readers()) {
    SCOPED_TRACE(reader.name);
    const Read read = reader.of(reader.smallest);
    const std::uint64_t all = stepsOf(read);
    for (const std::uint64_t last : {std::uint64_t{1}, all / 4, all / 2, all - 1}) {
      StepCount steps;
      steps.most = std::max<std::uint64_t>(last, 1);
      Task task;
      task.steps = &steps;
      EXPECT_EQ(read(task), "task.cancelled") << last << " of " << all;
      EXPECT_LT(steps.made, steps.most + 300) << last << " of " << all;
    }
  }
}

class StepsOfFiles : public FolderTest {};

TEST_F(StepsOfFiles, AFileNamedOftenIsReadOnce) {
  ASSERT_TRUE(writeFile(folder_ / "large.llmesh", Bytes(20 * limits::stepBytes)));
  const auto steps = [&](std::size_t names) {
    return stepsOf([&](const Task& task) {
      return outcomeOf(
          scene::parseProject(wb::test::projectOfOneFile(names, "large.llmesh"), folder_, task));
    });
  };
  const std::uint64_t of1 = steps(1);
  EXPECT_LT(steps(101) - of1, of1 * 20) << "100 more names, 40 steps to read and hash each time";
}

/// The file itself is read, told and hashed under the same rule.
TEST_F(StepsOfFiles, OpeningOneCanBeCancelledAtAnyStep) {
  ASSERT_TRUE(writeFile(folder_ / "a.weighbridge", bytesOf(wb::test::projectOfRegions(50))));
  const Read read = [&](const Task& task) {
    return outcomeOf(open(folder_ / "a.weighbridge", {}, task));
  };
  const std::uint64_t all = stepsOf(read);
  for (std::uint64_t last = 1; last < all; last += 1 + all / 50) {
    StepCount steps;
    steps.most = last;
    Task task;
    task.steps = &steps;
    EXPECT_EQ(read(task), "task.cancelled") << last << " of " << all;
  }
}

}  // namespace
}  // namespace wb::import
