#include "model/import/endings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wb::import {
namespace {

/// Not `.xml`, which is nearly anything's: such a file is one if it begins like one.
constexpr std::array<std::string_view, 16> tellingEndings{
    ".weighbridge", ".llmesh", ".mesh", ".slm", ".oar", ".iar", ".oxp",  ".dae",
    ".fbx",         ".glb",    ".gltf", ".obj", ".ply", ".stl", ".nxoc", ".ogz"};

}  // namespace

std::string lowerEnding(const std::filesystem::path& file) {
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return ending;
}

bool hasTellingEnding(const std::filesystem::path& file) {
  return std::ranges::find(tellingEndings, lowerEnding(file)) != tellingEndings.end();
}

}  // namespace wb::import
