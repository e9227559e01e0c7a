#pragma once

#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

namespace wb::ui {

/// Lets these projects read the files outside their own folder that the user agreed to, now or when
/// the program ran before, or that they used when he saved them.
void letReadAgreed(const QStringList& projects);

/// From now on, and when the program runs again, the `project` may read these `files`.
void agreeTo(const QString& project, const std::vector<std::filesystem::path>& files);

/// Lets a project that this program kept, in a folder of its own, read whatever it names.
void letReadKept(const std::filesystem::path& project);

}  // namespace wb::ui
