#pragma once

#include <cstdint>

/// How a scene crosses from the worker process to the program: one buffer of a header, arrays and
/// text in the byte order of the machine. Every array begins at a multiple of 8 bytes. Nothing in
/// it is to be believed before FlatScene::check() has been over it.
namespace wb::worker {

inline constexpr std::uint64_t flatMagic = 0x4742'5754'414c'4601;
inline constexpr std::uint32_t flatVersion = 5;
inline constexpr std::uint64_t flatAlignment = 8;

enum class FlatState : std::uint32_t { scene = 0, refusal = 1 };

/// Which axis of the file points up.
enum class UpAxis : std::uint32_t { x = 0, y = 1, z = 2 };

/// How the uploader's loader cuts triangles of one material into faces.
enum class FaceCut : std::uint32_t {
  none,       ///< It has no loader for the format.
  triangles,  ///< Of a Collada file: after the triangle that makes 65,532 vertices.
  polylist,   ///< Of a Collada file: after 65,532 indices.
  polygons,   ///< Of a Collada file: never.
  primitive,  ///< Of a glTF file: from 65,525 vertices on, after the triangle that makes as many.
};
inline constexpr std::uint32_t faceCuts = 5;

/// What the uploader's loader would stumble over and this program does not.
enum class Stumble : std::uint32_t {
  noScene,         ///< There is no <visual_scene>.
  noSuchGeometry,  ///< An instance names a geometry that is not there.
  unusedGeometry,  ///< No instance names the geometry.
  badController,   ///< The numbers of a skin do not add up.
};
inline constexpr std::uint32_t stumbles = 4;

/// What a reader leaves out of a file that it reads all the same.
enum class Omission : std::uint32_t {
  hidden,     ///< Objects that the file hides.
  otherKind,  ///< Objects of a kind that is not read.
};
inline constexpr std::uint32_t omissionKinds = 2;

/// `count` elements from byte `begin` of the buffer.
struct FlatRange {
  std::uint64_t begin = 0;
  std::uint64_t count = 0;
};

/// `size` bytes from byte `begin` of the buffer's text.
struct FlatText {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;
};

struct FlatHeader {
  std::uint64_t magic = flatMagic;
  std::uint32_t version = flatVersion;
  std::uint32_t state = 0;   ///< FlatState
  std::uint32_t reason = 0;  ///< Refusal::Reason of a refusal, whose detail is the text.
  std::uint32_t upAxis = 0;  ///< UpAxis
  double unit = 1;           ///< Metres of the file's unit.
  FlatRange nodes;           ///< FlatNode
  FlatRange meshes;          ///< FlatMesh
  FlatRange uses;            ///< U32: which meshes a node has.
  FlatRange text;            ///< Names, one behind the other.
  FlatRange stumbles;        ///< FlatStumble
  FlatRange omissions;       ///< FlatOmission
  FlatText unusableAt;       ///< Where the file has the first triangle that is left out, if known.
};

/// A node that has meshes.
struct FlatNode {
  double matrix[16] = {};  ///< To the file's frame; columns, the last the translation.
  FlatText name;
  FlatText label;  ///< What the uploader calls it; a level of detail is found by that.
  std::uint32_t firstUse = 0;
  std::uint32_t uses = 0;
};

/// Triangles of one material.
struct FlatMesh {
  FlatRange vertices;   ///< FlatVertex
  FlatRange triangles;  ///< Three U32 each, counter-clockwise seen from outside.
  FlatText material;
  std::uint32_t hasTexCoords = 0;
  std::uint32_t cut = 0;         ///< FaceCut
  std::uint32_t hasNormals = 0;  ///< Else they are made of the triangles.
  std::uint32_t reserved = 0;
  std::uint64_t unusable = 0;   ///< Triangles left out: no such vertex, or one that is not finite.
  std::uint64_t collapsed = 0;  ///< Triangles left out: two corners in one place.
  double stated = 0;            ///< Area of the file's polygons, counted polygon by polygon.
  double lost = 0;              ///< How much of that no triangle covers.
};

struct FlatOmission {
  std::uint32_t kind = 0;   ///< Omission
  std::uint32_t count = 0;  ///< Of objects.
  FlatText name;            ///< The first of them, or their kind.
};

struct FlatStumble {
  std::uint32_t kind = 0;  ///< Stumble
  FlatText place;
  FlatText detail;
  std::uint32_t reserved = 0;
};

/// A vertex that no other one of its mesh equals.
struct FlatVertex {
  float position[3];
  float normal[3];    ///< Of length 1.
  float texCoord[2];  ///< Zero where the mesh has none.
};

}  // namespace wb::worker
