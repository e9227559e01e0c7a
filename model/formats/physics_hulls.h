#pragma once

#include "model/core/core.h"
#include "model/geometry/geometry.h"
#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace wb::exporting {

/// Gives a mesh part these hulls, in its unit cube, for a decomposition, in place of the physics
/// shapes that it has; its base hull stays. Its shape type becomes Prim. Other parts with the same
/// asset keep that. Fails for a part without a mesh, and for a hull without volume.
/// @param scene    Changed in place; untouched on failure.
/// @param linkset  Index into scene.linksets; must be there.
/// @param part     Index into that linkset's parts; must be there.
/// @param hulls    Points of each hull, -0.5..0.5 on each axis. Empty: a base hull alone.
Result<void> useHulls(scene::Scene& scene, std::size_t linkset, std::size_t part,
                      const std::vector<std::vector<glm::dvec3>>& hulls);

/// Gives a mesh part this surface, in its unit cube, for a physics mesh, likewise.
/// @param scene    Changed in place; untouched on failure.
/// @param linkset  Index into scene.linksets; must be there.
/// @param part     Index into that linkset's parts; must be there.
/// @param surface  Triangles in the part's unit cube, -0.5..0.5 on each axis.
Result<void> useSurface(scene::Scene& scene, std::size_t linkset, std::size_t part,
                        const mesh::TriangleMesh& surface);

/// A mesh with these hulls for a decomposition likewise, stored as an upload would be.
Result<scene::Asset> withHulls(const asset::MeshAsset& mesh,
                               const std::vector<std::vector<glm::dvec3>>& hulls);
/// Returns points in the unit cube that the uploader makes the base hull of a `mesh` around where
/// it gets no file of physics: those of its levels of detail, whatever hull and physics mesh it has
/// now. Empty without levels.
std::vector<glm::dvec3> levelsHullPoints(const asset::MeshAsset& mesh);
/// A mesh that collides as its base hull alone, likewise: as the one that the uploader makes of its
/// levels of detail.
Result<scene::Asset> withBaseHull(asset::MeshAsset mesh);
/// Returns whether a `mesh` has a physics mesh that it can collide as: one with a triangle.
bool hasPhysicsTriangles(const asset::MeshAsset& mesh);
/// Returns whether all that a `mesh` collides as is the base hull, as withBaseHull() leaves it: the
/// grid takes that without a file of physics.
bool isBaseHullAlone(const asset::MeshAsset& mesh);
/// Returns whether the base hull of a `mesh`, stored or not, is made of its levels of detail at
/// each upload: all that it has of physics is that hull or nothing, or no base hull is stored with
/// its hulls.
bool hasHullOfLevels(const asset::MeshAsset& mesh);
/// A mesh whose base hull is made of its levels of detail again, which are others than when it was
/// made; hulls and physics mesh stay. Fails where they span no volume.
Result<asset::MeshAsset> withBaseHullOfLevels(asset::MeshAsset mesh);
/// Returns a `mesh` whose levels of detail are others than before as it is uploaded: a stored base
/// hull is theirs, if it is made of levels at all (see hasHullOfLevels). One that they span no
/// volume for stays.
asset::MeshAsset asUploaded(asset::MeshAsset mesh);
/// A mesh with this surface for a physics mesh likewise.
Result<scene::Asset> withSurface(const asset::MeshAsset& mesh, const mesh::TriangleMesh& surface);

/// Takes out of closed hulls the triangles that the uploader refuses (see
/// mesh::degenerateTriangles) in the box that it stretches them to. Analyze makes new hulls of what
/// is left, whose corners are the same.
void dropRefused(mesh::TriangleMesh& hulls);

/// Returns the hulls of a decomposition, `convex`, as the uploader reads them for Analyze: closed,
/// without what it refuses (see dropRefused), and stretched to the unit cube, as physics to the
/// part's box.
mesh::TriangleMesh hullsForAnalyze(const asset::PhysicsConvex& convex);

/// The physics of a part, for the uploader.
struct PhysicsPart {
  std::string name;
  glm::dvec3 low;  ///< Of the part's box, m.
  glm::dvec3 high;
  /// Closed hulls, or one surface, in the part's frame, m.
  std::vector<mesh::TriangleMesh> hulls;
};

/// What such files hold.
enum class PhysicsObjects : std::uint8_t {
  /// An object a part, named as the part and `_PHYS`: so the uploader finds the physics of each. It
  /// is made to span exactly the part's box, to which the uploader would stretch it: the outermost
  /// corners are moved there.
  parts,
  hulls  ///< An object a hull, numbered, as it is: for other tools.
};

/// A Wavefront OBJ, in metres, y up.
/// @param parts    Spaces in their names become `_`. Empty: an empty text.
/// @param objects  What becomes an object of the file.
std::string physicsObj(std::vector<PhysicsPart> parts,
                       PhysicsObjects objects = PhysicsObjects::parts);
/// A Collada 1.4 file, in metres, z up.
/// @param parts    Their names are escaped for XML. Empty: a file without geometry.
/// @param objects  What becomes an object of the file.
std::string physicsDae(std::vector<PhysicsPart> parts,
                       PhysicsObjects objects = PhysicsObjects::parts);
/// A binary glTF 2.0, in metres, y up. Fails where it is more than 4 GiB.
/// @param parts    Their names are those of nodes. Empty: a file without meshes.
/// @param objects  What becomes an object of the file.
Result<Bytes> physicsGlb(std::vector<PhysicsPart> parts,
                         PhysicsObjects objects = PhysicsObjects::parts);

}  // namespace wb::exporting
