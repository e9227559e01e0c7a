// What is lit in the view is what makes an object expensive: by ids, in pixels.
//
// A rule for what is smaller than the least that must be seen: 400 pixels, nine tenths of them
// within 8 pixels of what is lit, need something that covers that many, as a disc of 8 pixels has
// 201. What covers fewer, and is so narrow that it is marked by a strip, has at least the 36 x 6
// pixels of that strip, which ends up to 18 pixels away, and the outline of 3 about it. Of anything
// else that is smaller, what it covers itself is lit.
#include "model/analysis/analysis.h"
#include "model/asset/make_blocks.h"
#include "model/core/language.h"
#include "model/cost/culprits.h"
#include "model/cost/evidence.h"
#include "model/cost/part_weights.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "model/scene/part_placement.h"
#include "tests/support/samples.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "viewport/culprit_view.h"
#include "viewport/picture.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace wb::viewport::test {

/// Forty objects with WEIGHBRIDGE_LONG set, else two: samples, files of others and generated ones;
/// a third each under constants by which physics, download or server decides.
class CulpritsSeenTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void areLitAndNamed_data();
  void areLitAndNamed();

 private:
  static constexpr QSize pictureSize{800, 600};
  static constexpr glm::dvec2 viewSize{800, 600};
  static constexpr int leastPixels = 400;
  static constexpr int leastOfAStrip = 36 * 6;
  static constexpr int nearby = 8;
  static constexpr int nearbyOfAStrip = 18 + 3 + 1;
  static constexpr double mostlyNear = 0.9;

  using Shown = std::shared_ptr<const weighing::Weighing>;
  struct Object {
    std::string name;
    Shown shown;
    std::size_t linkset = 0;

    const scene::Linkset& of() const { return shown->scene.linksets[linkset]; }
    const cost::LinksetCost& costs() const { return shown->costs[linkset]; }
    double wholeWeight() const;
    std::vector<cost::Culprit> culprits() const;
  };
  /// Pixels that are set, by rows.
  using Mask = std::vector<char>;
  /// What is seen of culprits, told from their ids.
  struct Ids {
    QImage all;
    QImage strips;  ///< Of those that are marked by a strip longer than they are.
  };

  void add(const std::string& name, const weighing::Weighing& weighing);
  void addFile(const QString& path);
  void addGenerated(unsigned seed);

  static weighing::Weighing weighed(scene::Scene scene);
  static cost::Profile decidedBy(cost::DecidedBy wanted);
  static double weightOf(const Object& object, const cost::Culprit& culprit);
  static mesh::TriangleMesh trianglesOf(const Object& object, const cost::Culprit& culprit);
  static mesh::TriangleMesh wholeOf(const Object& object, std::size_t part);
  static OrbitCamera cameraFor(const Object& object);
  static Ids idsOf(const Object& object, const std::vector<cost::Culprit>& culprits);
  static bool hasStrip(const std::array<glm::dvec2, 3>& corners);
  static Mask maskOf(const QImage& image);
  static Mask grown(const Mask& mask, int by);
  static int count(const Mask& mask) { return static_cast<int>(std::ranges::count(mask, char{1})); }
  static Mask litPixels(const Object& object, const CulpritView& view);

  std::vector<Object> objects_;
};

double CulpritsSeenTest::Object::wholeWeight() const {
  double whole = 0;
  for (std::size_t i = 0; i < of().parts.size(); ++i)
    whole += decidingWeightOf(of(), costs(), i, shown->profile).value_or(0);
  return whole;
}

std::vector<cost::Culprit> CulpritsSeenTest::Object::culprits() const {
  return findCulprits(shown->scene, linkset, costs(), shown->statistics.linksets[linkset],
                      shown->profile);
}

weighing::Weighing CulpritsSeenTest::weighed(scene::Scene scene) {
  weighing::Weighing weighing;
  weighing.scene = std::move(scene);
  return weighedUnder(weighing, cost::Profile());
}

