#pragma once

#include "ui/panels/view/detail/view_settings.h"
#include "viewport/preset.h"

#include <QIcon>
#include <QString>
#include <QStringList>
#include <array>

namespace wb::ui {

/// Of what is beside.
QString wordOf(viewport::Preset preset);

// What the toolbar of the view says of what is shown.

QString wordOf(Show what);
QString helpOf(Show what);
QIcon iconOf(Show what);
/// Chooses it while the view has the focus.
Qt::Key keyOf(Show what);

/// Levels of detail, the finest first.
QStringList lodWords();
/// In the order of OrbitCamera::standards.
QStringList viewWords();
/// The sides to look from, each but the corner: short enough for the faces of a cube.
std::array<QString, 6> sideWords();

}  // namespace wb::ui
