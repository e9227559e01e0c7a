#pragma once

#include "model/analysis/weighing.h"
#include "model/core/diagnostic.h"

#include <optional>
#include <string>

namespace wb::app {

/// One line on what the uploader would refuse of a file; nothing where it refuses nothing. What
/// could not be read was told by itself.
std::optional<Diagnostic> uploadLine(const weighing::Weighing& weighing);

/// Says that line on standard error.
void tellUpload(const weighing::Weighing& weighing);

/// That a file was not written, because it would be refused.
Diagnostic notWritten(const Sentence& why, const std::string& file);

}  // namespace wb::app
