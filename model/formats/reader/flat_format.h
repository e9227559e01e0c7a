#pragma once

#include "model/core/core.h"
#include "model/core/limits.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::worker {

/// Why a worker that did its duty has no scene.
struct Refusal {
  enum class Reason : std::uint32_t {
    unreadable,     ///< The loader's own words are the detail.
    noTriangles,    ///< Nothing to weigh.
    tooLarge,       ///< More than the flat buffer may hold; the detail says of what.
    outsideFolder,  ///< Names a file outside its folder, which is the detail.
    fileTooLarge,   ///< The file that is the detail, or all together.
    missingFile,    ///< Names a file that is not there, which is the detail.
    notWellFormed,  ///< No XML or JSON: the details are which of both, and a line.
    damaged,        ///< The details are a place and what is wrong there.
    version,        ///< Of a version that is not read: format, version, those that are.
    extension,      ///< Needs an extension of its format, which is the detail.
    unsupported,    ///< Has a value that is not read: of what, those that are.
    hidden,         ///< All its triangles are hidden.
    cut,            ///< Another program truncated a file while it was read.
  };
  static constexpr std::uint32_t reasons = 13;
  /// Between the details of a reason that has several.
  static constexpr char separator = '\x1f';

  Reason reason = Reason::unreadable;
  std::string detail;
};

/// The refusal as a sentence.
Diagnostic diagnosticOf(const Refusal& refusal);

}  // namespace wb::worker

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
  noScene,         ///< There is no `visual_scene` element.
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

/// The beginning of the buffer, written last: magic and version are there once all else is.
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

/// What a reader left out; see OmissionView.
struct FlatOmission {
  std::uint32_t kind = 0;   ///< Omission
  std::uint32_t count = 0;  ///< Of objects.
  FlatText name;            ///< The first of them, or their kind.
};

/// What the uploader's loader would stumble over; see StumbleView.
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

/// Fills a flat buffer inside the worker. Room is given out from front to back and stays where it
/// is; pages that nobody writes take no memory.
class FlatWriter {
 public:
  /// Over a file in memory that can grow to `capacity` bytes; nothing when the system has no room
  /// for it.
  /// @param descriptor  Of the file; it stays the caller's and must outlive the writer.
  /// @param capacity    Bytes; less than a header and a refusal take: nothing is returned.
  static std::optional<FlatWriter> over(int descriptor, std::size_t capacity = limits::flatBytes);

  /// Room for `count` elements behind all others, zero; empty when the buffer has too little left.
  template <class T>
  std::span<T> take(std::size_t count) {
    used_ = (used_ + flatAlignment - 1) / flatAlignment * flatAlignment;
    isFull_ = isFull_ || used_ > capacity_ || count > (capacity_ - used_) / sizeof(T);
    if (isFull_) return {};
    const std::span<T> room(reinterpret_cast<T*>(memory_.get() + used_), count);
    used_ += count * sizeof(T);
    return room;
  }

  /// Gives back the end of the room that was taken last: it must still be all zero.
  /// @param last   What take() returned last.
  /// @param count  Elements of `last` that stay, at most its size.
  template <class T>
  void shrink(std::span<T> last, std::size_t count) {
    used_ -= (last.size() - count) * sizeof(T);
  }

  /// Where an array taken here lies.
  /// @param room   What take() returned.
  /// @param count  Its first elements that are meant, at most its size.
  template <class T>
  FlatRange rangeOf(std::span<T> room, std::size_t count) const {
    return {static_cast<std::uint64_t>(reinterpret_cast<const char*>(room.data()) - memory_.get()),
            count};
  }

  /// The name in the buffer's text, cut to the longest that is read.
  /// Empty where limits::flatTextBytes are used up.
  FlatText name(std::string_view text);

  /// A mesh whose ranges were taken here; nodes use it by the number of those added before `mesh`.
  void add(const FlatMesh& mesh) { meshes_.push_back(mesh); }
  /// A `node` with the meshes `uses`, by their numbers; its firstUse and uses are set here.
  void add(FlatNode node, std::span<const std::uint32_t> uses);
  /// A stumble of this `kind` with its `place` and `detail`; beyond limits::flatNodes they are
  /// dropped.
  void add(Stumble kind, std::string_view place, std::string_view detail);
  /// Objects of this `kind` that were left out: their `count`, and the `name` of the first.
  void add(Omission kind, std::size_t count, std::string_view name);
  std::size_t meshCount() const { return meshes_.size(); }
  /// Whether the buffer had too little room, and could have had more.
  bool lacksMemory() const { return isFull_ && capacity_ < limits::flatBytes; }

  /// Where the file has the first triangle that cannot be used: `line 5`.
  /// An empty `place` says that it is not known.
  void setUnusableAt(std::string_view place) { unusableAt_ = name(place); }
  /// Writes the tables and, last, the header. What is too much is the refusal.
  /// @param up    Which axis of the file points up.
  /// @param unit  Metres of the file's unit; positive and finite.
  /// @return Why nothing was written: no node, or more than the limits or the buffer allow.
  std::optional<Refusal> finish(UpAxis up, double unit);
  /// Writes a refusal instead.
  void refuse(const Refusal& refusal);

 private:
  struct Unmap {
    std::size_t capacity;
    void operator()(char* memory) const;
  };

  FlatWriter(char* memory, int descriptor, std::size_t capacity);
  template <class T>
  bool store(const std::vector<T>& values, FlatRange& range);
  void seal(FlatHeader header);

  std::unique_ptr<char, Unmap> memory_;
  int descriptor_;
  std::size_t capacity_;
  std::size_t used_ = sizeof(FlatHeader);
  bool isFull_ = false;
  FlatText unusableAt_;
  std::vector<FlatMesh> meshes_;
  std::vector<FlatNode> nodes_;
  std::vector<std::uint32_t> uses_;
  std::vector<FlatStumble> stumbles_;
  std::vector<FlatOmission> omissions_;
  std::vector<char> text_;
};

}  // namespace wb::worker
