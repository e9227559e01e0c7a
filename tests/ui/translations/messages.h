#pragma once

#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace wb::ui::test {

/// A message of a catalogue, with one translation, or one for each plural form.
struct Message {
  QString context;
  QString source;
  QStringList translations;
  bool isFinished = false;
  bool hasPlurals = false;  ///< A translation for each number that its language tells apart.
};

inline QStringList readTranslations(QXmlStreamReader& reader) {
  QStringList forms;
  QString text;
  while (reader.readNext() != QXmlStreamReader::EndElement && !reader.hasError()) {
    if (reader.isStartElement()) {
      forms += reader.readElementText();
    } else {
      text += reader.text();
    }
  }
  return forms.isEmpty() ? QStringList{text} : forms;
}

inline Message readMessage(QXmlStreamReader& reader, const QString& context) {
  Message message{
      context, {}, {}, false, reader.attributes().hasAttribute(QStringLiteral("numerus"))};
  message.hasPlurals = reader.attributes().hasAttribute(QStringLiteral("numerus"));
  while (reader.readNextStartElement()) {
    if (reader.name() == QLatin1StringView("source")) {
      message.source = reader.readElementText();
    } else if (reader.name() == QLatin1StringView("translation")) {
      message.isFinished = !reader.attributes().hasAttribute(QStringLiteral("type"));
      message.translations = readTranslations(reader);
    } else {
      reader.skipCurrentElement();
    }
  }
  return message;
}

/// Everything in translations/NAME; empty where it cannot be read.
inline QList<Message> readCatalogue(const QString& name) {
  QFile file(QStringLiteral(WEIGHBRIDGE_SOURCES "/translations/") + name);
  if (!file.open(QIODevice::ReadOnly)) return {};
  QXmlStreamReader reader(&file);
  QList<Message> messages;
  QString context;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) continue;
    if (reader.name() == QLatin1StringView("name")) context = reader.readElementText();
    if (reader.name() == QLatin1StringView("message")) messages += readMessage(reader, context);
  }
  return reader.hasError() ? QList<Message>() : messages;
}

}  // namespace wb::ui::test
