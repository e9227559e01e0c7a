#include "model/formats/models3d/read_model.h"

#include "model/formats/models3d/detail/bounded_files.h"
#include "model/formats/models3d/detail/fbx_version.h"
#include "model/formats/models3d/detail/file_bytes.h"
#include "model/formats/models3d/detail/flatten.h"
#include "model/formats/models3d/detail/read_collada.h"
#include "model/formats/models3d/detail/read_fbx.h"
#include "model/formats/models3d/detail/read_gltf.h"
#include "model/formats/models3d/detail/read_obj.h"
#include "model/formats/models3d/detail/read_ply.h"
#include "model/formats/models3d/detail/read_stl.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace wb::import3d {
namespace {

using worker::Refusal;

constexpr std::array<std::string_view, 7> endings{"dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};

constexpr double readShare = 0.7;  ///< Of the time; the rest is welding.

/// A facet's normal in STL says no more than its corners.
FileNormals normalsOf(std::string_view ending) {
  return ending == "stl" ? FileNormals::ignored : FileNormals::used;
}

/// What `bytes` become; they must outlive the scene.
FileScene readBytes(const worker::Request& request, ByteView bytes, BoundedFiles& files) {
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
    BoundedFiles files(request.file, request.format);
    const FileBytes bytes = readAll(files, files.modelName());
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
