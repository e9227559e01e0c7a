#include "model/formats/detail/kept_scene.h"

#include "model/core/file.h"
#include "model/core/result_cache.h"
#include "model/core/task.h"
#include "model/formats/reader/reader.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"
#include "tests/support/long_sizes.h"

#include <fstream>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> linesOf(const Diagnostics& findings) {
  std::vector<std::string> lines;
  for (const Diagnostic& finding : findings) lines.push_back(line(finding));
  return lines;
}

void expectSame(const asset::MeshAsset& a, const asset::MeshAsset& b) {
  EXPECT_EQ(a.lods, b.lods);
  EXPECT_EQ(a.physicsMesh, b.physicsMesh);
  EXPECT_EQ(a.blocks, b.blocks);
  EXPECT_EQ(a.headerBytes, b.headerBytes);
  EXPECT_EQ(a.otherKeys, b.otherKeys);
  EXPECT_EQ(a.version, b.version);
  EXPECT_EQ(a.damage.any, b.damage.any);
  EXPECT_FALSE(a.skin || b.skin || a.physicsConvex || b.physicsConvex);
}

/// The parts without their refusals, and these: of two readings they are equal, not the same.
std::vector<scene::Linkset> takenApart(const scene::Scene& scene,
                                       std::vector<std::vector<std::string>>& refusals) {
  std::vector<scene::Linkset> linksets = scene.linksets;
  for (scene::Linkset& linkset : linksets)
    for (scene::Part& part : linkset.parts) {
      refusals.push_back(part.refusals ? linesOf(*part.refusals) : std::vector<std::string>());
      part.refusals = nullptr;
    }
  return linksets;
}

void expectSame(const Opened& a, const Opened& b) {
  EXPECT_EQ(a.scene.name, b.scene.name);
  std::vector<std::vector<std::string>> ofA;
  std::vector<std::vector<std::string>> ofB;
  EXPECT_EQ(takenApart(a.scene, ofA), takenApart(b.scene, ofB));
  EXPECT_EQ(ofA, ofB);
  EXPECT_EQ(a.sha256, b.sha256);
  ASSERT_EQ(a.scene.assets.size(), b.scene.assets.size());
  for (const auto& [key, asset] : a.scene.assets) {
    ASSERT_TRUE(b.scene.assets.contains(key));
    const scene::Asset& other = b.scene.assets.at(key);
    EXPECT_EQ(*asset.data, *other.data);
    EXPECT_EQ(asset.sha256, other.sha256);
    expectSame(*asset.mesh, *other.mesh);
  }
}

BareOptions sized(const glm::dvec3& size) {
  BareOptions options;
  options.size = size;
  return options;
}

BareOptions physicalWithLods() {
  BareOptions options;
  options.physical = true;
  options.scripts = 2;
  options.makeLods = true;
  return options;
}

BareOptions within(std::size_t memory) {
  BareOptions options;
  options.memory = memory;
  return options;
}

/// A test with a cache of results of its own, if it asks for one.
class KeptScene : public FolderTest {
 protected:
  ~KeptScene() override { setResultCache(nullptr); }

  void useCache() const {
    setResultCache(std::make_unique<ResultCache>(ResultCache::Options{cache(), "test"}));
  }
  fs::path cache() const { return folder_ / "cache"; }
  /// Once all is written that is to be.
  std::size_t kept() const {
    if (resultCache()) useCache();
    if (!fs::exists(cache())) return 0;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(cache()), fs::directory_iterator()));
  }
  fs::path copy(const std::string& fixture, const std::string& name) const {
    const fs::path path = folder_ / name;
    fs::copy_file(test::fixture(fixture), path, fs::copy_options::overwrite_existing);
    return path;
  }
};

/// Every other as is usual, and the rest with all options; with WEIGHBRIDGE_LONG set each in both
/// ways.
TEST_F(KeptScene, EveryModelComesBackAsItWasRead) {
  std::size_t number = 0;
  std::size_t models = 0;
  std::size_t comeBack = 0;
  for (const auto& entry : fs::directory_iterator(test::fixture("."))) {
    if (!kindMeantBy(entry.path())) continue;
    ++number;
    for (const BareOptions& options : {BareOptions(), physicalWithLods()}) {
      if (number++ % 2 != 0 && !wb::test::isLong()) continue;
      useCache();
      const auto first = test::opened(entry.path(), options);
      const std::size_t before = kept();
      const auto second = test::opened(entry.path(), options);
      ASSERT_EQ(first.has_value(), second.has_value()) << entry.path();
      EXPECT_EQ(kept(), before);
      if (!first) continue;
      ++models;
      comeBack += before;
      fs::remove_all(cache());
      SCOPED_TRACE(entry.path());
      expectSame(first->value, second->value);
      EXPECT_EQ(linesOf(first->findings), linesOf(second->findings));
    }
  }
  EXPECT_GT(models, 60U);
  EXPECT_GT(comeBack, 40U);
}

