#include "model/scene/detail/project_files.h"

#include "model/asset/shared_assets.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/scene/detail/json_text.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>
#include <utility>

namespace wb::scene {
namespace {

/// What was found in the bytes of an asset.
struct Decoded {
  std::shared_ptr<const asset::MeshAsset> mesh;  ///< Null when they could not be read.
  std::optional<Diagnostic> error;               ///< Then why.
};

/// Whether a file was not read since the user has not agreed to it.
bool isRefusal(const Diagnostic& error) {
  return error.text.code == sceneTexts["project.outside"].code ||
         error.text.code == sceneTexts["project.asked"].code;
}

/// A path that a project names, and whether it asks before it is read, wherever it lies.
using NamedPath = std::pair<std::string, bool>;

/// What was found at a path.
struct FileRead {
  std::string sha256;
  std::optional<Diagnostic> error;  ///< Of a file that could not be read.

  bool isRefused() const { return error && isRefusal(*error); }
};

/// The files that a project names, as far as the user lets it read them.
class NamedFiles {
 public:
  /// @param folder   The project's.
  /// @param special  Says that a file is none.
  NamedFiles(const std::filesystem::path& folder, Text special)
      : folder_(folder), special_(special) {
    std::error_code none;
    place_ = std::filesystem::weakly_canonical(folder, none);
  }

  /// The path decides nothing by itself: another program may change what it leads to between the
  /// look and the reading. So the file is held, and where it lies is looked at.
  /// @param asks  It is not read before the user agrees, wherever it lies.
  Result<Bytes> read(const std::filesystem::path& file, bool asks, std::size_t limit,
                     const Task& task) const {
    auto bytes = readFileAt(file, limit, task, [&](const auto& place) -> Result<void> {
      const bool isInside = !place_.empty() && isBelow(place_, place);
      if ((isInside && !asks) || outside_.isAgreed(folder_, file)) return {};
      return failure(isInside ? sceneTexts["project.asked"] : sceneTexts["project.outside"]);
    });
    if (!bytes)
      if (auto why = checkMayRead(file, asks); !why) return failure(std::move(why));
    return bytes;
  }

 private:
  /// Fails with one sentence for each reason.
  Result<void> checkMayRead(const std::filesystem::path& file, bool asks) const {
    if (!outside_.allow(folder_, file)) return failure(sceneTexts["project.outside"]);
    if (asks && !outside_.isAgreed(folder_, file)) return failure(sceneTexts["project.asked"]);
    std::error_code none;
    if (std::filesystem::status(file, none).type() == std::filesystem::file_type::not_found)
      return failure(sceneTexts["project.no_file"]);
    if (isSpecial(file)) return failure(special_);
    if (::access(file.c_str(), R_OK) != 0 && errno == EACCES)
      return failure(sceneTexts["project.not_readable"]);
    return {};
  }

  const std::filesystem::path& folder_;
  Text special_;
  std::filesystem::path place_;  ///< Of the folder, links followed; empty where that is unknown.
  const OutsideFiles outside_ = agreedOutside();
};

class AssetLoader {
 public:
  AssetLoader(const Scene& scene, Findings& findings, const Task& task)
      : folder_(scene.folder),
        named_(scene.folder, sceneTexts["project.special_file"]),
        findings_(findings),
        task_(task) {}

  /// Fails only when cancelled.
  Result<void> load(Asset& asset, const std::string& place) {
    if (asset.data) {
      if (!asset.path.empty()) findings_.warn(place, sceneTexts["project.path_and_data"]);
      return loadData(asset, place + ".data");
    }
    if (!asset.path.empty()) return loadFile(asset, place + ".path");
    if (!asset.extra.contains("data")) findings_.warn(place, sceneTexts["project.empty_asset"]);
    return {};
  }

 private:
  Result<void> loadData(Asset& asset, const std::string& place) {
    auto digest = wb::sha256(*asset.data, task_);
    if (!digest) return failure(std::move(digest));
    asset.sha256 = std::move(*digest);
    asset.data = stored_.emplace(asset.sha256, asset.data).first->second;
    return decode(asset, *asset.data, place);
  }

  /// A file named again is not read again.
  Result<void> loadFile(Asset& asset, const std::string& pathPlace) {
    const std::filesystem::path path = resolvedPath(folder_, asset.path);
    const std::string place = pathPlace + " (" + path.string() + ")";
    const auto [known, isNew] = files_.try_emplace(NamedPath(path.string(), asset.asks));
    if (isNew) {
      auto read = readFrom(path, known->second, asset, place);
      asset.asks = known->second.isRefused();
      return read;
    }
    asset.asks = known->second.isRefused();
    asset.sha256 = known->second.sha256;
    if (known->second.error) {
      findings_.addInside(*known->second.error, place);
    } else {
      take(asset, place);
    }
    return {};
  }

