#include "model/plain/read_model.h"

#include "model/plain/bounded_files.h"
#include "model/plain/file_frame.h"
#include "model/plain/flatten.h"

#include <assimp/BaseImporter.h>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace wb::plain {
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

/// The loader's own words, but for those that say nothing to who has only the file.
std::string reasonOf(const Assimp::Importer& importer) {
  const std::string said = importer.GetErrorString();
  if (said.starts_with("No suitable reader")) return "it does not go on as files of its kind do";
  return said.empty() ? "the loader gives no reason" : said;
}

}  // namespace

std::span<const std::string_view> formats() { return endings; }

std::optional<Refusal> readModel(const worker::Request& request, worker::FlatWriter& writer,
                                 const std::function<void(double)>& progress) {
  if (std::ranges::find(endings, request.format) == endings.end())
    return Refusal{Refusal::Reason::unreadable, "unknown format " + request.format};
  BoundedFiles files(request.file, request.format);
  Progress handler(progress);
  // Never destroyed: the worker ends without freeing.
  auto& importer = *new Assimp::Importer;
  keepLoadersOf(request.format, importer);
  importer.SetIOHandler(&files);
  importer.SetProgressHandler(&handler);
  importer.ReadFile(files.modelName(), aiProcess_Triangulate | aiProcess_SortByPType);
  const std::string reason = reasonOf(importer);
  aiScene* scene = importer.GetOrphanedScene();
  if (!scene && files.refusal()) return files.refusal();
  if (!scene || !scene->mRootNode) return Refusal{Refusal::Reason::unreadable, reason};
  const FileFrame frame = takeFrame(request.format, *scene);
  const auto tellRest = [&](double part) { progress(readShare + part * (1 - readShare)); };
  if (auto refusal = flatten(*scene, normalsOf(request.format), writer, tellRest)) return refusal;
  return writer.finish(frame.up, frame.unit);
}

}  // namespace wb::plain