/// The other two weights are nothing.
cost::Profile CulpritsSeenTest::decidedBy(cost::DecidedBy wanted) {
  cost::Profile profile;
  using cost::Key;
  if (wanted != cost::DecidedBy::physics)
    for (const Key key : {Key::triangle_constant, Key::hull_cost, Key::hull_vertex_cost,
                          Key::primitive_cost, Key::minimum_mesh_cost})
      profile[key] = 0;
  if (wanted != cost::DecidedBy::streaming) profile[Key::streaming_scale] = 0;
  if (wanted != cost::DecidedBy::server)
    profile[Key::server_per_prim] = profile[Key::server_per_script] = 0;
  return profile;
}

/// Each object once: under its own constants, or under those by which one weight decides.
void CulpritsSeenTest::add(const std::string& name, const weighing::Weighing& weighing) {
  constexpr std::array forced{cost::DecidedBy::server, cost::DecidedBy::streaming,
                              cost::DecidedBy::physics};
  std::array<Shown, forced.size() + 1> shown{std::make_shared<const weighing::Weighing>(weighing)};
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) {
    const std::size_t number = objects_.size() % shown.size();
    if (!shown[number])
      shown[number] = std::make_shared<const weighing::Weighing>(
          weighedUnder(weighing, decidedBy(forced[number - 1])));
    Object object{name + ", " + std::to_string(i + 1), shown[number], i};
    if (!object.costs().unknown.landImpact && object.wholeWeight() > 0)
      objects_.push_back(std::move(object));
  }
}

void CulpritsSeenTest::addFile(const QString& path) {
  const auto loaded = weighing::weighFile(path.toStdString(), {});
  if (loaded) add(QFileInfo(path).fileName().toStdString(), loaded->value);
}

/// Meshes with triangles and hulls of very different cost, and prims, side by side.
void CulpritsSeenTest::addGenerated(unsigned seed) {
  std::mt19937 random(seed);
  const auto upTo = [&random](unsigned most) { return 1 + random() % most; };
  mesh::TriangleMesh fan;
  for (unsigned i = 0; i < 30; ++i) {
    const double height = i % 10 == seed % 10 ? 0.001 * upTo(9) : 0.1 * upTo(9);
    const auto first = static_cast<std::uint32_t>(fan.positions.size());
    const double y = i / 30.0 - 0.5;
    for (const glm::dvec3& corner :
         {glm::dvec3(-0.5, y, -0.5), glm::dvec3(0.5, y, -0.5), glm::dvec3(0.5, y, height - 0.5)})
      fan.positions.push_back(corner);
    fan.triangles.push_back({first, first + 1, first + 2});
  }
  asset::MeshAsset mesh = cost::test::makeAsset({.hulls = seed % 2 == 0 ? std::size_t{0} : 3U});
  mesh.physicsMesh = asset::Faces{asset::makeFace(fan)};
  constexpr std::array kinds{scene::PartKind::mesh, scene::PartKind::box, scene::PartKind::torus,
                             scene::PartKind::cylinder};
  std::vector<scene::Part> parts;
  for (unsigned i = 0; i < 1 + seed % 4; ++i) {
    const glm::dvec3 scale(0.5 * upTo(4), 0.5 * upTo(4), 0.5 * upTo(4));
    parts.push_back(cost::test::makePart(kinds[i == 0 ? 0 : random() % kinds.size()], scale,
                                         scene::ShapeType::prim));
    parts.back().position = {2.5 * i, 0.1 * upTo(9), 0.1 * upTo(9)};
    parts.back().materials = true;  // In the new accounting.
    parts.back().scripts = random() % 3;
  }
  add("generated " + std::to_string(seed),
      weighed(cost::test::makeScene(cost::test::makeLinkset(std::move(parts)), std::move(mesh))));
}

