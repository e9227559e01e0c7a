#include "ui/shapes/shape_previewer.h"

#include "model/making/use.h"
#include "ui/document/document.h"

#include <utility>
#include <vector>

namespace wb::ui {
namespace {

struct Wanted {
  std::vector<scene::Target> parts;
  shape::MadeShape made;
};

/// What parts collide as is known from making the shapes; costs are not looked at.
Result<std::shared_ptr<const ScenePreview>> previewOf(ScenePreview preview,
                                                      const std::vector<Wanted>& all) {
  for (const Wanted& wanted : all) {
    auto used = making::used(std::move(preview.scene), wanted.parts, wanted.made.shape);
    if (!used) return tl::unexpected(std::move(used).error());
    preview.scene = std::move(*used);
    for (const scene::Target& target : wanted.parts)
      preview.costs[target.linkset].parts[*target.part].decision = wanted.made.decision;
  }
  return std::make_shared<const ScenePreview>(std::move(preview));
}

}  // namespace

ShapePreviewer::ShapePreviewer(const Document& document, QObject* parent)
    : QObject(parent), document_(document), work_([this](const Made& made) { take(made); }) {}

void ShapePreviewer::make(const ShapeCandidates& candidates) {
  std::vector<Wanted> wanted;
  for (const CandidateAt& place : candidates.chosen())
    wanted.push_back({candidates.order()->groups[place.group].parts, candidates.at(place)});
  ScenePreview preview{document_.weighing().scene, document_.weighing().costs};
  work_.start([preview = std::move(preview), wanted = std::move(wanted)](const Task&) {
    return previewOf(preview, wanted);
  });
}

void ShapePreviewer::cancel() { work_.cancel(); }

void ShapePreviewer::take(const Made& preview) {
  if (preview) return emit made(*preview);
  emit refused(preview.error());
}

}  // namespace wb::ui
