#pragma once

#include "ui/widgets/empty_page.h"

namespace wb::ui {

/// What an empty page says where a file is open that holds nothing, or nothing any more.
EmptyWord nothingInFile();

}  // namespace wb::ui
