#pragma once

#include <QString>
#include <QStringList>
#include <array>

namespace wb::ui {

/// Levels of detail, the finest first.
QStringList lodWords();
/// In the order of viewport::ColourBy.
QStringList colouringWords();
/// In the order of OrbitCamera::standards.
QStringList viewWords();
/// The sides to look from, each but the corner: short enough for the faces of a cube.
std::array<QString, 6> sideWords();

}  // namespace wb::ui