void CulpritsSeenTest::initTestCase() {
  const QDir samples(QStringLiteral(WEIGHBRIDGE_SAMPLES));
  const auto slivers =
      weighing::weighFile(samples.filePath("slivers.weighbridge").toStdString(), {});
  QVERIFY(slivers);
  const std::size_t wall = slivers->value.scene.linksets.size() - 1;
  objects_.push_back(
      {"Sliver wall", std::make_shared<const weighing::Weighing>(slivers->value), wall});
  addGenerated(1);
  QCOMPARE(objects_.back().costs().decidedBy, cost::DecidedBy::server);
  if (!ui::test::isLong()) return;
  for (const char* name : {"market", "butterfly", "chair", "doorway", "duck", "ring", "stairs",
                           "statue", "ten_boxes", "vehicle"})
    addFile(samples.filePath(QString(name) + ".weighbridge"));
  const QString corpus = qEnvironmentVariable("WEIGHBRIDGE_CORPUS");
  for (const char* name : {"models/chair.obj", "models/house.obj", "models/stairs.obj",
                           "models/PhysicsCube.dae", "models/BoxMeshopt.glb"})
    if (!corpus.isEmpty()) addFile(QDir(corpus).filePath(name));
  constexpr std::size_t atLeast = 40;
  for (unsigned seed = 2; seed <= 9 || objects_.size() < atLeast; ++seed) addGenerated(seed);
  std::map<cost::DecidedBy, int> decided;
  for (const Object& object : objects_) ++decided[object.costs().decidedBy];
  for (const auto by :
       {cost::DecidedBy::physics, cost::DecidedBy::streaming, cost::DecidedBy::server})
    QVERIFY2(decided[by] >= 5, qPrintable(QString::number(decided[by])));
}

/// By the ids alone.
double CulpritsSeenTest::weightOf(const Object& object, const cost::Culprit& culprit) {
  if (culprit.indices.empty()) return culprit.weight;
  const cost::Profile& profile = object.shown->profile;
  const scene::Part& part = object.of().parts[culprit.part];
  const asset::MeshAsset* asset = object.shown->scene.meshOf(part);
  const auto shares = culprit.kind == cost::Culprit::Kind::hulls
                          ? hullShares(asset->physicsConvex->hulls, profile)
                          : cost::triangleShares(physicsWidths(
                                part, asset, object.costs().parts[culprit.part].decision,
                                cost::GeometryRules(profile)));
  double share = 0;
  for (const std::uint32_t index : culprit.indices) share += shares.at(index);
  return share * decidingWeightOf(object.of(), object.costs(), culprit.part, profile).value_or(0);
}

/// A part as everybody sees it, region metres.
mesh::TriangleMesh CulpritsSeenTest::wholeOf(const Object& object, std::size_t part) {
  layers::LayerOptions options{.rules = cost::GeometryRules(object.shown->profile)};
  options.wanted = [&](std::size_t linkset, std::size_t one) {
    return linkset == object.linkset && one == part;
  };
  for (const layers::Layer layer : {layers::Layer::visual, layers::Layer::prims})
    if (const auto shapes = makeLayer(object.shown->scene, layer, options); !shapes.isEmpty())
      return placed(shapes, 0);
  return {};
}

/// What a culprit names, region metres, made from what is stored.
mesh::TriangleMesh CulpritsSeenTest::trianglesOf(const Object& object,
                                                 const cost::Culprit& culprit) {
  const scene::Part& part = object.of().parts[culprit.part];
  const asset::MeshAsset* asset = object.shown->scene.meshOf(part);
  mesh::TriangleMesh named;
  const auto append = [&named](const mesh::TriangleMesh& more) {
    const auto first = static_cast<std::uint32_t>(named.positions.size());
    named.positions.insert(named.positions.end(), more.positions.begin(), more.positions.end());
    for (const auto& [a, b, c] : more.triangles)
      named.triangles.push_back({first + a, first + b, first + c});
  };
  if (culprit.kind == cost::Culprit::Kind::level && asset) {
    std::size_t lod = static_cast<std::size_t>(culprit.lod);
    while (lod > 0 && !asset->lods[lod]) --lod;  // The next richer one is shown instead.
    if (asset->lods[lod]) append(toTriangleMesh(*asset->lods[lod]));
  } else if (culprit.indices.empty()) {
    return wholeOf(object, culprit.part);
  } else if (culprit.kind == cost::Culprit::Kind::hulls) {
    const asset::PhysicsConvex& convex = *asset->physicsConvex;
    for (const std::uint32_t index : culprit.indices)
      if (const auto hull = mesh::convexHull(toPoints(convex.hulls[index], convex.domain)))
        append({hull->vertices, hull->triangles});
  } else {
    const mesh::TriangleMesh surface =
        physicsSurface(part, asset, object.costs().parts[culprit.part].decision,
                       cost::GeometryRules(object.shown->profile));
    named.positions = surface.positions;
    for (const std::uint32_t index : culprit.indices)
      named.triangles.push_back(surface.triangles.at(index));
  }
  const scene::Placement place(object.of(), part);
  for (glm::dvec3& position : named.positions) position = place(position * part.scale);
  return named;
}

