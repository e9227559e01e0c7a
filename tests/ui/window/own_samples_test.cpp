#include "model/core/file.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <filesystem>

namespace wb::ui::test {

namespace {

/// A folder with all that is in it, all of which may be written.
bool copyFolder(const QString& from, const QString& to) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::copy(from.toStdString(), to.toStdString(), fs::copy_options::recursive, error);
  if (error) return false;
  fs::recursive_directory_iterator all(to.toStdString(), error);
  for (; !error && all != fs::recursive_directory_iterator(); all.increment(error))
    fs::permissions(all->path(), fs::perms::owner_write, fs::perm_options::add, error);
  return !error;
}

}  // namespace

/// The samples of a whole installation, and those of a build folder, which are a link into the
/// sources: opened, changed and saved they stay what they were, and so does all that is installed
/// with them, though the user who runs this may write it.
class OwnSamplesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void eachOpensAsACopyThatSavesElsewhere();
  void eachOfABuildFolderIsACopyToo();
  void aCopyIsNeverSavedOverASample();
  void aLinkToASampleOpensAsACopyToo();
  void whatIsRecoveredOfASampleHasNoFile();
  void aChangedCopyIsNamedAfterItsSample();

 private:
  QString below(const QString& name) const { return place_.filePath(name); }
  QString home(const QString& name) const { return folder_->filePath(name); }
  QDir installed() const { return QDir(below("installed/share/weighbridge/samples")); }
  QString chair() const { return installed().filePath("chair.weighbridge"); }
  /// Every file below the installation, the build folder and the sources, the real ones too, with a
  /// hash of what it holds.
  QStringList contents() const;
  static QStringList samplesIn(const QDir& folder) {
    return folder.entryList({"*.weighbridge", "*.llmesh"}, QDir::Files);
  }
  static QDir sources() { return QFileInfo(sample("chair.weighbridge")).dir(); }
  static void change(Document& document);

  QTemporaryDir place_;
};

/// Once for all: nothing is changed there.
void OwnSamplesTest::initTestCase() {
  const QString installation = qEnvironmentVariable("WEIGHBRIDGE_INSTALLATION");
  if (installation.isEmpty()) QSKIP("WEIGHBRIDGE_INSTALLATION names no installation to copy");
  QVERIFY(copyFolder(installation, below("installed")));
  QVERIFY(copyFolder(sources().path(), below("sources")));
  for (const char* folder : {"built/bin", "built/share/weighbridge"})
    QVERIFY(QDir(place_.path()).mkpath(folder));
  QVERIFY(QFile::link(below("sources"), below("built/share/weighbridge/samples")));
}

void OwnSamplesTest::init() {
  QLocale::setDefault(QLocale::c());
  folder_ = makeSettingsFolder("Own samples");
  protectProgramFiles(below("installed/bin/weighbridge").toStdString());
}

void OwnSamplesTest::cleanup() {
  window_.reset();
  protectProgramFiles({});
}

QStringList OwnSamplesTest::contents() const {
  QStringList all;
  for (const QString& folder :
       {below("installed"), below("built"), below("sources"), sources().path()}) {
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
      QFile file(entries.next());
      const bool isRead = file.open(QIODevice::ReadOnly);
      QCryptographicHash hash(QCryptographicHash::Sha256);
      if (isRead) hash.addData(file.readAll());
      all << file.fileName() + u' ' + QString::fromLatin1(hash.result().toHex());
    }
  }
  all.sort();
  return all;
}

void OwnSamplesTest::change(Document& document) {
  cost::Profile other = document.weighing().profile;
  other[cost::Key::hull_cost] *= 2;
  changeProfile(document, other, "other");
}

