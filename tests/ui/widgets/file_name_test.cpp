#include "tests/window/window_test.h"
#include "ui/widgets/object_text.h"

#include <QTest>

namespace wb::ui::test {

class FileNameTest : public QObject {
  Q_OBJECT

 private slots:
  void aNameBecomesThatOfAFile_data();
  void aNameBecomesThatOfAFile();
  void aLongNameIsCutBetweenCharacters();
};

void FileNameTest::aNameBecomesThatOfAFile_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("file");
  const auto row = [](const char* name, const char* file) {
    QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(file);
  };
  row("", "market");
  row(" . .. ", "market");
  row("Chair", "Chair");
  row("Stühlchen 1.5", "Stühlchen 1.5");
  row("../../etc/passwd", "_.._etc_passwd");
  row(".hidden", "hidden");
  row("a\\b:c*d?e\"f<g>h|i", "a_b_c_d_e_f_g_h_i");
  row("two\nlines\x01", "two lines_");
  row("ends with dots..", "ends with dots");
}

void FileNameTest::aNameBecomesThatOfAFile() {
  QFETCH(QString, name);
  QFETCH(QString, file);
  QCOMPARE(safeFileName(name, QStringLiteral("market")), file);
}

void FileNameTest::aLongNameIsCutBetweenCharacters() {
  const QString smile = QString::fromUtf8("\U0001F600");
  const QString name = QStringLiteral("x") + smile.repeated(300);
  const QString file = safeFileName(name, {});
  QVERIFY(file.toUtf8().size() < 250);
  QVERIFY(name.startsWith(file));
  QCOMPARE(QString::fromUtf8(file.toUtf8()), file);
}

WEIGHBRIDGE_WINDOW_TEST(FileNameTest);

}  // namespace wb::ui::test

#include "file_name_test.moc"
