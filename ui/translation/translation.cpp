#include "ui/translation/translation.h"

#include <QLibraryInfo>
#include <QTranslator>
#include <memory>

namespace wb::ui {
namespace {

/// The catalogue's language; C where it has none for the locale.
QLocale::Language install(QCoreApplication& application, const QLocale& locale,
                          const QString& catalogue, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(locale, catalogue, QStringLiteral("_"), folder)) return QLocale::C;
  const QLocale::Language language = QLocale(translator->language()).language();
  translator->setParent(&application);
  QCoreApplication::installTranslator(translator.release());
  return language;
}

QLocale::Language installOwn(QCoreApplication& application, const QLocale& locale) {
  return install(application, locale, QStringLiteral("weighbridge"), QStringLiteral(":/i18n"));
}

}  // namespace

QLocale::Language installTranslations(QCoreApplication& application, const QLocale& locale) {
  QLocale::Language language = installOwn(application, locale);
  if (language == QLocale::C) language = installOwn(application, QLocale(QLocale::English));
  install(application, QLocale(language), QStringLiteral("qtbase"),
          QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  return language;
}

}  // namespace wb::ui