/// As when it is chosen in a list.
OrbitCamera CulpritsSeenTest::cameraFor(const Object& object) {
  OrbitCamera camera;
  camera.look(OrbitCamera::Standard::corner);
  const auto bounds = layers::boundsOf(object.shown->scene, object.linkset);
  camera.frame(bounds->low, bounds->high, viewSize);
  return camera;
}

/// Whether a strip stands for an edge that is shorter than it.
bool CulpritsSeenTest::hasStrip(const std::array<glm::dvec2, 3>& corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const glm::dvec2 edge = corners[(i + 1) % 3] - corners[i];
    const double length = glm::length(edge);
    const glm::dvec2 along = length > 1e-3 ? edge / length : glm::dvec2(1, 0);
    const glm::dvec2 toApex = corners[(i + 2) % 3] - corners[i];
    if (length < 36 && std::abs(along.x * toApex.y - along.y * toApex.x) < 7) return true;
  }
  return false;
}

CulpritsSeenTest::Ids CulpritsSeenTest::idsOf(const Object& object,
                                              const std::vector<cost::Culprit>& culprits) {
  Ids ids{QImage(pictureSize, QImage::Format_Grayscale8),
          QImage(pictureSize, QImage::Format_Grayscale8)};
  ids.all.fill(Qt::black);
  ids.strips.fill(Qt::black);
  QPainter all(&ids.all);
  QPainter strips(&ids.strips);
  for (QPainter* painter : {&all, &strips}) {
    painter->setPen(Qt::white);
    painter->setBrush(Qt::white);
  }
  const OrbitCamera camera = cameraFor(object);
  for (const cost::Culprit& culprit : culprits) {
    const bool areNarrow =
        culprit.kind == cost::Culprit::Kind::triangles && !culprit.indices.empty();
    const mesh::TriangleMesh mesh = trianglesOf(object, culprit);
    for (const auto& [a, b, c] : mesh.triangles) {
      std::array<glm::dvec2, 3> corners;
      QPolygonF polygon;
      for (std::size_t i = 0; i < corners.size(); ++i) {
        corners[i] = camera.pixelOf(mesh.positions[std::array{a, b, c}[i]], viewSize).value();
        polygon << QPointF(corners[i].x, corners[i].y);
      }
      all.drawPolygon(polygon);
      if (areNarrow && hasStrip(corners)) strips.drawPolygon(polygon);
    }
  }
  return ids;
}

CulpritsSeenTest::Mask CulpritsSeenTest::maskOf(const QImage& image) {
  Mask mask;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) mask.push_back(qGray(image.pixel(x, y)) > 127 ? 1 : 0);
  return mask;
}

/// All pixels that are no farther from one of a mask than `by`.
CulpritsSeenTest::Mask CulpritsSeenTest::grown(const Mask& mask, int by) {
  const int width = pictureSize.width();
  const int height = pictureSize.height();
  Mask more(mask.size(), 0);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      if (!mask[static_cast<std::size_t>(y * width + x)]) continue;
      for (int dy = -by; dy <= by; ++dy) {
        if (y + dy < 0 || y + dy >= height) continue;
        const int reach = static_cast<int>(std::sqrt(by * by - dy * dy));
        const auto row = more.begin() + static_cast<std::ptrdiff_t>((y + dy) * width);
        std::fill(row + std::max(x - reach, 0), row + std::min(x + reach, width - 1) + 1, char{1});
      }
    }
  return more;
}

