#include "model/shapes/method.h"

#include "model/core/core_texts.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/geometry/simplify.h"
#include "model/scene/octree_shapes.h"
#include "model/scene/part.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

// Octrees and simplified meshes beside a part's own physics. voxelised, convexPieces and
// outerSurface are the octree package's; simplified is meshoptimizer's quadric simplification
// (Garland & Heckbert 1997). A trial for each depth from the deepest on: what fails, fails there.

namespace wb::shape {

/// The mesh with MethodOptions::kept of its triangles, rounded up (see mesh::simplified).
Result<mesh::TriangleMesh> simplerMesh(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                       const Task& task = {});

Result<mesh::TriangleMesh> simplerMesh(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                       const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const double kept = std::ceil(static_cast<double>(mesh.triangles.size()) * options.kept);
  return mesh::simplified(mesh, static_cast<std::size_t>(std::max(kept, 1.0))).mesh;
}

const std::vector<Method>& methods() {
  static const std::vector<Method> all{
      {"octree_boxes", Approach::voxels, octreeBoxes},
      {"octree_surface", Approach::voxels, octreeSurface},
      {"simpler_mesh", Approach::simplification, simplerMesh},
  };
  return all;
}

std::vector<Method> methodsBy(Approach approach) {
  std::vector<Method> found;
  std::ranges::copy_if(methods(), std::back_inserter(found),
                       [&](const Method& method) { return method.approach == approach; });
  return found;
}

Result<ConvexPieces> octreeBoxes(const mesh::TriangleMesh& mesh, const MethodOptions& options,
                                 const Task& task) {
  auto placed = octree::voxelised(mesh, options.voxels, task);
  if (!placed) return failure(std::move(placed));
  return octree::convexPieces(*placed);
}

Result<mesh::TriangleMesh> octreeSurface(const mesh::TriangleMesh& mesh,
                                         const MethodOptions& options, const Task& task) {
  auto placed = octree::voxelised(mesh, options.voxels, task);
  if (!placed) return failure(std::move(placed));
  return octree::outerSurface(*placed);
}

namespace {

using cost::Confidence;
using cost::NumberSink;

// What a part has of its own.
constexpr std::string_view triangleMesh = "triangle_mesh";
constexpr std::string_view hullList = "hull_list";
constexpr std::string_view oneHull = "hull";

PhysicsCandidate ofTriangles(const mesh::WidthStatistics& widths, const glm::dvec3& sides,
                             const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.triangles = widths.triangles;
  candidate.width = mesh::harmonicMean(widths);
  candidate.cost = trianglesCost(NumberSink(profile), widths, sides);
  candidate.confidence = profile.triangleRule == cost::TriangleRule::density
                             ? Confidence::documented
                             : Confidence::likely;
  return candidate;
}

PhysicsCandidate ofHulls(const cost::Decomposition& hulls, const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.hulls = hulls.hulls;
  candidate.hullVertices = hulls.vertices;
  candidate.cost = decompositionCost(NumberSink(profile), hulls);
  candidate.confidence = Confidence::documented;
  candidate.isAccepted = hulls.hulls <= limits::hullsPerAsset;
  return candidate;
}

PhysicsCandidate ofHull(std::size_t vertices, Confidence confidence, const cost::Profile& profile) {
  PhysicsCandidate candidate;
  candidate.hulls = 1;
  candidate.hullVertices = vertices;
  candidate.cost = hullCost(NumberSink(profile), cost::TermId::one_hull,
                            static_cast<double>(vertices), confidence);
  candidate.confidence = confidence;
  return candidate;
}

PhysicsCandidate ofMade(const ConvexPieces& pieces, const glm::dvec3&,
                        const cost::Profile& profile) {
  cost::Decomposition hulls{pieces.size(), 0};
  for (const auto& piece : pieces) hulls.vertices += piece.size();
  return ofHulls(hulls, profile);
}

PhysicsCandidate ofMade(const mesh::TriangleMesh& mesh, const glm::dvec3& sides,
                        const cost::Profile& profile) {
  return ofTriangles(mesh::widthStatistics(mesh, glm::dvec3(1)), sides, profile);
}

/// Empty: none of its own.
std::string_view formOf(cost::Representation representation) {
  switch (representation) {
    case cost::Representation::baseHull:
    case cost::Representation::hull:
      return oneHull;
    case cost::Representation::decomposition:
      return hullList;
    case cost::Representation::triangleMesh:
      return triangleMesh;
    case cost::Representation::none:
    case cost::Representation::primitive:
      break;
  }
  return {};
}

class Comparison {
 public:
  /// `sides`: those of the part, in metres.
  Comparison(const cost::Profile& profile, const glm::dvec3& sides, std::string_view used)
      : profile_(profile), sides_(sides), used_(used) {}

