#include "ui/base/window_language.h"

#include "ui/base/model_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace wb::ui {
namespace {

/// Of the translations that are installed; English where there are none.
QString installedTag() {
  const auto* translator = QCoreApplication::instance()->findChild<QTranslator*>();
  return translator ? QLocale(translator->language()).bcp47Name() : QStringLiteral("en");
}

}  // namespace

Language windowLanguage() {
  return {
      .tag = installedTag().toStdString(),
      .decimalSign = QLocale().decimalPoint().toStdString(),
      .translation = [](const std::string& english) { return shownWords(english).toStdString(); },
      .plural = shownPlural};
}

}  // namespace wb::ui