/// What differs once culprits are lit, but for their labels.
CulpritsSeenTest::Mask CulpritsSeenTest::litPixels(const Object& object, const CulpritView& view) {
  const QColor ground(120, 130, 140);  // Unlike white, dark, and all colours of costs.
  Picture picture(pictureSize);
  picture.setBackground(ground);
  picture.setFaded(ground);
  picture.setCamera(cameraFor(object));
  layers::LayerOptions options{.rules = cost::GeometryRules(object.shown->profile)};
  options.wanted = [&object](std::size_t linkset, std::size_t) {
    return linkset == object.linkset;
  };
  for (const layers::Layer layer : {layers::Layer::visual, layers::Layer::prims}) {
    const auto shapes =
        std::make_shared<const layers::LayerShapes>(makeLayer(object.shown->scene, layer, options));
    if (shapes->isEmpty()) continue;
    picture.layers().setLayer(layer, shapes);
    picture.layers().setVisible(layer, true);
  }
  const QImage before = picture.draw();
  picture.layers().light(view.shapes, {}, 1);
  picture.draw();  // Shapes reach the screen with the second frame at the latest.
  const QImage lit = picture.draw();
  Mask mask;
  if (before.size() != pictureSize || lit.size() != pictureSize) return mask;
  for (int y = 0; y < lit.height(); ++y)
    for (int x = 0; x < lit.width(); ++x) {
      const QColor one = before.pixelColor(x, y);
      const QColor other = lit.pixelColor(x, y);
      const int by =
          std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                    std::abs(one.blue() - other.blue())});
      mask.push_back(by > 8 ? 1 : 0);
    }
  return mask;
}

void CulpritsSeenTest::areLitAndNamed_data() {
  QTest::addColumn<std::size_t>("object");
  for (std::size_t i = 0; i < objects_.size(); ++i)
    QTest::addRow("%zu: %s", i + 1, objects_[i].name.c_str()) << i;
}

void CulpritsSeenTest::areLitAndNamed() {
  QFETCH(std::size_t, object);
  const Object& one = objects_.at(object);
  const auto culprits = one.culprits();
  QVERIFY(!culprits.empty());
  double weight = 0;
  for (const cost::Culprit& culprit : culprits) weight += weightOf(one, culprit);
  const double share = weight / one.wholeWeight();
  QVERIFY2(share >= cost::culpritShare - 1e-6, qPrintable(QString::number(share)));

  const CulpritView view =
      culpritViewOf({one.shown->scene, one.shown->costs, one.shown->profile}, one.linkset, culprits,
                    {true, 0, [](const Text& text, const std::vector<Argument>& arguments) {
                       return QString::fromStdString(rendered(text, arguments));
                     }});
  std::set<std::size_t> named;
  for (const cost::CulpritLabel& label : labelsOf(culprits, one.costs()))
    named.insert(label.culprits.begin(), label.culprits.end());
  QCOMPARE(named.size(), culprits.size());
  QVERIFY(!view.labels.empty());
  for (const Label& label : view.labels)
    QVERIFY2(std::ranges::any_of(label.text, [](QChar sign) { return sign.isDigit(); }),
             qPrintable(label.text));

  const Ids ids = idsOf(one, culprits);
  const Mask itself = maskOf(ids.all);
  const Mask strips = maskOf(ids.strips);
  const Mask lit = litPixels(one, view);
  QCOMPARE(lit.size(), itself.size());
  const int covered = count(itself);
  const int least = covered >= leastPixels ? leastPixels
                    : count(strips) > 0    ? std::max(covered, leastOfAStrip)
                                           : covered;
  QVERIFY2(count(lit) >= std::min(least, leastPixels),
           qPrintable(QStringLiteral("%1 pixels lit, %2 covered").arg(count(lit)).arg(covered)));
  const Mask near = grown(itself, nearby);
  const Mask nearStrips = grown(strips, nearbyOfAStrip);
  int good = 0;
  for (std::size_t i = 0; i < lit.size(); ++i) good += lit[i] && (near[i] || nearStrips[i]) ? 1 : 0;
  QVERIFY2(good >= mostlyNear * count(lit),
           qPrintable(QStringLiteral("%1 of %2 pixels are near").arg(good).arg(count(lit))));
}

WEIGHBRIDGE_WINDOW_TEST(CulpritsSeenTest);

}  // namespace wb::viewport::test

#include "culprits_seen_test.moc"
