#include "tests/support/region.h"

namespace wb::bench {
namespace {

constexpr std::size_t partsPerLinkset = 30;

}  // namespace

const scene::Scene& region() {
  static const scene::Scene scene = [] {
    scene::Scene made;
    made.linksets.resize(partCount / partsPerLinkset);
    for (std::size_t i = 0; i < partCount; ++i) {
      scene::Part part;
      part.kind = static_cast<scene::PartKind>(1 + i % 7);
      part.prim = scene::defaultPrim(part.kind);
      part.prim.hollow = i % 3 == 0 ? 0.5 : 0;
      part.scale = glm::dvec3(0.3) + glm::dvec3(i % 101, i % 103, i % 107) / 50.0;
      part.position = glm::dvec3(i % 11, i % 13, i % 17) / 4.0;
      part.materials = true;
      made.linksets[i / partsPerLinkset].parts.push_back(part);
    }
    return made;
  }();
  return scene;
}

}  // namespace wb::bench
