#include "model/scene/upload_facts.h"

#include <algorithm>
#include <array>

namespace wb::scene {
namespace {

bool isError(const Diagnostic& finding) { return finding.severity == Severity::error; }

UploadState stateOf(const PartUpload& upload, const asset::MeshAsset* mesh) {
  const bool isRefused =
      (upload.ofMesh && !upload.ofMesh->empty()) || (upload.ofModel && !upload.ofModel->empty());
  if (isRefused) return UploadState::refused;
  return !mesh || mesh->damage.any ? UploadState::unknown : UploadState::ok;
}

}  // namespace

std::string_view name(UploadState state) {
  constexpr std::array<std::string_view, 3> names{"ok", "refused", "unknown"};
  return names[static_cast<std::size_t>(state)];
}

bool PartUpload::isCertain() const {
  return (ofMesh && std::ranges::any_of(*ofMesh, isError, &asset::Refusal::finding)) ||
         (ofModel && std::ranges::any_of(*ofModel, isError));
}

PartUpload uploadOf(const std::shared_ptr<const asset::MeshAsset>& mesh) {
  PartUpload upload;
  if (mesh) upload.ofMesh = asset::refusalsOf(mesh);
  upload.state = stateOf(upload, mesh.get());
  return upload;
}

PartUpload uploadOf(const Scene& scene, const Part& part) {
  if (part.kind != PartKind::mesh) return {};
  const auto entry = scene.assets.find(part.asset);
  PartUpload upload = uploadOf(entry == scene.assets.end() ? nullptr : entry->second.mesh);
  upload.ofModel = part.refusals;
  if (upload.ofModel && !upload.ofModel->empty()) upload.state = UploadState::refused;
  return upload;
}

}  // namespace wb::scene
