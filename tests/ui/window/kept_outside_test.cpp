#include "model/core/file.h"
#include "model/scene/outside_files.h"
#include "tests/window/window_test.h"
#include "ui/window/detail/agreed_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <filesystem>

namespace wb::ui::test {

/// What a project that was kept may read.
class KeptOutsideTest : public QObject {
  Q_OBJECT

 private slots:
  void isWhatItsProgramHadRead();
};

void KeptOutsideTest::isWhatItsProgramHadRead() {
  const QTemporaryDir root;
  const std::filesystem::path folder = root.filePath("kept").toStdString();
  std::filesystem::create_directories(folder);
  recovery::Kept kept{folder, folder / "scene.weighbridge", {}, {}, {}};
  kept.refused = {folder.parent_path() / "secret.llmesh"};
  QVERIFY(writeFile(kept.scene, bytesOf(R"({"weighbridge": 1, "assets": {
      "added": {"path": "../added.llmesh"}, "refused": {"path": "../secret.llmesh"}}})")));
  letReadKept(kept);
  const scene::OutsideFiles agreed = scene::agreedOutside();
  scene::setAgreedOutside({});
  QVERIFY(agreed.allow(folder, folder.parent_path() / "added.llmesh"));
  QVERIFY(!agreed.allow(folder, folder.parent_path() / "secret.llmesh"));
}

WEIGHBRIDGE_WINDOW_TEST(KeptOutsideTest);

}  // namespace wb::ui::test

#include "kept_outside_test.moc"
