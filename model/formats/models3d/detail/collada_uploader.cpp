#include "model/formats/models3d/detail/collada_uploader.h"

#include "model/formats/models3d/detail/collada_source.h"
#include "model/formats/models3d/detail/number_list.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>

namespace wb::import3d {
namespace {

using worker::Stumble;

/// How many elements stand before a child of its parent.
std::size_t indexOf(const pugi::xml_node& child) {
  std::size_t index = 0;
  for (pugi::xml_node before = child.previous_sibling(); before; before = before.previous_sibling())
    if (before.type() == pugi::node_element) ++index;
  return index;
}

bool hasFaces(const pugi::xml_node& geometry) {
  for (const pugi::xml_node& primitive : geometry.child("mesh")) {
    const std::string_view name = primitive.name();
    if (name == "triangles" || name == "polylist" || name == "polygons") return true;
  }
  return false;
}

/// The geometries that an instance or a skin names, reached or not.
std::set<std::size_t> namedGeometries(const ColladaDocument& document) {
  std::set<std::size_t> named;
  const auto take = [&](const pugi::xml_node& from, const char* attribute) {
    if (const auto geometry = document.soughtFrom(from, attribute, "geometry"))
      named.insert(geometry.hash_value());
  };
  for (const pugi::xml_node& instance : document.all("instance_geometry")) take(instance, "url");
  for (const pugi::xml_node& controller : document.all("controller"))
    for (const pugi::xml_node& base : controller.children()) take(base, "source");
  return named;
}

std::size_t countOf(const pugi::xml_node& element) {
  return static_cast<std::size_t>(element.attribute("count").as_ullong());
}

/// The vertices that a geometry's accessor declares; nothing without one.
std::optional<std::size_t> verticesOf(const ColladaDocument& document,
                                      const pugi::xml_node& geometry) {
  const pugi::xml_node vertices = geometry.child("mesh").child("vertices");
  if (!vertices) return {};
  const auto source = document.soughtFrom(vertices.child("input"), "source", "source");
  return countOf(source.child("technique_common").child("accessor"));
}

/// `verifyController`: only a skin right on a geometry is looked at.
bool addsUp(const ColladaDocument& document, const pugi::xml_node& skin) {
  const auto geometry = document.soughtFrom(skin, "source", "geometry");
  const pugi::xml_node weights = skin.child("vertex_weights");
  if (!geometry || !weights) return true;
  const std::size_t declared = countOf(weights);
  if (geometry.child("mesh") && verticesOf(document, geometry) != declared) return false;
  const auto counts = indicesIn(document, weights.child("vcount"));
  if (counts.size() != declared) return false;
  const auto inputs = std::ranges::distance(weights.children("input"));
  const auto numbers = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) *
                       static_cast<std::uint64_t>(inputs);
  Words words(weights.child("v").child_value());
  std::uint64_t found = 0;
  while (!words.next().empty()) ++found;
  return found == numbers;
}

}  // namespace

std::string uploaderLabelOf(const pugi::xml_node& geometry) {
  std::string title = titleOf(geometry);
  const std::size_t index = indexOf(geometry.child("mesh"));
  const std::string number = index > 0 ? '_' + std::to_string(index) : std::string();
  if (title.empty()) return "mesh" + number;
  const bool hasSuffix = title.find("_LOD") != title.npos || title.find("_PHYS") != title.npos;
  return title.insert(hasSuffix ? title.rfind('_') : title.size(), number);
}

std::vector<worker::StumbleView> stumblesIn(const ColladaDocument& document) {
  std::vector<worker::StumbleView> found;
  if (document.all("visual_scene").empty()) found.push_back({Stumble::noScene, {}, {}});
  const auto named = namedGeometries(document);
  for (const pugi::xml_node& geometry : document.all("geometry"))
    if (hasFaces(geometry) && !named.contains(geometry.hash_value()))
      found.push_back({Stumble::unusedGeometry, document.placeOf(geometry), titleOf(geometry)});
  for (const pugi::xml_node& controller : document.all("controller"))
    if (const auto skin = controller.child("skin"); skin && !addsUp(document, skin))
      found.push_back({Stumble::badController, document.placeOf(controller), titleOf(controller)});
  return found;
}

}  // namespace wb::import3d
