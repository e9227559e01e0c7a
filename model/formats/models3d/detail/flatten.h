#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/reader/flat_writer.h"

#include <functional>
#include <optional>

namespace wb::import3d {

/// Whether the normals of a file say more than its triangles do.
enum class FileNormals { used, ignored };

/// Writes the triangles of a file, and the nodes that have any with their way to the file's frame.
/// What is no triangle, is broken or has no area is left out and counted. `progress` gets 0..1.
std::optional<worker::Refusal> flatten(const FileScene& file, FileNormals fileNormals,
                                       worker::FlatWriter& writer,
                                       const std::function<void(double)>& progress);

}  // namespace wb::import3d
