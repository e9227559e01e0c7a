#pragma once

#include "model/scene/part.h"
#include "ui/widgets/box_unit.h"

#include <QString>
#include <functional>
#include <vector>

namespace wb::ui {

/// A number of a part that a user edits.
struct PartField {
  QString name;  ///< With what it belongs to: `Size x`.
  BoxUnit unit;
  std::function<double(const scene::Part&)> get;
  std::function<void(scene::Part&, double)> put;
  std::function<double(const scene::Part&)> minimum;  ///< May depend on the part's other numbers.
  std::function<double(const scene::Part&)> maximum;
};

/// Numbers that stand side by side below one label.
struct PartFields {
  QString label;
  std::vector<PartField> numbers;
  bool roundPathOnly = false;  ///< Of a prim on a line they change nothing.
};

/// Size, position and rotation, which every part has. Rotation is in degrees about x, y and z, as
/// builders know them.
std::vector<PartFields> placeFields();

/// The numbers of a prim, each in the range that a builder may set.
std::vector<PartFields> primFields();

}  // namespace wb::ui
