#include "ui/window/detail/questions.h"

#include "model/core/file.h"
#include "model/formats/file_kinds.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

namespace wb::ui {
namespace {

struct Questions {
  Q_DECLARE_TR_FUNCTIONS(Questions)
};

/// `png` of `Pictures (*.png)`
QString firstSuffix(const QString& filter) {
  const qsizetype begin = filter.indexOf(QStringLiteral("*."));
  return filter.mid(begin + 2, filter.indexOf(u')') - begin - 2);
}

QString kindsToOpen() {
  QStringList patterns;
  for (const std::string_view suffix : import::suffixes())
    patterns << u'*' + QString::fromUtf8(suffix.data(), static_cast<qsizetype>(suffix.size()));
  return Questions::tr("Projects, mesh assets, objects, archives, 3D models and octrees (%1)")
             .arg(patterns.join(u' ')) +
         QStringLiteral(";;") + Questions::tr("All files (*)");
}

/// Nothing of a user's is kept among the program's files, or where nothing may be written.
QString whereToSave(const QString& suggested) {
  const QFileInfo file(suggested);
  const QFileInfo folder(file.absolutePath());
  const bool isOfProgram = isProgramFile(suggested.toStdString());
  if (!isOfProgram && folder.isWritable()) return suggested;
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  return (documents.exists() ? documents : QDir::home()).filePath(file.fileName());
}

}  // namespace

SaveAnswer askToSave(QWidget& window, const QString& name) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Question);
  box.setWindowTitle(Questions::tr("Unsaved changes"));
  box.setText(Questions::tr("%1 has unsaved changes.").arg(name));
  box.setInformativeText(Questions::tr(
      "Save them in a project before it is closed? Files that you exported stay as they are."));
  box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  box.setDefaultButton(QMessageBox::Save);
  switch (box.exec()) {
    case QMessageBox::Save:
      return SaveAnswer::save;
    case QMessageBox::Discard:
      return SaveAnswer::discard;
    default:
      return SaveAnswer::cancel;
  }
}

DropAnswer askToAddOrOpen(QWidget& window, const QString& name, const QStringList& paths) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Question);
  box.setWindowTitle(Questions::tr("Add or open"));
  box.setTextFormat(Qt::PlainText);
  const QString first = QFileInfo(paths.front()).fileName();
  box.setText(paths.size() == 1
                  ? Questions::tr("Add %1 to %2, or open it instead?").arg(first, name)
                  : Questions::tr("Add the %L1 files to %2, or open them instead?")
                        .arg(paths.size())
                        .arg(name));
  auto* add = box.addButton(Questions::tr("&Add"), QMessageBox::AcceptRole);
  auto* open = box.addButton(Questions::tr("&Open instead"), QMessageBox::ActionRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(add);
  box.exec();
  if (box.clickedButton() == add) return DropAnswer::add;
  return box.clickedButton() == open ? DropAnswer::open : DropAnswer::cancel;
}

bool askToReadOutside(QWidget& window, const QString& name, const QStringList& files) {
  constexpr qsizetype mostShown = 8;
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Question);
  box.setWindowTitle(Questions::tr("Files outside the project's folder"));
  // Names are those of a stranger.
  box.setTextFormat(Qt::PlainText);
  box.setText(Questions::tr("%1 uses files outside its own folder.").arg(name));
  QString listed = files.mid(0, mostShown).join(u'\n');
  if (files.size() > mostShown) listed += QStringLiteral("\n…");
  box.setInformativeText(listed + QStringLiteral("\n\n") +
                         Questions::tr("Read them only if you trust the project."));
  auto* read = box.addButton(Questions::tr("&Read them"), QMessageBox::AcceptRole);
  auto* leave = box.addButton(Questions::tr("Open &without them"), QMessageBox::RejectRole);
  box.setDefaultButton(leave);
  box.exec();
  return box.clickedButton() == read;
}

