#include "ui/window/questions.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>

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
  return Questions::tr("Projects, mesh assets and objects (%1)")
             .arg(QStringLiteral("*.weighbridge *.llmesh *.mesh *.slm *.xml *.oar *.iar *.oxp "
                                 "*.dae *.fbx *.glb *.gltf "
                                 "*.obj *.ply *.stl *.scene *.nxoc *.ogz")) +
         QStringLiteral(";;") + Questions::tr("All files (*)");
}

}  // namespace

SaveAnswer askToSave(QWidget& window, const QString& name) {
  QMessageBox box(&window);
  box.setIcon(QMessageBox::Question);
  box.setWindowTitle(Questions::tr("Unsaved changes"));
  box.setText(Questions::tr("%1 has changes that are not saved.").arg(name));
  box.setInformativeText(Questions::tr("Save them first?"));
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
      Questions::tr("Measured costs (%1)").arg(QStringLiteral("*.csv *.xml *.llsd")) +
          QStringLiteral(";;") + Questions::tr("All files (*)"));
}

QString askForProfile(QWidget& window) {
  return QFileDialog::getOpenFileName(
      &window, Questions::tr("Import scenario"), {},
      Questions::tr("Profiles (*.json)") + QStringLiteral(";;") + Questions::tr("All files (*)"));
}

QString askForFileToSave(QWidget& window, const QString& title, const QString& suggested,
                         const QString& filter) {
  QFileDialog dialog(&window, title, suggested, filter);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.selectFile(suggested);
  dialog.setDefaultSuffix(firstSuffix(filter));
  QObject::connect(
      &dialog, &QFileDialog::filterSelected, &dialog,
      [&dialog](const QString& chosen) { dialog.setDefaultSuffix(firstSuffix(chosen)); });
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

}  // namespace wb::ui
