#include "model/display/cost_ramp.h"
#include "tests/ui/panels/view/view_panel_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/widgets/model_text.h"
#include "viewport/colour_modes.h"

#include <QComboBox>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace wb::ui::test {
namespace {

using Channels = std::array<double, 3>;

/// The ramp, computed apart from the program: ln(1 + cost / 10) / ln 201 along five colours.
Channels rampAt(double cost) {
  const auto colour = layers::costColour(std::log(1 + cost / 10) / std::log(201),
                                         layers::CostScale::hues, layers::Ground::light);
  return {double(colour[0]), double(colour[1]), double(colour[2])};
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
  /// But for light, which makes a colour up to a quarter darker and never lighter.
  double awayFrom(const Channels& colour) const {
    constexpr double darkest = 0.75;
    double least = 255;
    Channels middle{};
    for (std::size_t i = 0; i < channels.size(); ++i) middle[i] = median(channels[i]);
    for (double light = darkest; light <= 1; light += 0.005) {
      double most = 0;
      for (std::size_t i = 0; i < channels.size(); ++i)
        most = std::max(most, std::abs(middle[i] - light * colour[i]));
      least = std::min(least, most);
    }
    return least;
  }
};

double sumOfDynamic(const cost::LinksetCost& linkset) {
  double sum = 0;
  for (const cost::PartCost& part : linkset.parts) sum += part.physicsDynamic.value_or(0);
  return sum;
}

constexpr double allowed = 3;
constexpr int everyPixel = 3;
/// Of the objects of the market so many are one by one looked at, or of the long sizes each.
const std::size_t everyObject = isLong() ? 1 : 6;

}  // namespace

/// Colour means cost: each part of the market is seen in the colour of what it adds to its object.
class MarketColoursTest : public ViewPanelCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { stop(); }
  void everyPartHasTheColourOfWhatItAdds();
  void coloursFollowAConstantWithinTwoFrames();
  void aLitSliverCoversEnough();
  void everyObjectHasTheColourOfWhatDecides();
  void changesSinceTheBaselineAreColoured();
  void widthsAreThoseOfTheSelected();

 private:
  void colourBy(viewport::ColourBy by);
  using PartOf = std::pair<std::size_t, std::size_t>;  ///< Linkset and part.
  std::map<PartOf, Seen> seenParts();
  std::map<std::size_t, Seen> seenObjects();
  double weight(const PartOf& part) const;
  bool lookAt(std::size_t linkset);
  double landImpact(std::size_t linkset) const {
    return document_->weighing().costs[linkset].landImpact;
  }
};

void MarketColoursTest::init() {
  start(900, 640);
  draw();
  open("market.weighbridge");
  view().layers().standing().show({}, 0, 1);  // Names lie over what is measured.
}

/// What each pixel is of is told by rays through the middles of the pixels.
std::map<MarketColoursTest::PartOf, Seen> MarketColoursTest::seenParts() {
  const QImage image = picture();
  std::map<PartOf, Seen> parts;
  for (int y = 0; y < view().height(); y += everyPixel)
    for (int x = 0; x < view().width(); x += everyPixel)
      if (const auto pick = view().pick(QPointF(x + 0.5, y + 0.5)))
        parts[{pick->origin.linkset, pick->origin.part}].add(image.pixelColor(x, y));
  return parts;
}

std::map<std::size_t, Seen> MarketColoursTest::seenObjects() {
  std::map<std::size_t, Seen> objects;
  for (const auto& [part, seen] : seenParts())
    for (std::size_t i = 0; i < seen.count(); ++i)
      objects[part.first].add(
          QColor(seen.channels[0][i], seen.channels[1][i], seen.channels[2][i]));
  return objects;
}

/// What a part adds to the weight that decides, told from the costs of the document.
double MarketColoursTest::weight(const PartOf& part) const {
  const weighing::Weighing& weighing = document_->weighing();
  const cost::LinksetCost& linkset = weighing.costs[part.first];
  const cost::PartCost& one = linkset.parts[part.second];
  switch (linkset.decidedBy) {
    case cost::DecidedBy::physics:
      return weighing.scene.linksets[part.first].physical
                 ? *one.physicsDynamic * linkset.physicsPhysical / sumOfDynamic(linkset)
                 : *one.physics;
    case cost::DecidedBy::streaming:
      return *one.streaming;
    case cost::DecidedBy::server:
      return linkset.server / double(linkset.parts.size());
    case cost::DecidedBy::parts:
      break;
  }
  return 1;
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

void MarketColoursTest::everyPartHasTheColourOfWhatItAdds() {
  const std::size_t count = document_->weighing().scene.linksets.size();
  QVERIFY(count >= 20);
  for (std::size_t i = 0; i < count; i += everyObject) {
    QVERIFY2(lookAt(i), qPrintable(QStringLiteral("object %1 is not to be seen").arg(i + 1)));
    for (const auto& [part, seen] : seenParts()) {
      if (seen.count() < 100) continue;  // hardly more than an edge
      const double away = seen.awayFrom(rampAt(weight(part)));
      QVERIFY2(away <= allowed, qPrintable(QStringLiteral("part %1 of object %2, %3 PE, is off by "
                                                          "%4 in %5")
                                               .arg(part.second + 1)
                                               .arg(part.first + 1)
                                               .arg(weight(part))
                                               .arg(away)
                                               .arg(seen.count())));
    }
  }
}

void MarketColoursTest::coloursFollowAConstantWithinTwoFrames() {
  std::map<PartOf, double> before;
  for (const auto& [part, seen] : seenParts()) before[part] = weight(part);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] *= 8;
  profile[cost::Key::hull_cost] *= 8;
  changeProfile(*document_, profile, "Change");
  picture();
  bool isAnyOther = false;
  for (const auto& [part, seen] : seenParts()) {  // of the second frame
    if (seen.count() < 100) continue;
    isAnyOther = isAnyOther || weight(part) != before[part];
    const double away = seen.awayFrom(rampAt(weight(part)));
    QVERIFY2(away <= allowed,
             qPrintable(QStringLiteral("part %1 of object %2, %3 PE: off by %4 in %5")
                            .arg(part.second + 1)
                            .arg(part.first + 1)
                            .arg(weight(part))
                            .arg(away)
                            .arg(seen.count())));
  }
  QVERIFY(isAnyOther);
}

