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

namespace {

/// Whether one search would find what another found.
bool areSame(const shape::ShapeRequest& a, const shape::ShapeRequest& b) {
  return std::ranges::equal(a.methods, b.methods, {}, &shape::FitMethod::name,
                            &shape::FitMethod::name) &&
         a.budget == b.budget && (a.budget || making::withinOf(a) == making::withinOf(b)) &&
         a.keepsPassage == b.keepsPassage;
}

bool areSame(const shape::MadeShape& a, const shape::MadeShape& b) {
  return a.shape.method == b.shape.method && a.shape.error.error() == b.shape.error.error() &&
         a.physics == b.physics && a.shape.keepsPassage() == b.shape.keepsPassage();
}

/// Of two that are the same: how far off it is by zone is told by a search for that, which measures
/// no more exactly than its tolerances ask for. So what is smaller is true.
void learn(shape::MadeShape& known, const shape::MadeShape& found) {
  if (!found.shape.error.zones) return;
  auto& zones = known.shape.error.zones;
  if (!zones) {
    zones = found.shape.error.zones;
    known.shape.zones = found.shape.zones;
    return;
  }
  const auto keepCloser = [](auto& one, const auto& other) {
    if (other.distance < one.distance) one = other;
  };
  keepCloser(zones->contact, found.shape.error.zones->contact);
  keepCloser(zones->elsewhere, found.shape.error.zones->elsewhere);
}

}  // namespace

std::optional<std::size_t> placeIn(const std::vector<shape::MadeShape>& shapes,
                                   const shape::MadeShape& made) {
  const auto same =
      std::ranges::find_if(shapes, [&](const shape::MadeShape& one) { return areSame(one, made); });
  if (same == shapes.end()) return {};
  return static_cast<std::size_t>(same - shapes.begin());
}

void ShapeCandidates::clear() {
  const std::size_t groups = order_ ? order_->groups.size() : 0;
  shapes_.assign(groups, {});
  chosen_.assign(groups, {});
  used_.assign(groups, {});
  before_.assign(groups, 0);
  searched_.clear();
  isChosenByUser_ = false;
  isNoneWanted_ = false;
}

void ShapeCandidates::begin(const ShapeMaker::Order& order) {
  order_ = order;
  clear();
  emit changed();
}

void ShapeCandidates::goOn(const ShapeMaker::Order& order) {
  order_ = order;
  isChosenByUser_ = false;
  isNoneWanted_ = false;
  for (std::size_t group = 0; group < shapes_.size(); ++group)
    before_[group] = shapes_[group].size();
  emit changed();
}

void ShapeCandidates::add(std::size_t group, const shape::MadeShape& found) {
  if (const auto known = placeIn(shapes_[group], found))
    learn(shapes_[group][*known], found);
  else
    shapes_[group].push_back(found);
  markFront(shapes_[group]);
  emit changed();
}

void ShapeCandidates::restore(const FoundShapes& found) {
  order_ = found.order;
  clear();
  shapes_ = found.shapes;
  chosen_ = found.chosen;
  searched_ = found.searched;
  isNoneWanted_ = found.isNoneWanted;
  emit changed();
  emit chosenChanged();
}

/// What older orders found keeps its place; of what is found twice the older stays.
void ShapeCandidates::take(std::vector<std::vector<shape::MadeShape>> shapes) {
  for (std::size_t group = 0; group < shapes.size(); ++group) {
    auto& known = shapes_[group];
    std::optional<shape::MadeShape> wanted;
    if (chosen_[group] && *chosen_[group] >= before_[group]) {
      wanted = std::move(known[*chosen_[group]]);
      chosen_[group].reset();
    }
    known.resize(before_[group]);
    std::optional<std::size_t> best;
    for (shape::MadeShape& made : shapes[group]) {
      const auto same = std::ranges::find_if(
          known, [&](const shape::MadeShape& one) { return areSame(one, made); });
      const auto place = static_cast<std::size_t>(same - known.begin());
      const bool isBest = made.isChosen;
      if (same == known.end())
        known.push_back(std::move(made));
      else
        learn(*same, made);
      known[place].isChosen = isBest;
      if (isBest) best = place;
      if (wanted && areSame(known[place], *wanted)) chosen_[group] = place;
    }
    for (std::size_t i = 0; i < known.size(); ++i) known[i].isChosen = best == i;
    if (!chosen_[group] && !isNoneWanted_) chosen_[group] = best;
    markFront(known);
  }
  if (order_) searched_.push_back(order_->request);
  emit changed();
  emit chosenChanged();
}

