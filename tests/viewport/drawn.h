#pragma once

#include "viewport/view.h"

#include <QColor>
#include <QImage>

namespace wb::viewport::test {

/// What views of tests are cleared with.
inline const QColor background(20, 30, 40);

/// The next frame; null if none comes.
QImage captured(View& view);

int pixelsDrawn(const QImage& image);

int difference(const QColor& seen, const Colour& expected);
/// Whether a colour is another, but for light, which takes up to a quarter of it where it tells of
/// costs, and what rounding does.
bool isShade(const QColor& seen, const Colour& of);
/// Pixels that have a colour but for what rounding does.
int pixelsOf(const QImage& image, const Colour& colour);

}  // namespace wb::viewport::test
