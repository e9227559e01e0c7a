#pragma once

#include <QString>
#include <vector>

namespace wb::ui {

/// A project that comes with the program and teaches one thing.
struct Sample {
  QString path;
  QString name;    ///< Of its file, without the extension.
  QString lesson;  ///< What it shows, as it says itself.
};

/// The samples in `../share/weighbridge/samples` beside the program's folder; none where they are
/// not installed.
std::vector<Sample> samples();

}  // namespace wb::ui
