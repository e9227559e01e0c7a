#include "model/core/file.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/window/detail/start_page.h"

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

/// A whole installation, and the samples of a build folder, which are a link into the sources:
/// opened, changed and saved they stay what they were, though whoever runs this may write them.
class OwnSamplesTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void eachOpensAsACopyThatSavesElsewhere_data();
  void eachOpensAsACopyThatSavesElsewhere();
  void aCopyIsNeverSavedOverASample();
  void aLinkToASampleOpensAsACopyToo();
  void whatIsRecoveredOfASampleHasNoFile();

 private:
  QString below(const QString& name) const { return folder_->filePath(name); }
  static QString realSamples() { return QFileInfo(sample("chair.weighbridge")).path(); }
  QString chair() const { return below("installed/share/weighbridge/samples/chair.weighbridge"); }
  /// Every file below the installation and the sources, the real ones too, with a hash of what it
  /// holds.
  QStringList contents() const;
  void change();
};

void OwnSamplesTest::init() {
  const QString installation = qEnvironmentVariable("WEIGHBRIDGE_INSTALLATION");
  if (installation.isEmpty()) QSKIP("WEIGHBRIDGE_INSTALLATION names no installation to copy");
  start("Own samples");
  const QString program = below("installed/bin/weighbridge");
  for (const char* folder : {"built/bin", "built/share/weighbridge", "home"})
    QVERIFY(QDir(folder_->path()).mkpath(folder));
  QVERIFY(copyFolder(installation, below("installed")));
  QVERIFY(QFile::exists(program));
  QVERIFY(copyFolder(realSamples(), below("sources")));
  QVERIFY(QFile::link(below("sources"), below("built/share/weighbridge/samples")));
  protectProgramFiles(program.toStdString());
}

void OwnSamplesTest::cleanup() {
  window_.reset();
  protectProgramFiles({});
}

QStringList OwnSamplesTest::contents() const {
  QStringList all;
  for (const QString& folder :
       {below("installed"), below("built"), below("sources"), realSamples()}) {
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

void OwnSamplesTest::change() {
  Document& document = window_->document();
  cost::Profile other = document.weighing().profile;
  other[cost::Key::hull_cost] *= 2;
  changeProfile(document, other, "other");
}

void OwnSamplesTest::eachOpensAsACopyThatSavesElsewhere_data() {
  QTest::addColumn<QString>("place");
  QTest::newRow("installed") << "installed";
  QTest::newRow("in a build folder") << "built";
}

void OwnSamplesTest::eachOpensAsACopyThatSavesElsewhere() {
  QFETCH(QString, place);
  protectProgramFiles(below(place + "/bin/weighbridge").toStdString());
  const QStringList before = contents();
  const QDir samples(below(place + "/share/weighbridge/samples"));
  const QStringList names = samples.entryList({"*.weighbridge"}, QDir::Files);
  QVERIFY(names.size() > 10);
  for (const QString& name : names) {
    open(samples.filePath(name));
    Document& document = window_->document();
    QVERIFY(!document.isEmpty());
    QCOMPARE(document.path(), QString());
    QVERIFY(!document.hasProjectFile());
    QVERIFY2(window_->windowTitle().startsWith("Untitled"), qPrintable(window_->windowTitle()));
    change();
    const QString saved = below("home/" + name);
    chooseFile(saved);
    action("Save")->trigger();
    QCOMPARE(document.path(), saved);
    QCOMPARE(window_->windowTitle(), name + "[*] – Weighbridge");
    QVERIFY(document.undoStack().isClean());
    QVERIFY(document.open(saved));  // With the assets that lie among the samples.
    QVERIFY2(!document.weighing().isPartial, qPrintable(name));
  }
  QCOMPARE(contents(), before);
}

void OwnSamplesTest::aCopyIsNeverSavedOverASample() {
  const QStringList before = contents();
  open(chair());
  change();
  QVERIFY(!window_->document().saveAs(chair()));
  QVERIFY(!window_->document().saveAs(QFileInfo(chair()).dir().filePath("new.weighbridge")));
  QVERIFY(!window_->document().save());
  QVERIFY(QFile::link(chair(), below("home/link.weighbridge")));
  QVERIFY(!window_->document().saveAs(below("home/link.weighbridge")));
  QCOMPARE(window_->document().path(), QString());
  QVERIFY(!window_->document().undoStack().isClean());
  QCOMPARE(contents(), before);
}

void OwnSamplesTest::aLinkToASampleOpensAsACopyToo() {
  QVERIFY(QFile::link(chair(), below("home/link.weighbridge")));
  open(below("home/link.weighbridge"));
  QCOMPARE(window_->document().path(), QString());
  // One of the user's beside it is a file as ever.
  QVERIFY(QFile::copy(chair(), below("home/mine.weighbridge")));
  open(below("home/mine.weighbridge"));
  QCOMPARE(window_->document().path(), below("home/mine.weighbridge"));
  QVERIFY(window_->document().hasProjectFile());
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
  QVERIFY(document.saveAs(below("home/recovered.weighbridge")));
}

WEIGHBRIDGE_WINDOW_TEST(OwnSamplesTest);

}  // namespace wb::ui::test

#include "own_samples_test.moc"
