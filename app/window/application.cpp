#include "app/window/application.h"

#include "app/command_texts.h"
#include "app/console.h"
#include "model/core/core.h"
#include "model/core/language.h"
#include "ui/translation/translation.h"
#include "ui/window/appearance.h"
#include "ui/window/windows.h"
#include "viewport/clocks.h"
#include "viewport/opengl.h"

#include <QApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>

namespace wb::app {

// What Qt's application objects are made from. They hold references to these for as long as they
// live.

/// Chooses the platform and OpenGL before it returns: to be called when the object is made.
int& preparedArgumentCount();
char** applicationArguments();

/// What Qt warns of is left out: standard error is for the program's own lines.
void silenceQt();

/// Where XDG_RUNTIME_DIR is not set (for root, in a container) Qt tells which folder it takes
/// instead. That is left out; what else Qt warns of in a window is told.
void silenceQtOnPaths();

/// Whether the display is only the last resort, because there is no other.
bool isWithoutDisplay();

namespace {

constexpr auto platformVariable = "QT_QPA_PLATFORM";
bool platformIsOurs = false;
QtMessageHandler standardHandler = nullptr;

/// Where Qt looks for a display. Without a last resort it would abort the program where there is
/// none.
const char* platforms() {
  if (!qEnvironmentVariableIsEmpty("DISPLAY")) return "xcb;offscreen";
  return qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ? "offscreen" : "wayland;offscreen";
}

}  // namespace

int& preparedArgumentCount() {
  static int count = 1;
  platformIsOurs = !qEnvironmentVariableIsSet(platformVariable);
  if (platformIsOurs) qputenv(platformVariable, platforms());
  viewport::prepareOpenGl();
  return count;
}

char** applicationArguments() {
  static char program[] = "weighbridge";
  static char* values[] = {program, nullptr};
  return values;
}

void silenceQt() {
  qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtCriticalMsg || type == QtFatalMsg) qt_message_output(type, {}, text);
  });
}

void silenceQtOnPaths() {
  standardHandler = qInstallMessageHandler(
      [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (!text.startsWith(QLatin1StringView("QStandardPaths: ")))
          standardHandler(type, context, text);
      });
}

bool isWithoutDisplay() {
  return platformIsOurs && QGuiApplication::platformName() == QLatin1StringView("offscreen");
}

namespace {

int& silentArgumentCount() {
  silenceQt();
  return preparedArgumentCount();
}

}  // namespace

Display::Display() : application_(silentArgumentCount(), applicationArguments()) {}

bool Display::canDraw() const { return viewport::isOpenGlThere(); }

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
