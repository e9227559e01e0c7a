#include "model/import3d/read_collada.h"

#include "model/base/limits.h"
#include "model/import3d/collada_mesh.h"
#include "model/import3d/collada_transform.h"
#include "model/import3d/number_list.h"
#include "model/import3d/refused.h"
#include "model/import3d/scene_builder.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace wb::import3d {
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

/// The materials that an instance gives to the symbols of its geometry.
using Binding = std::map<std::string, std::string>;

class ColladaReader {
 public:
  explicit ColladaReader(Bytes bytes) : document_(std::move(bytes)) {}

  FileScene read() && {
    checkVersion();
    if (const pugi::xml_node scene = visualScene())
      readNodes(scene);
    else
      readGeometries();
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
      addNode({}, glm::dmat4(1), surfacesOf(geometry, {}));
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
      refuseDamaged(document_.placeOf(path_.back()), "it is below itself");
    refuse(Reason::tooLarge, {"nested nodes"});
  }

  pugi::xml_node nodeOf(const pugi::xml_node& child) const {
    const std::string_view name = child.name();
    if (name == "node") return child;
    if (name == "instance_node") return document_.referredTo(child, "url", "node");
    return {};
  }

  void readNode(const pugi::xml_node& node, const glm::dmat4& toFile) {
    std::vector<unsigned> surfaces;
    for (const pugi::xml_node& instance : node.children("instance_geometry"))
      for (const unsigned surface :
           surfacesOf(document_.referredTo(instance, "url", "geometry"), bindingOf(instance)))
        surfaces.push_back(surface);
    addNode(titleOf(node), toFile, surfaces);
    for (const pugi::xml_node& instance : node.children("instance_controller"))
      readController(instance, titleOf(node), toFile);
  }

  void addNode(const std::string& name, const glm::dmat4& toFile,
               const std::vector<unsigned>& surfaces) {
    if (!surfaces.empty()) builder_.addNode(name, toFile, surfaces);
  }

  void readController(const pugi::xml_node& instance, const std::string& name,
                      const glm::dmat4& toFile) {
    pugi::xml_node controller = document_.referredTo(instance, "url", "controller");
    glm::dmat4 place = toFile;
    for (int deep = 0; controller; ++deep) {
      if (deep == controllersDeep)
        refuseDamaged(document_.placeOf(controller), "controllers stand on each other");
      const pugi::xml_node skin = controller.child("skin");
      if (const auto bind = bindShapeOf(skin)) place = *bind;
      const pugi::xml_node base = skin ? skin : controller.child("morph");
      controller = document_.soughtFrom(base, "source", "controller");
      if (!controller)
        addNode(name, place,
                surfacesOf(document_.referredTo(base, "source", "geometry"), bindingOf(instance)));
    }
  }

  /// Nothing if it says nothing.
  std::optional<glm::dmat4> bindShapeOf(const pugi::xml_node& skin) const {
    const pugi::xml_node element = skin.child("bind_shape_matrix");
    if (!element) return {};
    const glm::dmat4 matrix = matrixIn(document_, element);
    return matrix == glm::dmat4(1) ? std::nullopt : std::optional(matrix);
  }

  Binding bindingOf(const pugi::xml_node& instance) const {
    Binding binding;
    const auto common = instance.child("bind_material").child("technique_common");
    for (const pugi::xml_node& bound : common.children("instance_material"))
      if (const auto material = document_.soughtFrom(bound, "target", "material"))
        binding.try_emplace(bound.attribute("symbol").value(), titleOf(material));
    return binding;
  }

  /// Made once for all instances with the same materials.
  const std::vector<unsigned>& surfacesOf(const pugi::xml_node& geometry, const Binding& binding) {
    const auto [place, isNew] = known_.try_emplace({geometry.hash_value(), binding});
    if (isNew && geometry)
      for (Surface& surface : import3d::surfacesOf(document_, geometry)) {
        const auto bound = binding.find(surface.material);
        if (bound != binding.end()) surface.material = bound->second;
        place->second.push_back(builder_.add(std::move(surface)));
      }
    return place->second;
  }

  ColladaDocument document_;
  SceneBuilder builder_;
  std::vector<std::string> hidden_;   ///< Titles of nodes.
  std::vector<pugi::xml_node> path_;  ///< From the scene to the node at hand.
  std::map<std::pair<std::size_t, Binding>, std::vector<unsigned>> known_;
};

}  // namespace

FileScene readCollada(Bytes bytes) { return ColladaReader(std::move(bytes)).read(); }

}  // namespace wb::import3d
