#include "model/formats/models3d/detail/read_fbx.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/fbx_transform.h"
#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/surface_maker.h"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace wb::import3d {

/// The triangles of a geometry of an FBX file: a surface for each of its materials, in the order in
/// which polygons first have them. `materials` are the names of those of the model that shows it.
/// Mirrored, x becomes -x and polygons go round the other way. Throws Refused.
std::vector<Surface> fbxSurfaces(const FbxRecord& geometry,
                                 const std::vector<std::string>& materials, bool mirrors);

namespace {

/// A corner's place among all of a mesh.
struct CornerAt {
  std::size_t corner = 0;  ///< In the list of polygons.
  std::size_t vertex = 0;
  std::size_t polygon = 0;
};

/// Values of a mesh that lie in a layer: one for each corner, vertex or polygon, or one for all.
class FbxLayer {
 public:
  FbxLayer() = default;
  /// `values` of `components` numbers; `indices` names the list that says which of them.
  FbxLayer(const FbxRecord* layer, const char* values, const char* indices, std::size_t components)
      : components_(components) {
    if (!layer || !layer->find(values)) return;
    const FbxRecord* mapping = layer->find("MappingInformationType");
    const FbxRecord* reference = layer->find("ReferenceInformationType");
    mapping_ = mapping ? mapping->textAt(0) : std::string_view();
    numbers_ = fbxNumbers(*layer->find(values));
    const bool isDirect = reference && reference->textAt(0) == "Direct";
    if (const FbxRecord* list = layer->find(indices); list && !isDirect) {
      indices_ = fbxIntegers(*list);
      isIndexed_ = true;
    }
  }

  bool isThere() const { return !numbers_.empty(); }

  /// Not a number where it has none.
  Vector3 at(const CornerAt& place) const {
    std::size_t number = numberOf(place);
    if (isIndexed_) {
      if (number >= indices_.size() || indices_[number] < 0) return notThere();
      number = static_cast<std::size_t>(indices_[number]);
    }
    if (number >= numbers_.size() / components_) return notThere();
    const double* first = &numbers_[number * components_];
    return {static_cast<float>(first[0]), static_cast<float>(first[1]),
            components_ > 2 ? static_cast<float>(first[2]) : 0};
  }

 private:
  std::size_t numberOf(const CornerAt& place) const {
    if (mapping_ == "ByVertice" || mapping_ == "ByVertex") return place.vertex;
    if (mapping_ == "ByPolygon") return place.polygon;
    if (mapping_ == "AllSame") return 0;
    return place.corner;
  }

  std::size_t components_ = 1;
  std::string_view mapping_;
  bool isIndexed_ = false;
  std::vector<double> numbers_;
  std::vector<std::int32_t> indices_;
};

/// The material of each polygon; the only one where the file says no more.
class FbxMaterials {
 public:
  explicit FbxMaterials(const FbxRecord* layer) {
    const FbxRecord* list = layer ? layer->find("Materials") : nullptr;
    if (!list) return;
    const FbxRecord* mapping = layer->find("MappingInformationType");
    isByPolygon_ = mapping && mapping->textAt(0) == "ByPolygon";
    numbers_ = fbxIntegers(*list);
  }

  std::int32_t of(std::size_t polygon) const {
    const std::size_t number = isByPolygon_ ? polygon : 0;
    return number < numbers_.size() ? numbers_[number] : 0;
  }

 private:
  bool isByPolygon_ = false;
  std::vector<std::int32_t> numbers_;
};

class FbxMeshReader {
 public:
  FbxMeshReader(const FbxRecord& geometry, bool mirrors)
      : mirrors_(mirrors),
        normals_(geometry.find("LayerElementNormal"), "Normals", "NormalsIndex", 3),
        texCoords_(geometry.find("LayerElementUV"), "UV", "UVIndex", 2),
        materials_(geometry.find("LayerElementMaterial")) {
    if (const FbxRecord* list = geometry.find("Vertices")) vertices_ = fbxNumbers(*list);
    if (const FbxRecord* list = geometry.find("PolygonVertexIndex")) corners_ = fbxIntegers(*list);
  }

  std::vector<Surface> read(const std::vector<std::string>& names) && {
    std::size_t begin = 0;
    std::size_t polygon = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      // The last corner of a polygon is -1 - its number.
      if (corners_[i] >= 0 && i + 1 < corners_.size()) continue;
      add(begin, i + 1, polygon++);
      begin = i + 1;
    }
    std::vector<Surface> surfaces;
    for (const std::int32_t material : order_)
      surfaces.push_back(makers_.at(material).take({}, nameOf(names, material)));
    return surfaces;
  }

