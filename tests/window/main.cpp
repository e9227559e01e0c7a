#include "model/core/result_cache.h"
#include "tests/window/virtual_display.h"
#include "tests/window/window_test.h"
#include "viewport/clocks.h"
#include "viewport/opengl.h"

#include <QApplication>
#include <QCursor>
#include <QDateTime>
#include <QFileInfo>
#include <QScreen>
#include <QTest>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

namespace wb::test {

std::map<std::string, MakeTest>& windowTests() {
  static std::map<std::string, MakeTest> tests;
  return tests;
}

void keepSearches(bool areKept) {
  const char* folder = std::getenv("WEIGHBRIDGE_SEARCHES");
  if (!folder || !areKept) return setResultCache(nullptr);
  const QFileInfo program(QCoreApplication::applicationFilePath());
  const QString version = program.lastModified().toString(Qt::ISODateWithMs);
  setResultCache(std::make_unique<ResultCache>(
      ResultCache::Options{folder, "test_window " + version.toStdString()}));
}

namespace {

/// MainWindowTest of main_window.
std::string classOf(const std::string& name) {
  std::string result;
  bool begins = true;
  for (const char c : name + "_test") {
    if (c != '_') result += begins ? static_cast<char>(std::toupper(c)) : c;
    begins = c == '_';
  }
  return result;
}

int run(const std::string& name, std::vector<char*> arguments) {
  const auto found = windowTests().find(classOf(name));
  if (found == windowTests().end()) {
    std::fprintf(stderr, "test_window: there is no class %s\n", classOf(name).c_str());
    return 2;
  }
  return QTest::qExec(found->second().get(), static_cast<int>(arguments.size()), arguments.data());
}

}  // namespace
}  // namespace wb::test

/// test_window NAME [QTEST OPTION…], NAME as in main_window_test.cpp: on the display that there is,
/// or on one of those in the folder WEIGHBRIDGE_DISPLAYS.
int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("test_window NAME [OPTION…], where NAME is main_window for main_window_test.cpp\n",
               stderr);
    return 2;
  }
  std::optional<wb::test::VirtualDisplay> display;
  if (const char* displays = std::getenv("WEIGHBRIDGE_DISPLAYS")) {
    if (!display.emplace(displays).isThere()) {
      std::fputs("test_window: there is no virtual display; is Xvfb installed?\n", stderr);
      return 2;
    }
  }
  wb::viewport::prepareOpenGl();
  QApplication application(argc, argv);
  // Where it is at first, wherever the test before has left it.
  if (display) QCursor::setPos(QGuiApplication::primaryScreen()->geometry().center());
  const wb::viewport::RestingClock clock;
  wb::test::keepSearches(true);
  std::vector<char*> arguments(argv, argv + argc);
  arguments.erase(arguments.begin() + 1);
  const int status = wb::test::run(argv[1], arguments);
  wb::setResultCache(nullptr);
  return status;
}
