#include "app/window/application.h"

#include "viewport/opengl.h"

#include <QGuiApplication>

namespace wb::app {
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

}  // namespace wb::app
