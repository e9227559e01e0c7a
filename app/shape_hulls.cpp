#include "app/shape_hulls.h"

#include "app/console.h"
#include "app/shape_command_texts.h"
#include "app/weighing.h"
#include "model/scene/part_placement.h"
#include "model/scene/seen_mesh.h"

#include <glm/gtc/quaternion.hpp>

#include <utility>

namespace wb::app {

tl::expected<shape::ConvexPieces, ExitState> hullsOfFile(const std::string& file,
                                                         const WeighArguments& arguments) {
  auto weighing = weighScene(file, arguments);
  if (!weighing) return tl::unexpected(weighing.error());
  shape::ConvexPieces hulls;
  for (const scene::Linkset& linkset : weighing->scene.linksets)
    for (const scene::Part& part : linkset.parts) {
      if (part.kind != scene::PartKind::mesh) continue;
      auto corners = seenMesh(part, weighing->scene.meshOf(part)).positions;
      const scene::Placement place(linkset, part);
      for (glm::dvec3& corner : corners) corner = place(corner);
      if (!corners.empty()) hulls.push_back(std::move(corners));
    }
  if (!hulls.empty()) return hulls;
  return tl::unexpected(
      refused(inFile(failure(shapeCommandTexts["shapes.no_mesh"]).value(), file)));
}

shape::ConvexPieces inFrameOf(const scene::Linkset& linkset, const scene::Part& part,
                              shape::ConvexPieces hulls) {
  const scene::Placement place(linkset, part);
  const glm::dquat back = glm::conjugate(place.rotation);
  for (auto& hull : hulls)
    for (glm::dvec3& corner : hull) corner = back * (corner - place.position);
  return hulls;
}

}  // namespace wb::app
