#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/detail/wholeness_check.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace wb::import {

/// Kinds of 3D models without any notion of a grid.
enum class ModelFormat : std::uint8_t { collada, fbx, glb, gltf, obj, ply, stl };
inline constexpr std::array allModelFormats{
    ModelFormat::collada, ModelFormat::fbx, ModelFormat::glb, ModelFormat::gltf,
    ModelFormat::obj,     ModelFormat::ply, ModelFormat::stl};

/// The usual ending of such files, without the point.
std::string_view ending(ModelFormat format);

/// What the content says, from its outermost element on: text that only mentions a format is none.
/// OBJ has no mark of its own: its lines tell it. The name helps where a file is cut or damaged.
std::optional<ModelFormat> modelFormatOf(ByteView bytes, const std::filesystem::path& name);

/// Refuses a PLY or binary STL that is cut: what is left of it would weigh as if it were whole.
/// Says how it is known that all of the others is there.
Result<WholenessCheck> checkModel(ModelFormat format, ByteView bytes, const Task& task = {});

}  // namespace wb::import
