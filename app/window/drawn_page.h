#pragma once

#include "app/page_output.h"

#include <span>

namespace wb::app {

/// The page to the output, which is then finished: as a PDF, or with pictures where there is a
/// display to draw with.
ExitState writeDrawnPage(PageFormat format, const PageWriter& writer, Output& output,
                         const Pictured& pictured);

}  // namespace wb::app
