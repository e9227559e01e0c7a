#pragma once

#include "viewport/preset.h"

#include <QIcon>
#include <QString>

namespace wb::ui {

// What the toolbar of the view says of a preset.

QString wordOf(viewport::Preset preset);
QString helpOf(viewport::Preset preset);
QIcon iconOf(viewport::Preset preset);
/// Chooses it while the view has the focus.
Qt::Key keyOf(viewport::Preset preset);

}  // namespace wb::ui
