#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/detail/model_format.h"
#include "model/formats/detail/model_parts.h"
#include "model/formats/reader/process.h"
#include "model/scene/scene.h"

#include <glm/vec3.hpp>

#include <optional>

namespace wb::import {

/// A 3D model with its companions, read by a worker process, as one linkset: each node with
/// triangles becomes a part (or several, past what one asset holds) in the frame of the first, in
/// metres with z up, its asset encoded inside the scene as the uploader would. With `size`, the
/// whole is stretched to fill a box of that size. Fatal: what worker::read() says, no part of a
/// size that a part can have, cancelled. What is left out or changed is a finding.
Result<Loaded<scene::Scene>> readModelFile(const std::filesystem::path& path, ModelFormat format,
                                           const std::optional<glm::dvec3>& size,
                                           const PartOptions& parts, const worker::Options& options,
                                           const Task& task);

}  // namespace wb::import
