#include "ui/widgets/window_language.h"

#include "ui/widgets/model_text.h"

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
  const QLocale locale;
  const bool groupsFour = locale.toString(1000).size() > 4;
  return {
      .tag = installedTag().toStdString(),
      .decimalSign = locale.decimalPoint().toStdString(),
      .groupSign = locale.groupSeparator().toStdString(),
      .leastGrouped = groupsFour ? std::size_t{4} : std::size_t{5},
      .translation = [](const std::string& english) { return shownWords(english).toStdString(); },
      .plural = shownPlural};
}

}  // namespace wb::ui