  void addOwn(const cost::PartStatistics& own) {
    if (own.triangleMesh) add(triangleMesh, {}, ofTriangles(*own.triangleMesh, sides_, profile_));
    if (own.decomposition.hulls > 0) add(hullList, {}, ofHulls(own.decomposition, profile_));
    const Confidence confidence = own.hullComputed ? Confidence::estimate : Confidence::documented;
    if (own.hullVertices) add(oneHull, {}, ofHull(*own.hullVertices, confidence, profile_));
  }

  Result<void> addMade(const Method& method, const mesh::TriangleMesh& seen,
                       const MethodOptions& options, const Task& task) {
    std::optional<std::size_t> depth;
    if (method.approach == Approach::voxels) depth = options.voxels.depth;
    return std::visit(
        [&](auto make) -> Result<void> {
          const auto made = make(seen, options, task);
          if (!made) return tl::unexpected(made.error());
          add(method.form, depth, ofMade(*made, sides_, profile_));
          return {};
        },
        method.make);
  }

  std::vector<PhysicsCandidate> take() {
    std::ranges::stable_sort(candidates_, {}, &PhysicsCandidate::depth);
    return std::move(candidates_);
  }

 private:
  void add(std::string_view form, std::optional<std::size_t> depth, PhysicsCandidate candidate) {
    candidate.form = form;
    candidate.depth = depth;
    candidate.isUsed = form == used_;
    candidates_.push_back(candidate);
  }

  const cost::Profile& profile_;
  glm::dvec3 sides_;
  std::string_view used_;
  std::vector<PhysicsCandidate> candidates_;
};

/// One run of a method.
struct Trial {
  const Method* method;
  MethodOptions options;
};

/// The deepest come first: what fails is them.
std::vector<Trial> trialsOf(const MethodChoice& choice) {
  std::vector<Trial> trials;
  const std::size_t deepest = choice.options.voxels.depth;
  for (std::size_t depth = deepest; depth > 0; --depth)
    for (const Method& method : choice.methods) {
      const bool isByDepth = method.approach == Approach::voxels;
      if (!isByDepth && depth < deepest) continue;
      trials.push_back({&method, choice.options});
      trials.back().options.voxels.depth = depth;
    }
  return trials;
}

}  // namespace

std::vector<std::string_view> physicsForms() {
  std::vector<std::string_view> forms{triangleMesh, hullList, oneHull};
  for (const Method& method : methods()) forms.push_back(method.form);
  return forms;
}

Result<std::vector<PhysicsCandidate>> comparePhysics(const scene::Part& part,
                                                     const asset::MeshAsset* asset,
                                                     const cost::PartStatistics& statistics,
                                                     const cost::Profile& profile,
                                                     const cost::PartPlace& place,
                                                     const MethodChoice& choice, const Task& task) {
  const auto decision = decide(part, statistics, profile, place.isRoot, place.dynamic);
  Comparison comparison(profile, part.scale, formOf(decision.representation));
  comparison.addOwn(statistics);
  const mesh::TriangleMesh seen = seenMesh(part, asset);
  if (seen.triangles.empty()) return comparison.take();
  const std::vector<Trial> trials = trialsOf(choice);
  for (std::size_t i = 0; i < trials.size(); ++i) {
    const Task inner = task.inside([&](double fraction, std::string_view what) {
      task.report((static_cast<double>(i) + fraction) / static_cast<double>(trials.size()), what);
    });
    auto added = comparison.addMade(*trials[i].method, seen, trials[i].options, inner);
    if (!added) return failure(std::move(added));
  }
  return comparison.take();
}

}  // namespace wb::shape
