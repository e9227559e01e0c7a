#include "model/import/open_sim_object.h"

#include "model/import/open_sim_part.h"
#include "model/import/texts.h"
#include "model/import/xml_document.h"

#include <algorithm>

namespace wb::import {
namespace {

/// What tells an object's XML from any other near its beginning.
constexpr std::string_view groupElement = "SceneObjectGroup";
constexpr std::string_view partElement = "SceneObjectPart";
constexpr std::size_t lookedAt = 4096;

/// All parts of a group: of either version, the root first.
std::vector<pugi::xml_node> partsOf(const pugi::xml_node& group) {
  std::vector<pugi::xml_node> parts;
  const auto add = [&parts](const pugi::xml_node& holder) {
    if (const pugi::xml_node part = childOf(holder, partElement)) parts.push_back(part);
  };
  add(group);
  if (parts.empty()) add(childOf(group, "RootPart"));
  const pugi::xml_node others = childOf(group, "OtherParts");
  for (const pugi::xml_node& other : others.children()) {
    if (localName(other) == partElement) {
      parts.push_back(other);
    } else {
      add(other);
    }
  }
  return parts;
}

pugi::xml_node groupIn(const pugi::xml_document& document) {
  const pugi::xml_node root = document.document_element();
  return localName(root) == groupElement ? root : childOf(root, groupElement);
}

/// The order of links, which says more than that of elements.
int linkNumber(const pugi::xml_node& part) { return childOf(part, "LinkNum").text().as_int(); }

class ObjectReader {
 public:
  explicit ObjectReader(const MeshSource& meshes) : meshes_(meshes) {}

  Loaded<scene::Linkset> read(std::vector<pugi::xml_node> parts) {
    std::stable_sort(parts.begin() + 1, parts.end(),
                     [](const auto& a, const auto& b) { return linkNumber(a) < linkNumber(b); });
    for (std::size_t i = 0; i < parts.size(); ++i) addPart(parts[i], i);
    return std::move(loaded_);
  }

 private:
  void addPart(const pugi::xml_node& node, std::size_t index) {
    const std::string place = std::string(partElement) + '[' + std::to_string(index) + ']';
    OpenSimPart read =
        readOpenSimPart(OpenSimFields(node, place, loaded_.findings), loaded_.findings);
    if (index == 0) makeRoot(read);
    if (read.part.kind == scene::PartKind::mesh) addMesh(read, place);
    loaded_.value.parts.push_back(std::move(read.part));
  }

  void makeRoot(OpenSimPart& root) {
    scene::Linkset& linkset = loaded_.value;
    linkset.id = root.part.id;
    linkset.name = root.part.name;
    linkset.position = root.position;
    linkset.rotation = root.part.rotation;
    linkset.physical = root.isPhysical;
    if (root.isPhantom) linkset.extra["phantom"] = true;
    root.part.position = glm::dvec3(0);
    root.part.rotation = glm::dquat(1, 0, 0, 0);
  }

  void addMesh(OpenSimPart& read, const std::string& place) {
    read.part.asset = meshes_(read.mesh);
    if (!read.part.asset.empty()) return;
    loaded_.findings.push_back(Diagnostic{Severity::warning,
                                          importTexts["open_sim.no_mesh"],
                                          {{"id", read.mesh.text()}},
                                          place + ".Shape.SculptTexture",
                                          1,
                                          {}});
  }

  const MeshSource& meshes_;
  Loaded<scene::Linkset> loaded_;
};

}  // namespace

bool looksLikeOpenSimObject(ByteView bytes) {
  const std::string_view text = textOf(bytes.first(std::min(bytes.size(), lookedAt)));
  return text.find('<') != std::string_view::npos &&
         text.find(groupElement) != std::string_view::npos;
}

Result<Loaded<scene::Linkset>> readOpenSimObject(ByteView bytes, const MeshSource& meshes) {
  const auto document = parseXml(bytes);
  if (!document) return tl::unexpected(document.error());
  std::vector<pugi::xml_node> parts = partsOf(groupIn(*document));
  if (parts.empty()) return failure(importTexts["open_sim.no_object"]);
  return ObjectReader(meshes).read(std::move(parts));
}

}  // namespace wb::import
