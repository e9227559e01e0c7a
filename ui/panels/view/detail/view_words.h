#pragma once

#include "viewport/preset.h"

#include <QIcon>
#include <QString>
#include <QStringList>
#include <array>

namespace wb::ui {

// What the toolbar of the view says of a preset.

QString wordOf(viewport::Preset preset);
QString helpOf(viewport::Preset preset);
QIcon iconOf(viewport::Preset preset);
/// Chooses it while the view has the focus.
Qt::Key keyOf(viewport::Preset preset);

/// Levels of detail, the finest first.
QStringList lodWords();
/// In the order of OrbitCamera::standards.
QStringList viewWords();
/// The sides to look from, each but the corner: short enough for the faces of a cube.
std::array<QString, 6> sideWords();

}  // namespace wb::ui
