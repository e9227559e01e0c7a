#pragma once

#include "model/analysis/analysis.h"
#include "model/formats/recovery.h"

#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

class QWidget;

namespace wb::ui {

/// Lets these projects, and those below these folders, read the files outside their own folder that
/// the user agreed to, now or when the program ran before, or that they used when he saved them.
void letReadAgreed(const QStringList& projects);

/// From now on, and when the program runs again, the `project` may read these `files`.
void agreeTo(const QString& project, const std::vector<std::filesystem::path>& files);

/// Asks about the files that the user had not agreed to when a project, or several files together,
/// were `opened`. What he agrees to, the projects may read that name it.
/// @return Whether the user agreed to them: all is to be read again.
bool agreesToOutside(QWidget& window, const weighing::Weighing& opened);

/// Lets a project that this program kept, in a folder of its own, read what it names, but for what
/// the user had not agreed to.
void letReadKept(const recovery::Kept& kept);

}  // namespace wb::ui
