#pragma once

#include "model/asset/validate.h"
#include "model/scene/scene.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace wb::scene {

/// Whether a part would upload: `ok|refused|unknown`.
enum class UploadState : std::uint8_t { ok, refused, unknown };

/// Returns the word for a `state`: `ok`, `refused` or `unknown`.
std::string_view name(UploadState state);

/// Whether a part would upload, and why not. Parts of one asset share what was found.
struct PartUpload {
  std::optional<UploadState> state{};  ///< Nothing for what is not uploaded: prims and sculpts.
  std::shared_ptr<const asset::Refusals> ofMesh{};  ///< Null: the mesh is missing.
  std::shared_ptr<const Diagnostics> ofModel{};     ///< See Part::refusals; null: none.

  /// Refused for a reason that is sure, not merely likely.
  bool isCertain() const;
};

/// Returns what the uploader would say of a `part` of a `scene`. Fast for many parts of few assets,
/// on any thread.
PartUpload uploadOf(const Scene& scene, const Part& part);

/// Returns the same for a `mesh` that is not in the scene; null: it is missing.
PartUpload uploadOf(const std::shared_ptr<const asset::MeshAsset>& mesh);

}  // namespace wb::scene
