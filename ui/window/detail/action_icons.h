#pragma once

#include "ui/window/detail/actions.h"

#include <QString>

namespace wb::ui {

/// The name of an action's icon (see ui/widgets/icon.h).
QString iconNameOf(ActionId id);

}  // namespace wb::ui