/// One of the slivers that make the wall ruinous, from where the whole market is seen.
void MarketColoursTest::aLitSliverCoversEnough() {
  const auto& linksets = document_->weighing().scene.linksets;
  const auto wall = std::ranges::find(linksets, "Sliver wall", &scene::Linkset::name);
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

/// As the combo box does it.
void MarketColoursTest::colourBy(viewport::ColourBy by) {
  const QString title = shown(viewport::modeOf(by).title);
  QComboBox* colours = nullptr;
  for (QComboBox* combo : panel_->findChildren<QComboBox*>())
    if (combo->findText(title) >= 0) colours = combo;
  QVERIFY(colours);
  colours->setCurrentText(title);
  waitForLayers();
}

/// But for light: that of the weight which decides, in the legend. Of each weight one is looked at.
void MarketColoursTest::everyObjectHasTheColourOfWhatDecides() {
  colourBy(viewport::ColourBy::decidedBy);
  std::set<cost::DecidedBy> weights;
  const auto& costs = document_->weighing().costs;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    if (i % everyObject != 0 && weights.contains(costs[i].decidedBy)) continue;
    QVERIFY(lookAt(i));
    const viewport::Colour colour = viewport::colourOf(costs[i].decidedBy);
    const double away =
        seenObjects()[i].awayFrom({double(colour[0]), double(colour[1]), double(colour[2])});
    QVERIFY2(away <= allowed, qPrintable(QStringLiteral("%1: %2").arg(i).arg(away)));
    weights.insert(costs[i].decidedBy);
  }
  QVERIFY(weights.size() >= 3);
}

/// Those that became cheaper are a green blue, all others grey.
void MarketColoursTest::changesSinceTheBaselineAreColoured() {
  colourBy(viewport::ColourBy::change);
  std::map<std::size_t, double> before;
  for (const auto& [linkset, seen] : seenObjects()) before[linkset] = landImpact(linkset);
  baseline_->pin(document_->weighing().profile);
  cost::Profile profile = document_->weighing().profile;
  profile[cost::Key::triangle_constant] /= 4;
  changeProfile(*document_, profile, "Change");
  int cheaper = 0;
  for (const auto& [linkset, seen] : seenObjects()) {
    if (seen.count() < 100) continue;
    const double change = landImpact(linkset) - before[linkset];
    const double green = median(seen.channels[1]) - median(seen.channels[0]);
    cheaper += change < 0 ? 1 : 0;
    QVERIFY2(change < 0 ? green > 0 : std::abs(green) < 8,
             qPrintable(QStringLiteral("%1: %2, %3").arg(linkset).arg(change).arg(green)));
  }
  QVERIFY(cheaper > 0);
}

/// Of physics shapes: triangles of a wall some metres wide are nearer to blue than to amber.
void MarketColoursTest::widthsAreThoseOfTheSelected() {
  const auto& linksets = document_->weighing().scene.linksets;
  const auto wall = std::ranges::find(linksets, "Clean wall", &scene::Linkset::name);
  const auto index = static_cast<std::size_t>(wall - linksets.begin());
  QTest::keyClick(&view(), Qt::Key_P);
  colourBy(viewport::ColourBy::width);
  QVERIFY(panel_->settings().shows(layers::Layer::physicsMesh));
  QVERIFY(lookAt(index));
  selection_->select(weighing::Target{index, {}});
  waitForLayers();
  const Seen seen = seenObjects()[index];
  QVERIFY2(median(seen.channels[2]) > median(seen.channels[0]),
           qPrintable(QStringLiteral("%1 %2 of %3")
                          .arg(median(seen.channels[2]))
                          .arg(median(seen.channels[0]))
                          .arg(seen.count())));
}

WEIGHBRIDGE_WINDOW_TEST(MarketColoursTest);

}  // namespace wb::ui::test

#include "market_colours_test.moc"
