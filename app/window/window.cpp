#include "app/window/window.h"

#include "app/console.h"
#include "app/window/application.h"
#include "app/window/picture_texts.h"
#include "model/core/program_language.h"
#include "model/core/result.h"
#include "ui/translation/translation.h"
#include "ui/window/appearance.h"
#include "ui/window/language_choice.h"
#include "ui/window/windows.h"
#include "viewport/opengl.h"
#include "viewport/resting_clock.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>

namespace wb::app {
namespace {

void describeProgram() {
  QCoreApplication::setOrganizationName(QStringLiteral("Weighbridge"));
  QCoreApplication::setApplicationName(QStringLiteral("Weighbridge"));
  QCoreApplication::setApplicationVersion(QStringLiteral(WEIGHBRIDGE_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("weighbridge"));
  QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/weighbridge.svg")));
}

/// Empty: as the system does.
void speak(const QString& language) {
  if (!language.isEmpty()) QLocale::setDefault(QLocale(language));
}

QStringList pathsOf(const std::vector<std::string>& files) {
  QStringList paths;
  for (const std::string& file : files) paths += QString::fromStdString(file);
  return paths;
}

}  // namespace

ExitState openWindow(const std::vector<std::string>& files, bool separate,
                     const std::string& language) {
  silenceQtOnPaths();
  QApplication application(preparedArgumentCount(), applicationArguments());
  if (isWithoutDisplay()) return refused(failure(drawingTexts["window.no_display"]).value());
  if (!viewport::isOpenGlThere())
    return refused(failure(drawingTexts["render.no_display"]).value());
  const viewport::RestingClock clock;
  speakEverywhere(nullptr);  // From here on Qt says in what language.
  describeProgram();
  speak(language.empty() ? ui::chosenLanguage() : QString::fromStdString(language));
  ui::installTranslations(application);
  ui::applyChosenAppearance();
  ui::Windows windows;
  windows.open(pathsOf(files), separate ? ui::Several::apart : ui::Several::together);
  windows.offerRecovery();
  return QApplication::exec() == 0 ? ExitState::done : ExitState::refused;
}

}  // namespace wb::app
