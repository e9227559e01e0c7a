#include "model/formats/models3d/detail/read_collada.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/collada_document.h"
#include "model/formats/models3d/detail/collada_mesh.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/reader/flat_scene.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the uploader's loader makes of a Collada file where it goes its own way: names and reasons
/// to stop (the viewer's lldaeloader.cpp).
namespace wb::import3d {

/// What the uploader calls the mesh of a geometry, by which it finds its levels of detail
/// (`LLDAELoader::getElementLabel` of the <mesh>, which has neither a name nor an id).
std::string uploaderLabelOf(const pugi::xml_node& geometry);

/// A file without a scene, geometries that no instance names, skins whose numbers do not add up
/// (`LLDAELoader::OpenFile`, `verifyController`, `LLModelPreview::rebuildUploadData`).
std::vector<worker::StumbleView> stumblesIn(const ColladaDocument& document);

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

namespace {

using worker::UpAxis;
using Reason = worker::Refusal::Reason;

/// A controller may stand on another: a skin on a morph.
constexpr int controllersDeep = 8;

FileFrame frameIn(const pugi::xml_node& asset) {
  FileFrame frame;
  const std::string up = textInside(asset.child("up_axis"));
  if (up.find("X_UP") != up.npos) frame.up = UpAxis::x;
  if (up.find("Z_UP") != up.npos) frame.up = UpAxis::z;
  double metres = 0;
  if (readNumber(Words(asset.child("unit").attribute("meter").value()).next(), metres) &&
      std::isfinite(metres) && metres > 0)
    frame.unit = metres;
  return frame;
}

class ColladaReader {
 public:
  explicit ColladaReader(Bytes bytes) : document_(std::move(bytes)) {}

  FileScene read() && {
    checkVersion();
    if (const pugi::xml_node scene = visualScene())
      readNodes(scene);
    else
      readGeometries();
    if (isEmpty_ && unresolved_) document_.referredTo(unresolved_, "url", "geometry");
    for (auto& [kind, place, detail] : stumblesIn(document_))
      builder_.addStumble(kind, std::move(place), std::move(detail));
    return withHidden(std::move(builder_).take(frameIn(document_.root().child("asset"))), hidden_);
  }

 private:
  struct Step {
    pugi::xml_node node;
    glm::dmat4 above;
    std::size_t depth;
  };

  /// Version 1.3 has other names for all that matters.
  void checkVersion() const {
    const std::string_view version = document_.root().attribute("version").value();
    for (const std::string_view old : {"1.0", "1.1", "1.2", "1.3"})
      if (version.starts_with(old)) refuse(Reason::version, {"Collada", version, "1.4 or 1.5"});
  }

  pugi::xml_node visualScene() const {
    const pugi::xml_node instance = document_.root().child("scene").child("instance_visual_scene");
    if (const auto named = document_.soughtFrom(instance, "url", "visual_scene")) return named;
    const auto all = document_.all("visual_scene");
    return all.empty() ? pugi::xml_node() : all.front();
  }

  void readGeometries() {
    for (const pugi::xml_node& geometry : document_.all("geometry"))
      addNode({}, geometry, glm::dmat4(1));
  }

  /// Depth first, as the file lists them, without recursion: a file says how deep it goes, and
  /// <instance_node> may lead in circles.
  void readNodes(const pugi::xml_node& scene) {
    std::vector<Step> open{{scene, glm::dmat4(1), 0}};
    for (std::size_t seen = 0; !open.empty(); ++seen) {
      const Step step = open.back();
      open.pop_back();
      path_.resize(step.depth);
      if (step.depth > limits::modelDepth) refuseDepth();
      path_.push_back(step.node);
      if (seen > limits::modelNodes) refuse(Reason::tooLarge, {"nodes"});
      if (leavesOut(step.node)) continue;
      const glm::dmat4 toFile = step.above * transformOf(document_, step.node);
      readNode(step.node, toFile);
      for (pugi::xml_node child = step.node.last_child(); child; child = child.previous_sibling())
        if (const pugi::xml_node below = nodeOf(child))
          open.push_back({below, toFile, step.depth + 1});
    }
  }

  /// What is hidden (FCOLLADA's `<visibility>`, which most exporters write) is not seen, nor is
  /// what hangs on it.
  bool leavesOut(const pugi::xml_node& node) {
    double visibility = 1;
    for (const pugi::xml_node& extra : node.children("extra"))
      for (const pugi::xml_node& technique : extra.children("technique"))
        if (std::string_view(technique.attribute("profile").value()) == "FCOLLADA")
          readNumber(Words(technique.child("visibility").text().get()).next(), visibility);
    if (visibility != 0) return false;
    const auto showsSomething = [](const pugi::xml_node& inner) {
      const std::string_view name = inner.name();
      return name == "instance_geometry" || name == "instance_controller" ||
             name == "instance_node";
    };
    if (node.find_node(showsSomething)) hidden_.push_back(titleOf(node));
    return true;
  }

