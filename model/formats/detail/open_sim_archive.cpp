#include "model/formats/detail/open_sim_archive.h"

#include "model/core/core_texts.h"
#include "model/core/number.h"
#include "model/formats/detail/archive.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/object_parts.h"
#include "model/formats/detail/open_sim_object.h"
#include "model/formats/detail/open_sim_xml.h"
#include "model/formats/read_part.h"
#include "model/scene/part.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace wb::import {
namespace {

constexpr std::string_view meshEnding = "_mesh.llmesh";
constexpr std::string_view objectEnding = "_object.xml";
constexpr std::size_t uuidLength = 36;

/// A path inside an archive, apart.
struct ArchivePath {
  std::string region;  ///< Folder of a region where there are several.
  std::string folder;  ///< `objects`, `assets`, `inventory` …; empty: at the top.
  std::string file;
};

ArchivePath apart(std::string_view path) {
  while (path.starts_with("./")) path.remove_prefix(2);
  ArchivePath result;
  const auto takeFolder = [&path]() -> std::string {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) return {};
    const std::string folder(path.substr(0, slash));
    path.remove_prefix(slash + 1);
    return folder;
  };
  result.folder = takeFolder();
  if (result.folder == "regions") {
    result.region = takeFolder();
    result.folder = takeFolder();
  }
  result.file = path;
  return result;
}

bool leavesTheArchive(std::string_view path) {
  return path.starts_with('/') || path.starts_with("../") ||
         path.find("/../") != std::string_view::npos || path.ends_with("/..");
}

/// Of `<uuid>_texture.jp2`: what kind of asset it is.
std::string assetKind(std::string_view file) {
  const std::size_t begin = file.find('_');
  if (begin == std::string_view::npos) return "unknown";
  return std::string(file.substr(begin + 1, file.find('.', begin) - begin - 1));
}

class ArchiveScene {
 public:
  ArchiveScene(const std::string& name, const Task& task) : task_(task) { scene_.name = name; }

  Result<void> take(const ArchiveEntry& entry, ArchiveReader& archive) {
    const ArchivePath path = apart(entry.path);
    if (leavesTheArchive(entry.path)) {
      findings_.warn(entry.path, importTexts["archive.leaves"]);
      return {};
    }
    if (path.folder.empty() && path.file == "archive.xml")
      return archive.read(task_).and_then(
          [this](const Bytes& bytes) { return takeControl(bytes); });
    if (path.folder == "objects" && path.file.ends_with(".xml"))
      return archive.read(task_).and_then([&](const Bytes& bytes) {
        return takeObjects(bytes, entry.path, path.region, objects_);
      });
    if (path.folder == "settings" && !path.region.empty() && path.file.ends_with(".xml"))
      settingsNames_[path.region] = path.file.substr(0, path.file.size() - 4);
    if (path.folder == "assets") return takeAsset(entry, path, archive);
    hasInventory_ = hasInventory_ || path.folder == "inventory";
    if (path.folder != "inventory") ++unused_[path.folder.empty() ? path.file : path.folder];
    return {};
  }

  /// @param check says how the archive ended.
  Result<ReadScene> finish(WholenessCheck check) {
    if (hasInventory_) {
      std::ranges::move(assetObjects_, std::back_inserter(objects_));
    } else if (!assetObjects_.empty()) {
      unused_["object"] += assetObjects_.size();
    }
    if (objects_.empty()) return failure(importTexts["archive.no_object"]);
    const bool isUnproven = hasError(check.findings);
    for (Diagnostic& finding : check.findings) findings_.add(std::move(finding));
    for (Object& object : objects_) {
      if (isUnproven) std::ranges::for_each(object.linkset.parts, scene::markUnproven);
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      add(object);
    }
    addRegions();
    for (const auto& [kind, count] : unused_)
      findings_.add(
          {Severity::note, importTexts["archive.unused"], {{"kind", kind}}, {}, count, {}});
    return ReadScene{{std::move(scene_), findings_.take()}, check.wholeness};
  }

 private:
  struct Object {
    std::string path;  ///< In the archive.
    scene::Linkset linkset;
  };

  /// archive.xml: the version, and the names of the regions' folders.
  Result<void> takeControl(const Bytes& bytes) {
    HeldMemory held(task_);
    const auto document = parseXml(bytes, held, task_);
    if (!document) return tl::unexpected(inPlace(document.error(), "archive.xml"));
    const pugi::xml_node root = document->document_element();
    const int major = root.attribute("major_version").as_int();
    if (major < 0 || major > 1)
      return failure(importTexts["archive.version"], {{"version", major}}, "archive.xml");
    for (const auto& found : root.select_nodes("//region")) {
      const pugi::xml_node region = found.node();
      regionNames_[textIn(childOf(region, "dir"))] = textIn(childOf(region, "name"));
    }
    return {};
  }

