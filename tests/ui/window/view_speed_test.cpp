#include "model/octree/topology.h"
#include "tests/ui/window/main_window_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "tests/window/work_time.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/view_panel.h"
#include "viewport/view.h"

#include <QElapsedTimer>
#include <QScreen>
#include <QTimer>
#include <cmath>
#include <functional>
#include <numbers>
#include <optional>

namespace wb::ui::test {
namespace {

const int objects = isLong() ? 30'000 : 1'500;
const int rings = isLong() ? 500 : 50;
/// Of the grid that the map's cubes are of.
const int mapSide = isLong() ? 128 : 32;

/// For so long nothing else happens, so that what is measured next is alone.
void restFor(int milliseconds) { QTest::qWait(isLong() ? milliseconds : milliseconds / 10); }

/// Tori, cylinders and balls all over a region, each of its own size.
QByteArray scatteredRegion() {
  const char* const kinds[] = {"torus", "cylinder", "sphere", "box", "ring"};
  QByteArray text = "{\"weighbridge\": 1, \"linksets\": [";
  for (int i = 0; i < objects; ++i)
    text += QStringLiteral(
                "%1{\"position\": [%2, %3, %4], \"parts\": [{\"kind\": \"%5\", \"scale\": "
                "[%6, 0.7, 0.6], \"prim\": {\"hollow\": 0.3}}]}\n")
                .arg(i == 0 ? "" : ",")
                .arg(i % 173 * 1.5)
                .arg(i / 173 * 1.5)
                .arg(20 + i % 11)
                .arg(kinds[i % 5])
                .arg(0.5 + i % 100 * 0.01)
                .toUtf8();
  return text + "]}";
}

/// A ball of a million triangles, or of ten thousand.
QByteArray ball() {
  QByteArray text;
  const int around = 2 * rings;
  for (int ring = 0; ring <= rings; ++ring)
    for (int step = 0; step < around; ++step) {
      const double polar = std::numbers::pi * ring / rings;
      const double turn = 2 * std::numbers::pi * step / around;
      text += QStringLiteral("v %1 %2 %3\n")
                  .arg(std::sin(polar) * std::cos(turn))
                  .arg(std::cos(polar))
                  .arg(std::sin(polar) * std::sin(turn))
                  .toUtf8();
    }
  for (int ring = 0; ring < rings; ++ring)
    for (int step = 0; step < around; ++step) {
      const int a = ring * around + step + 1;
      const int b = ring * around + (step + 1) % around + 1;
      text +=
          QStringLiteral("f %1 %2 %3 %4\n").arg(a).arg(a + around).arg(b + around).arg(b).toUtf8();
    }
  return text;
}

/// A ball of some 260,000 solid cubes, or of 4,000: those of a grid about a sphere, and no larger
/// ones.
QByteArray mapOfCubes() {
  const auto isShell = [](int x, int y, int z) {
    const double middle = mapSide / 2.0;
    const double radius = std::hypot(x + 0.5 - middle, y + 0.5 - middle, z + 0.5 - middle) / middle;
    return radius < 62.0 / 64 && radius > 55.7 / 64;
  };
  const std::function<QByteArray(int, int, int, int)> tree = [&](int x, int y, int z, int size) {
    if (size == 1) return QByteArray(isShell(x, y, z) ? "S" : "E");
    QByteArray text = "O";
    const int half = size / 2;
    for (int slot = 0; slot < octree::childCount; ++slot)
      text += tree(x + octree::isPositive(slot, 0) * half, y + octree::isPositive(slot, 1) * half,
                   z + octree::isPositive(slot, 2) * half, half);
    return text == "OEEEEEEEE" ? QByteArray("E") : text;
  };
  return "octree 0 0 0 64 " + tree(0, 0, 0, mapSide) + "\n";
}

}  // namespace

/// When anything of a window is painted first, and how long that took from then on.
class FirstPaint : public QObject {
 public:
  explicit FirstPaint(QWidget& window) : QObject(&window), window_(window) {
    timer_.start();
    qApp->installEventFilter(this);
  }
  /// Nothing as long as it has not been painted.
  std::optional<qint64> milliseconds() const { return milliseconds_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Paint || !widget || widget->window() != &window_) return false;
    qApp->removeEventFilter(this);
    // All that is painted in one go with it comes first.
    QTimer::singleShot(0, this, [this] { milliseconds_ = timer_.elapsed(); });
    return false;
  }

