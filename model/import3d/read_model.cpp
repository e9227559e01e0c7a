#include "model/import3d/read_model.h"

#include "model/import3d/bounded_files.h"
#include "model/import3d/fbx_version.h"
#include "model/import3d/file_bytes.h"
#include "model/import3d/flatten.h"
#include "model/import3d/gltf_extensions.h"
#include "model/import3d/read_collada.h"
#include "model/import3d/read_gltf.h"
#include "model/import3d/read_obj.h"
#include "model/import3d/read_ply.h"
#include "model/import3d/read_stl.h"
#include "model/import3d/refused.h"

#include <assimp/BaseImporter.h>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace wb::import3d {
namespace {

using worker::Refusal;

constexpr std::array<std::string_view, 7> endings{"dae", "fbx", "glb", "gltf", "obj", "ply", "stl"};

constexpr double readShare = 0.7;  ///< Of the time; the rest is welding.

class Progress : public Assimp::ProgressHandler {
 public:
  explicit Progress(const std::function<void(double)>& tell) : tell_(tell) {}
  bool Update(float fraction) override {
    if (fraction >= 0) tell_(fraction * readShare);
    return true;
  }

 private:
  const std::function<void(double)>& tell_;
};

bool hasWord(std::string_view list, std::string_view word) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    if (list.substr(0, end) == word) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
}

/// The library is old and has holes: no loader may be reached but the one that is needed.
void keepLoadersOf(std::string_view ending, Assimp::Importer& importer) {
  std::vector<Assimp::BaseImporter*> others;
  for (std::size_t i = 0; i < importer.GetImporterCount(); ++i)
    if (!hasWord(importer.GetImporterInfo(i)->mFileExtensions, ending))
      others.push_back(importer.GetImporter(i));
  for (Assimp::BaseImporter* other : others) importer.UnregisterLoader(other);
}

/// A facet's normal in STL says no more than its corners.
FileNormals normalsOf(std::string_view ending) {
  return ending == "stl" ? FileNormals::ignored : FileNormals::used;
}

/// What to do, and the loader's own words but for those that say nothing to who has only the file.
std::string reasonOf(std::string_view ending, const Assimp::Importer& importer) {
  const std::string said = importer.GetErrorString();
  std::string reason = "it breaks off, is damaged or is written in a way that is not read; ";
  reason += ending == "fbx" ? "export it again as binary FBX 2014 (7.4)" : "export it again";
  if (said.empty() || said.starts_with("No suitable reader")) return reason;
  return reason + " (" + said + ")";
}

FileScene readByAssimp(const worker::Request& request, BoundedFiles& files,
                       const std::function<void(double)>& progress) {
  Progress handler(progress);
  // Never destroyed: the worker ends without freeing.
  auto& importer = *new Assimp::Importer;
  keepLoadersOf(request.format, importer);
  importer.SetIOHandler(&files);
  importer.SetProgressHandler(&handler);
  importer.ReadFile(files.modelName(), aiProcess_Triangulate);
  const std::string reason = reasonOf(request.format, importer);
  std::unique_ptr<aiScene> scene(importer.GetOrphanedScene());
  if (!scene && files.refusal()) throw Refused{*files.refusal()};
  if (!scene || !scene->mRootNode) refuse(Refusal::Reason::unreadable, {reason});
  const FileFrame frame = frameOf(request.format, *scene);
  return {std::move(scene), {}, frame};
}

bool hasFaces(const aiScene& scene) {
  return std::any_of(scene.mMeshes, scene.mMeshes + scene.mNumMeshes,
                     [](const aiMesh* mesh) { return mesh->mNumFaces > 0; });
}

/// Assimp reads what needs Draco's library, if it was built with that.
FileScene readGltfOrDraco(const worker::Request& request, ByteView bytes, BoundedFiles& files,
                          const std::function<void(double)>& progress) {
  try {
    return readGltf(bytes, files);
  } catch (const NeedsDraco&) {
    try {
      FileScene read = readByAssimp(request, files, progress);
      if (hasFaces(*read.scene)) return read;
    } catch (const Refused&) {
      // What the file needs says more than why Assimp stopped.
    }
    throw;
  }
}

/// What `bytes` become, by the readers of this folder or by Assimp; they must outlive the scene.
FileScene readBytes(const worker::Request& request, ByteView bytes, BoundedFiles& files,
                    const std::function<void(double)>& progress) {
  if (request.format == "dae") return readCollada({bytes.begin(), bytes.end()});
  if (request.format == "obj") return readObj(bytes);
  if (request.format == "ply") return readPly(bytes);
  if (request.format == "stl") return readStl(bytes);
  if (request.format == "gltf" || request.format == "glb")
    return readGltfOrDraco(request, bytes, files, progress);
  if (request.format == "fbx") refuseOldFbx(bytes);
  return readByAssimp(request, files, progress);
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
    const auto& read = *new FileScene(readBytes(request, bytes.view(), files, progress));
    const auto tellRest = [&](double part) { progress(readShare + part * (1 - readShare)); };
    if (auto refusal = flatten(read, normalsOf(request.format), writer, tellRest)) return refusal;
    refuseCut(bytes);
    return writer.finish(read.frame.up, read.frame.unit);
  } catch (const Refused& refused) {
    return refused.refusal;
  }
}

}  // namespace wb::import3d
