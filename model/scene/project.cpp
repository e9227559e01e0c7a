#include "model/scene/project.h"

#include "model/asset/encode.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/octree/octree_text.h"
#include "model/scene/detail/json_fields.h"
#include "model/scene/detail/project_check.h"
#include "model/scene/detail/project_fields.h"
#include "model/scene/detail/project_files.h"
#include "model/scene/detail/project_pieces.h"
#include "model/scene/json_document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <system_error>
#include <utility>

namespace wb::scene {

namespace fs = std::filesystem;

fs::path absoluteFolder(const fs::path& folder) {
  std::error_code error;
  fs::path full = fs::absolute(folder.empty() ? fs::path(".") : folder, error);
  full = (error ? folder : full).lexically_normal();
  return full.has_filename() || !full.has_relative_path() ? full : full.parent_path();
}

fs::path resolvedPath(const fs::path& folder, const std::string& path) {
  return (folder / path).lexically_normal();
}

std::string pathSeenFrom(const fs::path& to, const fs::path& from, const std::string& path) {
  if (path.empty()) return path;
  const fs::path full = resolvedPath(from, path);
  const fs::path relative = full.lexically_relative(to);
  const bool below = !relative.empty() && relative != "." && *relative.begin() != "..";
  if (below) return relative.generic_string();
  return from == to ? path : full.string();
}

std::vector<fs::path> filesOf(const Scene& scene) {
  std::vector<fs::path> files;
  const auto add = [&](const std::string& path) {
    if (!path.empty()) files.push_back(resolvedPath(scene.folder, path));
  };
  for (const auto& [name, asset] : scene.assets) add(asset.path);
  for (const OctreeEntry& octree : scene.octrees) add(octree.path);
  return files;
}

bool isSpecial(const fs::path& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status);
}

namespace {

/// `assets.NAME.path` and `octrees[N].path` lie equally deep.
constexpr std::size_t depthOfPath = 3;

/// Called by the parser value by value, and keeps only paths.
class PathCollector : public nlohmann::json_sax<nlohmann::json> {
 public:
  std::vector<std::string> take() { return std::move(paths_); }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool string(string_t& text) override {
    const bool isOfFile = top_ == "assets" || top_ == "octrees";
    if (depth_ == depthOfPath && isOfFile && key_ == "path") paths_.push_back(text);
    return true;
  }
  bool key(string_t& key) override {
    key_ = key;
    if (depth_ == 1) top_ = key;
    return true;
  }
  bool start_object(std::size_t) override { return ++depth_ > 0; }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return ++depth_ > 0; }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
    return false;
  }

 private:
  bool close() {
    --depth_;
    return true;
  }

  std::size_t depth_ = 0;
  std::string top_;
  std::string key_;
  std::vector<std::string> paths_;
};

}  // namespace

std::vector<std::string> pathsNamedIn(std::string_view project) {
  PathCollector collector;
  nlohmann::json::sax_parse(project, &collector);
  return collector.take();
}

namespace {

/// Version 8 of RFC 9562: bits of its maker's own choice, here the beginning of a SHA-256.
Uuid idFrom(const std::string& content) {
  std::string digits = sha256(bytesOf(content));
  for (const std::size_t dash : {8, 13, 18, 23}) digits.insert(dash, "-");
  constexpr std::size_t textLength = 36;
  Uuid id = Uuid::parse(std::string_view(digits).substr(0, textLength)).value_or(Uuid{});
  id.bytes[6] = static_cast<std::uint8_t>((id.bytes[6] & 0x0f) | 0x80);
  id.bytes[8] = static_cast<std::uint8_t>((id.bytes[8] & 0x3f) | 0x80);
  return id;
}

/// Whether an item is only the default in the place of something that is no object.
template <class Item>
bool isStandIn(const Item& item) {
  if (item.extra.json().is_object()) return false;
  Item blank;
  blank.extra = item.extra;
  return item == blank;
}

class IdGiver {
 public:
  template <class Item>
  void know(const Item& item) {
    if (!item.id.isNull()) known_.insert(item.id);
  }

  /// `owner` tells apart what is equal in different places.
  template <class Item>
  void give(Item& item, const std::string& owner) {
    if (!item.id.isNull() || isStandIn(item)) return;
    const Uuid content = idFrom(
        owner + FieldWriter::written(item).dump(-1, ' ', false, Json::error_handler_t::replace));
    std::size_t& equals = seen_[content];
    do item.id = idFrom(content.text() + std::to_string(equals++));
    while (!known_.insert(item.id).second);
  }

 private:
  std::set<Uuid> known_;
  std::map<Uuid, std::size_t> seen_;  ///< How many had this content.
};

}  // namespace

void giveIds(Scene& scene) {
  IdGiver giver;
  for (const Region& region : scene.regions) giver.know(region);
  for (const Linkset& linkset : scene.linksets) {
    giver.know(linkset);
    for (const Part& part : linkset.parts) giver.know(part);
  }
  for (Region& region : scene.regions) giver.give(region, "region");
  for (Linkset& linkset : scene.linksets) {
    giver.give(linkset, "linkset");
    for (Part& part : linkset.parts) giver.give(part, linkset.id.text());
  }
}

