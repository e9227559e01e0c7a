#pragma once

#include "ui/window/actions.h"

#include <QString>

namespace wb::ui {

/// The name of an action's icon (see ui/base/icon.h).
QString iconNameOf(ActionId id);

}  // namespace wb::ui