 private:
  QWidget& window_;
  QElapsedTimer timer_;
  std::optional<qint64> milliseconds_;
};

/// Prints how fast the view of a large scene is drawn, moved, and marked; of a small one it sees
/// that all of that happens.
class ViewSpeedTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase() { window_.reset(); }
  void isFast_data();
  void isFast();
  void aMapIsFast();

 private:
  viewport::View& view() { return panel<ViewPanel>().view(); }
  QImage frame();
  QImage screen();
  qint64 dragged(const QPoint& to);
  void tellScene(const char* scene, std::size_t pieces, const char* of);
  double tellMoving();
  void tellRest(double moving);
  void tellMark(const QPoint& pixel);
  QPoint somethingSeen();
};

/// The start page, as a program that runs for the first time shows it.
void ViewSpeedTest::initTestCase() {
  const auto settings = makeSettingsFolder("First paint");
  QElapsedTimer timer;
  timer.start();
  {
    MainWindow window;
    const qint64 made = timer.elapsed();
    const auto* paint = new FirstPaint(window);
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(paint->milliseconds(), 60'000);
    qInfo("the first window, %d x %d: made in %lld ms, painted %lld ms later", window.width(),
          window.height(), made, *paint->milliseconds());
  }
  start("View speed", Drawing::whole);
}

QImage ViewSpeedTest::frame() {
  QImage image;
  view().capture([&image](const QImage& captured) { image = captured; });
  [[maybe_unused]] const bool done = QTest::qWaitFor([&] { return !image.isNull(); }, 60'000);
  return image;
}

/// As the user sees it: a capture would draw every frame twice.
QImage ViewSpeedTest::screen() { return view().screen()->grabWindow(view().winId()).toImage(); }

/// How long it takes until a step of a drag is seen, ms; 0 if nothing changes in a second: the
/// step moved nothing by a pixel.
qint64 ViewSpeedTest::dragged(const QPoint& to) {
  constexpr int longest = 1'000;
  const QImage before = screen();
  QElapsedTimer timer;
  timer.start();
  QTest::mouseMove(&view(), to);
  while (screen() == before) {
    if (timer.elapsed() > longest) return 0;
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
  }
  return timer.elapsed();
}

QPoint ViewSpeedTest::somethingSeen() {
  for (int x = view().width() / 2; x < view().width(); ++x)
    if (const QPoint pixel(x, view().height() / 2); view().pick(pixel)) return pixel;
  return {};
}

/// Every step is seen on the screen before the next one is made.
double ViewSpeedTest::tellMoving() {
  const int steps = isLong() ? 40 : 5;
  const QPoint middle(view().width() / 2, view().height() / 2);
  const double worked = processMilliseconds();
  qint64 elapsed = 0;
  int seen = 0;
  QTest::mousePress(&view(), Qt::LeftButton, {}, middle);
  for (int step = 1; step <= steps; ++step)
    if (const qint64 time = dragged(middle + QPoint(3 * step, step)); time > 0) {
      elapsed += time;
      ++seen;
    }
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle + QPoint(3 * steps, steps));
  qInfo("moving: %.1f frames a second, %d of %d steps seen, %.0f ms of work each",
        seen * 1e3 / static_cast<double>(elapsed), seen, steps,
        (processMilliseconds() - worked) / steps);
  return seen > 0 ? static_cast<double>(elapsed) / seen : 0;
}

void ViewSpeedTest::tellScene(const char* scene, std::size_t pieces, const char* of) {
  qInfo("%s: %zu %s, a view of %d x %d, at %g pixels a unit", scene, pieces, of, view().width(),
        view().height(), view().devicePixelRatio());
}

/// A frame at rest is to take no longer than one of a drag; the next input is to end it.
void ViewSpeedTest::tellRest(double moving) {
  QElapsedTimer timer;
  timer.start();
  QTest::qWait(210);
  frame();
  qInfo("at rest again after %lld ms", timer.elapsed());
  QImage still;
  timer.start();
  view().captureStill([&still](const QImage& captured) { still = captured; });
  QTRY_VERIFY_WITH_TIMEOUT(!still.isNull(), 60'000);
  const qint64 resting = timer.elapsed();
  qInfo("a frame at rest: %lld ms, one that moves: %.0f ms", resting, moving);
  const QPoint middle(view().width() / 2, view().height() / 2);
  QTest::qWait(210);
  QTest::mousePress(&view(), Qt::LeftButton, {}, middle);
  const qint64 ended = dragged(middle + QPoint(30, 10));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle + QPoint(30, 10));
  qInfo("the first step of a drag that ends the rest is seen after %lld ms", ended);
  restFor(1'000);
}

void ViewSpeedTest::tellMark(const QPoint& pixel) {
  QTest::mouseMove(&view(), {1, 1});
  QTest::qWait(isLong() ? 1'000 : 400);  // Until nothing is marked.
  const QImage unmarked = screen();
  QElapsedTimer timer;
  timer.start();
  QTest::mouseMove(&view(), pixel);
  const qint64 told = timer.elapsed();
  QTRY_VERIFY_WITH_TIMEOUT(screen() != unmarked, 60'000);
  qInfo("what is under the pointer is known after %lld ms, marked after %lld", told,
        timer.elapsed());
}

void ViewSpeedTest::isFast_data() {
  QTest::addColumn<QString>("path");
  QTest::newRow("many parts") << makeFile("region.weighbridge", scatteredRegion());
  QTest::newRow("many triangles") << makeFile("ball.obj", ball());
}

void ViewSpeedTest::isFast() {
  QFETCH(QString, path);
  QElapsedTimer timer;
  timer.start();
  QSignalSpy made(panel<ViewPanel>().findChild<LayerKeeper*>(), &LayerKeeper::layerMade);
  window_->open(path);
  QVERIFY(made.wait(120'000));
  const qint64 shaped = timer.elapsed();
  QVERIFY(!frame().isNull());
  qInfo("shapes made after %lld ms, drawn after %lld", shaped, timer.elapsed());
  QTRY_VERIFY_WITH_TIMEOUT(!panel<ViewPanel>().findChild<LayerKeeper*>()->isBusy(), 60'000);
  qInfo("all prepared after %lld ms", timer.elapsed());
  restFor(2'000);

  const auto& weighing = window_->document().weighing();
  tellScene(QTest::currentDataTag(), view().countsDrawn().triangles, "triangles");
  tellRest(tellMoving());

  const auto bounds = layers::boundsOf(weighing.scene, 0);
  view().frame(*bounds);
  const QPoint pixel = somethingSeen();
  QVERIFY(!pixel.isNull());
  for (int hover = 0; hover < (isLong() ? 5 : 1); ++hover) tellMark(pixel);
  if (!isLong()) return;
  restFor(1'000);
  const double before = processMilliseconds();
  restFor(3'000);
  qInfo("idle: %.1f %% of a core", (processMilliseconds() - before) / 30);
}

void ViewSpeedTest::aMapIsFast() {
  QElapsedTimer timer;
  timer.start();
  window_->open(makeFile("map.scene", mapOfCubes()));
  const std::size_t cubes = isLong() ? 200'000 : 3'000;
  QTRY_VERIFY_WITH_TIMEOUT(view().octrees().shapes().leaves.size() > cubes, 60'000);
  QVERIFY(!frame().isNull());
  qInfo("%zu cubes drawn after %lld ms", view().octrees().shapes().leaves.size(), timer.elapsed());
  restFor(2'000);
  tellScene("a map", view().octrees().shapes().leaves.size(), "cubes");
  tellRest(tellMoving());
  const QPoint middle(view().width() / 2, view().height() / 2);
  QTest::mouseMove(&view(), middle);
  QTRY_VERIFY(view().octrees().marked());
  const auto before = window_->document().weighing().scene.octrees[0].cubes;
  timer.start();
  QTest::keyClick(&view(), Qt::Key_Delete);
  qInfo("a cube is deleted in %lld ms", timer.elapsed());
  QVERIFY(window_->document().weighing().scene.octrees[0].cubes != before);
  frame();
  qInfo("and seen to be after %lld", timer.elapsed());
}

WEIGHBRIDGE_WINDOW_TEST(ViewSpeedTest);

}  // namespace wb::ui::test

#include "view_speed_test.moc"
