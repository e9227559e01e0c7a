#pragma once

#include <QString>

namespace wb::ui {

/// A length for people, with its unit: `0.6 m`, `0.2 µm`.
QString shownLength(double metres);

}  // namespace wb::ui
