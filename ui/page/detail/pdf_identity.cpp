#include "ui/page/detail/pdf_identity.h"

#include <QDateTime>
#include <QTimeZone>
#include <QXmlStreamWriter>

namespace wb::ui {
namespace {

QDateTime dateOfFile() {
  constexpr qint64 standard = 946'684'800;
  bool isGiven = false;
  const qint64 asked = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
  return QDateTime::fromSecsSinceEpoch(isGiven ? asked : standard, QTimeZone::utc());
}

}  // namespace

void setDates(QByteArray& pdf) {
  constexpr qsizetype digits = 14;
  for (const char* key : {"/CreationDate (D:", "/ModDate (D:"}) {
    const QByteArray before(key);
    const qsizetype begin = pdf.indexOf(before) + before.size();
    const qsizetype end = pdf.indexOf(')', begin);
    if (begin < before.size() || end < begin + digits) continue;
    const QByteArray zone = end == begin + digits + 1 ? "Z" : "+00'00'";
    const QByteArray text =
        dateOfFile().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + zone;
    if (text.size() == end - begin) pdf.replace(begin, text.size(), text);
  }
}

QUuid idOf(const PdfIdentity& page) {
  static const QUuid pages(QStringLiteral("{5f0e5d3c-8d0a-4f5e-9c55-3b1d7a6e0c41}"));
  return QUuid::createUuidV5(pages, page.creator + u'\n' + page.html);
}

QByteArray xmpOf(const PdfIdentity& page) {
  const QString rdf = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
  const QString dc = QStringLiteral("http://purl.org/dc/elements/1.1/");
  const QString xmp = QStringLiteral("http://ns.adobe.com/xap/1.0/");
  const QString media = QStringLiteral("http://ns.adobe.com/xap/1.0/mm/");
  const QString date = dateOfFile().toUTC().toString(Qt::ISODate);
  QByteArray text;
  QXmlStreamWriter xml(&text);
  xml.writeProcessingInstruction(QStringLiteral("xpacket"),
                                 QStringLiteral("begin='' id='W5M0MpCehiHzreSzNTczkc9d'"));
  xml.writeNamespace(rdf, QStringLiteral("rdf"));
  xml.writeNamespace(dc, QStringLiteral("dc"));
  xml.writeNamespace(xmp, QStringLiteral("xmp"));
  xml.writeNamespace(media, QStringLiteral("xmpMM"));
  xml.writeStartElement(rdf, QStringLiteral("RDF"));
  xml.writeStartElement(rdf, QStringLiteral("Description"));
  xml.writeAttribute(rdf, QStringLiteral("about"), {});
  xml.writeStartElement(dc, QStringLiteral("title"));
  xml.writeStartElement(rdf, QStringLiteral("Alt"));
  xml.writeStartElement(rdf, QStringLiteral("li"));
  xml.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
  xml.writeCharacters(page.title);
  for (int open = 0; open < 3; ++open) xml.writeEndElement();
  xml.writeTextElement(xmp, QStringLiteral("CreatorTool"), page.creator);
  xml.writeTextElement(xmp, QStringLiteral("CreateDate"), date);
  xml.writeTextElement(xmp, QStringLiteral("ModifyDate"), date);
  xml.writeTextElement(media, QStringLiteral("DocumentID"),
                       QStringLiteral("uuid:") + idOf(page).toString(QUuid::WithoutBraces));
  for (int open = 0; open < 2; ++open) xml.writeEndElement();
  xml.writeProcessingInstruction(QStringLiteral("xpacket"), QStringLiteral("end='w'"));
  return text;
}

}  // namespace wb::ui
