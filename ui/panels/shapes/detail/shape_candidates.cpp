#include "ui/panels/shapes/detail/shape_candidates.h"

#include "model/shapes/apply_shapes.h"
#include "model/shapes/shape_overlay.h"
#include "ui/document/document.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {

ShapeMaker::ShapeMaker(QObject* parent)
    : QObject(parent),
      work_([this](const Made& made) { take(made); },
            [this](double fraction) { emit progressed(fraction); }) {
  work_.nameAs(tr("Generating physics shapes"), [this] { cancel(); });
}

void ShapeMaker::make(const Order& order) {
  const bool wasBusy = isBusy();
  const std::size_t round = ++round_;
  // The work ends before this object does, so it never reports to a destroyed one.
  const auto tell = [this, round](std::size_t group, const shape::MadeShape& one) {
    auto shape = std::make_shared<const shape::MadeShape>(one);
    QMetaObject::invokeMethod(
        this,
        [this, round, group, shape = std::move(shape)] {
          if (round == round_ && isBusy()) emit found(group, shape);
        },
        Qt::QueuedConnection);
  };
  work_.start([order, tell](const Task& task) {
    return std::make_shared<making::Made>(making::make(*order, tell, task));
  });
  if (!wasBusy) emit busyChanged(true);
}

void ShapeMaker::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void ShapeMaker::take(const Made& shapes) {
  emit made(shapes);
  if (!isBusy()) emit busyChanged(false);
}

void ShapeCandidates::begin(const ShapeMaker::Order& order) {
  order_ = order;
  const std::size_t groups = order ? order->groups.size() : 0;
  shapes_.assign(groups, {});
  chosen_.assign(groups, {});
  emit changed();
}

void ShapeCandidates::add(std::size_t group, const shape::MadeShape& found) {
  shapes_[group].push_back(found);
  markFront(shapes_[group]);
  emit changed();
}

void ShapeCandidates::restore(const FoundShapes& found) {
  order_ = found.order;
  shapes_ = found.shapes;
  chosen_ = found.chosen;
  emit changed();
  emit chosenChanged();
}

void ShapeCandidates::take(std::vector<std::vector<shape::MadeShape>> shapes) {
  shapes_ = std::move(shapes);
  for (std::size_t group = 0; group < shapes_.size(); ++group) {
    const auto found = std::ranges::find_if(shapes_[group], &shape::MadeShape::isChosen);
    if (!chosen_[group] && found != shapes_[group].end())
      chosen_[group] = static_cast<std::size_t>(found - shapes_[group].begin());
  }
  emit changed();
  emit chosenChanged();
}

bool ShapeCandidates::isEmpty() const {
  return std::ranges::all_of(shapes_, [](const auto& shapes) { return shapes.empty(); });
}

void ShapeCandidates::choose(const CandidateAt& place) {
  if (chosen_[place.group] == place.shape) return;
  chosen_[place.group] = place.shape;
  emit chosenChanged();
}

void ShapeCandidates::chooseBest() {
  if (!order_ || isEmpty()) return;
  auto shapes = shapes_;
  making::choose(*order_, shapes);
  take(std::move(shapes));
}

std::vector<CandidateAt> ShapeCandidates::chosen() const {
  std::vector<CandidateAt> all;
  for (std::size_t group = 0; group < chosen_.size(); ++group)
    if (chosen_[group]) all.push_back({group, *chosen_[group]});
  return all;
}

namespace {

constexpr std::size_t mostKept = 16;

bool areSame(const shape::ShapeRequest& a, const shape::ShapeRequest& b) {
  return std::ranges::equal(a.methods, b.methods, {}, &shape::FitMethod::name,
                            &shape::FitMethod::name) &&
         a.within.value == b.within.value && a.within.isShare == b.within.isShare &&
         a.budget == b.budget && a.keepsPassage == b.keepsPassage;
}

}  // namespace

bool isFor(const making::Order& order, const std::vector<making::Group>& groups) {
  return std::ranges::equal(order.groups, groups, {}, &making::Group::parts, &making::Group::parts);
}

void KeptShapes::keep(const FoundShapes& found) {
  std::erase_if(all_, [&](const FoundShapes& one) {
    return isFor(*one.order, found.order->groups) &&
           areSame(one.order->request, found.order->request) &&
           one.order->isBudgetFree == found.order->isBudgetFree;
  });
  if (all_.size() == mostKept) all_.erase(all_.begin());
  all_.push_back(found);
}

const FoundShapes* KeptShapes::find(const std::vector<making::Group>& groups,
                                    const ShapeWish& wish) const {
  const auto found = std::ranges::find_if(all_, [&](const FoundShapes& one) {
    return isFor(*one.order, groups) && areSame(one.order->request, wish.request) &&
           one.order->isBudgetFree == wish.isBudgetFree;
  });
  return found == all_.end() ? nullptr : &*found;
}

namespace {

struct Wanted {
  making::ShapeForParts shape;
  cost::Decision decision;        ///< What the parts collide as.
  std::optional<double> physics;  ///< What each costs then, PE.
};

layers::Overlay overlayOf(const scene::Scene& scene,
                          const std::vector<making::ShapeForParts>& shapes, ShapeLook look,
                          const Task& task) {
  switch (look) {
    case ShapeLook::deviations: {
      auto [mesh, distances, farthest] = making::deviationMap(scene, shapes, task);
      return layers::DeviationOverlay{std::move(mesh), std::move(distances), farthest};
    }
    case ShapeLook::ways: {
      auto [kept, taken, cut] = making::passageMap(scene, shapes, task);
      layers::WaysOverlay ways;
      const auto tiles = [&](layers::Walkable walkable) -> mesh::TriangleMesh& {
        return ways.tiles[static_cast<std::size_t>(walkable)];
      };
      tiles(layers::Walkable::kept) = std::move(kept);
      tiles(layers::Walkable::taken) = std::move(taken);
      tiles(layers::Walkable::cut) = std::move(cut);
      return ways;
    }
    case ShapeLook::shapes:
      break;
  }
  return {};
}

/// Of the scene before its shapes are used. Distances are seen on what is drawn in place of parts.
void overlay(ScenePreview& preview, const std::vector<Wanted>& all, ShapeLook look,
             const Task& task) {
  std::vector<making::ShapeForParts> shapes;
  shapes.reserve(all.size());
  for (const Wanted& wanted : all) shapes.push_back(wanted.shape);
  preview.overlay = overlayOf(preview.scene, shapes, look, task);
  if (look != ShapeLook::deviations) return;
  for (const making::ShapeForParts& shape : shapes)
    for (const scene::Target& target : making::shownOn(shape))
      preview.missing.emplace(target.linkset, *target.part);
}

/// Linked bodies are seen as hulls of the mesh: they are where these would be.
making::ShapeForParts asSeen(making::ShapeForParts shape, cost::Decision& decision) {
  if (!shape.shape.isLinked()) return shape;
  shape.shape.build = shape::Build::own;
  shape.shape.prims.clear();
  decision.representation = cost::Representation::decomposition;
  return shape;
}

/// What parts collide as and cost is known from making the shapes; sums are not looked at.
Result<std::shared_ptr<const ScenePreview>> previewOf(ScenePreview preview,
                                                      const std::vector<Wanted>& all,
                                                      ShapeLook look, const Task& task) {
  overlay(preview, all, look, task);
  for (const auto& [wanted, collidesAs, physics] : all) {
    cost::Decision decision = collidesAs;
    const making::ShapeForParts shape = asSeen(wanted, decision);
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

void ShapePreviewer::make(const ShapeCandidates& candidates, ShapeLook look) {
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
