#pragma once

#include "model/core/text.h"

#include <glm/vec3.hpp>

#include <QString>

namespace wb::ui {

/// A length for people, with the unit that the user reads: `0.6 m`, `2.5 ft`, `0.2 µm`.
QString shownLength(double metres);
/// The same of one that the model says how to read.
QString shownLength(const Number& length);

/// `0.5 × 0.5 × 1 m`
QString shownSize(const glm::dvec3& metres);
/// `1, 2, 22.5 m`
QString shownPlace(const glm::dvec3& metres);

}  // namespace wb::ui
