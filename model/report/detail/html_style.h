#pragma once

#include "model/report/html.h"

#include <string_view>

namespace wb::page {

/// The style sheet that a page carries.
std::string_view styleSheet(HtmlStyle style);

}  // namespace wb::page
