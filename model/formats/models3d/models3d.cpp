#include "model/formats/models3d/models3d.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/model_files.h"
#include "model/formats/models3d/detail/read_collada.h"
#include "model/formats/models3d/detail/read_fbx.h"
#include "model/formats/models3d/detail/read_gltf.h"
#include "model/formats/models3d/detail/read_obj.h"
#include "model/formats/models3d/detail/read_ply.h"
#include "model/formats/models3d/detail/read_stl.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/surface_maker.h"
#include "model/formats/models3d/detail/weld_model.h"
#include "model/formats/reader/flat_format.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Turns what a reader made of a file into the flat buffer: each mesh is welded (weld_model.cpp)
// into room taken beforehand and given back. O(corners + nodes). What is lost against the polygons
// that the file states is the largest of three measures: area, number of triangles, extent of the
// box.

namespace wb::import3d {

/// Whether the normals of a file say more than its triangles do.
enum class FileNormals { used, ignored };

/// Writes the triangles of a file, and the nodes that have any with their way to the file's frame.
/// What is no triangle, is broken or has no area is left out and counted. `progress` gets 0..1.
std::optional<worker::Refusal> flatten(const FileScene& file, FileNormals fileNormals,
                                       worker::FlatWriter& writer,
                                       const std::function<void(double)>& progress);

namespace {

using worker::FlatMesh;
using worker::FlatNode;
using worker::FlatVertex;
using worker::FlatWriter;
using worker::Refusal;

constexpr std::uint32_t leftOut = std::numeric_limits<std::uint32_t>::max();

bool areFinite(const Vector3* vectors, std::size_t count) {
  return std::all_of(vectors, vectors + count, isFinite);
}

const Vector3* dataOf(const std::vector<Vector3>& vectors) {
  return vectors.empty() ? nullptr : vectors.data();
}

FileMesh fileMeshOf(const Surface& surface, FileNormals fileNormals) {
  FileMesh mesh{.positions = surface.positions,
                .normals = dataOf(surface.normals),
                .texCoords = dataOf(surface.texCoords),
                .triangles = surface.triangles,
                .facets = surface.facets};
  if (fileNormals == FileNormals::ignored ||
      (mesh.normals && !areFinite(mesh.normals, mesh.positions.size())))
    mesh.normals = nullptr;
  return mesh;
}

Vector3 cornerOf(const FlatVertex& vertex) {
  return {vertex.position[0], vertex.position[1], vertex.position[2]};
}

/// How much of what a surface's polygons state is not in what it became: area, triangles and box
/// each have a say, as shares of the area.
double lostOf(const Stated& stated, const Welded& welded, std::span<const FlatVertex> vertices,
              std::span<const FlatTriangle> triangles) {
  double area = 0;
  for (const auto& [a, b, c] : triangles)
    area += glm::length(
        triangleArea(cornerOf(vertices[a]), cornerOf(vertices[b]), cornerOf(vertices[c])));
  double lost = std::max(stated.lost, stated.area - area);
  const std::size_t found = welded.triangles + welded.unusable + welded.collapsed;
  if (found < stated.triangles)
    lost = std::max(lost, stated.area * static_cast<double>(stated.triangles - found) /
                              static_cast<double>(stated.triangles));
  // Corners of triangles without area may be out there alone.
  if (welded.collapsed > 0) return lost;
  Vector3 min(std::numeric_limits<float>::infinity());
  Vector3 max = -min;
  for (const FlatVertex& vertex : vertices)
    for (unsigned axis = 0; axis < 3; ++axis) {
      min[axis] = std::min(min[axis], vertex.position[axis]);
      max[axis] = std::max(max[axis], vertex.position[axis]);
    }
  for (unsigned axis = 0; axis < 3; ++axis) {
    const double extent = stated.max[axis] - stated.min[axis];
    if (extent > 0) lost = std::max(lost, stated.area * (1 - (max[axis] - min[axis]) / extent));
  }
  return lost;
}

class Flattener {
 public:
  Flattener(const FileScene& file, FileNormals fileNormals, FlatWriter& writer)
      : file_(file), fileNormals_(fileNormals), writer_(writer) {}

  std::optional<Refusal> meshes(const std::function<void(double)>& progress) {
    for (std::size_t i = 0; i < file_.surfaces.size(); ++i) {
      if (!addMesh(file_.surfaces[i])) return Refusal{Refusal::Reason::tooLarge, "geometry"};
      progress(static_cast<double>(i + 1) / static_cast<double>(file_.surfaces.size()));
    }
    return {};
  }

  void nodes() {
    for (const Node& node : file_.nodes) add(node);
  }

  /// There are triangles, and none can be used.
  bool isBroken() const { return writer_.meshCount() == 0 && unusable_ > 0; }

