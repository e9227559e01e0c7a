#pragma once

#include "model/analysis/analysis.h"
#include "model/core/core.h"

#include <QString>

namespace wb::ui {

/// Fails where a file to write is one of the program's own, or one that was read: that of the
/// document, or one that its scene names.
Result<void> checkMayWrite(const weighing::Weighing& weighing, const QString& path);

/// The same of a file to save the document in, which may be the project that it was read from.
Result<void> checkMaySave(const weighing::Weighing& weighing, const QString& path);

}  // namespace wb::ui