  Result<void> readFrom(const std::filesystem::path& path, FileRead& file, Asset& asset,
                        const std::string& place) {
    auto bytes = named_.read(path, asset.asks, limits::assetBytes, task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    HeldMemory held(task_);
    if (bytes)
      if (auto taken = held.take(bytes->size()); !taken) bytes = failure(std::move(taken));
    if (!bytes) {
      file.error = std::move(bytes).error();
      findings_.addInside(*file.error, place);
      return {};
    }
    auto digest = wb::sha256(*bytes, task_);
    if (!digest) return failure(std::move(digest));
    asset.sha256 = file.sha256 = std::move(*digest);
    return decode(asset, *bytes, place);
  }

  Result<void> decode(Asset& asset, ByteView bytes, const std::string& place) {
    const auto [known, isNew] = decoded_.try_emplace(asset.sha256);
    if (isNew) {
      auto loaded = asset::decodeShared(asset.sha256, bytes, task_);
      if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
      if (loaded) {
        for (Diagnostic& finding : loaded->findings) findings_.addInside(std::move(finding), place);
        known->second.mesh = std::move(loaded->mesh);
      } else {
        known->second.error = std::move(loaded).error();
      }
    }
    take(asset, place);
    return {};
  }

  /// What was decoded before of the same bytes.
  void take(Asset& asset, const std::string& place) {
    const Decoded& known = decoded_.at(asset.sha256);
    asset.mesh = known.mesh;
    if (known.error) findings_.addInside(*known.error, place);
  }

  const std::filesystem::path& folder_;
  const NamedFiles named_;
  Findings& findings_;
  const Task& task_;
  std::map<std::string, std::shared_ptr<const Bytes>> stored_;  ///< By SHA-256.
  std::map<NamedPath, FileRead> files_;
  std::map<std::string, Decoded> decoded_;  ///< By SHA-256.
};

}  // namespace

Result<void> loadAssets(Scene& scene, Findings& findings, const Task& task) {
  AssetLoader loader(scene, findings, task);
  std::size_t done = 0;
  for (auto& [name, asset] : scene.assets) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    task.report(static_cast<double>(done++) / static_cast<double>(scene.assets.size()), name);
    if (auto loaded = loader.load(asset, memberPlace("assets", name)); !loaded) return loaded;
  }
  task.report(1, {});
  return {};
}

namespace {

class OctreeLoader {
 public:
  OctreeLoader(const Scene& scene, Findings& findings, const Task& task,
               const OctreeFileReader& readOctree)
      : folder_(scene.folder),
        named_(scene.folder, sceneTexts["project.special_octree_file"]),
        findings_(findings),
        task_(task),
        readOctree_(readOctree) {}

  void load(OctreeEntry& entry, const std::string& place) {
    if (!entry.tree.empty()) {
      if (!entry.path.empty()) findings_.warn(place, sceneTexts["project.path_and_tree"]);
      loadTree(entry, place + ".tree");
    } else if (!entry.path.empty()) {
      loadFile(entry, place + ".path");
    }
  }

 private:
  /// What was read of a file.
  struct Read {
    std::shared_ptr<const octree::Octree> cubes;
    double size = octree::usualSize;
    bool isRefused = false;
  };

  void loadTree(OctreeEntry& entry, const std::string& place) {
    auto tree = octree::parseTree(entry.tree, task_);
    if (!tree) return findings_.addInside(std::move(tree).error(), place);
    entry.cubes = std::make_shared<const octree::Octree>(std::move(*tree));
  }

  void loadFile(OctreeEntry& entry, const std::string& pathPlace) {
    const std::filesystem::path path = resolvedPath(folder_, entry.path);
    const auto [known, isNew] = read_.try_emplace(NamedPath(path.string(), entry.asks));
    if (isNew) known->second = readFrom(path, entry.asks, pathPlace + " (" + path.string() + ")");
    entry.asks = known->second.isRefused;
    entry.cubes = known->second.cubes;
    entry.ownSize = known->second.size;
  }

  Read readFrom(const std::filesystem::path& path, bool asks, const std::string& place) {
    auto file =
        named_.read(path, asks, limits::fileBytes, task_).and_then([this](const Bytes& bytes) {
          return readOctree_(bytes, task_);
        });
    if (!file) {
      Read none;
      none.isRefused = isRefusal(file.error());
      findings_.addInside(std::move(file).error(), place);
      return none;
    }
    return {std::make_shared<const octree::Octree>(std::move(file->octree)), file->size};
  }

  const std::filesystem::path& folder_;
  const NamedFiles named_;
  Findings& findings_;
  const Task& task_;
  const OctreeFileReader& readOctree_;
  std::map<NamedPath, Read> read_;
};

}  // namespace

Result<void> loadOctrees(Scene& scene, Findings& findings, const Task& task,
                         const OctreeFileReader& readOctree) {
  OctreeLoader loader(scene, findings, task, readOctree);
  for (std::size_t i = 0; i < scene.octrees.size(); ++i) {
    loader.load(scene.octrees[i], elementPlace("octrees", i));
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
  }
  return {};
}

}  // namespace wb::scene
