#pragma once

#include <QString>
#include <vector>

namespace wb::ui {

/// A project that comes with the program and teaches one thing.
struct Sample {
  QString path;
  QString name;     ///< Of its file, without the extension.
  QString title;    ///< What the project is called.
  QString lesson;   ///< What it shows, in a sentence.
  QString picture;  ///< The file of its picture, which may not be there.
};

/// The samples in `../share/weighbridge/samples` beside the program's folder; none where they are
/// not installed. First the one of all lessons; the others by the names of their files. Titles and
/// lessons are in the language of the window.
std::vector<Sample> samples();

/// Where they are, whether or not they are there.
QString samplesFolder();

}  // namespace wb::ui