  /// Objects that cannot be read are left out.
  Result<void> takeObjects(const Bytes& bytes, const std::string& path, const std::string& region,
                           std::vector<Object>& objects) {
    auto read = readOpenSimObjects(
        bytes, [](const Uuid& id) { return id.text(); }, task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!read && isMemorySpent(read.error())) return tl::unexpected(inPlace(read.error(), path));
    if (!read) {
      findings_.add(inPlace(std::move(read).error(), path));
      return {};
    }
    for (Diagnostic& finding : read->findings) findings_.add(inPlace(std::move(finding), path));
    for (scene::Linkset& linkset : read->value) {
      linkset.region = region;
      parts_ += linkset.parts.size();
      objects.push_back({path, std::move(linkset)});
    }
    return checkPartCount(parts_, path);
  }

  Result<void> takeAsset(const ArchiveEntry& entry, const ArchivePath& path,
                         ArchiveReader& archive) {
    const bool isMesh = path.file.ends_with(meshEnding);
    const bool isObject = path.file.ends_with(objectEnding);
    if (!isMesh && !isObject) {
      ++unused_[assetKind(path.file)];
      return {};
    }
    auto bytes = archive.read(task_);
    if (!bytes && isMesh && isMemorySpent(bytes.error())) {
      findings_.add(inPlace(std::move(bytes).error(), entry.path));
      return {};
    }
    if (!bytes) return failure(std::move(bytes));
    if (isMesh) {
      const auto id = Uuid::parse(path.file.substr(0, uuidLength));
      const std::string key = id ? id->text() : path.file;
      auto added = shelf_.add(key, std::move(*bytes), entry.path);
      if (!added) return failure(std::move(added));
      keys_[key] = std::move(*added);
      return {};
    }
    return takeObjects(*bytes, entry.path, {}, assetObjects_);
  }

  /// Parts name meshes by id; equal meshes are one asset, under the id that came first.
  void add(Object& object) {
    for (scene::Part& part : object.linkset.parts) {
      if (part.kind != scene::PartKind::mesh) continue;
      const auto key = keys_.find(part.asset);
      if (key == keys_.end())
        findings_.warn(object.path, importTexts["open_sim.no_mesh"], {{"id", part.asset}});
      part.asset = key == keys_.end() ? std::string() : key->second;
    }
    scene_.linksets.push_back(std::move(object.linkset));
  }

  /// What archive.xml says, or else the file of its settings, or else its folder.
  std::string nameOf(const std::string& folder) const {
    for (const auto* names : {&regionNames_, &settingsNames_})
      if (const auto found = names->find(folder); found != names->end() && !found->second.empty())
        return found->second;
    return folder;
  }

  /// Two regions of one name are told apart by their folders.
  void addRegions() {
    std::map<std::string, std::string> names;  // By folder.
    std::set<std::string> taken;
    for (const scene::Linkset& linkset : scene_.linksets)
      if (!linkset.region.empty()) names.try_emplace(linkset.region);
    for (auto& [folder, name] : names) {
      name = nameOf(folder);
      if (!taken.insert(name).second) name += " (" + folder + ")";
      scene_.regions.emplace_back().name = name;
    }
    for (scene::Linkset& linkset : scene_.linksets)
      if (!linkset.region.empty()) linkset.region = names.at(linkset.region);
  }

  const Task& task_;
  scene::Scene scene_;
  scene::Findings findings_;
  AssetShelf shelf_{scene_, findings_, task_};
  std::map<std::string, std::string> keys_;           ///< Assets by the id of the file.
  std::map<std::string, std::string> regionNames_;    ///< By folder.
  std::map<std::string, std::string> settingsNames_;  ///< By folder.
  std::map<std::string, std::size_t> unused_;         ///< How many there are of what is no use.
  std::vector<Object> objects_;
  std::vector<Object> assetObjects_;  ///< An inventory's objects are assets.
  std::size_t parts_ = 0;
  bool hasInventory_ = false;
};

}  // namespace

Result<ReadScene> readOpenSimArchive(ByteView bytes, const std::string& name, const Task& task) {
  auto archive = ArchiveReader::open(bytes, task);
  if (!archive) return failure(std::move(archive));
  ArchiveScene scene(name, task);
  while (true) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    task.report(static_cast<double>(archive->position()) / static_cast<double>(bytes.size()), {});
    auto entry = archive->next();
    if (!entry) return failure(std::move(entry));
    if (!*entry)
      return archive->finish().and_then(
          [&](WholenessCheck&& check) { return scene.finish(std::move(check)); });
    if (auto taken = scene.take(**entry, *archive); !taken) return failure(std::move(taken));
  }
}

}  // namespace wb::import
