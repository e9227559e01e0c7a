#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace wb::test {

/// Writes a wavy square of `side` squares a side, two triangles each, as `obj`, `stl` (binary) or
/// `glb`; without normals and texture coordinates.
void writeWavyModel(const std::filesystem::path& path, std::string_view format, std::uint32_t side);

}  // namespace wb::test