 private:
  /// Two corners are an edge, one is a point: neither has a surface.
  void add(std::size_t begin, std::size_t end, std::size_t polygon) {
    if (end - begin < 3) return;
    polygon_.clear();
    for (std::size_t i = begin; i < end; ++i) polygon_.push_back(cornerAt(i, polygon));
    if (mirrors_) std::ranges::reverse(polygon_);
    makerOf(materials_.of(polygon)).add(polygon_);
  }

  Corner cornerAt(std::size_t corner, std::size_t polygon) const {
    const std::int32_t stored = corners_[corner];
    const auto vertex = static_cast<std::size_t>(stored < 0 ? -1 - std::int64_t{stored} : stored);
    const CornerAt place{corner, vertex, polygon};
    Corner made{notThere(), notThere(), Vector3()};
    if (vertex < vertices_.size() / 3)
      made.position = {static_cast<float>(vertices_[vertex * 3]),
                       static_cast<float>(vertices_[vertex * 3 + 1]),
                       static_cast<float>(vertices_[vertex * 3 + 2])};
    if (normals_.isThere()) made.normal = normals_.at(place);
    if (texCoords_.isThere()) made.texCoord = texCoords_.at(place);
    if (std::isnan(made.texCoord.x)) made.texCoord = Vector3();
    if (mirrors_) {
      made.position.x = -made.position.x;
      made.normal.x = -made.normal.x;
    }
    return made;
  }

  SurfaceMaker& makerOf(std::int32_t material) {
    const auto [entry, isNew] =
        makers_.try_emplace(material, normals_.isThere(), texCoords_.isThere());
    if (isNew) order_.push_back(material);
    return entry->second;
  }

  /// Materials without a name are told apart by their numbers.
  std::string nameOf(const std::vector<std::string>& names, std::int32_t material) const {
    const auto number = static_cast<std::size_t>(std::max(material, 0));
    if (number < names.size() && !names[number].empty()) return names[number];
    return makers_.size() > 1 ? "materials " + std::to_string(material) : std::string();
  }

  bool mirrors_;
  std::vector<double> vertices_;
  std::vector<std::int32_t> corners_;
  FbxLayer normals_;
  FbxLayer texCoords_;
  FbxMaterials materials_;
  std::vector<Corner> polygon_;
  std::map<std::int32_t, SurfaceMaker> makers_;
  std::vector<std::int32_t> order_;
};

}  // namespace

std::vector<Surface> fbxSurfaces(const FbxRecord& geometry,
                                 const std::vector<std::string>& materials, bool mirrors) {
  return FbxMeshReader(geometry, mirrors).read(materials);
}

namespace {

using Id = std::int64_t;
using Reason = worker::Refusal::Reason;

constexpr Id rootId = 0;

constexpr std::size_t mostKinds = 20;  ///< Of geometry: there are six.

/// `Model::Chair` in text, `Chair`, two bytes and `Model` in binary.
std::string fbxTitle(std::string_view name) {
  using namespace std::string_view_literals;
  if (const auto end = name.find("\0\1"sv); end != name.npos)
    return std::string(name.substr(0, end));
  const auto colons = name.find("::");
  return std::string(colons == name.npos ? name : name.substr(colons + 2));
}

const FbxRecord* propertiesOf(const FbxRecord* object) {
  return object ? object->find("Properties70") : nullptr;
}

/// What the file says of all models, in `Definitions`.
const FbxRecord* modelTemplate(const FbxRecord& file) {
  const FbxRecord* definitions = file.find("Definitions");
  if (!definitions) return nullptr;
  for (const FbxRecord& kind : definitions->records)
    if (kind.name == "ObjectType" && kind.textAt(0) == "Model")
      return propertiesOf(kind.find("PropertyTemplate"));
  return nullptr;
}

class FbxReader {
 public:
  explicit FbxReader(ByteView bytes)
      : file_(readFbxTree(bytes)),
        template_(modelTemplate(file_)),
        frame_(fbxFrame({propertiesOf(file_.find("GlobalSettings")), nullptr})) {}

  FileScene read() && {
    indexObjects();
    indexConnections();
    walk();
    if (seen_.size() < modelCount_)
      refuseDamaged("Connections", "its models are nested in a circle");
    FileScene read = std::move(builder_).take(frame_.frame);
    for (const auto& [kind, count] : otherKinds_)
      read.omissions.push_back({worker::Omission::otherKind, count, kind});
    return read;
  }

 private:
  struct Step {
    Id model;
    FbxPlace above;
    std::size_t depth;
  };

  void indexObjects() {
    const FbxRecord* objects = file_.find("Objects");
    if (!objects) return;
    for (const FbxRecord& object : objects->records) {
      const Id id = object.integerAt(0);
      if (!objects_.try_emplace(id, &object).second)
        refuseDamaged("Objects", "two objects have the id " + std::to_string(id));
      modelCount_ += object.name == "Model";
    }
  }

