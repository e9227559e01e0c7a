#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

class QWidget;

namespace wb::ui {

enum class SaveAnswer : std::uint8_t { save, discard, cancel };

/// Asks what to do with changes that are not saved before something takes the place of them.
SaveAnswer askToSave(QWidget& window, const QString& name);

enum class DropAnswer : std::uint8_t { add, open, cancel };

/// Asks whether dropped files are added to what is open, or opened instead of it.
/// @param name  Of what is open.
DropAnswer askToAddOrOpen(QWidget& window, const QString& name, const QStringList& paths);

/// Asks whether a project may read these files outside its own folder.
bool askToReadOutside(QWidget& window, const QString& name, const QStringList& files);

enum class OverwriteAnswer : std::uint8_t { overwrite, saveAs, cancel };

/// Asks what to do before changes of another program are lost by saving.
OverwriteAnswer askToOverwrite(QWidget& window, const QString& name);

/// Asks whether files of these names, beside a table, are replaced by its constants.
bool askToReplace(QWidget& window, const QStringList& names);

/// Asks whether a file is written though it would be refused at upload: `why` as a whole sentence.
bool askToWriteAnyway(QWidget& window, const QString& why);

/// Asks for a file, or several or a folder; empty if the user did not choose one.
QString askForFileToOpen(QWidget& window);
QStringList askForFilesToOpen(QWidget& window);
QString askForFolderToOpen(QWidget& window);
QString askForMeasuredCosts(QWidget& window);
QString askForProfile(QWidget& window);
/// What names may end in by a filter: `.html`, `.pdf` of `Web pages (*.html);;PDF (*.pdf)`.
QStringList endingsOf(const QString& filter);
/// Whether a name ends so, in letters of any case.
bool isOfFilter(const QString& filter, const QString& path);
QString askForFileToSave(QWidget& window, const QString& title, const QString& suggested,
                         const QString& filter);

}  // namespace wb::ui
