#pragma once

#include <QByteArray>
#include <QString>
#include <QUuid>

namespace wb::ui {

/// What a PDF says of itself follows from this, so that the same page is the same file.
struct PdfIdentity {
  QString html{};  ///< All that the page holds.
  QString title{};
  QString creator{};
};

/// Dates a PDF that Qt has dated with now: with what a reproducible build asks for in
/// SOURCE_DATE_EPOCH, or else the beginning of 2000. Its length stays, since the file's own table
/// counts its bytes.
void setDates(QByteArray& pdf);

/// Returns an identifier that the same page has again, and another page has not.
QUuid idOf(const PdfIdentity& page);

/// Returns what programs that sort documents read: title, creator, dates and identifier as XMP
/// (ISO 16684-1).
QByteArray xmpOf(const PdfIdentity& page);

/// Tells a writer of Qt who the document is. Writers before Qt 6.8 write none of it; those from
/// then on (Debian 13) would make up an identifier and dates of the moment.
template <class Writer>
void identify(Writer& writer, const PdfIdentity& page) {
  if constexpr (requires { writer.setDocumentId(QUuid()); }) {
    writer.setDocumentId(idOf(page));
    writer.setDocumentXmpMetadata(xmpOf(page));
  }
}

}  // namespace wb::ui
