#include "ui/window/detail/hull_actions.h"

#include "model/asset/make_blocks.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/text.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/view/hull_corners.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/form_dialog.h"

#include <glm/common.hpp>
#include <glm/vec3.hpp>

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QUndoStack>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

class QWidget;

namespace wb::ui {

// What editing of hulls asks, in metres from the middle of their part, along its own axes; nothing,
// if the user does not answer.

/// A plane across an axis, 0 to 2 for x to z.
struct AxisPlane {
  int axis = 0;
  double place = 0;
};
/// `low` and `high` are the corners of the box around what is split: at first across the middle of
/// its longest side. `show` gets the plane while the user types.
std::optional<AxisPlane> askForPlane(QWidget& window, const glm::dvec3& low, const glm::dvec3& high,
                                     const std::function<void(const AxisPlane&)>& show = {});

struct MiddleAndSize {
  glm::dvec3 middle{0};
  glm::dvec3 size{1};
};
/// Within a part of that size. `show` gets the box while the user types.
std::optional<MiddleAndSize> askForBox(QWidget& window, const glm::dvec3& part,
                                       const std::function<void(const MiddleAndSize&)>& show = {});

struct MovedCorner {
  std::size_t corner = 0;
  glm::dvec3 place{0};
};
/// One of these, at least one, and where it goes: where an asset can hold it, which is a little
/// beyond a part of that size.
std::optional<MovedCorner> askForCorner(QWidget& window, std::span<const glm::dvec3> corners,
                                        const glm::dvec3& part);

namespace {

struct HullText {
  Q_DECLARE_TR_FUNCTIONS(Hulls)
};

/// Nobody means more of them; where the number is that small, nor does an asset hold them.
double toFourDigits(double value) {
  return parseNumber(written(fourDigits(value))).value_or(value);
}

int longestSide(const glm::dvec3& size) {
  return size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
}

double longest(const glm::dvec3& size) { return size[longestSide(size)]; }

QString wordsOf(std::size_t number, const glm::dvec3& place) {
  return HullText::tr("%L1: %2", "a corner by its number and place")
      .arg(number)
      .arg(shownPlace(place));
}

}  // namespace

std::optional<AxisPlane> askForPlane(QWidget& window, const glm::dvec3& low, const glm::dvec3& high,
                                     const std::function<void(const AxisPlane&)>& show) {
  FormDialog dialog(&window, HullText::tr("Split hull"));
  auto* axis = dialog.addChoice(HullText::tr("&Axis:"),
                                {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")});
  const double most = std::max(longest(glm::abs(low)), longest(glm::abs(high)));
  auto* place =
      dialog.addNumber(HullText::tr("&Position:"), 0, -most, most, Number::Length::metres);
  const auto answer = [&] { return AxisPlane{axis->currentIndex(), place->value()}; };
  const auto tell = [&] {
    if (show) show(answer());
  };
  const auto showMiddle = [&](int chosen) {
    place->setValue(toFourDigits((low[chosen] + high[chosen]) / 2));
    tell();
  };
  QObject::connect(axis, &QComboBox::currentIndexChanged, place, showMiddle);
  QObject::connect(place, &ExpressionBox::edited, place, tell);
  axis->setCurrentIndex(longestSide(high - low));
  showMiddle(axis->currentIndex());
  if (!dialog.ask()) return {};
  return answer();
}

std::optional<MiddleAndSize> askForBox(QWidget& window, const glm::dvec3& part,
                                       const std::function<void(const MiddleAndSize&)>& show) {
  FormDialog dialog(&window, HullText::tr("Add box hull"));
  const double most = longest(part);
  const auto middle = dialog.addTriple(HullText::tr("&Center:"), glm::dvec3(0), -most / 2, most / 2,
                                       Number::Length::metres);
  const auto size = dialog.addTriple(HullText::tr("&Size:"), part / 2.0, limits::smallestScale,
                                     std::max(most, limits::smallestScale), Number::Length::metres);
  const auto answer = [&] {
    return MiddleAndSize{FormDialog::valueOf(middle), FormDialog::valueOf(size)};
  };
  dialog.setCheck([&]() -> QString {
    const auto [at, extent] = answer();
    for (int axis = 0; axis < 3; ++axis)
      if (std::abs(at[axis]) + extent[axis] / 2 > part[axis] / 2 * (1 + 1e-9))
        return HullText::tr("Keep the box inside its part, which measures %1.")
            .arg(shownSize(part));
    return {};
  });
  const auto tell = [&] {
    if (show) show(answer());
  };
  for (const auto& boxes : {middle, size})
    for (ExpressionBox* box : boxes) QObject::connect(box, &ExpressionBox::edited, &dialog, tell);
  tell();
  if (!dialog.ask()) return {};
  return answer();
}

std::optional<MovedCorner> askForCorner(QWidget& window, std::span<const glm::dvec3> corners,
                                        const glm::dvec3& part) {
  FormDialog dialog(&window, HullText::tr("Move vertex"));
  QStringList words;
  for (std::size_t i = 0; i < corners.size(); ++i) words << wordsOf(i + 1, corners[i]);
  auto* corner = dialog.addChoice(HullText::tr("&Vertex:"), words);
  const double most = asset::hullReach * longest(part);
  const auto place =
      dialog.addTriple(HullText::tr("&To:"), corners.front(), -most, most, Number::Length::metres);
  QObject::connect(corner, &QComboBox::currentIndexChanged, corner, [&](int chosen) {
    for (int axis = 0; axis < 3; ++axis)
      place[static_cast<std::size_t>(axis)]->setValue(
          corners[static_cast<std::size_t>(chosen)][axis]);
  });
  dialog.setCheck([&]() -> QString {
    const glm::dvec3 to = FormDialog::valueOf(place);
    for (int axis = 0; axis < 3; ++axis)
      if (std::abs(to[axis]) > asset::hullReach * part[axis] * (1 + 1e-9))
        return HullText::tr("Keep the vertex inside its part, which measures %1.")
            .arg(shownSize(part));
    return {};
  });
  if (!dialog.ask()) return {};
  return MovedCorner{static_cast<std::size_t>(corner->currentIndex()), FormDialog::valueOf(place)};
}

namespace {

using Lines = std::vector<viewport::Line>;

Lines linesOfAll(const shape::Pieces& hulls, const scene::Placement& place) {
  Lines all;
  for (const shape::Piece& hull : hulls)
    std::ranges::copy(linesOf(hull, place), std::back_inserter(all));
  return all;
}

}  // namespace

HullActions::HullActions(QWidget& window, Document& document, Selection& selection,
                         Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      actions_(actions),
      gauge_(new HullGauge(document, this)) {
  connect(gauge_, &HullGauge::said, this, &HullActions::said);
  const auto on = [&](ActionId id, auto method) {
    connect(&actions[id], &QAction::triggered, this, method);
  };
  on(ActionId::removeHulls, &HullActions::remove);
  on(ActionId::mergeHulls, &HullActions::merge);
  on(ActionId::splitHull, &HullActions::split);
  on(ActionId::addHullBox, &HullActions::addBox);
  on(ActionId::moveCorner, &HullActions::moveCorner);
  connect(&selection, &Selection::changed, this, &HullActions::update);
  connect(&selection, &Selection::highlightChanged, this, &HullActions::update);
  connect(&document, &Document::sceneReset, this, &HullActions::update);
  connect(&document, &Document::partsChanged, this, &HullActions::update);
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &HullActions::update);
  update();
}

const scene::Scene& HullActions::scene() const { return document_.weighing().scene; }

scene::Placement HullActions::placeOf(const scene::Target& part) const {
  const scene::Linkset& linkset = scene().linksets[part.linkset];
  return {linkset, linkset.parts[*part.part]};
}

namespace {

std::size_t hullCount(const scene::Scene& scene, const scene::Target& mesh) {
  const auto& convex = scene.meshOf(scene.linksets[mesh.linkset].parts[*mesh.part])->physicsConvex;
  return convex ? convex->hulls.size() : 0;
}

}  // namespace

void HullActions::update() {
  const std::size_t count = chosenHulls(document_, selection_).size();
  const auto mesh = chosenMesh(document_, selection_);
  const bool hasHulls = !mesh || hullCount(scene(), *mesh) > 0;
  const auto because = [&](Unusable why) {
    return unlessEmpty(document_, hasHulls ? why : Unusable::hasNoHulls);
  };
  actions_.offer(ActionId::removeHulls, count > 0, because(Unusable::needsHull));
  actions_.offer(ActionId::mergeHulls, count > 1, because(Unusable::needsTwoHulls));
  for (const ActionId id : {ActionId::splitHull, ActionId::moveCorner})
    actions_.offer(id, count == 1,
                   because(count > 1 ? Unusable::needsOneHull : Unusable::needsHull));
  actions_.offer(ActionId::addHullBox, mesh.has_value(),
                 unlessEmpty(document_, Unusable::needsMesh));
}

/// While a question is open, what it is about may have become another.
void HullActions::change(const QString& text, const Ask& ask) {
  const auto target = chosenMesh(document_, selection_);
  if (!target) return;
  const std::size_t pass = document_.geometryPasses();
  const auto hulls = making::hullsOf(scene(), *target);
  if (!hulls) return emit said(shown(hulls.error()));
  const Edit edit = ask(*hulls);
  if (!edit || document_.geometryPasses() != pass) return;
  auto edited = edit(*hulls);
  if (!edited) return emit said(shown(edited.error()));
  auto changed = making::withHulls(scene(), *target, *edited);
  if (!changed) return emit said(shown(changed.error()));
  const double before = document_.weighing().costs[target->linkset].landImpact;
  compose(document_, selection_, {std::move(*changed), selection_.all()}, text);
  selection_.highlight({});  // The numbers that were lit name other hulls now.
  gauge_->prepare(*target);
  gauge_->tell(*target, *edited, before);
}

void HullActions::remove() {
  change(tr("Delete hulls"), [named = chosenHulls(document_, selection_)](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::withoutHulls(hulls, named); };
  });
}

void HullActions::merge() {
  change(tr("Merge hulls"), [named = chosenHulls(document_, selection_)](const shape::Pieces&) {
    return [named](const shape::Pieces& hulls) { return shape::mergedHulls(hulls, named); };
  });
}

/// Both parts are seen in the view while the plane is asked for.
void HullActions::split() {
  const std::uint32_t hull = chosenHulls(document_, selection_).front();
  change(tr("Split hull"), [this, hull](const shape::Pieces& all) -> Edit {
    const scene::Placement place = placeOf(*chosenMesh(document_, selection_));
    const auto show = [&](const AxisPlane& at) {
      const auto halves = shape::splitHull({all[hull]}, 0, at.axis, at.place);
      emit guidesChanged(halves ? linesOfAll(*halves, place) : Lines());
    };
    const auto plane = askForPlane(window_, all[hull].low(), all[hull].high(), show);
    emit guidesChanged({});
    if (!plane) return {};
    return [hull, at = *plane](const shape::Pieces& hulls) {
      return shape::splitHull(hulls, hull, at.axis, at.place);
    };
  });
}

void HullActions::addBox() {
  change(tr("Add box hull"), [this](const shape::Pieces&) -> Edit {
    const scene::Target target = *chosenMesh(document_, selection_);
    const auto show = [this, place = placeOf(target)](const MiddleAndSize& at) {
      const auto added = shape::withBox({}, at.middle, at.size);
      emit guidesChanged(added ? linesOfAll(*added, place) : Lines());
    };
    const auto box =
        askForBox(window_, scene().linksets[target.linkset].parts[*target.part].scale, show);
    emit guidesChanged({});
    if (!box) return {};
    return [box = *box](const shape::Pieces& hulls) {
      return shape::withBox(hulls, box.middle, box.size);
    };
  });
}

void HullActions::moveCorner() {
  change(
      tr("Move vertex"),
      [this, hull = chosenHulls(document_, selection_).front()](const shape::Pieces& all) -> Edit {
        const scene::Target target = *chosenMesh(document_, selection_);
        const auto moved = askForCorner(window_, all[hull].corners(),
                                        scene().linksets[target.linkset].parts[*target.part].scale);
        if (!moved) return {};
        return [hull, to = *moved](const shape::Pieces& hulls) {
          return shape::withCornerAt(hulls, hull, to.corner, to.place);
        };
      });
}

}  // namespace wb::ui
