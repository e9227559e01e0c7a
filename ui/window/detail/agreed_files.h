#pragma once

#include "model/analysis/analysis.h"
#include "model/formats/recovery.h"

#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

class QWidget;

namespace wb::ui {

/// Lets these projects read the files outside their own folder that the user agreed to, now or when
/// the program ran before, or that they used when he saved them.
void letReadAgreed(const QStringList& projects);

/// From now on, and when the program runs again, the `project` may read these `files`.
void agreeTo(const QString& project, const std::vector<std::filesystem::path>& files);

/// Asks about the files outside its own folder that a project could not read when it was `opened`.
/// @return Whether the user agreed to them: it is to be read again.
bool agreesToOutside(QWidget& window, const weighing::Weighing& opened);

/// Lets a project that this program kept, in a folder of its own, read what it names, but for what
/// the user had not agreed to.
void letReadKept(const recovery::Kept& kept);

}  // namespace wb::ui