 private:
  bool addMesh(const Surface& surface) {
    const FileMesh file = fileMeshOf(surface, fileNormals_);
    const std::size_t most = std::min(file.vertexCount(), file.faceCount() * 3);
    const auto triangles = writer_.take<FlatTriangle>(file.faceCount());
    const auto vertices = writer_.take<FlatVertex>(most);
    if (triangles.size() != file.faceCount() || vertices.size() != most) return false;
    const Welded welded = weld(file, vertices, triangles);
    writer_.shrink(vertices, welded.vertices);
    unusable_ += welded.triangles == 0 ? welded.unusable : 0;
    numbers_.push_back(welded.triangles == 0 ? leftOut
                                             : static_cast<std::uint32_t>(writer_.meshCount()));
    if (welded.triangles == 0) return true;
    FlatMesh flat;
    flat.vertices = writer_.rangeOf(vertices, welded.vertices);
    flat.triangles = writer_.rangeOf(triangles, welded.triangles);
    flat.material = writer_.name(surface.material);
    flat.hasTexCoords = file.texCoords != nullptr;
    flat.hasNormals = file.normals != nullptr;
    flat.cut = static_cast<std::uint32_t>(surface.cut);
    flat.unusable = welded.unusable + std::exchange(unusable_, 0);
    flat.collapsed = welded.collapsed;
    if (surface.stated) state(*surface.stated, welded, vertices, triangles, flat);
    writer_.add(flat);
    return true;
  }

  /// Rounding is no loss.
  static void state(const Stated& stated, const Welded& welded,
                    std::span<const FlatVertex> vertices, std::span<const FlatTriangle> triangles,
                    FlatMesh& flat) {
    constexpr double rounding = 1e-4;
    const double lost =
        lostOf(stated, welded, vertices.first(welded.vertices), triangles.first(welded.triangles));
    if (!std::isfinite(stated.area) || !std::isfinite(lost)) return;
    flat.stated = stated.area;
    if (lost > rounding * stated.area) flat.lost = std::min(lost, stated.area);
  }

  void add(const Node& node) {
    std::vector<std::uint32_t> uses;
    std::string_view name = node.name;
    for (const unsigned number : node.surfaces) {
      if (numbers_[number] == leftOut) continue;
      uses.push_back(numbers_[number]);
      if (name.empty()) name = file_.surfaces[number].name;
    }
    if (uses.empty()) return;
    FlatNode flat;
    for (int i = 0; i < 16; ++i) flat.matrix[i] = node.toFile[i / 4][i % 4];
    flat.name = writer_.name(name);
    flat.label = node.label ? writer_.name(*node.label) : flat.name;
    writer_.add(flat, uses);
  }

  const FileScene& file_;
  FileNormals fileNormals_;
  FlatWriter& writer_;
  std::vector<std::uint32_t> numbers_;  ///< Of the file's surfaces in the buffer.
  std::size_t unusable_ = 0;            ///< Of meshes that were left out whole.
};

}  // namespace

std::optional<Refusal> flatten(const FileScene& file, FileNormals fileNormals, FlatWriter& writer,
                               const std::function<void(double)>& progress) {
  Flattener flattener(file, fileNormals, writer);
  if (auto refusal = flattener.meshes(progress)) return refusal;
  if (flattener.isBroken())
    return Refusal{Refusal::Reason::damaged,
                   (file.unusableAt.empty() ? "its triangles" : file.unusableAt) +
                       Refusal::separator +
                       "no triangle has three vertices that exist and are finite"};
  writer.setUnusableAt(file.unusableAt);
  for (const auto& [kind, place, detail] : file.stumbles) writer.add(kind, place, detail);
  for (const auto& [kind, count, name] : file.omissions) writer.add(kind, count, name);
  flattener.nodes();
  return {};
}

namespace {

using worker::Refusal;

constexpr std::array<std::string_view, 7> endings{"dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};

constexpr double readShare = 0.7;  ///< Of the time; the rest is welding.

/// A facet's normal in STL says no more than its corners.
FileNormals normalsOf(std::string_view ending) {
  return ending == "stl" ? FileNormals::ignored : FileNormals::used;
}

/// What `bytes` become; they must outlive the scene.
FileScene readBytes(const worker::Request& request, ByteView bytes, ModelFiles& files) {
  if (request.format == "dae") return readCollada({bytes.begin(), bytes.end()});
  if (request.format == "obj") return readObj(bytes);
  if (request.format == "ply") return readPly(bytes);
  if (request.format == "stl") return readStl(bytes);
  if (request.format == "fbx") {
    refuseOldFbx(bytes);
    return readFbx(bytes);
  }
  return readGltf(bytes, files);  // `gltf` or `glb`
}

}  // namespace

std::span<const std::string_view> formats() { return endings; }

std::optional<Refusal> readModel(const worker::Request& request, worker::FlatWriter& writer,
                                 const std::function<void(double)>& progress) {
  if (std::ranges::find(endings, request.format) == endings.end())
    return Refusal{Refusal::Reason::unreadable, "unknown format " + request.format};
  try {
    ModelFiles files(worker::askFor);
    const FileBytes bytes = readAll(worker::modelDescriptor);
    // Never destroyed: the worker ends without freeing.
    const auto& read = *new FileScene(readBytes(request, bytes.view(), files));
    const auto tellRest = [&](double part) { progress(readShare + part * (1 - readShare)); };
    if (auto refusal = flatten(read, normalsOf(request.format), writer, tellRest)) return refusal;
    refuseCut(bytes);
    return writer.finish(read.frame.up, read.frame.unit);
  } catch (const Refused& refused) {
    return refused.refusal;
  }
}

}  // namespace wb::import3d
