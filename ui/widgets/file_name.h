#pragma once

#include <QString>

namespace wb::ui {

/// A name as that of a file, without its ending: short enough for every system, and without the
/// signs that some systems refuse. `instead` where nothing is left of it.
QString safeFileName(const QString& name, const QString& instead);

}  // namespace wb::ui
