#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/detail/model_format.h"
#include "model/formats/reader/reader.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>

namespace wb::import {

/// The files of one model: its levels of detail by asset::Lod, then its physics mesh.
inline constexpr std::size_t modelLevels = 5;
inline constexpr std::size_t physicsLevel = 4;

/// What was read of a model and its companions; the first is always there.
using ModelLevels = std::array<std::optional<worker::FlatScene>, modelLevels>;

/// The companion of a model for a level, as the viewer names them: `chair_LOD2.dae`, `chair_LOD1`,
/// `chair_LOD0` (the lowest) or `chair_PHYS` beside `chair.dae`; with the model's own ending or
/// else another of a plain model. Nothing if there is none.
std::optional<std::filesystem::path> companionOf(const std::filesystem::path& model,
                                                 std::size_t level);

/// What a companion's node is called where the model's is called `Chair`: `Chair_LOD2`.
std::string_view suffixOf(std::size_t level);

/// Reads a model and its companions, each in a worker of its own. The error is the model's, or that
/// all was cancelled; a companion that cannot be read is a finding.
Result<Loaded<ModelLevels>> readLevels(const std::filesystem::path& model, ModelFormat format,
                                       const worker::Options& options, const Task& task);

}  // namespace wb::import
