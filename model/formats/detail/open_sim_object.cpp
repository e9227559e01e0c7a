#include "model/formats/detail/open_sim_object.h"

#include "model/core/core_texts.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/open_sim_part.h"
#include "model/formats/detail/xml_document.h"
#include "model/formats/detail/xml_root.h"

#include <algorithm>
#include <utility>

namespace wb::import {
namespace {

/// What tells an object's XML from any other.
constexpr std::string_view groupElement = "SceneObjectGroup";
constexpr std::string_view partElement = "SceneObjectPart";
/// All parts of a group: of either version, the root first.
std::vector<pugi::xml_node> partsOf(const pugi::xml_node& group) {
  std::vector<pugi::xml_node> parts;
  const auto add = [&parts](const pugi::xml_node& holder) {
    for (const pugi::xml_node& child : holder.children())
      if (localName(child) == partElement) parts.push_back(child);
  };
  add(group);
  if (parts.empty()) add(childOf(group, "RootPart"));
  for (const pugi::xml_node& others : group.children()) {
    if (localName(others) != "OtherParts") continue;
    add(others);
    for (const pugi::xml_node& other : others.children())
      if (localName(other) != partElement) add(other);
  }
  return parts;
}

/// A group's parts, the root first.
using Group = std::vector<pugi::xml_node>;

/// Groups lie in others, and in the elements around them; parts have none.
void collectGroups(const pugi::xml_node& node, std::vector<Group>& groups) {
  if (localName(node) == groupElement) {
    if (Group parts = partsOf(node); !parts.empty()) {
      groups.push_back(std::move(parts));
      return;
    }
  }
  if (localName(node) == partElement) return;
  for (const pugi::xml_node& child : node.children()) collectGroups(child, groups);
}

/// The order of links says more than that of elements; the root stays the first.
void sortByLinks(Group& parts) {
  std::vector<std::pair<int, pugi::xml_node>> numbered;
  numbered.reserve(parts.size());
  for (const pugi::xml_node& part : parts)
    numbered.emplace_back(childOf(part, "LinkNum").text().as_int(), part);
  std::stable_sort(numbered.begin() + 1, numbered.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::ranges::transform(numbered, parts.begin(), [](const auto& one) { return one.second; });
}

class ObjectReader {
 public:
  ObjectReader(const MeshSource& meshes, scene::Findings& findings, const Task& task)
      : meshes_(meshes), findings_(findings), task_(task) {}

  scene::Linkset read(Group parts, const std::string& place) {
    sortByLinks(parts);
    scene::Linkset linkset;
    for (std::size_t i = 0; i < parts.size() && task_.step(); ++i)
      append(linkset,
             partFrom(parts[i], place + std::string(partElement) + '[' + std::to_string(i) + ']'));
    return linkset;
  }

 private:
  ReadPart partFrom(const pugi::xml_node& node, const std::string& place) {
    ReadPart read = readOpenSimPart(OpenSimFields(node, place, findings_), findings_);
    if (read.part.kind != scene::PartKind::mesh) return read;
    read.part.asset = meshes_(read.mesh);
    if (read.part.asset.empty())
      findings_.warn(place + ".Shape.SculptTexture", importTexts["open_sim.no_mesh"],
                     {{"id", read.mesh.text()}});
    return read;
  }

  const MeshSource& meshes_;
  scene::Findings& findings_;
  const Task& task_;
};

}  // namespace

bool beginsLikeOpenSimObject(ByteView bytes) {
  constexpr std::size_t lookedAt = 65'536;  // Bytes within which a group opens, whatever is around.
  const ByteView beginning = bytes.first(std::min(bytes.size(), lookedAt));
  const auto narrow = narrowed(beginning);
  const std::string_view text = narrow ? *narrow : textOf(beginning);
  const auto root = xmlRootOf(text);
  return root && root->name != "html" && hasElement(text, groupElement);
}

bool looksLikeOpenSimObject(ByteView bytes) {
  if (!beginsLikeOpenSimObject(bytes)) return false;
  const auto narrow = narrowed(bytes);
  const auto root = xmlRootOf(narrow ? *narrow : textOf(bytes));
  return root && root->isWhole;
}

Result<Loaded<std::vector<scene::Linkset>>> readOpenSimObjects(ByteView bytes,
                                                               const MeshSource& meshes,
                                                               const Task& task) {
  HeldMemory held(task);
  const auto document = parseXml(bytes, held, task);
  if (!document) return tl::unexpected(document.error());
  std::vector<Group> groups;
  collectGroups(document->document_element(), groups);
  if (groups.empty()) return failure(importTexts["open_sim.no_object"]);
  std::size_t parts = 0;
  for (const Group& group : groups) parts += group.size();
  if (auto fits = checkPartCount(parts); !fits) return failure(std::move(fits));
  scene::Findings findings;
  ObjectReader reader(meshes, findings, task);
  std::vector<scene::Linkset> linksets;
  for (Group& group : groups) {
    const std::string place =
        linksets.empty() ? ""
                         : std::string(groupElement) + '[' + std::to_string(linksets.size()) + "].";
    linksets.push_back(reader.read(std::move(group), place));
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
  }
  return Loaded<std::vector<scene::Linkset>>{std::move(linksets), findings.take()};
}

}  // namespace wb::import
