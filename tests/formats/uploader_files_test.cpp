#include "model/formats/uploader_files.h"

#include "model/core/file.h"
#include "tests/formats/models.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <cmath>
#include <cstring>
#include <set>

/// Files as the viewer's uploader matches them: every name here comes from its rules, which
/// uploader_twin_test.cpp holds.
namespace wb::exporting {
namespace {

namespace fs = std::filesystem;

using namespace cost::test;
using asset::Lod;

constexpr std::array bothFormats{UploaderFormat::collada, UploaderFormat::glb};

std::string textAt(const scene::Scene& scene, std::size_t level, UploaderFormat format) {
  const auto made = uploaderFile(scene, 0, level, format);
  if (!made) {
    ADD_FAILURE() << line(made.error());
    return {};
  }
  return std::string(textOf(made->value));
}

nlohmann::json jsonOf(const std::string& glb) {
  constexpr std::size_t lengthAt = 12;
  constexpr std::size_t jsonAt = 20;
  std::uint32_t length = 0;
  std::memcpy(&length, glb.data() + lengthAt, sizeof length);
  return nlohmann::json::parse(glb.substr(jsonAt, length));
}

/// The names that the uploader goes by.
std::vector<std::string> namesIn(const std::string& text, UploaderFormat format) {
  std::vector<std::string> names;
  if (format == UploaderFormat::glb) {
    const nlohmann::json file = jsonOf(text);
    for (const auto& node : file["nodes"]) names.push_back(node["name"]);
    return names;
  }
  pugi::xml_document document;
  EXPECT_TRUE(document.load_buffer(text.data(), text.size()));
  for (const auto& geometry : document.document_element().child("library_geometries").children())
    names.push_back(geometry.attribute("name").value());
  return names;
}

std::set<std::string> materialsIn(const std::string& text, UploaderFormat format) {
  std::set<std::string> names;
  if (format == UploaderFormat::glb) {
    const nlohmann::json file = jsonOf(text);
    for (const auto& material : file["materials"]) names.insert(material["name"]);
    return names;
  }
  pugi::xml_document document;
  EXPECT_TRUE(document.load_buffer(text.data(), text.size()));
  for (const auto& found : document.select_nodes("//triangles"))
    names.insert(found.node().attribute("material").value());
  return names;
}

scene::Part partOf(const std::string& name, const std::string& asset = "mesh") {
  scene::Part part = makePart(scene::PartKind::mesh, {1, 2, 3}, scene::ShapeType::prim);
  part.name = name;
  part.asset = asset;
  return part;
}

scene::Scene sceneOf(std::vector<scene::Part> parts, asset::MeshAsset mesh) {
  scene::Scene scene;
  for (const scene::Part& part : parts)
    scene.assets[part.asset].mesh = std::make_shared<const asset::MeshAsset>(mesh);
  scene.linksets.push_back(makeLinkset(std::move(parts)));
  return scene;
}

/// Two materials; the low level has lost the second, as it is stored where nothing is left of it.
asset::MeshAsset ofTwoMaterials() {
  asset::MeshAsset mesh = makeAsset({.physicsMesh = true});
  mesh.lods[0] = asset::Faces{cubeFace(), cubeFace()};
  asset::Face placeholder = cubeFace();
  placeholder.triangles = {{0, 0, 0}};
  mesh.lods[2] = asset::Faces{cubeFace(), placeholder};
  return mesh;
}

TEST(UploaderFiles, AreNamedByGeometryInColladaAndByNodeInGltf) {
  const scene::Scene scene =
      sceneOf({partOf("Stuhl \xC3\xA4\xE6\xA4\x85", "a"), partOf("big gate", "b")},
              makeAsset({.physicsMesh = true}));
  for (const UploaderFormat format : bothFormats) {
    using Names = std::vector<std::string>;
    EXPECT_EQ(namesIn(textAt(scene, 0, format), format),
              (Names{"Stuhl \xC3\xA4\xE6\xA4\x85", "big gate"}));
    EXPECT_EQ(namesIn(textAt(scene, 1, format), format),
              (Names{"Stuhl \xC3\xA4\xE6\xA4\x85_LOD2", "big gate_LOD2"}));
    EXPECT_EQ(namesIn(textAt(scene, 3, format), format),
              (Names{"Stuhl \xC3\xA4\xE6\xA4\x85_LOD0", "big gate_LOD0"}));
    EXPECT_EQ(namesIn(textAt(scene, uploaderPhysics, format), format),
              (Names{"Stuhl \xC3\xA4\xE6\xA4\x85_PHYS", "big gate_PHYS"}));
  }
}

/// The viewer takes what follows the last underline for a suffix wherever it finds `_LOD`
/// (`_PHYS`).
TEST(UploaderFiles, ANameThatLooksLikeALevelKeepsItsLabel) {
  const scene::Scene scene = sceneOf({partOf("my_LODGE_roof")}, makeAsset({}));
  for (const UploaderFormat format : bothFormats) {
    EXPECT_EQ(namesIn(textAt(scene, 0, format), format).at(0), "my_LODGE_roof_LOD3");
    EXPECT_EQ(namesIn(textAt(scene, 2, format), format).at(0), "my_LODGE_roof_LOD1");
  }
}

TEST(UploaderFiles, NamesAreThereOnce) {
  const scene::Scene scene =
      sceneOf({partOf("leg", "a"), partOf("leg", "b"), partOf("", "c")}, makeAsset({}));
  scene::Scene apart = scene;
  for (auto& [key, asset] : apart.assets)
    asset.mesh = std::make_shared<const asset::MeshAsset>(*asset.mesh);
  for (const UploaderFormat format : bothFormats)
    EXPECT_EQ(namesIn(textAt(apart, 1, format), format),
              (std::vector<std::string>{"leg_LOD2", "leg_2_LOD2", "part_LOD2"}));
}

/// In Collada instances of a geometry are one model, in glTF each node is one.
TEST(UploaderFiles, InstancesOfOneGeometryAreOneModelInCollada) {
  const scene::Scene scene =
      sceneOf({partOf("leg"), partOf("leg"), partOf("leg")}, makeAsset({.physicsMesh = true}));
  EXPECT_EQ(
      namesIn(textAt(scene, uploaderPhysics, UploaderFormat::collada), UploaderFormat::collada),
      std::vector<std::string>{"leg_PHYS"});
  EXPECT_EQ(namesIn(textAt(scene, uploaderPhysics, UploaderFormat::glb), UploaderFormat::glb),
            (std::vector<std::string>{"leg_PHYS", "leg_2_PHYS", "leg_3_PHYS"}));
}

TEST(UploaderFiles, EveryLevelHasTheMaterialsOfTheModel) {
  const scene::Scene scene = sceneOf({partOf("box")}, ofTwoMaterials());
  for (const UploaderFormat format : bothFormats)
    for (std::size_t level = 0; level < uploaderPhysics; ++level)
      EXPECT_EQ(materialsIn(textAt(scene, level, format), format),
                (std::set<std::string>{"face_1", "face_2"}))
          << level;
}

TEST(UploaderFiles, MaterialsKeepTheNamesOfTheFileTheyCameFrom) {
  scene::Part part = partOf("Cube");
  keepUploaderNames(part, {"Cube.001", {"Wood & steel", "Wood & steel"}});
  const scene::Scene scene = sceneOf({part}, ofTwoMaterials());
  for (const UploaderFormat format : bothFormats) {
    EXPECT_EQ(namesIn(textAt(scene, 1, format), format).at(0), "Cube.001_LOD2");
    EXPECT_EQ(materialsIn(textAt(scene, 1, format), format),
              (std::set<std::string>{"Wood & steel", "Wood & steel_2"}));
  }
}

TEST(UploaderFiles, NamesThatAProjectHoldsWronglyAreNotUsed) {
  for (const char* kept : {"7", "{\"label\": 3, \"materials\": 4}", "{\"label\": \"\"}"}) {
    scene::Part part = partOf("gate");
    part.extra.set("uploader", nlohmann::json::parse(kept));
    EXPECT_EQ(uploaderNamesOf(part).label, "gate") << kept;
    EXPECT_TRUE(uploaderNamesOf(part).materials.empty()) << kept;
  }
}

TEST(UploaderFiles, WithoutAMeshOrPhysicsThereIsNone) {
  const scene::Scene boxes = makeScene(makeLinkset({makePart(scene::PartKind::box, {1, 1, 1})}));
  const scene::Scene hull = sceneOf({partOf("a")}, makeAsset({}));
  EXPECT_FALSE(uploaderFile(boxes, 0, 0, UploaderFormat::glb));
  EXPECT_FALSE(hasUploaderPhysics(hull, 0));
  EXPECT_FALSE(uploaderFile(hull, 0, uploaderPhysics, UploaderFormat::collada));
  EXPECT_TRUE(uploaderFile(hull, 0, 0, UploaderFormat::collada));
}

TEST(UploaderFiles, TellWhichLevelANameSays) {
  EXPECT_EQ(uploaderLevelOf("a/y_LOD1.glb"), 2U);
  EXPECT_EQ(uploaderLevelOf("y_LOD2.dae"), 1U);
  EXPECT_EQ(uploaderLevelOf("y_PHYS.dae"), uploaderPhysics);
  EXPECT_EQ(uploaderLevelOf("LOD1/y.dae"), std::nullopt);
  EXPECT_EQ(uploaderFormatOf("A.DAE"), UploaderFormat::collada);
  EXPECT_EQ(uploaderFormatOf("a.gltf"), std::nullopt);
}

class UploaderRoundTrip : public FolderTest {
 protected:
  /// What the uploader's twin makes of all files.
  scene::Scene readBack(const scene::Scene& scene, UploaderFormat format) {
    const std::string ending(endingOf(format));
    for (std::size_t level = 0; level < uploaderLevels; ++level) {
      if (level == uploaderPhysics && !hasUploaderPhysics(scene, 0)) continue;
      const auto made = uploaderFile(scene, 0, level, format);
      EXPECT_TRUE(made);
      EXPECT_TRUE(
          writeFile(folder_ / ("kit" + std::string(uploaderSuffix(level)) + ending), made->value));
    }
    return import::test::sceneOf(folder_ / ("kit" + ending));
  }
};

void expectNear(const glm::dvec3& found, const glm::dvec3& expected, const std::string& what) {
  import::test::expectNear(found, expected, 1e-4, what);
}

TEST_F(UploaderRoundTrip, KeepsSizesPlacesLevelsAndPhysics) {
  asset::MeshAsset mesh = ofTwoMaterials();
  mesh.lods[3] = asset::Faces{cubeFace(), cubeFace()};
  mesh.lods[3]->at(0).triangles.resize(6);
  mesh.lods[3]->at(1).triangles.resize(4);
  scene::Part root = partOf("seat", "seat");
  scene::Part leg = partOf("leg", "leg");
  leg.scale = {0.1, 0.2, 4};
  leg.position = {1, 2, -3};
  leg.rotation = glm::normalize(glm::dquat(1, 0.2, -0.3, 0.4));
  leg.shapeType = scene::ShapeType::convexHull;
  scene::Scene scene = sceneOf({root, leg}, mesh);
  scene.assets["leg"].mesh = std::make_shared<const asset::MeshAsset>(makeAsset({}));
  for (const UploaderFormat format : bothFormats) {
    const scene::Scene read = readBack(scene, format);
    const auto& parts = read.linksets.at(0).parts;
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].name, "seat");
    EXPECT_EQ(parts[1].name, "leg");
    expectNear(parts[0].scale, root.scale, "root");
    expectNear(parts[1].scale, leg.scale, "leg");
    const glm::dvec3 corner(0.5, 0.5, -0.5);
    const glm::dvec3 wanted = leg.position + leg.rotation * (leg.scale * corner);
    const scene::Linkset& linkset = read.linksets[0];
    const glm::dvec3 found =
        linkset.position +
        linkset.rotation * (parts[1].position + parts[1].rotation * (parts[1].scale * corner));
    expectNear(found, wanted, "a corner of the leg");
    const asset::MeshAsset* seat = read.meshOf(parts[0]);
    ASSERT_TRUE(seat && seat->physicsMesh);
    EXPECT_EQ(asset::triangleCount(*seat->physicsMesh), 12U);
    EXPECT_EQ(asset::triangleCount(*seat->lod(Lod::high)), 24U);
    EXPECT_EQ(asset::triangleCount(*seat->lod(Lod::low)), 13U) << "one for the lost material";
    EXPECT_EQ(asset::triangleCount(*seat->lod(Lod::lowest)), 10U);
    EXPECT_FALSE(read.meshOf(parts[1])->physicsMesh);
    EXPECT_FALSE(parts[0].refusals) << line(parts[0].refusals->front());
  }
}

