#include "model/formats/detail/open_sim_archive.h"

#include "model/core/core_texts.h"
#include "model/formats/detail/object_parts.h"
#include "model/formats/objects/archive_paths.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/objects/packed.h"
#include "model/formats/objects/read_part.h"
#include "model/scene/part.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

// Makes a scene of what a process tells that reads an archive: a record for each file of it, and
// for its content if there is a use for that. Whatever has to do with the scene is decided here,
// in the order of the archive: mesh assets are decoded, the memory of the task is drawn on, and
// findings are counted.

namespace wb::import {
namespace {

constexpr std::size_t uuidLength = 36;

/// Of `<uuid>_texture.jp2`: what kind of asset it is.
std::string assetKind(std::string_view file) {
  const std::size_t begin = file.find('_');
  if (begin == std::string_view::npos) return "unknown";
  return std::string(file.substr(begin + 1, file.find('.', begin) - begin - 1));
}

class ArchiveScene : public RecordTaker {
 public:
  ArchiveScene(const std::string& name, const Task& task) : task_(task) { scene_.name = name; }

  Result<bool> wantsMesh(std::size_t bytes) override {
    if (content() != ArchiveContent::mesh || bytes != entry_->bytes) return misplacedRecord();
    auto held = canHold(bytes);
    if (held) return true;
    findings_.add(inPlace(std::move(held).error(), entry_->path));
    entry_.reset();
    return false;
  }

  Result<void> takeMesh(Bytes&& bytes) override {
    const Entry entry = *std::exchange(entry_, std::nullopt);
    const auto id = Uuid::parse(entry.divided.file.substr(0, uuidLength));
    const std::string key = id ? id->text() : entry.divided.file;
    auto added = shelf_.add(key, std::move(bytes), entry.path);
    if (!added) return failure(std::move(added));
    keys_[key] = std::move(*added);
    return {};
  }

  Result<void> take(RecordKind kind, Unpacker& content) override {
    if (!task_.step()) return failure(baseTexts["task.cancelled"]);
    switch (kind) {
      case RecordKind::entry:
        return takeEntry(content);
      case RecordKind::control:
        return takeControl(content);
      case RecordKind::objects:
        return takeObjects(content);
      case RecordKind::unreadable:
        return takeUnreadable(content);
      case RecordKind::whole:
        if (isContentDue()) return misplacedRecord();
        check_.wholeness = content.oneOf(Wholeness::unknown);
        check_.findings = content.findings();
        return {};
      case RecordKind::refused:
        return refused(content.finding(), content);
      case RecordKind::mesh:
      case RecordKind::value:
      case RecordKind::octree:
        break;
    }
    return misplacedRecord();
  }

  /// To be asked once all was taken.
  Result<ReadScene> finish() {
    if (hasInventory_) {
      std::ranges::move(assetObjects_, std::back_inserter(objects_));
    } else if (!assetObjects_.empty()) {
      unused_["object"] += assetObjects_.size();
    }
    if (objects_.empty()) return failure(objectTexts["archive.no_object"]);
    const bool isUnproven = hasError(check_.findings);
    for (Diagnostic& finding : check_.findings) findings_.add(std::move(finding));
    for (Object& object : objects_) {
      if (isUnproven) std::ranges::for_each(object.linkset.parts, scene::markUnproven);
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      add(object);
    }
    addRegions();
    for (const auto& [kind, count] : unused_)
      findings_.add(
          {Severity::note, objectTexts["archive.unused"], {{"kind", kind}}, {}, count, {}});
    return ReadScene{{std::move(scene_), findings_.take()}, check_.wholeness};
  }

 private:
  struct Object {
    std::string path;  ///< In the archive.
    scene::Linkset linkset;
  };
  /// A file of the archive, whose content was not told yet.
  struct Entry {
    std::string path;
    std::size_t bytes = 0;
    ArchivePath divided;
  };

  ArchiveContent content() const { return entry_ ? contentOf(entry_->path) : ArchiveContent::none; }

  bool isContentDue() const { return content() != ArchiveContent::none; }

  /// For a moment, as the reader needs it.
  Result<void> canHold(std::size_t bytes) const { return HeldMemory(task_).take(bytes); }

  static Result<void> refused(Diagnostic why, const Unpacker& content) {
    if (!content.isDone()) return misplacedRecord();
    return tl::unexpected(std::move(why));
  }

