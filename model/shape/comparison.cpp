#include "model/shape/comparison.h"

#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/octree/boxes.h"
#include "model/octree/surface.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::shape {
namespace {

using cost::NumberSink;
using cost::Sureness;

PhysicsCandidate ofTriangles(const mesh::WidthStatistics& widths, const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.triangles = widths.triangles;
  candidate.width = mesh::harmonicMean(widths);
  candidate.cost = triangleMeshCost(NumberSink(profile), widths);
  candidate.sureness = Sureness::likely;
  return candidate;
}

PhysicsCandidate ofHulls(const cost::Decomposition& hulls, const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.hulls = hulls.hulls;
  candidate.hullVertices = hulls.vertices;
  candidate.cost = decompositionCost(NumberSink(profile), hulls);
  candidate.isAccepted = hulls.hulls <= limits::hullsPerAsset;
  return candidate;
}

PhysicsCandidate ofHull(std::size_t vertices, Sureness sureness, const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.hulls = 1;
  candidate.hullVertices = vertices;
  candidate.cost = hullCost(NumberSink(profile), cost::TermId::one_hull,
                            static_cast<double>(vertices), sureness);
  candidate.sureness = sureness;
  return candidate;
}

std::optional<PhysicsForm> formOf(cost::Representation representation) {
  switch (representation) {
    case cost::Representation::baseHull:
    case cost::Representation::hull:
      return PhysicsForm::hull;
    case cost::Representation::decomposition:
      return PhysicsForm::hullList;
    case cost::Representation::triangleMesh:
      return PhysicsForm::triangleMesh;
    case cost::Representation::none:
    case cost::Representation::primitive:
      break;
  }
  return {};
}

class Comparison {
 public:
  Comparison(const cost::Profile& profile, std::optional<PhysicsForm> used)
      : profile_(profile), used_(used) {}

  void addOwn(const cost::PartStatistics& own) {
    if (own.triangleMesh)
      add(PhysicsForm::triangleMesh, {}, ofTriangles(*own.triangleMesh, profile_));
    if (own.decomposition.hulls > 0)
      add(PhysicsForm::hullList, {}, ofHulls(own.decomposition, profile_));
    const Sureness sureness = own.hullComputed ? Sureness::estimate : Sureness::likely;
    if (own.hullVertices) add(PhysicsForm::hull, {}, ofHull(*own.hullVertices, sureness, profile_));
  }

  Result<void> addOctree(const octree::PlacedOctree& placed, std::size_t depth) {
    const auto pieces = octree::convexPieces(placed);
    if (!pieces) return tl::unexpected(pieces.error());
    cost::Decomposition hulls{pieces->size(), 0};
    for (const auto& piece : *pieces) hulls.vertices += piece.size();
    add(PhysicsForm::octreeBoxes, depth, ofHulls(hulls, profile_));
    const auto surface = octree::outerSurface(placed);
    if (!surface) return tl::unexpected(surface.error());
    add(PhysicsForm::octreeSurface, depth,
        ofTriangles(mesh::widthStatistics(*surface, glm::dvec3(1)), profile_));
    return {};
  }

  std::vector<PhysicsCandidate> take() {
    std::ranges::stable_sort(candidates_, {}, &PhysicsCandidate::depth);
    return std::move(candidates_);
  }

 private:
  void add(PhysicsForm form, std::optional<std::size_t> depth, PhysicsCandidate candidate) {
    candidate.form = form;
    candidate.depth = depth;
    candidate.isUsed = form == used_;
    candidates_.push_back(candidate);
  }

  const cost::Profile& profile_;
  std::optional<PhysicsForm> used_;
  std::vector<PhysicsCandidate> candidates_;
};

}  // namespace

std::string_view name(PhysicsForm form) {
  constexpr std::array<std::string_view, 5> names{"triangle_mesh", "hull_list", "hull",
                                                  "octree_boxes", "octree_surface"};
  return names[static_cast<std::size_t>(form)];
}

mesh::TriangleMesh seenMesh(const scene::Part& part, const asset::MeshAsset* asset) {
  if (part.kind == scene::PartKind::sculpt) return {};
  using layers::Layer;
  const Layer layer = part.kind == scene::PartKind::mesh ? Layer::visual : Layer::prims;
  return std::move(layers::makePartShape(part, asset, layer).mesh);
}

Result<std::vector<PhysicsCandidate>> comparePhysics(
    const scene::Part& part, const asset::MeshAsset* asset, const cost::PartStatistics& statistics,
    const cost::Profile& profile, const cost::PartPlace& place, const octree::VoxelOptions& deepest,
    const Task& task) {
  const auto decision = decide(part, statistics, profile, place.isRoot, place.dynamic);
  Comparison comparison(profile, formOf(decision.representation));
  comparison.addOwn(statistics);
  const mesh::TriangleMesh seen = seenMesh(part, asset);
  if (seen.triangles.empty()) return comparison.take();
  for (std::size_t depth = deepest.depth; depth > 0; --depth) {  // What fails is the deepest.
    const auto placed = octree::voxelised(seen, {depth, deepest.fill}, {task.cancel, {}});
    if (!placed) return tl::unexpected(placed.error());
    if (auto added = comparison.addOctree(*placed, depth); !added) return failure(std::move(added));
  }
  return comparison.take();
}

}  // namespace wb::shape
