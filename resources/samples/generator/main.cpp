#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/scene/project.h"

#include "resources/samples/generator/lessons.h"
#include <glm/gtc/quaternion.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <string>
#include <utility>

namespace wb::samples {
namespace {

/// The same ids every time, so that a sample changes only where its content does.
class Ids {
 public:
  explicit Ids(std::uint8_t project) {
    id_.bytes = {0x77, 0x65, 0x69, 0x67, 0x68, 0, 0x40, 0, 0x80};
    id_.bytes[9] = project;
  }
  Uuid next() {
    if (++id_.bytes[15] == 0) ++id_.bytes[14];
    return id_;
  }

 private:
  Uuid id_;
};

void identify(scene::Scene& scene, std::uint8_t project) {
  Ids ids(project);
  for (scene::Region& region : scene.regions) region.id = ids.next();
  for (scene::Linkset& linkset : scene.linksets) {
    linkset.id = ids.next();
    for (scene::Part& part : linkset.parts) part.id = ids.next();
  }
}

void addAssets(scene::Scene& scene) {
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts)
      if (!part.asset.empty()) scene.assets[part.asset].path = part.asset + ".llmesh";
}

/// Any stable number of a file's name.
std::uint8_t numberOf(const std::string& file) {
  std::uint8_t number = 1;
  for (const char letter : file) number = static_cast<std::uint8_t>(number * 31 + letter);
  return number;
}

scene::Scene project(const std::string& file, const std::string& name, const std::string& lesson,
                     std::vector<scene::Linkset> linksets) {
  scene::Scene scene;
  scene.name = name;
  scene.extra.set("lesson", lesson);
  scene.linksets = std::move(linksets);
  addAssets(scene);
  identify(scene, numberOf(file));
  return scene;
}

constexpr double ground = 22;
constexpr double laneWidth = 12;
constexpr std::size_t stallsALane = 5;

/// Half of how high a part's turned box is, the linkset's own turn included.
double halfHeight(const scene::Part& part, const glm::dquat& frame) {
  const glm::dmat3 axes = glm::mat3_cast(frame * part.rotation);
  return (std::abs(axes[0].z) * part.scale.x + std::abs(axes[1].z) * part.scale.y +
          std::abs(axes[2].z) * part.scale.z) /
         2;
}

/// How far a linkset reaches below its root, so that it stands on the ground.
double depthBelowRoot(const scene::Linkset& linkset) {
  double depth = 0;
  for (const scene::Part& part : linkset.parts)
    depth =
        std::max(depth, halfHeight(part, linkset.rotation) - (linkset.rotation * part.position).z);
  return depth;
}

}  // namespace

scene::Scene makeProject(const Lesson& lesson) {
  std::vector<scene::Linkset> linksets = lesson.linksets;
  for (std::size_t i = 0; i < linksets.size(); ++i)
    linksets[i].position = {laneWidth / 2 * static_cast<double>(i), 0, depthBelowRoot(linksets[i])};
  scene::Scene made = project(lesson.file, lesson.name, lesson.lesson, std::move(linksets));
  made.octrees = lesson.octrees;
  for (const octree::Ray& ray : lesson.rays) made.rays.push_back({ray, {}});
  return made;
}

scene::Scene makeMarket(const std::vector<Lesson>& lessons) {
  std::vector<scene::Linkset> linksets;
  for (const Lesson& lesson : lessons)
    linksets.insert(linksets.end(), lesson.linksets.begin(), lesson.linksets.end());
  for (std::size_t i = 0; i < linksets.size(); ++i) {
    const std::size_t lane = i / stallsALane;
    const std::size_t stall = i % stallsALane;
    linksets[i].position = {100 + laneWidth * static_cast<double>(stall),
                            100 + laneWidth * static_cast<double>(lane),
                            ground + depthBelowRoot(linksets[i])};
    linksets[i].region = "Market";
    linksets[i].parcel = lane < 2 ? "Lower lanes" : "Upper lanes";
  }
  scene::Scene scene = project("market", "A small market",
                               "The objects from most other samples, side by side.", linksets);
  scene::Region region;
  region.name = "Market";
  region.parcels = {{{}, "Lower lanes", 2048, {}}, {{}, "Upper lanes", 4096, {}}};
  scene.regions = {region};
  identify(scene, numberOf("market"));
  return scene;
}

}  // namespace wb::samples

// make_samples FOLDER: writes the bundled assets and projects, the same bytes every time.

namespace {

using wb::Result;

Result<void> writeLesson(const wb::samples::Lesson& lesson, const std::filesystem::path& folder) {
  wb::scene::Scene project = wb::samples::makeProject(lesson);
  return wb::scene::writeProject(project, folder / (lesson.file + ".weighbridge"));
}

Result<void> writeAll(const std::filesystem::path& folder) {
  const wb::samples::Catalogue catalogue = wb::samples::makeCatalogue();
  for (const auto& [name, sized] : catalogue)
    if (auto done = wb::writeFile(folder / (name + ".llmesh"), wb::asset::encode(sized.asset));
        !done)
      return done;
  const auto lessons = wb::samples::makeLessons(catalogue);
  for (const wb::samples::Lesson& lesson : lessons)
    if (auto done = writeLesson(lesson, folder); !done) return done;
  if (auto done = writeLesson(wb::samples::makeCalibration(catalogue), folder); !done) return done;
  for (const wb::samples::Lesson& lesson : wb::samples::makeOctreeLessons())
    if (auto done = writeLesson(lesson, folder); !done) return done;
  wb::scene::Scene market = wb::samples::makeMarket(lessons);
  return wb::scene::writeProject(market, folder / "market.weighbridge");
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: make_samples FOLDER\n";
    return 2;
  }
  const auto done = writeAll(arguments[1]);
  if (done) return 0;
  std::cerr << "make_samples: " << wb::line(done.error()) << '\n';
  return 1;
}
