#pragma once

#include <QStringList>

namespace wb::ui {

/// The files that were open when the program ended last, one a window; only those that are still
/// there.
QStringList filesOpenLast();
void rememberFilesOpen(const QStringList& paths);

}  // namespace wb::ui
