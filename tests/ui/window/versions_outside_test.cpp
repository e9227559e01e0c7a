#include "model/scene/outside_files.h"
#include "model/scene/project.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/panels/scenarios/comparison_panel.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <memory>

namespace wb::ui::test {

/// Another version that lies in a folder of its own, and has its mesh outside of that.
class VersionsOutsideTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void isReadOnceTheUserAgrees();
  void isComparedWithoutWhatTheUserRefuses();

 private:
  /// Chooses the version, answers the question, and waits for the comparison.
  void compare(const QString& buttonText);
  bool mayRead() const;

  QString version_;
  QString mesh_;
};

void VersionsOutsideTest::init() {
  start("Versions outside");
  mesh_ = folder_->filePath("mesh.llmesh");
  QVERIFY(QFile::copy(sample("chair.llmesh"), mesh_));
  QVERIFY(QDir(folder_->path()).mkdir("version"));
  version_ = makeFile("version/before.weighbridge",
                      R"({"weighbridge": 1, "assets": {"x": {"path": "../mesh.llmesh"}},
                          "linksets": [{"parts": [{"kind": "mesh", "asset": "x"}]}]})");
  open(sample("chair.weighbridge"));
}

void VersionsOutsideTest::cleanup() {
  window_.reset();
  scene::setAgreedOutside({});
}

void VersionsOutsideTest::compare(const QString& buttonText) {
  chooseFile(version_);
  action("Compare with another version")->trigger();
  // A box that comes too late finds no variable of this function.
  const auto isAsked = std::make_shared<bool>(false);
  whenDialogOpens<QMessageBox>([isAsked, buttonText](QMessageBox& box) {
    *isAsked = box.informativeText().contains("mesh.llmesh");
    for (QAbstractButton* button : box.buttons())
      if (button->text().remove('&') == buttonText) return button->click();
  });
  QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<VersionsDialog*>(), 10'000);
  QVERIFY(*isAsked);
}

bool VersionsOutsideTest::mayRead() const {
  return scene::agreedOutside().allow(scene::projectFolder(version_.toStdString()),
                                      mesh_.toStdString());
}

void VersionsOutsideTest::isReadOnceTheUserAgrees() {
  QVERIFY(!mayRead());
  compare("Read them");
  QVERIFY(mayRead());
  auto* totals = window_->findChild<VersionsDialog*>()->findChild<QLabel*>("totals");
  for (const char* word : {"unknown", "at least"})
    QVERIFY2(!totals->text().contains(word), qPrintable(totals->text()));
}

void VersionsOutsideTest::isComparedWithoutWhatTheUserRefuses() {
  compare("Open without them");
  QVERIFY(!mayRead());
}

WEIGHBRIDGE_WINDOW_TEST(VersionsOutsideTest);

}  // namespace wb::ui::test

#include "versions_outside_test.moc"
