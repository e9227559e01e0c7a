#pragma once

#include "model/base/result.h"

#include <string>

namespace wb::app {

/// A page of HTML in the plain style as the bytes of a PDF of A4 pages with their numbers. Needs no
/// display, and no application object of the caller's.
Result<std::string> pdfOf(const std::string& html);

}  // namespace wb::app