void OwnSamplesTest::eachOpensAsACopyThatSavesElsewhere() {
  makeWindow();
  const QStringList before = contents();
  QVERIFY(QFile::exists(below("installed/bin/weighbridge")));
  const QStringList names = samplesIn(installed());
  QCOMPARE(names, samplesIn(sources()));
  QVERIFY(names.size() > 30);
  Document& document = window_->document();
  // Of each kind one is saved by the menu: the dialog takes longer than all the rest.
  const QStringList saved{"chair.weighbridge", "octree_behind.weighbridge", "chair.llmesh"};
  // Of the others every fourth, or of the long sizes each.
  const int every = isLong() ? 1 : 4;
  for (const QString& name : names) {
    if (!saved.contains(name) && names.indexOf(name) % every != 0) continue;
    open(installed().filePath(name));
    QVERIFY(!document.isEmpty());
    QCOMPARE(document.path(), QString());
    QVERIFY(!document.hasProjectFile());
    QVERIFY2(window_->windowTitle().startsWith("Untitled"), qPrintable(window_->windowTitle()));
    change(document);
    QVERIFY(!document.save());
    const QString file = name.endsWith(".llmesh") ? name + ".weighbridge" : name;
    if (saved.contains(name)) {
      chooseFile(home(file));
      action("Save")->trigger();
    } else {
      QVERIFY(document.saveAs(home(file)));
    }
    QCOMPARE(document.path(), home(file));
    QCOMPARE(window_->windowTitle(), file + "[*] – Weighbridge");
    QVERIFY(document.undoStack().isClean());
    const auto again = weighing::weighFile(home(file).toStdString(), {});
    QVERIFY2(again && !again->value.isPartial, "with the assets that lie among the samples");
  }
  QCOMPARE(contents(), before);
}

/// What is the program's own is told by where it lies, whatever shows it.
void OwnSamplesTest::eachOfABuildFolderIsACopyToo() {
  protectProgramFiles(below("built/bin/weighbridge").toStdString());
  const QStringList before = contents();
  const QDir samples(below("built/share/weighbridge/samples"));
  for (const QString& name : samplesIn(samples)) {
    Document document;
    QVERIFY(document.open(samples.filePath(name)));
    QCOMPARE(document.path(), QString());
    QVERIFY(!document.hasProjectFile());
    change(document);
    QVERIFY(!document.save());
    QVERIFY(!document.saveAs(samples.filePath(name)));
    QVERIFY(!document.saveAs(below("sources/" + name)));
  }
  QCOMPARE(contents(), before);
}

void OwnSamplesTest::aCopyIsNeverSavedOverASample() {
  const QStringList before = contents();
  Document document;
  QVERIFY(document.open(chair()));
  change(document);
  QVERIFY(!document.saveAs(chair()));
  QVERIFY(!document.saveAs(installed().filePath("new.weighbridge")));
  QVERIFY(!document.save());
  QVERIFY(QFile::link(chair(), home("link.weighbridge")));
  QVERIFY(!document.saveAs(home("link.weighbridge")));
  QCOMPARE(document.path(), QString());
  QVERIFY(!document.undoStack().isClean());
  QCOMPARE(contents(), before);
}

void OwnSamplesTest::aLinkToASampleOpensAsACopyToo() {
  QVERIFY(QFile::link(chair(), home("link.weighbridge")));
  Document document;
  QVERIFY(document.open(home("link.weighbridge")));
  QCOMPARE(document.path(), QString());
  // One of the user's beside it is a file as ever.
  QVERIFY(QFile::copy(chair(), home("mine.weighbridge")));
  QVERIFY(document.open(home("mine.weighbridge")));
  QCOMPARE(document.path(), home("mine.weighbridge"));
  QVERIFY(document.hasProjectFile());
}

/// Of a program of before, which saved there.
void OwnSamplesTest::whatIsRecoveredOfASampleHasNoFile() {
  auto kept = weighing::weighFile(chair().toStdString(), {});
  QVERIFY(kept);
  Document document;
  document.recover(std::move(*kept), chair(), "digest");
  QCOMPARE(document.path(), QString());
  QVERIFY(!document.hasProjectFile());
  QVERIFY(!document.undoStack().isClean());
  QVERIFY(document.saveAs(home("recovered.weighbridge")));
}

/// "Untitled" tells nobody what would be lost.
void OwnSamplesTest::aChangedCopyIsNamedAfterItsSample() {
  makeWindow();
  open(chair());
  change(window_->document());
  QString asked;
  whenDialogOpens<QMessageBox>([&asked](QMessageBox& box) {
    asked = box.text();
    box.button(QMessageBox::Cancel)->click();
  });
  window_->close();
  QCOMPARE(asked, QString("Your copy of chair has unsaved changes."));
  QVERIFY(window_->isVisible());
}

WEIGHBRIDGE_WINDOW_TEST(OwnSamplesTest);

}  // namespace wb::ui::test

#include "own_samples_test.moc"
