#include "model/import3d/file_frame.h"

#include <array>
#include <charconv>
#include <cmath>

namespace wb::import3d {
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

FileFrame frameOf(std::string_view ending, const aiScene& scene) {
  if (ending == "fbx") return fbxFrame(scene);
  if (ending == "stl" || ending == "ply") return {UpAxis::z, 1};
  return {UpAxis::y, 1};
}

}  // namespace wb::import3d
