#include "model/display/display.h"
#include "ui/panels/view/view_panel.h"
#include "ui/translation/translation.h"
#include "ui/window/appearance.h"
#include "ui/window/main_window.h"
#include "viewport/opengl.h"
#include "viewport/view.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QLocale>
#include <QPixmap>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>

namespace {

using namespace wb::ui;

constexpr QSize windowSize(1500, 940);
constexpr int patience = 4'000;  ///< Milliseconds until a software renderer has drawn everything.

void wait(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

/// The object that the samples' own text calls spoilt: few triangles carry all of its cost.
void selectDearest(MainWindow& window) {
  const auto& costs = window.document().weighing().costs;
  const auto mostExpensive =
      std::ranges::max_element(costs, {}, &wb::cost::LinksetCost::landImpact);
  window.selection().select(
      wb::weighing::Target{static_cast<std::size_t>(mostExpensive - costs.begin()), {}});
}

bool writeScreen(const QString& path) {
  return QGuiApplication::primaryScreen()
      ->grabWindow(0)
      .copy(QRect(QPoint(0, 0), windowSize))
      .save(path);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: make_screenshots FOLDER PROJECT\n", stderr);
    return 2;
  }
  wb::viewport::prepareOpenGl();
  QApplication application(argc, argv);
  installTranslations(application, QLocale(QLocale::English));
  QCoreApplication::setOrganizationName(QStringLiteral("Weighbridge"));
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  const QDir folder(QString::fromLocal8Bit(argv[1]));

  chooseAppearance(Appearance::light);
  MainWindow window;
  window.setGeometry(QRect(QPoint(0, 0), windowSize));
  window.show();
  window.open(QString::fromLocal8Bit(argv[2]));
  wait(patience);
  auto* view = window.findChild<ViewPanel*>();
  ViewSettings shown = view->settings();
  shown.apply(wb::viewport::Preset::cost);
  view->setSettings(shown);
  selectDearest(window);
  wait(patience);
  // Selecting flies to the object; the picture is of the whole market.
  if (const auto all = wb::layers::boundsOf(window.document().weighing().scene))
    view->view().frame(*all);
  wait(patience);
  if (!writeScreen(folder.filePath(QStringLiteral("workbench.png")))) return 1;
  chooseAppearance(Appearance::dark);
  wait(patience);
  return writeScreen(folder.filePath(QStringLiteral("workbench-dark.png"))) ? 0 : 1;
}
