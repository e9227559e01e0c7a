#pragma once

#include <QString>

namespace wb::ui {

/// `3.912 cm (1.8 %)`: how far a shape is from what is seen, m, as tables, advice and the heat map
/// say it, and its share of the diagonal of the box around that.
QString errorWords(double error, double diagonal);

}  // namespace wb::ui