OverwriteAnswer askToOverwrite(QWidget& window, const QString& name) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Warning);
  box.setWindowTitle(Questions::tr("Changed by another program"));
  box.setText(Questions::tr("Another program changed %1 after you opened it.").arg(name));
  box.setInformativeText(
      Questions::tr("If you overwrite it, the other program's changes will be lost."));
  auto* overwrite = box.addButton(Questions::tr("&Overwrite"), QMessageBox::DestructiveRole);
  auto* saveAs = box.addButton(Questions::tr("&Save as…"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(saveAs);
  box.exec();
  if (box.clickedButton() == overwrite) return OverwriteAnswer::overwrite;
  return box.clickedButton() == saveAs ? OverwriteAnswer::saveAs : OverwriteAnswer::cancel;
}

bool askToReplace(QWidget& window, const QStringList& names) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Warning);
  box.setWindowTitle(Questions::tr("Replace files"));
  box.setText(Questions::tr("Other files are saved beside this one."));
  box.setInformativeText(Questions::tr("This will replace %1.", "one or more file names")
                             .arg(names.join(QStringLiteral(", "))));
  auto* replace = box.addButton(Questions::tr("&Replace"), QMessageBox::DestructiveRole);
  auto* cancel = box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(cancel);
  box.exec();
  return box.clickedButton() == replace;
}

bool askToWriteAnyway(QWidget& window, const QString& why) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Warning);
  box.setWindowTitle(Questions::tr("The upload would be refused"));
  box.setText(why);
  box.setInformativeText(Questions::tr("Other programs might still be able to read the file."));
  auto* anyway = box.addButton(Questions::tr("&Save anyway"), QMessageBox::DestructiveRole);
  auto* cancel = box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(cancel);
  box.exec();
  return box.clickedButton() == anyway;
}

QString askForFileToOpen(QWidget& window) {
  return QFileDialog::getOpenFileName(&window, Questions::tr("Open"), {}, kindsToOpen());
}

QStringList askForFilesToOpen(QWidget& window) {
  return QFileDialog::getOpenFileNames(&window, Questions::tr("Open"), {}, kindsToOpen());
}

QString askForFolderToOpen(QWidget& window) {
  return QFileDialog::getExistingDirectory(&window, Questions::tr("Open folder"));
}

QString askForMeasuredCosts(QWidget& window) {
  return QFileDialog::getOpenFileName(
      &window, Questions::tr("Compare with measured costs"), {},
      Questions::tr("Measured costs (%1)").arg(QStringLiteral("*.csv *.xml *.llsd *.txt *.log")) +
          QStringLiteral(";;") + Questions::tr("All files (*)"));
}

QString askForProfile(QWidget& window) {
  return QFileDialog::getOpenFileName(
      &window, Questions::tr("Import scenario"), {},
      Questions::tr("Profiles (*.json)") + QStringLiteral(";;") + Questions::tr("All files (*)"));
}

QStringList endingsOf(const QString& filter) {
  static const QRegularExpression pattern(QStringLiteral("\\*(\\.\\w+)"));
  QStringList endings;
  for (auto found = pattern.globalMatch(filter); found.hasNext();)
    endings += found.next().captured(1);
  return endings;
}

bool isOfFilter(const QString& filter, const QString& path) {
  const QStringList endings = endingsOf(filter);
  return std::ranges::any_of(
      endings, [&](const QString& ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

QString askForFileToSave(QWidget& window, const QString& title, const QString& suggested,
                         const QString& filter) {
  const QString place = whereToSave(suggested);
  QFileDialog dialog(&window, title, place, filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.selectFile(place);
  dialog.setDefaultSuffix(firstSuffix(filter));
  QObject::connect(
      &dialog, &QFileDialog::filterSelected, &dialog,
      [&dialog](const QString& chosen) { dialog.setDefaultSuffix(firstSuffix(chosen)); });
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace wb::ui