  [[noreturn]] void refuseDepth() const {
    if (std::ranges::count(path_, path_.back()) > 1)
      refuseDamaged(document_.placeOf(path_.back()), "it contains itself");
    refuse(Reason::tooLarge, {"nested nodes"});
  }

  pugi::xml_node nodeOf(const pugi::xml_node& child) const {
    const std::string_view name = child.name();
    if (name == "node") return child;
    if (name == "instance_node") return document_.referredTo(child, "url", "node");
    return {};
  }

  void readNode(const pugi::xml_node& node, const glm::dmat4& toFile) {
    std::size_t instances = 0;
    const auto nextName = [&] {
      const std::string title = titleOf(node);
      return ++instances == 1 || title.empty() ? title : title + ' ' + std::to_string(instances);
    };
    for (const pugi::xml_node& instance : node.children("instance_geometry"))
      if (const auto geometry = geometryOf(instance)) addNode(nextName(), geometry, toFile);
    for (const pugi::xml_node& instance : node.children("instance_controller"))
      readController(instance, nextName(), toFile);
  }

  /// Nothing, which the uploader stumbles over, where the file does not hold what is named.
  pugi::xml_node geometryOf(const pugi::xml_node& instance) {
    const pugi::xml_node found = document_.soughtFrom(instance, "url", "geometry");
    if (found || !instance.attribute("url")) return found;
    if (!unresolved_) unresolved_ = instance;
    builder_.addStumble(worker::Stumble::noSuchGeometry, document_.placeOf(instance),
                        instance.attribute("url").value());
    return {};
  }

  /// Each instance is a part of its own, also of several in one node.
  void addNode(const std::string& name, const pugi::xml_node& geometry, const glm::dmat4& toFile) {
    const std::vector<unsigned>& surfaces = surfacesOf(geometry);
    if (surfaces.empty()) return;
    isEmpty_ = false;
    builder_.addNode(name, uploaderLabelOf(geometry), toFile, surfaces);
  }

  void readController(const pugi::xml_node& instance, const std::string& name,
                      const glm::dmat4& toFile) {
    pugi::xml_node controller = document_.referredTo(instance, "url", "controller");
    glm::dmat4 place = toFile;
    for (int deep = 0; controller; ++deep) {
      if (deep == controllersDeep)
        refuseDamaged(document_.placeOf(controller),
                      "its controllers refer to each other in a circle");
      const pugi::xml_node skin = controller.child("skin");
      if (const auto bind = bindShapeOf(skin)) place = *bind;
      const pugi::xml_node base = skin ? skin : controller.child("morph");
      controller = document_.soughtFrom(base, "source", "controller");
      if (!controller) addNode(name, document_.referredTo(base, "source", "geometry"), place);
    }
  }

  /// Nothing if it says nothing.
  std::optional<glm::dmat4> bindShapeOf(const pugi::xml_node& skin) const {
    const pugi::xml_node element = skin.child("bind_shape_matrix");
    if (!element) return {};
    const glm::dmat4 matrix = matrixIn(document_, element);
    return matrix == glm::dmat4(1) ? std::nullopt : std::optional(matrix);
  }

  /// Made once for all instances. Materials go by the geometry's own symbols, as the uploader sorts
  /// and compares them, whatever an instance binds to these.
  const std::vector<unsigned>& surfacesOf(const pugi::xml_node& geometry) {
    const auto [place, isNew] = known_.try_emplace(geometry.hash_value());
    if (isNew && geometry)
      for (Surface& surface : import3d::surfacesOf(document_, geometry))
        place->second.push_back(builder_.add(std::move(surface)));
    return place->second;
  }

  ColladaDocument document_;
  SceneBuilder builder_;
  std::vector<std::string> hidden_;   ///< Titles of nodes.
  std::vector<pugi::xml_node> path_;  ///< From the scene to the node at hand.
  std::map<std::size_t, std::vector<unsigned>> known_;
  pugi::xml_node unresolved_;  ///< The first instance of a geometry that is not there.
  bool isEmpty_ = true;
};

}  // namespace

FileScene readCollada(Bytes bytes) { return ColladaReader(std::move(bytes)).read(); }

}  // namespace wb::import3d
