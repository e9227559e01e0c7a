#include "ui/panels/shapes/detail/shape_previewer.h"

#include "model/shapes/apply_shapes.h"
#include "ui/document/document.h"

#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

struct Wanted {
  making::ShapeForParts shape;
  cost::Decision decision;        ///< What the parts collide as.
  std::optional<double> physics;  ///< What each costs then, PE.
};

/// Of the scene before its shapes are used. Distances are seen on what is drawn in place of parts.
void overlay(ScenePreview& preview, const std::vector<Wanted>& all, making::Look look,
             const Task& task) {
  std::vector<making::ShapeForParts> shapes;
  shapes.reserve(all.size());
  for (const Wanted& wanted : all) shapes.push_back(wanted.shape);
  preview.overlay = making::overlayOf(preview.scene, shapes, look, task);
  if (look != making::Look::deviations) return;
  for (const making::ShapeForParts& shape : shapes)
    for (const scene::Target& target : making::shownOn(shape))
      preview.missing.emplace(target.linkset, *target.part);
}

/// What parts collide as and cost is known from making the shapes; sums are not looked at.
Result<std::shared_ptr<const ScenePreview>> previewOf(ScenePreview preview,
                                                      const std::vector<Wanted>& all,
                                                      making::Look look, const Task& task) {
  overlay(preview, all, look, task);
  for (const auto& [shape, decision, physics] : all) {
    auto used = making::used(std::move(preview.scene), shape.parts, shape.shape);
    if (!used) return tl::unexpected(std::move(used).error());
    preview.scene = std::move(*used);
    for (const scene::Target& target : shape.parts) {
      cost::PartCost& part = preview.costs[target.linkset].parts[*target.part];
      part.decision = decision;
      part.physics = physics;
    }
  }
  return std::make_shared<const ScenePreview>(std::move(preview));
}

}  // namespace

ShapePreviewer::ShapePreviewer(const Document& document, QObject* parent)
    : QObject(parent), document_(document), work_([this](const Made& made) { take(made); }) {}

void ShapePreviewer::make(const ShapeCandidates& candidates, making::Look look) {
  std::vector<Wanted> wanted;
  for (const CandidateAt& place : candidates.chosen()) {
    const shape::MadeShape& made = candidates.at(place);
    wanted.push_back({{candidates.order()->groups[place.group].parts, made.shape},
                      made.decision,
                      made.physicsNow});
  }
  ScenePreview preview{document_.weighing().scene, document_.weighing().costs};
  work_.start([preview = std::move(preview), wanted = std::move(wanted), look](const Task& task) {
    return previewOf(preview, wanted, look, task);
  });
}

void ShapePreviewer::cancel() { work_.cancel(); }

void ShapePreviewer::take(const Made& preview) {
  if (preview) return emit made(*preview);
  emit refused(preview.error());
}

}  // namespace wb::ui
