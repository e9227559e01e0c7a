#include "model/analysis/upload_kit.h"
#include "model/asset/make_blocks.h"
#include "tests/support/folder.h"
#include "tests/support/long_sizes.h"
#include "tests/support/samples.h"
#include "tests/support/wavy_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <vector>

/// Kits of many kinds of models: names by which the uploader puts their files together, and
/// weights.
namespace wb::weighing {

class KitModels : public FolderTest {
 protected:
  using Names = std::vector<std::string>;
  struct Model {
    std::string name;
    std::function<Weighing()> make;
  };

  std::vector<Model> models() const;
  /// The files of a model, written and read again.
  void expectAsPromised(const Weighing& weighing, exporting::UploaderFormat format) const;

 private:
  static scene::Part part(const std::string& name, const std::string& asset = "mesh");
  static Weighing weighed(scene::Scene scene);
  static Weighing ofParts(const std::vector<scene::Part>& parts, const asset::MeshAsset& mesh);
  static asset::MeshAsset ofFaces(std::size_t count);
  static Weighing ofFile(const std::filesystem::path& path);
  Weighing ofWave(std::uint32_t side) const;
  static Names namesIn(const KitFile& file, exporting::UploaderFormat format);
  static std::string labelOf(const std::string& name);
  static void expectNames(const UploadKit& kit, exporting::UploaderFormat format);
};

scene::Part KitModels::part(const std::string& name, const std::string& asset) {
  scene::Part made = cost::test::makePart(scene::PartKind::mesh, {1, 2, 3}, scene::ShapeType::prim);
  made.name = name;
  made.asset = asset;
  return made;
}

Weighing KitModels::weighed(scene::Scene scene) {
  Weighing weighing;
  weighing.scene = std::move(scene);
  return weighedUnder(weighing, weighing.profile);
}

Weighing KitModels::ofParts(const std::vector<scene::Part>& parts, const asset::MeshAsset& mesh) {
  scene::Scene scene;
  for (const scene::Part& one : parts)
    scene.assets[one.asset].mesh = std::make_shared<const asset::MeshAsset>(mesh);
  scene.linksets.push_back(cost::test::makeLinkset(parts));
  return weighed(std::move(scene));
}

/// Cubes, one a material.
asset::MeshAsset KitModels::ofFaces(std::size_t count) {
  asset::MeshAsset mesh = cost::test::makeAsset({.physicsMesh = true});
  mesh.lods[0] = asset::Faces(count, cost::test::cubeFace());
  return mesh;
}

Weighing KitModels::ofFile(const std::filesystem::path& path) {
  auto read = weighFile(path.string(), {});
  EXPECT_TRUE(read) << path;
  return read ? std::move(read->value) : Weighing();
}

Weighing KitModels::ofWave(std::uint32_t side) const {
  const auto path = folder_ / "wave.obj";
  wb::test::writeWavyModel(path, "obj", side);
  return ofFile(path);
}

std::vector<KitModels::Model> KitModels::models() const {
  const auto spread = [](std::vector<scene::Part> parts) {
    for (std::size_t i = 0; i < parts.size(); ++i)
      parts[i].position = {2.0 * static_cast<double>(i), 0, 0};
    return parts;
  };
  const std::filesystem::path files = WEIGHBRIDGE_DATA "/import3d";
  const std::filesystem::path samples = WEIGHBRIDGE_SAMPLES;
  return {
      {"three parts",
       [=] {
         return ofParts(spread({part("seat", "a"), part("leg", "b"), part("back", "c")}),
                        ofFaces(2));
       }},
      {"cube", [] { return ofParts({part("cube")}, ofFaces(1)); }},
      {"eight materials", [] { return ofParts({part("many")}, ofFaces(8)); }},
      {"wave", [this] { return ofWave(8); }},
      {"fine wave", [this] { return ofWave(24); }},
      {"gate of hulls",
       [] { return ofParts({part("gate")}, cost::test::makeAsset({.hulls = 3})); }},
      {"instances",
       [=] {
         return ofParts(spread({part("leg"), part("leg")}), ofFaces(1));
       }},
      {"one name",
       [=] {
         return ofParts(spread({part("leg", "a"), part("leg", "b")}), ofFaces(1));
       }},
      {"a name like a level", [] { return ofParts({part("my_LODGE_roof")}, ofFaces(1)); }},
      {"centimetres", [=] { return ofFile(files / "centimetres.dae"); }},
      {"stairs", [=] { return ofFile(samples / "stairs.llmesh"); }},
      {"chair", [=] { return ofFile(samples / "chair.weighbridge"); }},
  };
}

/// What the uploader matches by: the names of geometries in Collada, of nodes in glTF.
KitModels::Names KitModels::namesIn(const KitFile& file, exporting::UploaderFormat format) {
  const std::string text(textOf(file.bytes));
  Names names;
  if (format == exporting::UploaderFormat::glb) {
    constexpr std::size_t lengthAt = 12;
    constexpr std::size_t jsonAt = 20;
    std::uint32_t length = 0;
    std::memcpy(&length, text.data() + lengthAt, sizeof length);
    const nlohmann::json json = nlohmann::json::parse(text.substr(jsonAt, length));
    for (const auto& node : json["nodes"])
      if (node.contains("mesh")) names.push_back(node["name"]);
    return names;
  }
  const std::regex geometry("<geometry [^>]*name=\"([^\"]*)\"");
  for (std::sregex_iterator it(text.begin(), text.end(), geometry), end; it != end; ++it)
    names.push_back((*it)[1]);
  return names;
}

/// What follows the last underline is a level wherever the name has `_LOD` or `_PHYS` in it.
std::string KitModels::labelOf(const std::string& name) {
  const bool hasLevel =
      name.find("_LOD") != std::string::npos || name.find("_PHYS") != std::string::npos;
  return hasLevel ? name.substr(0, name.rfind('_')) : name;
}

/// Every file has the models of the first by their labels, each once; of a level all of them.
void KitModels::expectNames(const UploadKit& kit, exporting::UploaderFormat format) {
  std::set<std::string> labels;
  const Names models = namesIn(kit.files.front(), format);
  for (const std::string& name : models) labels.insert(labelOf(name));
  EXPECT_FALSE(labels.empty());
  EXPECT_EQ(labels.size(), models.size());
  constexpr std::array<std::string_view, exporting::uploaderLevels> suffixes{"", "_LOD2", "_LOD1",
                                                                             "_LOD0", "_PHYS"};
  std::set<std::size_t> levels;
  for (const KitFile& file : kit.files) {
    if (!file.level) continue;
    levels.insert(*file.level);
    const std::string suffix(suffixes.at(*file.level));
    EXPECT_EQ(file.name, kit.name + suffix + std::string(endingOf(format)));
    if (*file.level == 0) continue;
    const Names names = namesIn(file, format);
    std::set<std::string> matched;
    for (const std::string& name : names) {
      EXPECT_TRUE(name.ends_with(suffix)) << name;
      EXPECT_TRUE(labels.contains(labelOf(name))) << name << " in " << file.name;
      matched.insert(labelOf(name));
    }
    EXPECT_EQ(matched.size(), names.size()) << file.name;
    if (*file.level != exporting::uploaderPhysics) {
      EXPECT_EQ(matched, labels) << file.name;
    }
  }
  for (std::size_t level = 0; level < exporting::uploaderPhysics; ++level)
    EXPECT_TRUE(levels.contains(level)) << level;
}

/// What is done in world comes on top of what is read.
void KitModels::expectAsPromised(const Weighing& weighing, exporting::UploaderFormat format) const {
  KitOrder order;
  order.name = "kit";
  order.format = format;
  const auto kit = makeUploadKit(weighing, order);
  ASSERT_TRUE(kit) << line(kit.error());
  expectNames(*kit, format);
  const auto folder = folder_ / ("kit" + std::string(endingOf(format)));
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  ASSERT_TRUE(writeUploadKit(*kit, folder));
  std::set<std::string> there;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    there.insert(entry.path().filename().string());
  std::set<std::string> meant;
  for (const KitFile& file : kit->files) meant.insert(file.name);
  EXPECT_EQ(there, meant);

  Weighing read = ofFile(folder / kit->files.front().name);
  ASSERT_EQ(read.scene.linksets.size(), 1U);
  read.scene.linksets[0] = withActs(read.scene.linksets[0], kit->acts);
  const cost::LinksetCost arrived = weighed(std::move(read.scene)).costs.at(0);
  const cost::LinksetCost& promised = kit->arrived.costs.at(0);
  EXPECT_EQ(arrived.physics, promised.physics);
  EXPECT_EQ(arrived.streaming, promised.streaming);
  EXPECT_EQ(arrived.server, promised.server);
  EXPECT_EQ(arrived.landImpact, promised.landImpact);
}

/// All twelve models with WEIGHBRIDGE_LONG set, else the first.
TEST_F(KitModels, ReadBackWeighWhatWasPromised) {
  const auto all = models();
  ASSERT_EQ(all.size(), 12U);
  const std::size_t count = wb::test::isLong() ? all.size() : 1;
  for (std::size_t i = 0; i < count; ++i) {
    SCOPED_TRACE(all[i].name);
    const Weighing weighing = all[i].make();
    ASSERT_FALSE(weighing.scene.linksets.empty());
    for (const auto format : {exporting::UploaderFormat::collada, exporting::UploaderFormat::glb})
      expectAsPromised(weighing, format);
  }
}

}  // namespace wb::weighing
