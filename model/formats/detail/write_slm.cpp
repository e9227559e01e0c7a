#include "model/formats/detail/write_slm.h"

#include "model/core/binary.h"
#include "model/formats/detail/export_texts.h"
#include "model/formats/detail/meshes.h"
#include "model/scene/part_placement.h"
#include "model/scene/scene_findings.h"

#include <glm/gtc/matrix_transform.hpp>

#include <map>
#include <utility>

namespace wb::exporting {
namespace {

constexpr int slmVersion = 3;

/// Row vectors with the translation in the last row: the columns of the matrix.
llsd::Array transformOf(const scene::Linkset& linkset, const scene::Part& part) {
  const scene::Placement place(linkset, part);
  const glm::dmat4 matrix = glm::scale(
      glm::translate(glm::dmat4(1), place.position) * glm::mat4_cast(place.rotation), part.scale);
  llsd::Array numbers;
  for (int i = 0; i < 16; ++i) numbers.emplace_back(matrix[i / 4][i % 4]);
  return numbers;
}

llsd::Map instanceOf(std::int32_t mesh, const scene::Linkset& linkset, const scene::Part& part) {
  llsd::Map instance;
  instance.emplace("mesh_id", mesh);
  instance.emplace("label", part.name);
  instance.emplace("transform", transformOf(linkset, part));
  instance.emplace("material", llsd::Array());
  return instance;
}

class SlmWriter {
 public:
  explicit SlmWriter(const scene::Scene& scene) : scene_(scene) {}

  Result<Loaded<Bytes>> write() {
    llsd::Array meshes;
    for (const std::string& key : usedMeshes(scene_)) {
      numbers_.emplace(key, static_cast<std::int32_t>(meshes.size()));
      const Bytes bytes = storedMesh(scene_, scene_.assets.at(key));
      meshes.emplace_back(std::string(textOf(bytes)));
    }
    if (meshes.empty()) return failure(exportTexts["export.no_mesh"]);
    for (const scene::Linkset& linkset : scene_.linksets)
      for (const scene::Part& part : linkset.parts) addPart(linkset, part);
    tell();
    llsd::Map document{{"version", slmVersion},
                       {"name", scene_.name},
                       {"mesh", std::move(meshes)},
                       {"instance", std::move(instances_)}};
    return Loaded<Bytes>{llsd::writeBinary(std::move(document)), findings_.take()};
  }

 private:
  void addPart(const scene::Linkset& linkset, const scene::Part& part) {
    if (part.kind != scene::PartKind::mesh) {
      ++others_;
    } else if (const auto mesh = numbers_.find(part.asset); mesh == numbers_.end()) {
      ++missing_;
    } else {
      instances_.emplace_back(instanceOf(mesh->second, linkset, part));
    }
  }

  void tell() {
    if (others_ > 0) findings_.warn({}, exportTexts["export.only_meshes"], {{"count", others_}});
    if (missing_ > 0) findings_.warn({}, exportTexts["export.no_surface"], {{"count", missing_}});
    findings_.add({Severity::note, exportTexts["export.only_places"], {}, {}, 1, {}});
  }

  const scene::Scene& scene_;
  std::map<std::string, std::int32_t> numbers_;  ///< Of the meshes in the file, by key.
  llsd::Array instances_;
  std::size_t others_ = 0;
  std::size_t missing_ = 0;
  scene::Findings findings_;
};

}  // namespace

Result<Loaded<Bytes>> slmFrom(const scene::Scene& scene) { return SlmWriter(scene).write(); }

}  // namespace wb::exporting