  void indexConnections() {
    if (!objects_.empty() && !file_.find("Connections"))
      refuseDamaged("its end",
                    "the positions of its objects are missing; the file may be incomplete");
    std::set<Id> placed;
    for (const FbxRecord& connection : recordsOf("Connections")) {
      if (connection.textAt(0) != "OO") continue;
      const Id child = connection.integerAt(1);
      const Id parent = connection.integerAt(2);
      children_[parent].push_back(child);
      if (parent == rootId || isOf(parent, "Model")) placed.insert(child);
    }
    // What hangs on nothing stands in the file all the same.
    for (const FbxRecord& object : recordsOf("Objects"))
      if (object.name == "Model" && !placed.contains(object.integerAt(0)))
        children_[rootId].push_back(object.integerAt(0));
  }

  const std::vector<FbxRecord>& recordsOf(std::string_view section) const {
    const FbxRecord* found = file_.find(section);
    return found ? found->records : noRecords_;
  }

  const FbxRecord* objectOf(Id id) const {
    const auto found = objects_.find(id);
    return found == objects_.end() ? nullptr : found->second;
  }

  bool isOf(Id id, std::string_view kind) const {
    const FbxRecord* object = objectOf(id);
    return object && object->name == kind;
  }

  std::vector<Id> childrenOf(Id parent, std::string_view kind) const {
    std::vector<Id> found;
    const auto children = children_.find(parent);
    if (children != children_.end())
      for (const Id child : children->second)
        if (isOf(child, kind)) found.push_back(child);
    return found;
  }

  /// Depth first, as the file lists them, without recursion.
  void walk() {
    std::vector<Step> open;
    const auto push = [&](Id parent, const FbxPlace& place, std::size_t depth) {
      const std::vector<Id> models = childrenOf(parent, "Model");
      for (auto model = models.rbegin(); model != models.rend(); ++model)
        open.push_back({*model, place, depth});
    };
    push(rootId, {frame_.turn, glm::dmat3(1), glm::dvec3(1)}, 0);
    for (std::size_t steps = 0; !open.empty(); ++steps) {
      const Step step = open.back();
      open.pop_back();
      if (steps > limits::modelNodes) refuse(Reason::tooLarge, {"nodes"});
      if (step.depth > limits::modelDepth) refuse(Reason::tooLarge, {"nested nodes"});
      seen_.insert(step.model);
      const FbxRecord& model = *objectOf(step.model);
      const FbxProperties properties(propertiesOf(&model), template_);
      const FbxPlace place = fbxPlaceIn(step.above, properties);
      add(step.model, model, place.toFile * fbxGeometryTransform(properties));
      push(step.model, place, step.depth + 1);
    }
  }

  void add(Id id, const FbxRecord& model, glm::dmat4 toFile) {
    std::vector<std::string> materials;
    for (const Id material : childrenOf(id, "Material"))
      materials.push_back(fbxTitle(objectOf(material)->textAt(1)));
    // Of left-handed axes the mirror is in the geometry, not in where it stands.
    if (frame_.mirrors) toFile = glm::scale(toFile, {-1, 1, 1});
    for (const Id geometry : childrenOf(id, "Geometry"))
      if (const auto& surfaces = surfacesOf(geometry, materials); !surfaces.empty())
        builder_.addNode(fbxTitle(model.textAt(1)), toFile, surfaces);
  }

  /// Made once for all models that show it with the same materials.
  const std::vector<unsigned>& surfacesOf(Id geometry, const std::vector<std::string>& materials) {
    const auto [entry, isNew] = known_.try_emplace({geometry, materials});
    const FbxRecord& record = *objectOf(geometry);
    const std::string kind(record.textAt(2));
    // A shape is what a blend makes of another geometry, which is its base.
    if (kind != "Mesh" && kind != "Shape" && otherKinds_.size() < mostKinds) ++otherKinds_[kind];
    if (isNew && kind == "Mesh")
      for (Surface& surface : fbxSurfaces(record, materials, frame_.mirrors))
        entry->second.push_back(builder_.add(std::move(surface)));
    return entry->second;
  }

  FbxRecord file_;
  const FbxRecord* template_;
  FbxFrame frame_;
  SceneBuilder builder_;
  std::size_t modelCount_ = 0;
  std::unordered_map<Id, const FbxRecord*> objects_;
  std::unordered_map<Id, std::vector<Id>> children_;
  std::set<Id> seen_;
  std::map<std::pair<Id, std::vector<std::string>>, std::vector<unsigned>> known_;
  std::map<std::string, std::size_t> otherKinds_;  ///< Of geometry, with how often they are shown.
  std::vector<FbxRecord> noRecords_;
};

}  // namespace

FileScene readFbx(ByteView bytes) { return FbxReader(bytes).read(); }

}  // namespace wb::import3d
