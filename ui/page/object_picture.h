#pragma once

#include "model/weighing/target.h"
#include "model/weighing/weighing.h"

#include <QImage>
#include <optional>

namespace wb::ui {

/// A linkset, a part or everything as everybody sees it, by itself on white and framed. Null where
/// there is nothing to be seen, or no way to draw (see viewport::isOpenGlThere). Waits for it.
QImage objectPicture(const weighing::Weighing& weighing,
                     const std::optional<weighing::Target>& target);

}  // namespace wb::ui
