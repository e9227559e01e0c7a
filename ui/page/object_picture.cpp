#include "ui/page/object_picture.h"

#include "model/core/language.h"
#include "model/cost/culprits.h"
#include "model/display/display.h"
#include "model/report/html.h"
#include "viewport/colouring.h"
#include "viewport/culprit_view.h"
#include "viewport/picture.h"

#include <QBuffer>
#include <memory>

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

/// As the view shows it when the object is selected.
void explain(viewport::Picture& picture, const weighing::Weighing& weighing,
             const weighing::Target& target) {
  const auto& [linkset, part] = target;
  const auto culprits = findCulprits(weighing.scene, linkset, weighing.costs[linkset],
                                     weighing.statistics.linksets[linkset], weighing.profile, part);
  if (culprits.empty()) return;
  const viewport::CulpritView view = viewport::culpritViewOf(
      {weighing.scene, weighing.costs, weighing.profile}, linkset, culprits,
      {true, 0, [](const Text& text, const std::vector<Argument>& arguments) {
         return QString::fromStdString(rendered(text, arguments));
       }});
  picture.setFaded(Qt::white);
  picture.layers().light(view.shapes, view.labels, densePixels);
}

}  // namespace

QImage objectPicture(const weighing::Weighing& weighing,
                     const std::optional<weighing::Target>& target, const QSize& size) {
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
  picture.setCamera(camera);
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
  if (isExplained && isAnything) explain(picture, weighing, *target);
  return isAnything ? picture.draw() : QImage();
}

std::string pngOf(const QImage& picture) {
  QBuffer png;
  if (picture.isNull() || !picture.save(&png, "PNG")) return {};
  return png.data().toStdString();
}

std::vector<std::string> thumbnailsOf(std::span<const weighing::Weighing> weighings) {
  std::vector<std::string> thumbnails;
  for (const page::LinksetOf& one : page::costliestOf(weighings))
    thumbnails.push_back(
        pngOf(objectPicture(*one.weighing, weighing::Target{one.linkset, {}}, thumbnailSize)));
  return thumbnails;
}

}  // namespace wb::ui