namespace {

/// What the text itself says.
Result<Scene> readWhole(std::string_view text, Findings& findings, const Task& task) {
  const Result<Json> document = parseJson(text, findings, task);
  if (!document) return tl::unexpected(document.error());
  if (auto usable = checkVersion(*document); !usable) return failure(std::move(usable));
  Scene scene;
  const Place top;
  FieldReader fields(*document, top, findings, task);
  declare(fields, scene);
  return scene;
}

}  // namespace

Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task, const OctreeFileReader& readOctree) {
  if (text.size() > limits::projectBytes)
    return failure(baseTexts["file.too_large"],
                   {{"bytes", text.size()}, {"limit", limits::projectBytes}});
  Findings findings;
  Scene scene;
  if (auto inPieces = readInPieces(text, task)) {
    scene = std::move(*inPieces);
  } else {
    auto whole = readWhole(text, findings, task);
    if (!whole) return tl::unexpected(std::move(whole).error());
    scene = std::move(*whole);
  }
  scene.folder = absoluteFolder(folder);
  takeRootPoses(scene, findings);
  if (auto loaded = loadAssets(scene, findings, task); !loaded) return failure(std::move(loaded));
  if (auto loaded = loadOctrees(scene, findings, task, readOctree); !loaded)
    return failure(std::move(loaded));
  checkReferences(scene, findings, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return Loaded<Scene>{std::move(scene), findings.take()};
}

Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task) {
  const Result<Bytes> bytes = readFile(path, limits::projectBytes, task);
  if (!bytes) return tl::unexpected(bytes.error());
  auto loaded = parseProject(textOf(*bytes), path.parent_path(), task);
  if (!loaded) return tl::unexpected(inFile(std::move(loaded).error(), path.string()));
  for (Diagnostic& finding : loaded->findings) finding = inFile(std::move(finding), path.string());
  return loaded;
}

void moveTo(Scene& scene, const std::filesystem::path& folder) {
  const std::filesystem::path to = absoluteFolder(folder);
  for (auto& [name, asset] : scene.assets) asset.path = pathSeenFrom(to, scene.folder, asset.path);
  for (OctreeEntry& octree : scene.octrees)
    octree.path = pathSeenFrom(to, scene.folder, octree.path);
  scene.folder = to;
}

namespace {

/// Whether a path from `folder` to `file` leads into the user's home from outside it, whose name is
/// in it then.
bool leadsIntoHome(const fs::path& folder, const fs::path& file) {
  const char* home = std::getenv("HOME");
  if (!home || !*home) return false;
  const fs::path place = absoluteFolder(home);
  const auto isBelowHome = [&place](const fs::path& path) {
    return std::ranges::mismatch(place, path).in1 == place.end();
  };
  return place.has_relative_path() && isBelowHome(file) && !isBelowHome(folder);
}

/// As it was read, where the file is still that one.
std::shared_ptr<const Bytes> bytesOfAsset(const fs::path& file, const Asset& asset) {
  if (!isSpecial(file))
    if (auto bytes = readFile(file, limits::assetBytes); bytes && sha256(*bytes) == asset.sha256)
      return std::make_shared<const Bytes>(std::move(*bytes));
  return std::make_shared<const Bytes>(asset::encode(*asset.mesh));
}

/// Paths as anybody may see them. What cannot be put into the project keeps its name alone.
void makePortable(Scene& scene) {
  const auto portable = [&scene](const std::string& path) -> std::string {
    const fs::path full = resolvedPath(scene.folder, path);
    // What the program comes with may be another file after an update.
    if (leadsIntoHome(scene.folder, full) || isProgramFile(full)) return {};
    return fs::path(path).is_absolute() ? full.lexically_relative(scene.folder).generic_string()
                                        : path;
  };
  for (auto& [name, asset] : scene.assets) {
    if (asset.path.empty()) continue;
    const fs::path full = resolvedPath(scene.folder, asset.path);
    asset.path = portable(asset.path);
    if (!asset.path.empty()) continue;
    if (!asset.data && !asset.mesh) asset.path = full.filename().string();
    if (!asset.data && asset.mesh) asset.data = bytesOfAsset(full, asset);
  }
  for (OctreeEntry& octree : scene.octrees) {
    if (octree.path.empty()) continue;
    const fs::path full = resolvedPath(scene.folder, octree.path);
    octree.path = portable(octree.path);
    if (!octree.path.empty() || !octree.tree.empty()) continue;
    if (!octree.cubes) {
      octree.path = full.filename().string();
    } else {
      octree.tree = octree::formatTree(*octree.cubes);
      octree.size = octree.size.value_or(octree.ownSize);
    }
  }
}

}  // namespace

std::string formatProject(Scene& scene, const std::filesystem::path& folder) {
  giveIds(scene);
  Scene moved = scene;
  moveTo(moved, folder);
  makePortable(moved);
  return printed(FieldWriter::written(moved));
}

Result<void> writeProject(Scene& scene, const std::filesystem::path& path) {
  return writeFile(path, bytesOf(formatProject(scene, path.parent_path())));
}

std::filesystem::path projectFolder(const std::filesystem::path& projectFile) {
  return absoluteFolder(projectFile.parent_path());
}

bool looksLikeProject(std::string_view text, const Task& task) {
  return beginsWithKey(text, versionKey, task);
}

}  // namespace wb::scene
