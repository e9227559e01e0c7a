#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <QString>
#include <string>

namespace wb::ui {

/// A page of HTML in the plain style as the bytes of a PDF of A4 pages with their numbers, made by
/// `creator`. In any thread; needs an application object, but no display.
Result<std::string> pdfOf(const std::string& html, const QString& creator, const Task& task = {});

}  // namespace wb::ui
