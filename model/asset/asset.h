// Asset: Second Life mesh assets, read, checked, made and written.
//
// This header has `MeshAsset`: levels of detail (`Faces` by `Lod`), physics mesh, convex block,
// skin, recorded costs and the blocks that are not understood, all as stored, so that writing
// gives back what was read; and the names of the blocks. Coordinates are in the unit cube: metres
// are these times the part's scale.
//
// decode.h          decode: bytes to a MeshAsset with findings; a broken block is left out and
//                   named
// encode.h          encode: a MeshAsset to bytes, in the viewer's order; stored: the same and what
//                   is read back
// validate.h        validate, findRefusals, remedyOf: what the uploader or the grid would refuse,
//                   and what to do
// make_blocks.h     makeFace, lowerLevel, makePhysicsConvex: blocks from plain geometry, as the
//                   uploader makes them
// shared_assets.h   decodeShared: equal assets are decoded once, whichever files they came in;
//                   heldBytes

#pragma once

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/llsd.h"
#include "model/geometry/geometry.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::asset {

/// Steps between the ends of a domain: a 16-bit value q stands for q / 65535 * (max - min) + min on
/// each axis.
inline constexpr double domainSteps = 65535;

/// A stored point of a texture, in steps of a Domain2.
using Quantised2 = std::array<std::uint16_t, 2>;
/// A stored point or normal, in steps of a Domain3.
using Quantised3 = std::array<std::uint16_t, 3>;

/// What the steps of texture coordinates reach from and to; by default the whole texture.
struct Domain2 {
  glm::dvec2 min{0};
  glm::dvec2 max{1};
  bool operator==(const Domain2&) const = default;
};

/// What the steps of points reach from and to; by default the unit cube.
struct Domain3 {
  glm::dvec3 min{-0.5};
  glm::dvec3 max{0.5};
  bool operator==(const Domain3&) const = default;
};

/// Returns the coordinates that `q` stands for in `domain`: step 0 is its min, step 65535 its max.
glm::dvec3 dequantised(const Quantised3& q, const Domain3& domain);

/// A joint and its weight in 65535ths.
struct JointWeight {
  std::uint8_t joint = 0;
  std::uint16_t weight = 0;
  bool operator==(const JointWeight&) const = default;
};

/// The joints that move a vertex: the first `count` of four.
struct VertexWeights {
  std::uint8_t count = 0;
  std::array<JointWeight, 4> joints{};
  bool operator==(const VertexWeights&) const = default;
};

/// One material's surface. Arrays stay as stored, so that writing gives back what was read.
/// An empty face (`NoGeometry`) has no positions.
struct Face {
  Domain3 positionDomain;
  std::vector<Quantised3> positions;
  std::vector<Quantised3> normals;  ///< Empty, or one a vertex, over -1..1.
  Domain2 texCoordDomain;
  std::vector<Quantised2> texCoords;                    ///< Empty, or one a vertex.
  std::vector<std::array<std::uint16_t, 3>> triangles;  ///< Indices; all zero: a placeholder.
  std::vector<VertexWeights> weights;                   ///< Empty, or one a vertex.
  std::optional<glm::dvec3> normalizedScale;
  llsd::Map otherKeys;  ///< Keys beside those above, with their values.
  bool operator==(const Face&) const = default;
};

/// The faces of one block, one a material.
using Faces = std::vector<Face>;

/// Points of one hull, as stored, over the convex block's domain: 1 to 256 of a decomposition's.
using HullPoints = std::vector<Quantised3>;

/// The convex block: the hulls of the physics shape, and the one hull around it. Points are steps
/// of one domain.
struct PhysicsConvex {
  Domain3 domain;
  std::vector<HullPoints> hulls;       ///< The decomposition; empty if there is none.
  std::optional<HullPoints> baseHull;  ///< `BoundingVerts`.
  llsd::Map otherKeys;
  bool operator==(const PhysicsConvex&) const = default;
};

/// The block of a rigged mesh: its joints, and matrices of 16 numbers in stored order (glm's, by
/// columns). That there is one for each joint is not checked.
struct Skin {
  std::vector<std::string> jointNames;
  std::vector<glm::dmat4> inverseBindMatrices;
  std::optional<glm::dmat4> bindShapeMatrix;
  std::vector<glm::dmat4> alternativeInverseBindMatrices;
  std::optional<double> pelvisOffset;
  std::optional<bool> lockScaleIfJointPosition;
  llsd::Map otherKeys;
  bool operator==(const Skin&) const = default;
};

/// The grid's own numbers (`physics_cost_data`), to be shown beside an estimate.
struct RecordedCosts {
  std::optional<double> hull;
  std::optional<double> hullDiscountedVertices;
  std::optional<double> decomposition;
  std::optional<double> decompositionDiscountedVertices;
  std::optional<double> decompositionHulls;
  std::vector<double> mesh;
  std::optional<double> meshTriangles;
  bool operator==(const RecordedCosts&) const = default;
};

/// From the richest to the poorest.
enum class Lod : std::uint8_t { high, medium, low, lowest };
inline constexpr std::array allLods{Lod::high, Lod::medium, Lod::low, Lod::lowest};

/// Returns the name of the level `lod`: `high`, `medium`, `low`, `lowest`.
std::string_view name(Lod lod);

