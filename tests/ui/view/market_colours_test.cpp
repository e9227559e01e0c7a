#include "tests/ui/view/view_panel_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace wb::ui::test {
namespace {

using Channels = std::array<double, 3>;

/// The published ramp, computed apart from the program: 1 - exp(-land impact / 50), linear from
/// blue over amber at a half to red.
Channels rampAt(double landImpact) {
  constexpr Channels blue{49, 104, 170};
  constexpr Channels amber{247, 203, 94};
  constexpr Channels red{200, 30, 44};
  const double level = 1 - std::exp(-landImpact / 50);
  Channels colour{};
  for (std::size_t i = 0; i < colour.size(); ++i)
    colour[i] = level < 0.5 ? blue[i] + (amber[i] - blue[i]) * level * 2
                            : amber[i] + (red[i] - amber[i]) * (level - 0.5) * 2;
  return colour;
}

double median(std::vector<int> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

/// Of the pixels of an object.
struct Seen {
  std::array<std::vector<int>, 3> channels;

  void add(const QColor& pixel) {
    channels[0].push_back(pixel.red());
    channels[1].push_back(pixel.green());
    channels[2].push_back(pixel.blue());
  }
  std::size_t count() const { return channels[0].size(); }
  double awayFrom(const Channels& colour) const {
    double most = 0;
    for (std::size_t i = 0; i < channels.size(); ++i)
      most = std::max(most, std::abs(median(channels[i]) - colour[i]));
    return most;
  }
};

constexpr double allowed = 3;
constexpr int everyPixel = 3;

}  // namespace

/// Colour means cost: what each object of the market is seen in is the colour of its land impact.
class MarketColoursTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { stop(); }
  void everyObjectHasTheColourOfItsLandImpact();
  void coloursFollowAConstantWithinTwoFrames();
  void aLitSliverCoversEnough();

 private:
  std::map<std::size_t, Seen> seenObjects();
  bool lookAt(std::size_t linkset);
  double landImpact(std::size_t linkset) const {
    return document_->weighing().costs[linkset].landImpact;
  }
};

void MarketColoursTest::init() {
  start(900, 640);
  open("market.weighbridge");
}

/// What each pixel is of is told by rays through the middles of the pixels.
std::map<std::size_t, Seen> MarketColoursTest::seenObjects() {
  const QImage image = picture();
  std::map<std::size_t, Seen> objects;
  for (int y = 0; y < view().height(); y += everyPixel)
    for (int x = 0; x < view().width(); x += everyPixel)
      if (const auto pick = view().pick(QPointF(x + 0.5, y + 0.5)))
        objects[pick->origin.linkset].add(image.pixelColor(x, y));
  return objects;
}

/// From the first side where something of it is seen.
bool MarketColoursTest::lookAt(std::size_t linkset) {
  const auto bounds = layers::boundsOf(document_->weighing().scene, linkset);
  for (const auto side : viewport::OrbitCamera::standards) {
    view().look(side);
    view().frame(*bounds);
    const QPointF centre(view().width() / 2.0, view().height() / 2.0);
    for (const QPointF& aside : {QPointF(0, 0), QPointF(40, 0), QPointF(-40, 0), QPointF(0, 40)}) {
      const auto pick = view().pick(centre + aside);
      if (pick && pick->origin.linkset == linkset) return true;
    }
  }
  return false;
}

void MarketColoursTest::everyObjectHasTheColourOfItsLandImpact() {
  const std::size_t count = document_->weighing().scene.linksets.size();
  QVERIFY(count >= 20);
  for (std::size_t i = 0; i < count; ++i) {
    QVERIFY2(lookAt(i), qPrintable(QStringLiteral("object %1 is not to be seen").arg(i + 1)));
    for (const auto& [linkset, seen] : seenObjects()) {
      if (linkset != i && seen.count() < 100) continue;  // hardly more than an edge
      const double away = seen.awayFrom(rampAt(landImpact(linkset)));
      QVERIFY2(away <= allowed, qPrintable(QStringLiteral("object %1 of %2 LI is off by %3 in %4")
                                               .arg(linkset + 1)
                                               .arg(landImpact(linkset))
                                               .arg(away)
                                               .arg(seen.count())));
    }
  }
}

void MarketColoursTest::coloursFollowAConstantWithinTwoFrames() {
  std::map<std::size_t, double> before;
  for (const auto& [linkset, seen] : seenObjects()) before[linkset] = landImpact(linkset);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 8;
  profile[cost::Key::hull_cost] *= 8;
  changeProfile(*document_, profile, "Change");
  picture();
  bool isAnyOther = false;
  for (const auto& [linkset, seen] : seenObjects()) {  // of the second frame
    if (seen.count() < 100) continue;
    isAnyOther = isAnyOther || landImpact(linkset) != before[linkset];
    const double away = seen.awayFrom(rampAt(landImpact(linkset)));
    QVERIFY2(away <= allowed,
             qPrintable(QStringLiteral("object %1, %2 LI before, %3 now: off by %4 in %5")
                            .arg(linkset + 1)
                            .arg(before[linkset])
                            .arg(landImpact(linkset))
                            .arg(away)
                            .arg(seen.count())));
  }
  QVERIFY(isAnyOther);
}

/// One of the slivers that make the wall ruinous, from where the whole market is seen.
void MarketColoursTest::aLitSliverCoversEnough() {
  const auto& linksets = document_->weighing().scene.linksets;
  const auto wall = std::ranges::find(linksets, "Spoilt wall", &scene::Linkset::name);
  QVERIFY(wall != linksets.end());
  const auto index = static_cast<std::size_t>(wall - linksets.begin());
  const QImage before = picture();
  selection_->highlight(Highlight{layers::Layer::physicsMesh, index, 0, false, {0}});
  waitForLayers();
  const QImage lit = picture();
  int changed = 0;
  for (int y = 0; y < lit.height(); ++y)
    for (int x = 0; x < lit.width(); ++x) changed += lit.pixel(x, y) != before.pixel(x, y) ? 1 : 0;
  QVERIFY2(changed >= 200, qPrintable(QString::number(changed)));
}

WEIGHBRIDGE_WINDOW_TEST(MarketColoursTest);

}  // namespace wb::ui::test

#include "market_colours_test.moc"
