#include "model/formats/formats.h"
#include "tests/analysis/advising.h"
#include "tests/analysis/losses.h"

#include <glm/gtc/quaternion.hpp>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>

namespace wb::advice::test {
namespace {

using scene::PartKind;
using scene::ShapeType;

/// An object to be advised, in the scene that it stands in.
struct Object {
  std::string name;
  std::shared_ptr<const scene::Scene> scene;
  std::size_t linkset;
};

void append(std::vector<Object>& objects, const std::string& name, scene::Scene scene) {
  identifyParts(scene);
  const auto shared = std::make_shared<const scene::Scene>(std::move(scene));
  for (std::size_t i = 0; i < shared->linksets.size(); ++i)
    objects.push_back({name + ": " + shared->linksets[i].name, shared, i});
}

void appendFile(std::vector<Object>& objects, const std::filesystem::path& path) {
  auto opened = import::open(path);
  if (opened) append(objects, path.filename().string(), std::move(opened->value.scene));
}

/// Of two with the same content one is enough: the market holds what other samples hold.
std::string contentOf(const Object& object) {
  std::string content = object.scene->linksets[object.linkset].name;
  for (const scene::Part& part : object.scene->linksets[object.linkset].parts) {
    const auto asset = object.scene->assets.find(part.asset);
    const bool isStored = asset != object.scene->assets.end() && !asset->second.sha256.empty();
    content += '\n' + part.name + ' ' + std::to_string(static_cast<int>(part.kind)) +
               std::to_string(static_cast<int>(part.shapeType)) + ' ' +
               std::to_string(part.scale.x) + ' ' + std::to_string(part.scale.y) + ' ' +
               std::to_string(part.scale.z) + ' ' + (isStored ? asset->second.sha256 : object.name);
  }
  return content;
}

/// Of a folder, those that can be opened, in the order of their names.
void appendFolder(std::vector<Object>& objects, const std::filesystem::path& folder,
                  const std::vector<std::string>& endings) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (std::ranges::find(endings, entry.path().extension().string()) != endings.end())
      files.push_back(entry.path());
  std::ranges::sort(files);
  for (const auto& file : files) appendFile(objects, file);
}

scene::Part primOf(PartKind kind, const glm::dvec3& size, ShapeType type = ShapeType::prim) {
  return cost::test::makePart(kind, size, type);
}

/// What no sample has: hollow and twisted prims, thin and tiny ones, animated, flexible and
/// scripted parts, linksets that are counted, physical or moving.
std::vector<Object> ownObjects() {
  std::vector<Object> objects;
  const auto add = [&](const std::string& name, scene::Linkset linkset,
                       const cost::test::AssetParts& asset = {.physicsMesh = true}) {
    linkset.name = name;
    append(objects, "own", cost::test::makeScene(std::move(linkset), cost::test::makeAsset(asset)));
  };
  scene::Part ring = primOf(PartKind::torus, {4, 4, 1});
  ring.prim.hollow = 0.5;
  scene::Part twisted = primOf(PartKind::box, {5, 0.1, 3});
  twisted.prim.twist = {0.2, -0.3};
  scene::Part scripted = primOf(PartKind::box, {1, 1, 1}, ShapeType::convexHull);
  scripted.scripts = 40;
  scene::Part animated = meshPart(glm::dvec3(2), ShapeType::convexHull);
  animated.animated = true;
  const scene::Part hull = primOf(PartKind::box, {1, 1, 1}, ShapeType::convexHull);
  add("ring", cost::test::makeLinkset({ring, ring, ring}));
  add("ring among hulls", cost::test::makeLinkset({hull, ring, ring, hull}));
  add("twisted", cost::test::makeLinkset({hull, twisted, twisted}));
  add("scripted", cost::test::makeLinkset({scripted, hull, scripted}));
  add("animated root", cost::test::makeLinkset({animated, meshPart(glm::dvec3(3))}));
  add("animated child", cost::test::makeLinkset({hull, animated, meshPart(glm::dvec3(3))}));
  add("flexible", cost::test::makeLinkset({hull, primOf(PartKind::flexible, {0.1, 0.1, 3})}));
  add("sculpt", cost::test::makeLinkset({primOf(PartKind::sculpt, {3, 3, 3})}));
  add("thin mesh", cost::test::makeLinkset({meshPart({5, 5, 0.02}), meshPart({5, 0.4, 3})}));
  add("small meshes", cost::test::makeLinkset(std::vector(20, meshPart({0.4, 0.3, 0.2}))));
  add("hulls", cost::test::makeLinkset({meshPart(glm::dvec3(4))}), {.hulls = 30});
  add("counted", cost::test::makeLinkset(std::vector(30, primOf(PartKind::box, {2, 2, 2}))));
  scene::Linkset physical = cost::test::makeLinkset({meshPart(glm::dvec3(1)), ring, hull});
  physical.physical = true;
  add("physical", physical);
  physical.physical = false;
  physical.moving = true;
  add("moving", physical, {.physicsMesh = true, .hulls = 5});
  return objects;
}

std::vector<Object> objects() {
  std::vector<Object> found = ownObjects();
  appendFolder(found, WEIGHBRIDGE_SAMPLES, {".weighbridge"});
  appendFolder(found, std::filesystem::path(WEIGHBRIDGE_DATA) / "import3d", {".dae", ".glb"});
  if (const char* corpus = std::getenv("WEIGHBRIDGE_CORPUS"))
    appendFolder(found, std::filesystem::path(corpus) / "models", {".dae", ".glb", ".obj", ".stl"});
  return found;
}

/// All of them with WEIGHBRIDGE_LONG set; else of the samples one of so many.
constexpr std::size_t everySo = 30;
bool isLong() { return std::getenv("WEIGHBRIDGE_LONG") != nullptr; }

/// What is advised for an object of more parts takes long and is the same.
std::size_t mostParts() { return isLong() ? 300 : 60; }

using Steps = std::vector<Suggestion>;

void savesWhatItSays(const Object& object, const Steps& steps, const cost::Profile& profile) {
  const double before = landImpact(*object.scene, profile);
  const double after = landImpactOnArrival(*object.scene, steps.front(), profile);
  EXPECT_EQ(before - after, steps.front().saving()) << steps.front().what.text.code;
}

void namesAllThatIsLost(const Object& object, const Steps& steps, const cost::Profile& profile) {
  for (const Suggestion& step : steps)
    for (const std::string& loss : untold(*object.scene, apply(*object.scene, step), profile, step))
      ADD_FAILURE() << step.what.text.code << " does not tell: " << loss;
}

/// The corners of the box around a part, in the region.
std::vector<glm::dvec3> cornersOf(const scene::Linkset& linkset, const scene::Part& part) {
  std::vector<glm::dvec3> corners;
  for (int corner = 0; corner < 8; ++corner) {
    const glm::dvec3 own(corner & 1 ? 0.5 : -0.5, corner & 2 ? 0.5 : -0.5, corner & 4 ? 0.5 : -0.5);
    corners.push_back(linkset.position +
                      linkset.rotation * (part.position + part.rotation * (part.scale * own)));
  }
  return corners;
}

/// Along the region's axes, between the boxes around two objects.
double gapBetween(const scene::Linkset& a, const scene::Linkset& b) {
  glm::dvec3 gap(0);
  for (int axis = 0; axis < 3; ++axis) {
    const auto reach = [axis](const scene::Linkset& linkset) {
      double low = 1e300;
      double high = -1e300;
      for (const scene::Part& part : linkset.parts)
        for (const glm::dvec3& corner : cornersOf(linkset, part)) {
          low = std::min(low, corner[axis]);
          high = std::max(high, corner[axis]);
        }
      return std::pair(low, high);
    };
    const auto [lowOfA, highOfA] = reach(a);
    const auto [lowOfB, highOfB] = reach(b);
    gap[axis] = std::max({0.0, lowOfA - highOfB, lowOfB - highOfA});
  }
  return glm::length(gap);
}

void linksNothingFromAfar(const Object& object, const Steps& steps) {
  for (const Suggestion& step : steps) {
    const auto* merge = std::get_if<Merge>(&step.change.what);
    if (merge == nullptr) continue;
    const auto& linksets = object.scene->linksets;
    EXPECT_LE(gapBetween(linksets[object.linkset], linksets[merge->other]), 1 + 1e-9);
    const bool isAlone = std::ranges::all_of(
        steps, [](const Suggestion& one) { return linksetsOf(one.change).size() > 1; });
    EXPECT_TRUE(&step != &steps.front() || isAlone);
  }
}

/// All that is checked of an object is checked at once: looking for the steps takes nearly all of
/// the time.
TEST(BestStep, IsTrueOfEveryObject) {
  const cost::Profile profile;
  std::vector<Object> all = objects();
  EXPECT_GE(all.size(), 40U);
  // Where it has neighbours, more can be advised.
  std::ranges::stable_sort(all, std::ranges::greater{},
                           [](const Object& one) { return one.scene->linksets.size(); });
  std::size_t advised = 0;
  std::size_t ofSamples = 0;
  std::set<std::string> known;
  for (const Object& object : all) {
    if (object.scene->linksets[object.linkset].parts.size() > mostParts()) continue;
    if (!known.insert(contentOf(object)).second) continue;
    const bool isOwn = object.name.starts_with("own: ");
    if (!isOwn && ofSamples++ % everySo != 0 && !isLong()) continue;
    SCOPED_TRACE(object.name);
    const auto found = advise(*object.scene, object.linkset, {}, profile);
    const Steps steps = bestOfEachKind(found, found.size());
    if (steps.empty()) continue;
    ++advised;
    savesWhatItSays(object, steps, profile);
    namesAllThatIsLost(object, steps, profile);
    linksNothingFromAfar(object, steps);
  }
  EXPECT_GE(advised, isLong() ? 20U : 10U);
}

}  // namespace
}  // namespace wb::advice::test
