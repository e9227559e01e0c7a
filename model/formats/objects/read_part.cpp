#include "model/formats/objects/read_part.h"

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/formats/objects/object_texts.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <set>
#include <utility>

namespace wb::import {
namespace {

template <class Fits>
bool onEachAxis(const glm::dvec3& vector, Fits fits) {
  return fits(vector.x) && fits(vector.y) && fits(vector.z);
}

class IdKeeper {
 public:
  explicit IdKeeper(Findings& findings) : findings_(findings) {}

  void keep(Uuid& id, const std::string& name) {
    if (id.isNull() || known_.insert(id).second) return;
    findings_.warn(name, objectTexts["import.repeated_id"], {{"id", id.text()}});
    id = {};
  }

 private:
  Findings& findings_;
  std::set<Uuid> known_;
};

}  // namespace

void append(scene::Linkset& linkset, ReadPart read) {
  if (linkset.parts.empty()) {
    linkset.id = read.part.id;
    linkset.name = read.part.name;
    linkset.position = read.position;
    linkset.rotation = read.part.rotation;
    linkset.physical = read.isPhysical;
    if (read.isPhantom) linkset.extra.set("phantom", true);
    read.part.position = glm::dvec3(0);
    read.part.rotation = glm::dquat(1, 0, 0, 0);
  }
  linkset.parts.push_back(std::move(read.part));
}

void dropRepeatedIds(scene::Scene& scene, Diagnostics& findings) {
  Findings repeated;
  IdKeeper linksets(repeated);
  IdKeeper parts(repeated);
  for (scene::Linkset& linkset : scene.linksets) {
    linksets.keep(linkset.id, linkset.name);
    for (scene::Part& part : linkset.parts) parts.keep(part.id, part.name);
  }
  append(findings, repeated.take());
}

bool isUsableScale(const glm::dvec3& scale) {
  return onEachAxis(scale, [](double side) {
    return side >= limits::smallestScale && side <= limits::largestScale;
  });
}

bool isUsablePosition(const glm::dvec3& position) {
  return onEachAxis(position,
                    [](double metres) { return std::abs(metres) <= limits::farthestPosition; });
}

Result<void> checkPartCount(std::size_t parts, const std::string& place) {
  if (parts <= limits::partsPerScene) return {};
  return failure(objectTexts["import.too_many_parts"], {{"limit", limits::partsPerScene}}, place);
}

}  // namespace wb::import
