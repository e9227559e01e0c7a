#include "model/formats/uploader_files.h"

#include "model/formats/companions.h"
#include "model/formats/detail/collada_writer.h"
#include "model/formats/detail/fill_box.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_levels.h"
#include "model/formats/detail/model_writers.h"
#include "model/formats/detail/surfaces.h"
#include "model/formats/detail/uploader_models.h"
#include "model/formats/file_kinds.h"
#include "model/formats/physics_hulls.h"
#include "model/geometry/convex_hull.h"
#include "model/scene/part.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

// Writes the files that the viewer's uploader matches to one object: the model, its lower levels
// and its physics (LLModelPreview::loadModelCallback, rebuildUploadData). It finds the models of a
// level by their labels, which are names of geometries in Collada (LLDAELoader::getElementLabel)
// and of nodes in glTF (LLGLTFLoader::processNodeHierarchy), each without the suffix of its level.
// It wants no other materials in a level than in the model (LLModel::matchMaterialOrder), and
// stretches each level to the box of the model. O(vertices).

namespace wb::exporting {
namespace {

constexpr const char* namesKey = "uploader";

std::string textIn(const nlohmann::json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

void keepUploaderNames(scene::Part& part, const UploaderNames& names) {
  part.extra.set(namesKey, {{"label", names.label}, {"materials", names.materials}});
}

UploaderNames uploaderNamesOf(const scene::Part& part) {
  UploaderNames names{part.name, {}};
  if (!part.extra.contains(namesKey)) return names;
  const nlohmann::json& kept = part.extra.json().at(namesKey);
  if (!kept.is_object()) return names;
  if (std::string label = textIn(kept, "label"); !label.empty()) names.label = std::move(label);
  const auto materials = kept.find("materials");
  if (materials == kept.end() || !materials->is_array()) return names;
  for (const nlohmann::json& material : *materials)
    names.materials.push_back(material.is_string() ? material.get<std::string>() : std::string());
  return names;
}

std::optional<UploaderFormat> uploaderFormatOf(const std::filesystem::path& file) {
  const std::string ending = import::lowerSuffix(file);
  if (ending == ".dae") return UploaderFormat::collada;
  return ending == ".glb" ? std::optional(UploaderFormat::glb) : std::nullopt;
}

std::string_view endingOf(UploaderFormat format) {
  return format == UploaderFormat::collada ? ".dae" : ".glb";
}

std::string_view uploaderSuffix(std::size_t level) { return import::suffixOf(level); }

std::optional<std::size_t> uploaderLevelOf(const std::filesystem::path& file) {
  const std::string stem = file.stem().string();
  for (std::size_t level = 1; level < uploaderLevels; ++level)
    if (stem.ends_with(uploaderSuffix(level))) return level;
  return {};
}

std::optional<std::filesystem::path> modelWithCompanion(const std::filesystem::path& file) {
  const auto level = uploaderLevelOf(file);
  if (!level) return {};
  std::string stem = file.stem().string();
  stem.resize(stem.size() - uploaderSuffix(*level).size());
  std::vector<std::string> endings{file.extension().string()};
  for (const import::ModelFormat format : import::allModelFormats)
    endings.push_back('.' + std::string(ending(format)));
  for (const std::string& extension : endings) {
    const std::filesystem::path model = file.parent_path() / (stem + extension);
    std::error_code error;
    if (stem.empty() || !std::filesystem::is_regular_file(model, error)) continue;
    if (import::companionOf(model, *level) == file) return model;
  }
  return {};
}

namespace {

using asset::MeshAsset;

bool hasPhysics(const scene::Part& part, const MeshAsset& mesh) {
  return uploaderPhysicsOf(part, mesh) != UploaderPhysics::none;
}

/// For a material that a level would lose, the triangle of the level above that shows most of it.
Surface largestTriangle(const Surface& surface) {
  const auto area = [&](const mesh::Triangle& triangle) {
    const auto& [a, b, c] = triangle;
    const auto& places = surface.positions;
    return glm::length(glm::cross(places[b] - places[a], places[c] - places[a]));
  };
  const mesh::Triangle largest = *std::ranges::max_element(surface.triangles, {}, area);
  Surface one = surface;
  one.triangles = {largest};
  return one;
}

/// The surface without vertices that no triangle has: nobody who reads it counts them.
Surface usedPart(const Surface& surface) {
  constexpr auto unused = std::numeric_limits<std::uint32_t>::max();
  Surface used;
  used.material = surface.material;
  std::vector<std::uint32_t> numbers(surface.positions.size(), unused);
  for (mesh::Triangle triangle : surface.triangles) {
    for (std::uint32_t& vertex : triangle) {
      if (numbers[vertex] == unused) {
        numbers[vertex] = static_cast<std::uint32_t>(used.positions.size());
        used.positions.push_back(surface.positions[vertex]);
        if (!surface.normals.empty()) used.normals.push_back(surface.normals[vertex]);
        if (!surface.texCoords.empty()) used.texCoords.push_back(surface.texCoords[vertex]);
      }
      vertex = numbers[vertex];
    }
    used.triangles.push_back(triangle);
  }
  return used;
}

/// The surface of a face whose values the uploader stores as they are stored: it cuts a value off
/// to the step below (llmodel.cpp, writeModel), others round, and a third of a step higher is the
/// same to both. The ends of a domain stay.
Surface liftedSurfaceOf(const asset::Face& face) {
  constexpr double third = 1.0 / 3;
  Surface surface = surfaceOf(face);
  const auto lift = [](auto& values, const auto& stored, const auto& domain) {
    for (std::size_t i = 0; i < values.size(); ++i)
      for (glm::length_t axis = 0; axis < values[i].length(); ++axis) {
        const double step = stored[i][static_cast<std::size_t>(axis)];
        if (step > 0 && step < asset::domainSteps)
          values[i][axis] += third / asset::domainSteps * (domain.max[axis] - domain.min[axis]);
      }
  };
  lift(surface.positions, face.positions, face.positionDomain);
  lift(surface.texCoords, face.texCoords, face.texCoordDomain);
  return surface;
}

/// A surface a material of the high level, at each level down to `level`.
std::vector<Surface> surfacesAt(const MeshAsset& mesh, std::size_t level) {
  std::vector<Surface> surfaces;
  std::vector<std::size_t> faces;
  const asset::Faces* high = scene::seenFaces(mesh, asset::Lod::high);
  if (!high) return surfaces;
  for (std::size_t face = 0; face < high->size(); ++face)
    if (Surface surface = liftedSurfaceOf((*high)[face]); !surface.triangles.empty()) {
      surfaces.push_back(std::move(surface));
      faces.push_back(face);
    }
  for (std::size_t below = 1; below <= level; ++below) {
    const asset::Faces& own = *scene::seenFaces(mesh, asset::allLods[below]);
    for (std::size_t i = 0; i < surfaces.size(); ++i) {
      Surface surface = faces[i] < own.size() ? liftedSurfaceOf(own[faces[i]]) : Surface();
      surfaces[i] = surface.triangles.empty() ? largestTriangle(surfaces[i]) : std::move(surface);
    }
  }
  for (Surface& surface : surfaces) surface = usedPart(surface);
  return surfaces;
}

std::vector<Surface> physicsOf(const MeshAsset& mesh) {
  mesh::TriangleMesh physics = hasPhysicsTriangles(mesh) ? asset::toTriangleMesh(*mesh.physicsMesh)
                                                         : hullsForAnalyze(*mesh.physicsConvex);
  Surface surface;
  surface.positions = std::move(physics.positions);
  surface.triangles = std::move(physics.triangles);
  surface.material = "physics";
  return surface.triangles.empty() ? std::vector<Surface>() : std::vector{usedPart(surface)};
}

/// Names that are not there twice.
class FreeNames {
 public:
  std::string of(const std::string& wanted, const char* otherwise) {
    const std::string name = wanted.empty() ? otherwise : wanted;
    std::string free = name;
    for (std::size_t number = 2; !names_.insert(free).second; ++number)
      free = name + '_' + std::to_string(number);
    return free;
  }

 private:
  std::set<std::string> names_;
};

/// What the uploader reads as that label: the model's own name, unless the uploader would take a
/// piece of that for the suffix of a level; then one follows.
std::string nameInFile(const std::string& label, std::size_t level) {
  const std::string name = label + std::string(uploaderSuffix(level));
  return import::withoutSuffix(name) == label ? name : name + "_LOD3";
}

void nameMaterials(std::vector<Surface>& surfaces, const std::vector<std::string>& names) {
  FreeNames free;
  for (std::size_t face = 0; face < surfaces.size(); ++face) {
    const bool isKnown = names.size() == surfaces.size();
    surfaces[face].material =
        free.of(isKnown ? names[face] : "", ("face_" + std::to_string(face + 1)).c_str());
  }
}

void fillBoxOf(const std::vector<Surface>& model, std::vector<Surface>& level) {
  glm::dvec3 low(std::numeric_limits<double>::infinity());
  glm::dvec3 high = -low;
  for (const Surface& surface : model)
    for (const glm::dvec3& position : surface.positions) {
      low = glm::min(low, position);
      high = glm::max(high, position);
    }
  std::vector<std::vector<glm::dvec3>*> lists;
  for (Surface& surface : level) lists.push_back(&surface.positions);
  fillBox(lists, low, high);
}

/// The meshes of a linkset at one level.
class LevelMaker {
 public:
  LevelMaker(const scene::Scene& scene, std::size_t linkset, std::size_t level,
             UploaderFormat format)
      : scene_(scene), linkset_(scene.linksets[linkset]), level_(level), format_(format) {}

  void make() {
    for (const scene::Part& part : linkset_.parts) add(part);
    if (level_ != 0) return;
    scene::Findings findings;
    if (rigged_ > 0) findings.warn({}, exportTexts["export.no_rig"], {{"count", rigged_}});
    seen_.findings = findings.take();
  }

  bool isEmpty() const { return seen_.parts.empty(); }

  Result<Loaded<Bytes>> write() && {
    if (format_ == UploaderFormat::glb) return glbFrom(std::move(seen_));
    const std::string text = colladaFrom(seen_, geometries_);
    const ByteView bytes = bytesOf(text);
    return Loaded<Bytes>{Bytes(bytes.begin(), bytes.end()), std::move(seen_.findings)};
  }

 private:
  /// Labels go by all meshes, whichever of them are in this file: so they are the same in all.
  void add(const scene::Part& part) {
    const MeshAsset* mesh = part.kind == scene::PartKind::mesh ? scene_.meshOf(part) : nullptr;
    if (!mesh || !scene::seenFaces(*mesh, asset::Lod::high)) return;
    rigged_ += mesh->skin ? 1 : 0;
    const auto [known, isNew] = shapes_.try_emplace(mesh);
    const std::string wanted = uploaderNamesOf(part).label;
    const bool isModel = isNew || format_ == UploaderFormat::glb;
    const std::string label = isModel ? labels_.of(wanted, "part") : std::string();
    if (isNew) known->second = keep(part, *mesh, label);
    const bool isThere = level_ != uploaderPhysics || hasPhysics(part, *mesh);
    if (!known->second || !isThere) return;
    // In Collada the geometry's name tells the model; the node's is the object's in world.
    const std::string name = format_ == UploaderFormat::glb ? nameInFile(label, level_) : part.name;
    seen_.parts.push_back({name, scene::Placement(linkset_, part), part.scale, *known->second});
  }

  /// The number of the mesh among the shapes; nothing without one at this level.
  std::optional<std::size_t> keep(const scene::Part& part, const MeshAsset& mesh,
                                  const std::string& label) {
    std::vector<Surface> model = surfacesAt(mesh, 0);
    std::vector<Surface> surfaces = levelOf(mesh, model);
    if (surfaces.empty()) return {};
    if (level_ != uploaderPhysics) nameMaterials(surfaces, uploaderNamesOf(part).materials);
    if (level_ != 0) fillBoxOf(model, surfaces);
    seen_.shapes.push_back(std::move(surfaces));
    geometries_.push_back(nameInFile(label, level_));
    return seen_.shapes.size() - 1;
  }

  std::vector<Surface> levelOf(const MeshAsset& mesh, const std::vector<Surface>& model) const {
    if (level_ == 0) return model;
    if (level_ != uploaderPhysics) return surfacesAt(mesh, level_);
    // Physics of a mesh that no part uses as such is left out, see add().
    const bool isUsed = std::ranges::any_of(linkset_.parts, [&](const scene::Part& part) {
      return scene_.meshOf(part) == &mesh && hasPhysics(part, mesh);
    });
    return isUsed ? physicsOf(mesh) : std::vector<Surface>();
  }

  const scene::Scene& scene_;
  const scene::Linkset& linkset_;
  std::size_t level_;
  UploaderFormat format_;
  Seen seen_;
  std::vector<std::string> geometries_;
  std::map<const MeshAsset*, std::optional<std::size_t>> shapes_;
  FreeNames labels_;
  std::size_t rigged_ = 0;
};

}  // namespace

UploaderPhysics uploaderPhysicsOf(const scene::Part& part, const MeshAsset& mesh) {
  if (part.shapeType != scene::ShapeType::prim) return UploaderPhysics::none;
  if (hasPhysicsTriangles(mesh)) return UploaderPhysics::triangles;
  const bool hasHulls = mesh.physicsConvex && !mesh.physicsConvex->hulls.empty();
  return hasHulls && !isBaseHullAlone(mesh) ? UploaderPhysics::hulls : UploaderPhysics::none;
}

bool hasUploaderPhysics(const scene::Scene& scene, std::size_t linkset) {
  return std::ranges::any_of(scene.linksets[linkset].parts, [&](const scene::Part& part) {
    const MeshAsset* mesh = part.kind == scene::PartKind::mesh ? scene.meshOf(part) : nullptr;
    return mesh && hasPhysics(part, *mesh);
  });
}

Result<Loaded<Bytes>> uploaderFile(const scene::Scene& scene, std::size_t linkset,
                                   std::size_t level, UploaderFormat format) {
  LevelMaker maker(scene, linkset, level, format);
  maker.make();
  if (maker.isEmpty())
    return failure(level == uploaderPhysics ? exportTexts["export.no_physics"]
                                            : exportTexts["export.no_mesh"]);
  return std::move(maker).write();
}

}  // namespace wb::exporting