TEST_F(KeptScene, WithBytesBehindTheModelComesBackToo) {
  const fs::path model = copy("valid.stl", "box.stl");
  std::ofstream(model, std::ios::app | std::ios::binary) << "garbage";
  useCache();
  const auto first = test::opened(model, {});
  ASSERT_TRUE(first) << line(first.error());
  ASSERT_EQ(linesOf(first->findings).size(), 1U);
  EXPECT_EQ(kept(), 1U);
  EXPECT_EQ(linesOf(test::opened(model, {})->findings), linesOf(first->findings));
}

TEST_F(KeptScene, IsThatOfTheSameContentNameAndOptions) {
  useCache();
  const fs::path model = copy("valid.stl", "box.stl");
  const auto named = [&](const fs::path& path, const BareOptions& options = {}) {
    return test::opened(path, options)->value.scene.linksets.at(0);
  };
  const scene::Linkset first = named(model);
  EXPECT_EQ(kept(), 1U);
  EXPECT_EQ(named(copy("valid.stl", "other.stl")).name, "other");
  EXPECT_EQ(named(model, sized(glm::dvec3(5))).parts.at(0).scale, glm::dvec3(5));
  EXPECT_TRUE(named(model, physicalWithLods()).physical);
  EXPECT_EQ(kept(), 4U);
  copy("flat.stl", "box.stl");
  EXPECT_NE(named(model).parts, first.parts);
  copy("valid.stl", "box.stl");
  EXPECT_EQ(named(model), first);
  EXPECT_EQ(kept(), 5U);
}

TEST_F(KeptScene, CompanionsBelongToTheModel) {
  useCache();
  const fs::path model = copy("valid.stl", "box.stl");
  const auto hasPhysics = [&] {
    const auto read = test::opened(model);
    const scene::Scene& scene = read->value.scene;
    return scene.meshOf(scene.linksets.at(0).parts.at(0))->physicsMesh.has_value();
  };
  EXPECT_FALSE(hasPhysics());
  copy("valid.stl", "box_PHYS.stl");
  EXPECT_TRUE(hasPhysics());
  EXPECT_TRUE(hasPhysics());
  fs::remove(folder_ / "box_PHYS.stl");
  EXPECT_FALSE(hasPhysics());
}

/// What another file decides, or what a load may take, is no matter of the model's content.
TEST_F(KeptScene, WhatMoreDecidesIsReadAgain) {
  useCache();
  EXPECT_TRUE(test::opened(test::fixture("valid.gltf")));
  EXPECT_TRUE(test::opened(test::fixture("valid.stl"), within(std::size_t{1} << 28)));
  EXPECT_EQ(kept(), 0U);
}

/// Why may be as it was at that moment only, and it is told in words of the reader's language.
TEST_F(KeptScene, WhatLacksACompanionIsReadAgain) {
  useCache();
  const fs::path model = copy("valid.stl", "box.stl");
  ASSERT_TRUE(writeFile(folder_ / "box_PHYS.obj", bytesOf("o Line\nv 0 0 0\nv 1 1 1\nl 1 2\n")));
  const auto read = test::opened(model);
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_EQ(read->findings[0].text.code, "plain.companion_refused");
  EXPECT_EQ(kept(), 0U);
}

/// Another program writes the model between the look at its bytes and the reading.
TEST_F(KeptScene, WhatWasWrittenMeanwhileIsNotKeptForWhatWasThereBefore) {
  useCache();
  const fs::path model = copy("valid.stl", "box.stl");
  const fs::path program = folder_ / "writing-reader";
  std::ofstream(program) << "#!/bin/sh\ncat " << test::fixture("flat.stl") << " > " << model
                         << "\nexec " << worker::pathOf(worker::modelReader) << " \"$@\"\n";
  fs::permissions(program, fs::perms::owner_all);
  BareOptions meanwhile;
  meanwhile.worker.program = program;
  ASSERT_TRUE(test::opened(model, meanwhile));
  EXPECT_EQ(kept(), 0U);
  copy("valid.stl", "box.stl");
  const auto read = test::opened(model);
  ASSERT_TRUE(read);
  setResultCache(nullptr);  // So what is kept beside the reading is written by now.
  fs::remove_all(cache());
  useCache();
  expectSame(read->value, test::opened(model)->value);
}

TEST_F(KeptScene, WhatThereWasNoMemoryForIsNotKept) {
  ReadScene loaded;
  MemoryBudget budget(1);
  Task task;
  task.memory = &budget;
  loaded.findings.push_back(takeMemory(task, 2).error());
  EXPECT_FALSE(writeKeptScene(loaded));
}

TEST_F(KeptScene, OtherBytesAreNoScene) {
  EXPECT_FALSE(readKeptScene({}, {}));
  const ReadScene empty;
  Bytes written = *writeKeptScene(empty);
  EXPECT_TRUE(readKeptScene(written, {}));
  for (std::size_t length = 0; length < written.size(); ++length)
    EXPECT_FALSE(readKeptScene(ByteView(written).first(length), {})) << length;
}

}  // namespace
}  // namespace wb::import
