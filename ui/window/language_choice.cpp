#include "ui/window/language_choice.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTranslator>

namespace wb::ui {
namespace {

constexpr auto languageKey = "language";

/// Translated into a language, it is that language's own name.
constexpr auto englishName = QT_TRANSLATE_NOOP("LanguageName", "English");

}  // namespace

QStringList spokenLanguages() {
  QStringList tags;
  const QDir catalogues(QStringLiteral(":/i18n"));
  for (const QString& name : catalogues.entryList({QStringLiteral("weighbridge_*.qm")}))
    tags += QFileInfo(name).completeBaseName().section(u'_', 1);
  return tags;
}

QString chosenLanguage() {
  const QString tag = QSettings().value(QLatin1StringView(languageKey)).toString();
  return spokenLanguages().contains(tag) ? tag : QString();
}

void chooseLanguage(const QString& tag) {
  QSettings().setValue(QLatin1StringView(languageKey), tag);
}

QString nameOfLanguage(const QString& tag) {
  QTranslator catalogue;
  if (!catalogue.load(QStringLiteral(":/i18n/weighbridge_") + tag)) return tag;
  const QString name = catalogue.translate("LanguageName", englishName);
  return name.isEmpty() ? QString::fromLatin1(englishName) : name;
}

}  // namespace wb::ui