/// A block that is not understood, kept as stored.
struct OpaqueBlock {
  std::string name;
  Bytes stored;
  llsd::Map otherKeys;  ///< Of its header entry, beside `offset` and `size`.
  bool operator==(const OpaqueBlock&) const = default;
};

/// Where a block lay in the file it was read from. An asset not read from a file has none.
struct Block {
  std::string name;        ///< The key as spelt in the file.
  std::size_t offset = 0;  ///< From the end of the header.
  std::size_t size = 0;    ///< As stored (compressed).
  std::size_t decodedBytes =
      0;  ///< Inflated; 0 for a block that could not be, or was not, decoded.
  bool operator==(const Block&) const = default;
};

/// What of an asset that was read cannot be relied on: a block that could not be read or
/// contradicts itself, or one that every asset needs and this one lacks.
struct Damage {
  std::array<bool, 4> lods{};  ///< By Lod.
  bool physicsMesh = false;
  bool physicsConvex = false;
  bool lodSizes = false;  ///< A LOD's bytes are also another block's.
  bool any = false;       ///< Of these, or of what no cost rests on.
};

/// The header key of an asset that this program encoded from a 3D model.
inline constexpr std::string_view estimateKey = "weighbridge_estimate";

/// A Second Life mesh asset. Coordinates are in the unit cube; metres = value * the part's scale.
struct MeshAsset {
  int version = 1;
  std::optional<Uuid> creator;
  std::optional<double> date;                ///< Seconds since 1970.
  std::array<std::optional<Faces>, 4> lods;  ///< By Lod.
  std::optional<Faces> physicsMesh;
  std::optional<PhysicsConvex> physicsConvex;
  std::optional<Skin> skin;
  std::optional<RecordedCosts> recordedCosts;
  llsd::Map otherKeys;  ///< Header keys beside those above, with their values.
  std::vector<OpaqueBlock> otherBlocks;
  std::vector<Block> blocks;    ///< In the order of their offsets.
  std::size_t headerBytes = 0;  ///< Length of the header; 0 if not read from a file.
  Damage damage;                ///< Of one that was read; its findings say where.

  /// Encoded from a 3D model as an upload would be, not stored by a grid: its sizes are estimates.
  bool isEstimate() const { return otherKeys.contains(estimateKey); }

  /// Returns the faces of the level `which`; nothing where it is absent or was left out.
  const std::optional<Faces>& lod(Lod which) const { return lods[static_cast<std::size_t>(which)]; }
  /// Returns the stored (compressed) size in bytes of the block of the level `which`; 0 when it is
  /// absent or was left out, and for an asset that was not read from a file.
  std::size_t storedBytes(Lod which) const;
};

/// Triangles of all faces, placeholders included.
std::size_t triangleCount(const Faces& faces);
/// Vertices of all faces.
std::size_t vertexCount(const Faces& faces);

/// Positions of all faces in the unit cube, in stored order.
std::vector<glm::dvec3> positionsOf(const Faces& faces);

/// All faces as one mesh in the unit cube. Placeholders and triangles that name a vertex the face
/// lacks are left out.
mesh::TriangleMesh toTriangleMesh(const Faces& faces);

/// Returns `points` of a hull, stored over `domain`, in the unit cube and in their order.
std::vector<glm::dvec3> toPoints(const HullPoints& points, const Domain3& domain);

/// Whether toTriangleMesh() takes the triangle of a face: all zero it is a placeholder, and its
/// vertices must be there.
bool isUsable(const std::array<std::uint16_t, 3>& triangle, std::size_t vertices);

/// Returns how many triangles toTriangleMesh() would take of `faces`, without making it.
std::size_t usableTriangles(const Faces& faces);

/// The blocks of an asset that are understood.
enum class BlockKind : std::uint8_t { skin, physicsConvex, lowest, low, medium, high, physicsMesh };

/// How a block is spelt in the header of an asset.
struct BlockName {
  BlockKind kind;
  std::string_view name;   ///< As the viewer and the grid spell it.
  std::string_view alias;  ///< As the published document and old files do, where that differs.
};

/// In the order in which the viewer writes them.
inline constexpr std::array<BlockName, 7> blockNames{{
    {BlockKind::skin, "skin", {}},
    {BlockKind::physicsConvex, "physics_convex", "decomposition"},
    {BlockKind::lowest, "lowest_lod", {}},
    {BlockKind::low, "low_lod", {}},
    {BlockKind::medium, "medium_lod", {}},
    {BlockKind::high, "high_lod", {}},
    {BlockKind::physicsMesh, "physics_mesh", "physics_shape"},
}};

/// Returns the header key of the level `lod`: `high_lod` …
std::string_view blockName(Lod lod);

/// Returns a reference to where `asset` holds the faces of a block of this `kind`: a level of
/// detail, or the physics mesh. Not for blocks without faces, the skin and the convex block.
template <class Asset>
auto& facesOf(Asset& asset, BlockKind kind) {
  const auto of = [&](Lod lod) -> auto& { return asset.lods[static_cast<std::size_t>(lod)]; };
  switch (kind) {
    case BlockKind::high:
      return of(Lod::high);
    case BlockKind::medium:
      return of(Lod::medium);
    case BlockKind::low:
      return of(Lod::low);
    case BlockKind::lowest:
      return of(Lod::lowest);
    default:
      return asset.physicsMesh;
  }
}

}  // namespace wb::asset
