#include "model/display/display.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/constants/detail/constant_row.h"
#include "ui/panels/ray/ray_panel.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/why_panel.h"
#include "ui/translation/translation.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/workspaces.h"
#include "ui/window/main_window.h"
#include "viewport/opengl.h"
#include "viewport/view.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QLocale>
#include <QPixmap>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <functional>

namespace {

using namespace wb::ui;

constexpr QSize windowSize(1500, 940);
constexpr int drawing = 4'000;     ///< Milliseconds until a software renderer has drawn everything.
constexpr int patience = 120'000;  ///< Milliseconds after which something does not come at all.
constexpr int step = 100;          ///< Milliseconds between two looks at what is awaited.

void wait(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

/// Until the condition holds and what it brings is drawn. False: it never does.
bool waitFor(const std::function<bool()>& isMet) {
  QElapsedTimer since;
  since.start();
  while (!isMet()) {
    if (since.elapsed() > patience) return false;
    wait(step);
  }
  wait(drawing);
  return true;
}

/// A window that shows one sample after the other, and the folder that its pictures go to.
class Studio {
 public:
  Studio(const QDir& folder, const QDir& samples) : folder_(folder), samples_(samples) {
    window_.setGeometry(QRect(QPoint(0, 0), windowSize));
    window_.show();
  }

  /// The market by cost, with its most expensive object explained; and that explanation alone.
  bool drawMarket() {
    if (!open(samples_.filePath(QStringLiteral("market.weighbridge")))) return false;
    applyPreset(wb::viewport::Preset::cost);
    const auto& costs = window_.document().weighing().costs;
    const auto mostExpensive =
        std::ranges::max_element(costs, {}, &wb::cost::LinksetCost::landImpact);
    select(static_cast<std::size_t>(mostExpensive - costs.begin()));
    if (!waitForAdvice()) return false;
    // Selecting flies to the object; the picture is of the whole market.
    if (const auto all = wb::layers::boundsOf(window_.document().weighing().scene))
      panel<ViewPanel>().view().frame(*all);
    wait(drawing);
    return write("workbench.png", QRect(QPoint(0, 0), windowSize)) &&
           write("why.png", areaOf(panel<WhyPanel>()));
  }

  /// What a change of the triangle constant says below the constants, as while it is dragged.
  bool drawConstants() {
    bringToFront(panel<ConstantsPanel>());
    const auto rows = panel<ConstantsPanel>().findChildren<ConstantRow*>();
    const auto row = std::ranges::find(rows, wb::cost::Key::triangle_constant,
                                       [](const ConstantRow* one) { return one->constant().key; });
    if (row == rows.end()) return false;
    emit(*row)->began(*row);
    emit(*row)->changed((*row)->constant().key, 0.04, newGesture());
    wait(drawing);
    return write("constants.png", areaOf(panel<ConstantsPanel>()));
  }

  /// Shapes for a wall with a doorway, the chosen one drawn within the wall.
  bool drawShapes() {
    if (!open(samples_.filePath(QStringLiteral("doorway.weighbridge")))) return false;
    window_.findChild<Workspaces*>()->choose(Workspace::optimize);
    select(0);
    panel<ViewPanel>().frameSelection();
    auto& shapes = panel<ShapesPanel>();
    wait(drawing);
    shapes.make();
    return waitFor([&shapes] { return !shapes.isBusy() && shapes.hasChosen(); }) &&
           write("shapes.png", areaOf(panel<ViewPanel>()).united(areaOf(shapes)));
  }

  /// A ray that the two methods answer differently, with its steps: the story's.
  bool drawRay() {
    const QTemporaryDir temporary;
    QFile scene(temporary.filePath(QStringLiteral("ray.scene")));
    if (!scene.open(QIODevice::WriteOnly)) return false;
    scene.write("octree 0 0 0 4 OOSEEEEEEEEEESEEE\nray -5 1.3 1.2 1 0 0\n");
    scene.close();
    if (!open(scene.fileName())) return false;
    bringToFront(panel<RayPanel>());
    wait(drawing);
    return write("ray.png", areaOf(panel<ViewPanel>()).united(areaOf(panel<RayPanel>())));
  }

  /// The undo stack is clean again, so that the next file opens without a question.
  void forgetChanges() { window_.document().undoStack().setClean(); }

 private:
  template <class Panel>
  Panel& panel() {
    return *window_.findChild<Panel*>();
  }

  bool open(const QString& path) {
    window_.open(path);
    const QString name = QFileInfo(path).fileName();
    return waitFor([this, &name] {
      return QFileInfo(window_.fileShown()).fileName() == name && !window_.isUnused();
    });
  }

  void applyPreset(wb::viewport::Preset preset) {
    ViewSettings shown = panel<ViewPanel>().settings();
    shown.apply(preset);
    panel<ViewPanel>().setSettings(shown);
  }

  void select(std::size_t linkset) {
    window_.selection().select(wb::weighing::Target{linkset, {}});
  }

  bool waitForAdvice() {
    const auto& advisor = panel<Advisor>();
    return waitFor(
        [&advisor] { return advisor.current() && !advisor.isBusy() && !advisor.isPerturbing(); });
  }

  void bringToFront(QWidget& content) {
    for (auto* dock : window_.findChildren<QDockWidget*>())
      if (dock->widget() == &content) {
        dock->show();
        dock->raise();
      }
    wait(drawing);
  }

  QRect areaOf(const QWidget& widget) const {
    return {widget.mapTo(&window_, QPoint()), widget.size()};
  }

  bool write(const char* name, const QRect& area) const {
    return QGuiApplication::primaryScreen()->grabWindow(0).copy(area).save(
        folder_.filePath(QString::fromLatin1(name)));
  }

  QDir folder_;
  QDir samples_;
  MainWindow window_;
};

int failed(const char* picture) {
  std::fprintf(stderr, "make_screenshots: what is waited for does not come: %s\n", picture);
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: make_screenshots FOLDER SAMPLES\n", stderr);
    return 2;
  }
  wb::viewport::prepareOpenGl();
  QApplication application(argc, argv);
  installTranslations(application, QLocale(QLocale::English));
  QCoreApplication::setOrganizationName(QStringLiteral("Weighbridge"));
  const QTemporaryDir settings;
  QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
  chooseAppearance(Appearance::light);
  Studio studio(QString::fromLocal8Bit(argv[1]), QString::fromLocal8Bit(argv[2]));
  if (!studio.drawMarket() || !studio.drawConstants()) return failed("market or constants");
  studio.forgetChanges();
  // Last, as shapes that were found are asked about before another file is opened.
  return studio.drawRay() && studio.drawShapes() ? 0 : failed("ray or shapes");
}