  Result<void> takeEntry(Unpacker& record) {
    if (isContentDue()) return misplacedRecord();
    Entry entry{record.text(), record.number<std::size_t>(), {}};
    entry.divided = divided(entry.path);
    const ArchivePath& path = entry.divided;
    const ArchiveContent found = contentOf(entry.path);
    if (leavesTheArchive(entry.path)) {
      findings_.warn(entry.path, objectTexts["archive.leaves"]);
    } else if (found == ArchiveContent::none) {
      if (path.folder == "settings" && !path.region.empty() && path.file.ends_with(".xml"))
        settingsNames_[path.region] = path.file.substr(0, path.file.size() - 4);
      hasInventory_ = hasInventory_ || path.folder == "inventory";
      if (path.folder == "assets") {
        ++unused_[assetKind(path.file)];
      } else if (path.folder != "inventory") {
        ++unused_[path.folder.empty() ? path.file : path.folder];
      }
    }
    const bool isHeld = found != ArchiveContent::none && found != ArchiveContent::mesh;
    entry_ = std::move(entry);
    return isHeld ? canHold(entry_->bytes) : Result<void>();
  }

  /// The names of the regions' folders.
  Result<void> takeControl(Unpacker& record) {
    if (content() != ArchiveContent::control) return misplacedRecord();
    entry_.reset();
    if (auto held = canHold(record.number<std::size_t>()); !held)
      return tl::unexpected(inPlace(std::move(held).error(), "archive.xml"));
    const int major = record.number<int>();
    if (record.isGood() && (major < 0 || major > 1))
      return failure(objectTexts["archive.version"], {{"version", major}}, "archive.xml");
    for (std::size_t left = record.count(); left > 0 && record.isGood(); --left) {
      std::string folder = record.text();
      regionNames_[std::move(folder)] = record.text();
    }
    return {};
  }

  bool areObjects() const {
    return content() == ArchiveContent::objects || content() == ArchiveContent::inventoryObjects;
  }

  Result<void> takeObjects(Unpacker& record) {
    if (!areObjects()) return misplacedRecord();
    std::vector<Object>& objects = content() == ArchiveContent::objects ? objects_ : assetObjects_;
    const Entry entry = *std::exchange(entry_, std::nullopt);
    if (auto held = canHold(record.number<std::size_t>()); !held)
      return tl::unexpected(inPlace(std::move(held).error(), entry.path));
    for (Diagnostic& finding : record.findings())
      findings_.add(inPlace(std::move(finding), entry.path));
    for (std::size_t left = record.count(); left > 0 && record.isGood(); --left) {
      scene::Linkset linkset = record.linkset();
      if (&objects == &objects_) linkset.region = entry.divided.region;
      parts_ += linkset.parts.size();
      objects.push_back({entry.path, std::move(linkset)});
    }
    return checkPartCount(parts_, entry.path);
  }

  /// Objects that cannot be read are left out; without archive.xml nothing can.
  Result<void> takeUnreadable(Unpacker& record) {
    const bool isControl = content() == ArchiveContent::control;
    if (!isControl && !areObjects()) return misplacedRecord();
    const Entry entry = *std::exchange(entry_, std::nullopt);
    auto held = canHold(record.number<std::size_t>());
    Diagnostic why = held ? record.finding() : held.error();
    if (held && !record.isDone()) return misplacedRecord();
    why = inPlace(std::move(why), isControl ? "archive.xml" : entry.path);
    if (!held || isControl) return tl::unexpected(std::move(why));
    findings_.add(std::move(why));
    return {};
  }

  /// Parts name meshes by id; equal meshes are one asset, under the id that came first.
  void add(Object& object) {
    for (scene::Part& part : object.linkset.parts) {
      if (part.kind != scene::PartKind::mesh) continue;
      const auto key = keys_.find(part.asset);
      if (key == keys_.end())
        findings_.warn(object.path, objectTexts["open_sim.no_mesh"], {{"id", part.asset}});
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
  std::optional<Entry> entry_;
  WholenessCheck check_;
  std::size_t parts_ = 0;
  bool hasInventory_ = false;
};

}  // namespace

Result<ReadScene> readOpenSimArchive(const RecordSource& source, const std::string& name,
                                     const Task& task) {
  ArchiveScene scene(name, task);
  return takeRecords(source, scene, task).and_then([&scene] { return scene.finish(); });
}

}  // namespace wb::import
