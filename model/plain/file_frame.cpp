#include "model/plain/file_frame.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace wb::plain {
namespace {

using worker::UpAxis;

constexpr double metresPerCentimetre = 0.01;

/// The decimal number that a loader rounded to a float: 0.01, not 0.0099999998.
double asWritten(float number) {
  std::array<char, 32> text;
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number);
  double exact = number;
  std::from_chars(text.data(), end, exact);
  return exact;
}

struct Turn {
  UpAxis up;
  aiMatrix3x3 matrix;  ///< To Y up.
};

/// What Collada's loader makes of its files' root.
const std::array turns{Turn{UpAxis::x, {0, -1, 0, 1, 0, 0, 0, 0, 1}},
                       Turn{UpAxis::y, {1, 0, 0, 0, 1, 0, 0, 0, 1}},
                       Turn{UpAxis::z, {1, 0, 0, 0, 0, 1, 0, -1, 0}}};

/// The length of a matrix' first column.
float unitIn(const aiMatrix4x4& m) { return std::abs(m.a1) + std::abs(m.b1) + std::abs(m.c1); }

std::optional<FileFrame> frameIn(const aiMatrix4x4& root) {
  const float unit = unitIn(root);
  if (!std::isfinite(unit) || !(unit > 0)) return {};
  for (const Turn& turn : turns) {
    const aiMatrix4x4 scaled = aiMatrix4x4(turn.matrix) *
                               aiMatrix4x4(unit, 0, 0, 0, 0, unit, 0, 0, 0, 0, unit, 0, 0, 0, 0, 1);
    if (scaled == root) return FileFrame{turn.up, asWritten(unit)};
  }
  return {};
}

FileFrame takeColladaFrame(aiScene& scene) {
  const auto frame = frameIn(scene.mRootNode->mTransformation);
  if (frame) scene.mRootNode->mTransformation = aiMatrix4x4();
  return frame.value_or(FileFrame{});
}

/// An FBX file's unit is so many centimetres.
FileFrame fbxFrame(const aiScene& scene) {
  FileFrame frame{UpAxis::y, metresPerCentimetre};
  std::int32_t axis = 0;
  float centimetres = 0;
  if (!scene.mMetaData) return frame;
  if (scene.mMetaData->Get("UpAxis", axis) && axis >= 0 && axis <= 2)
    frame.up = static_cast<UpAxis>(axis);
  if (scene.mMetaData->Get("UnitScaleFactor", centimetres) && std::isfinite(centimetres) &&
      centimetres > 0)
    frame.unit = asWritten(centimetres) * metresPerCentimetre;
  return frame;
}

}  // namespace

FileFrame takeFrame(std::string_view ending, aiScene& scene) {
  if (ending == "dae") return takeColladaFrame(scene);
  if (ending == "fbx") return fbxFrame(scene);
  if (ending == "stl" || ending == "ply") return {UpAxis::z, 1};
  return {UpAxis::y, 1};
}

}  // namespace wb::plain
