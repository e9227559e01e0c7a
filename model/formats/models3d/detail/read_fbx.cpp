#include "model/formats/models3d/detail/read_fbx.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/fbx_mesh.h"
#include "model/formats/models3d/detail/fbx_transform.h"
#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/scene_builder.h"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace wb::import3d {
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
      refuseDamaged("Connections", "models are below each other in a circle");
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
      refuseDamaged("its end", "nothing says where its objects stand; the file may be cut");
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
