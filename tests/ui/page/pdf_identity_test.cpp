#include "ui/page/detail/pdf_identity.h"

#include "tests/window/window_test.h"
#include "ui/page/pdf.h"

#include <QDateTime>
#include <QTest>
#include <QXmlStreamReader>

namespace wb::ui::test {
namespace {

/// Qt's writer of Debian 13, whichever is here, and that of Debian 12.
struct NewWriter {
  void setDocumentId(const QUuid& id) { id_ = id; }
  void setDocumentXmpMetadata(const QByteArray& text) { metadata_ = text; }

  QUuid id_{};
  QByteArray metadata_{};
};
struct OldWriter {};

NewWriter told(const PdfIdentity& page) {
  NewWriter writer;
  identify(writer, page);
  return writer;
}

}  // namespace

class PdfIdentityTest : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { qunsetenv("SOURCE_DATE_EPOCH"); }
  void theSamePageIsTheSameFile();
  void thePageDecidesWhatItIs();
  void metadataAreWellFormed();
  void anOlderWriterIsToldNothing();
};

void PdfIdentityTest::theSamePageIsTheSameFile() {
  const std::string html =
      "<html><head><title>A page</title></head><body><p>Words.</p></body></html>";
  const auto first = pdfOf(html, "Weighbridge");
  QVERIFY(first && first->size() > 1000);
  // Qt dates files by the second.
  const qint64 second = QDateTime::currentSecsSinceEpoch();
  QTRY_VERIFY(QDateTime::currentSecsSinceEpoch() > second);
  QVERIFY(pdfOf(html, "Weighbridge").value() == *first);
}

void PdfIdentityTest::thePageDecidesWhatItIs() {
  const PdfIdentity page{"<p>Words.</p>", "A page", "Weighbridge"};
  const NewWriter writer = told(page);
  QVERIFY(!writer.id_.isNull());
  QCOMPARE(told(page).id_, writer.id_);
  QCOMPARE(told(page).metadata_, writer.metadata_);
  QVERIFY(told({"<p>Other words.</p>", page.title, page.creator}).id_ != writer.id_);
}

void PdfIdentityTest::metadataAreWellFormed() {
  qputenv("SOURCE_DATE_EPOCH", "1000000000");  // 9 September 2001, 01:46:40 UTC
  const NewWriter writer = told({"", "Walls & <windows>", "Weighbridge"});
  QXmlStreamReader xml(writer.metadata_);
  QString title;
  QStringList dates;
  QString id;
  while (!xml.atEnd()) {
    xml.readNext();
    if (!xml.isStartElement()) continue;
    if (xml.name() == u"li") title = xml.readElementText();
    if (xml.name().endsWith(u"Date")) dates << xml.readElementText();
    if (xml.name() == u"DocumentID") id = xml.readElementText();
  }
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  QCOMPARE(title, QString("Walls & <windows>"));
  QCOMPARE(dates, QStringList({"2001-09-09T01:46:40Z", "2001-09-09T01:46:40Z"}));
  QCOMPARE(id, "uuid:" + writer.id_.toString(QUuid::WithoutBraces));
}

void PdfIdentityTest::anOlderWriterIsToldNothing() {
  OldWriter writer;
  identify(writer, {});
}

WEIGHBRIDGE_WINDOW_TEST(PdfIdentityTest);

}  // namespace wb::ui::test

#include "pdf_identity_test.moc"
