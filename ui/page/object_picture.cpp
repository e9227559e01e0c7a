#include "ui/page/object_picture.h"

#include "model/core/language.h"
#include "model/cost/culprits.h"
#include "model/display/display.h"
#include "model/report/explanation.h"
#include "model/report/html.h"
#include "model/report/origins.h"
#include "ui/document/selection.h"
#include "viewport/colouring.h"
#include "viewport/picture.h"

#include <QBuffer>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// Twice as many as it is shown with.
constexpr QSize thumbnailSize(256, 192);
/// A picture this wide has room for words, which are drawn for a page that shows it half as wide.
constexpr int leastExplained = 800;
constexpr double densePixels = 2;

bool isOf(const std::optional<weighing::Target>& target, std::size_t linkset, std::size_t part) {
  if (!target) return true;
  return target->linkset == linkset && (!target->part || *target->part == part);
}

layers::LayerShapes shownShapes(const weighing::Weighing& weighing, layers::Layer layer,
                                const std::optional<weighing::Target>& target) {
  layers::LayerOptions options{.rules = cost::GeometryRules(weighing.profile)};
  options.wanted = [&target](std::size_t linkset, std::size_t part) {
    return isOf(target, linkset, part);
  };
  return makeLayer(weighing.scene, layer, options);
}

std::optional<layers::Bounds> boundsOf(const scene::Scene& scene,
                                       const std::optional<weighing::Target>& target) {
  if (!target) return layers::boundsOf(scene);
  return layers::boundsOf(scene, target->linkset, target->part);
}

/// As the page lists them beside the picture: which it does of several parts, and not of one.
std::optional<Origins> listedOrigins(const weighing::Weighing& weighing,
                                     const weighing::Target& target,
                                     const std::vector<cost::Culprit>& culprits) {
  if (target.part || weighing.scene.linksets[target.linkset].parts.size() < 2) return {};
  Origins listed{target.linkset, {}, {}};
  for (explain::Origin& one : originsOf(explain::explanationOf(weighing, target), culprits))
    listed.culprits.push_back(std::move(one.culprits));
  return listed;
}

}  // namespace

viewport::CulpritView explainedOnPage(const weighing::Weighing& weighing,
                                      const weighing::Target& target, const Language& language) {
  const auto& [linkset, part] = target;
  const auto culprits = findCulprits(weighing.scene, linkset, weighing.costs[linkset],
                                     weighing.statistics.linksets[linkset], weighing.profile, part);
  if (culprits.empty()) return {};
  viewport::CulpritLook look;
  look.wording = [readable = grouping(&language)](const Text& text,
                                                  const std::vector<Argument>& arguments) {
    return QString::fromStdString(rendered(text, arguments, &readable));
  };
  if (const auto listed = listedOrigins(weighing, target, culprits))
    look.numberOf = [listed](const cost::Culprit& one) { return listed->numberOf(one); };
  return viewport::culpritViewOf({weighing.scene, weighing.costs, weighing.profile}, linkset,
                                 culprits, look);
}

ObjectPicture objectPicture(const weighing::Weighing& weighing,
                            const std::optional<weighing::Target>& target, const QSize& size,
                            const Language& language) {
  const auto bounds = boundsOf(weighing.scene, target);
  if (!bounds) return {};
  viewport::Picture picture(size);
  picture.setBackground(Qt::white);
  const bool isExplained = target && size.width() >= leastExplained &&
                           target->linkset < weighing.statistics.linksets.size();
  if (isExplained) picture.setPixelRatio(densePixels);
  viewport::OrbitCamera camera;
  camera.look(viewport::OrbitCamera::Standard::corner);
  camera.frame(bounds->low, bounds->high, picture.viewSize());
  const viewport::OnLightGround onLight;
  bool isAnything = false;
  for (const layers::Layer layer : {layers::Layer::visual, layers::Layer::prims}) {
    const auto shapes =
        std::make_shared<const layers::LayerShapes>(shownShapes(weighing, layer, target));
    if (shapes->isEmpty()) continue;
    isAnything = true;
    picture.layers().setLayer(layer, shapes);
    picture.layers().setVisible(layer, true);
  }
  if (!isAnything) return {};
  const auto lit =
      isExplained ? explainedOnPage(weighing, *target, language) : viewport::CulpritView();
  if (!lit.shapes.empty()) {
    picture.setFaded(Qt::white);
    picture.layers().light(lit.shapes, lit.labels, densePixels, target->linkset);
    picture.layers().leaveRoom(
        camera, [&picture](const viewport::OrbitCamera& one) { return picture.sightFrom(one); });
  }
  picture.setCamera(camera);
  return {picture.draw(), !lit.shapes.empty()};
}

std::string pngOf(const QImage& picture) {
  QBuffer png;
  if (picture.isNull() || !picture.save(&png, "PNG")) return {};
  return png.data().toStdString();
}

std::vector<std::string> thumbnailsOf(std::span<const weighing::Weighing> weighings,
                                      const page::LinksetTest& isShown) {
  std::vector<std::string> thumbnails;
  for (const page::LinksetOf& one :
       page::costliestOf(weighings, page::mostLinksetsPictured, isShown))
    thumbnails.push_back(pngOf(
        objectPicture(*one.weighing, weighing::Target{one.linkset, {}}, thumbnailSize).image));
  return thumbnails;
}

}  // namespace wb::ui