/// A mesh with one level only has it at all distances, and nothing is generated in its place.
TEST_F(UploaderRoundTrip, AModelOfOneLevelHasItInEveryFile) {
  asset::MeshAsset mesh = makeAsset({});
  for (std::size_t lod = 1; lod < mesh.lods.size(); ++lod) mesh.lods[lod].reset();
  for (const UploaderFormat format : bothFormats) {
    const scene::Scene read = readBack(sceneOf({partOf("rock")}, mesh), format);
    const asset::MeshAsset* rock = read.meshOf(read.linksets.at(0).parts.at(0));
    for (const Lod lod : asset::allLods)
      EXPECT_EQ(asset::triangleCount(*scene::seenFaces(*rock, lod)), 12U);
  }
}

/// A level that is smaller than its model would be stretched by the uploader: it fills the box.
TEST_F(UploaderRoundTrip, ALevelFillsTheBoxOfItsModel) {
  asset::MeshAsset mesh = makeAsset({});
  asset::Face small = cubeFace();
  small.positionDomain = {glm::dvec3(-0.4), glm::dvec3(0.4)};
  mesh.lods[3] = asset::Faces{small};
  for (const UploaderFormat format : bothFormats) {
    const std::string text = textAt(sceneOf({partOf("rock")}, mesh), 3, format);
    if (format == UploaderFormat::glb) {
      EXPECT_EQ(jsonOf(text)["accessors"][0]["max"], nlohmann::json({0.5, 0.5, 0.5}));
    } else {
      EXPECT_NE(text.find("0.5 0.5 0.5 "), std::string::npos);
    }
    EXPECT_EQ(text.find("0.4 "), std::string::npos);
  }
}

}  // namespace
}  // namespace wb::exporting
