#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/file_kinds.h"
#include "model/formats/objects/read_scene.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace wb::import {

/// Refuses a PLY that has fewer rows than its header declares: what is left of it would weigh as if
/// it were whole. Bytes behind the rows are a finding.
Result<WholenessCheck> checkPly(ByteView file, const Task& task = {});

/// Returns whether bytes are exactly as many triangles as they declare, and at least one: no other
/// mark at their beginning says more.
bool isBinaryStlByLength(ByteView bytes);

/// Whether bytes are as many triangles as they declare. Binary STL has no other mark; a file whose
/// name says that it is one may be cut, or go on behind its triangles, but not be text.
bool looksLikeBinaryStl(ByteView bytes, bool isNamedSo);

/// Refuses a binary STL that ends before its triangles do. A text that ends or breaks inside a
/// facet is incomplete: an error among the findings.
Result<WholenessCheck> checkStl(ByteView file, const Task& task = {});

/// All there are.
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