void ShapeCandidates::weighAgain(const ShapeMaker::Order& order) {
  order_ = order;
  making::weighAgain(*order, shapes_);
  const making::Within within = making::withinOf(order->request);
  if (!order->request.budget && !order->isBudgetFree)
    for (auto& group : shapes_)
      for (shape::MadeShape& made : group) made.isAsAsked = within.holds(made);
  emit changed();
}

bool ShapeCandidates::isSearched(const shape::ShapeRequest& request) const {
  // What other weights leave stands in no request.
  if (!order_ || order_->isBudgetFree) return false;
  return std::ranges::any_of(searched_,
                             [&](const shape::ShapeRequest& one) { return areSame(one, request); });
}

bool ShapeCandidates::isEmpty() const {
  return std::ranges::all_of(shapes_, [](const auto& shapes) { return shapes.empty(); });
}

void ShapeCandidates::choose(const CandidateAt& place) {
  isChosenByUser_ = true;
  isNoneWanted_ = false;
  if (chosen_[place.group] == place.shape) return;
  chosen_[place.group] = place.shape;
  emit chosenChanged();
}

void ShapeCandidates::chooseAll(const std::vector<std::optional<std::size_t>>& chosen) {
  isChosenByUser_ = false;
  isNoneWanted_ = false;
  if (chosen_ == chosen) return;
  chosen_ = chosen;
  emit chosenChanged();
}

void ShapeCandidates::chooseNone() {
  chooseAll(std::vector<std::optional<std::size_t>>(chosen_.size()));
  isNoneWanted_ = true;
}

void ShapeCandidates::markBest(const std::vector<std::optional<std::size_t>>& best) {
  for (std::size_t group = 0; group < shapes_.size(); ++group)
    for (std::size_t i = 0; i < shapes_[group].size(); ++i)
      shapes_[group][i].isChosen = best[group] == i;
}

void ShapeCandidates::setUsed(std::vector<std::optional<std::size_t>> used) {
  if (used_ == used) return;
  used_ = std::move(used);
  emit usedChanged();
}

void ShapeCandidates::chooseBest(const making::Order& order) {
  if (isEmpty()) return;
  auto shapes = shapes_;
  making::choose(order, shapes);
  for (std::size_t group = 0; group < shapes.size(); ++group) {
    const auto best = std::ranges::find_if(shapes[group], &shape::MadeShape::isChosen);
    if (!chosen_[group] && best != shapes[group].end())
      chosen_[group] = static_cast<std::size_t>(best - shapes[group].begin());
  }
  shapes_ = std::move(shapes);
  emit changed();
  emit chosenChanged();
}

std::vector<CandidateAt> ShapeCandidates::chosen() const {
  std::vector<CandidateAt> all;
  for (std::size_t group = 0; group < chosen_.size(); ++group)
    if (chosen_[group]) all.push_back({group, *chosen_[group]});
  return all;
}

namespace {

constexpr std::size_t mostKept = 16;

}  // namespace

bool isFor(const making::Order& order, const std::vector<making::Group>& groups) {
  return std::ranges::equal(order.groups, groups, making::areOfSameParts);
}

void KeptShapes::keep(const FoundShapes& found) {
  std::erase_if(all_,
                [&](const FoundShapes& one) { return isFor(*one.order, found.order->groups); });
  if (all_.size() == mostKept) all_.erase(all_.begin());
  all_.push_back(found);
}

const FoundShapes* KeptShapes::find(const std::vector<making::Group>& groups) const {
  const auto found =
      std::ranges::find_if(all_, [&](const FoundShapes& one) { return isFor(*one.order, groups); });
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
  const making::Order& order = *candidates.order();
  ScenePreview preview{document_.weighing().scene, document_.weighing().costs};
  std::vector<Wanted> wanted;
  for (const CandidateAt& place : candidates.chosen()) {
    const shape::MadeShape& made = candidates.at(place);
    const making::Group& group = order.groups[place.group];
    wanted.push_back({{group.parts, made.shape}, made.decision, made.physicsNow});
    for (scene::Target& part : wanted.back().shape.parts) {
      part = making::partNow(order, part, preview.scene);
      if (!part.part) return cancel();
    }
    // Bodies of a linked shape that is used are not there with another.
    const std::size_t linkset = group.parts.front().linkset;
    const auto& parts = preview.scene.linksets[linkset].parts;
    if (parts.size() == group.linkset->linkset.parts.size()) continue;
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (shape::isBody(parts[i])) preview.missing.emplace(linkset, i);
  }
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
