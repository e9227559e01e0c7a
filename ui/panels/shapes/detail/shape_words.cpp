#include "ui/panels/shapes/detail/shape_words.h"

#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

namespace wb::ui {
namespace {

const shape::FitMethod* methodNamed(std::string_view name) {
  const auto& all = shape::fitMethods();
  const auto found = std::ranges::find(all, name, &shape::FitMethod::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

QString methodWords(std::string_view name) {
  const shape::FitMethod* method = methodNamed(name);
  return method ? shown(method->title)
                : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString methodHelp(std::string_view name) {
  const shape::FitMethod* method = methodNamed(name);
  return method ? shown(method->help) : QString();
}

namespace {

QString say(const char* english) { return QCoreApplication::translate("ShapeWords", english); }

std::size_t cornersOf(const shape::FittedShape& shape) {
  std::size_t count = 0;
  for (const shape::Piece& piece : shape.pieces) count += piece.corners().size();
  return count;
}

/// The cost below which others decide, of a shape that is chosen although there are cheaper ones.
std::optional<double> freePhysics(const ShapeCandidates& candidates, const shape::MadeShape& made,
                                  const cost::LinksetCost& now) {
  const making::Order& order = *candidates.order();
  const making::Group& group = order.groups[candidates.chosen().front().group];
  const cost::Weights weights =
      cost::decidingWeights(now, group.linkset->linkset.physical, order.profile.accounting);
  const double others = std::max(weights.streaming, weights.server);
  const bool isFree = made.isChosen && made.landImpact <= std::round(others);
  const auto& shapes = candidates.shapes()[candidates.chosen().front().group];
  const bool isAnyCheaper = std::ranges::any_of(shapes, [&](const shape::MadeShape& one) {
    return one.isAsAsked && one.physicsNow && made.physicsNow && *one.physicsNow < *made.physicsNow;
  });
  return isFree && isAnyCheaper ? std::optional(others) : std::nullopt;
}

}  // namespace

QString whatItIs(const shape::FittedShape& shape) {
  if (shape.isSurface())
    return say(QT_TRANSLATE_NOOP("ShapeWords", "triangles: %L1"))
        .arg(shape.surface.triangles.size());
  if (!shape.prims.empty())
    return say(QT_TRANSLATE_NOOP("ShapeWords", "prims: %L1")).arg(shape.prims.size());
  if (shape.isLinked())
    return say(QT_TRANSLATE_NOOP("ShapeWords", "meshes: %L1, vertices: %L2"))
        .arg(shape.pieces.size())
        .arg(cornersOf(shape));
  return say(QT_TRANSLATE_NOOP("ShapeWords", "hulls: %L1, vertices: %L2"))
      .arg(shape.pieces.size())
      .arg(cornersOf(shape));
}

ShownDeviation deviationOf(const shape::MadeShape& made) {
  const auto& zones = made.shape.error.zones;
  if (!zones) return {made.shape.error.error()};
  return {zones->contact.distance, zones->elsewhere.distance};
}

QString elsewhereWords(const ShownDeviation& deviation) {
  if (!deviation.elsewhere) return {};
  return QCoreApplication::translate("ShapeWords", "elsewhere %1",
                                     "deviation where avatars do not touch the object")
      .arg(deviationWords(*deviation.elsewhere));
}

namespace {

/// Behind the words for where avatars touch it.
QString withElsewhere(const QString& words, const ShownDeviation& deviation) {
  if (!deviation.elsewhere) return words;
  return QCoreApplication::translate("ShapeWords", "%1, %2", "deviation, elsewhere another")
      .arg(words, elsewhereWords(deviation));
}

}  // namespace

QString errorWords(const shape::MadeShape& made) {
  const ShownDeviation deviation = deviationOf(made);
  return withElsewhere(errorWords(deviation.most, made.diagonal), deviation);
}

QString deviationWords(double metres) { return shownLength(inCentimetres(metres)); }

QString deviationWords(const std::vector<const shape::MadeShape*>& shapes) {
  ShownDeviation most{0, 0};
  double anywhere = 0;
  for (const shape::MadeShape* made : shapes) {
    const ShownDeviation one = deviationOf(*made);
    most.most = std::max(most.most, one.most);
    anywhere = std::max(anywhere, made->shape.error.error());
    if (!one.elsewhere) most.elsewhere.reset();
    if (most.elsewhere) most.elsewhere = std::max(*most.elsewhere, *one.elsewhere);
  }
  if (!most.elsewhere) most.most = anywhere;
  if (!most.elsewhere)
    return QCoreApplication::translate("ShapeWords", "Off by %1", "how far shapes are off at most")
        .arg(deviationWords(most.most));
  return QCoreApplication::translate("ShapeWords", "Off by %1 where avatars touch, %2 elsewhere")
      .arg(deviationWords(most.most), deviationWords(*most.elsewhere));
}

QString physicsWords(const shape::MadeShape& made) {
  return QCoreApplication::translate("ShapeWords", "%1 PE")
      .arg(shownCost(made.physics.value_or(0), !made.physics));
}

QString arrivingWords(const shape::MadeShape& made) {
  const bool isKnown = made.analyzed && shape::arrivalOf(made.shape) != shape::Arrival::exact;
  if (!isKnown) return physicsWords(made);
  const QString least = shownCost(made.analyzed->least, false);
  const QString most = shownCost(made.analyzed->most, false);
  return QCoreApplication::translate("ShapeWords", "%1 PE")
      .arg(least == most ? least
                         : QCoreApplication::translate("ShapeWords", "%1–%2", "from least to most")
                               .arg(least, most));
}

QString arrivalWords(const shape::MadeShape& made) {
  if (made.shape.isLinked())
    return QCoreApplication::translate("wb::ui::ShapeModel", "exact, after steps in world");
  if (shape::arrivalOf(made.shape) == shape::Arrival::exact)
    return QCoreApplication::translate("wb::ui::ShapeModel", "exact");
  if (!made.analyzed) return QCoreApplication::translate("wb::ui::ShapeModel", "after Analyze");
  const QString least = shownCost(made.analyzed->least, false);
  const QString most = shownCost(made.analyzed->most, false);
  if (least == most)
    return QCoreApplication::translate("wb::ui::ShapeModel", "after Analyze, %1 PE").arg(least);
  return QCoreApplication::translate("wb::ui::ShapeModel", "after Analyze, %1 to %2 PE")
      .arg(least, most);
}

QString arrivalSentence(const shape::MadeShape& made) {
  if (made.shape.isLinked())
    return say(QT_TRANSLATE_NOOP("ShapeWords", "Exact after steps in world"));
  if (shape::arrivalOf(made.shape) == shape::Arrival::exact)
    return say(QT_TRANSLATE_NOOP("ShapeWords", "Arrives exactly as shown"));
  if (!made.analyzed) return say(QT_TRANSLATE_NOOP("ShapeWords", "Arrives as Analyze makes it"));
  const QString least = shownCost(made.analyzed->least, false);
  const QString most = shownCost(made.analyzed->most, false);
  if (least == most) return say(QT_TRANSLATE_NOOP("ShapeWords", "After Analyze: %1 PE")).arg(least);
  return say(QT_TRANSLATE_NOOP("ShapeWords", "After Analyze: %1–%2 PE")).arg(least, most);
}

QString arrivalOnCard(const shape::MadeShape& made) {
  const bool isKnown = made.analyzed && shape::arrivalOf(made.shape) != shape::Arrival::exact;
  return isKnown ? say(QT_TRANSLATE_NOOP("ShapeWords", "Arrives as Analyze makes it"))
                 : arrivalSentence(made);
}

QString beforeAnalyzeSentence(const shape::MadeShape& made) {
  const bool isKnown = made.analyzed && shape::arrivalOf(made.shape) != shape::Arrival::exact;
  if (!isKnown || !made.physics) return arrivalSentence(made);
  return say(QT_TRANSLATE_NOOP("ShapeWords", "After Analyze; %1 before")).arg(physicsWords(made));
}

namespace {

std::ptrdiff_t waysIn(const std::vector<shape::LostPassage>& lost) {
  return std::ranges::count(lost, shape::Loss::way, &shape::LostPassage::loss);
}

}  // namespace

/// How many ways there are between places to stand tells nobody how many doors those are.
QString doorWords(const shape::FittedShape& shape) {
  if (!shape.lost) return {};
  if (shape.lost->empty()) return say(QT_TRANSLATE_NOOP("ShapeWords", "passages stay open"));
  return waysIn(*shape.lost) > 0 ? say(QT_TRANSLATE_NOOP("ShapeWords", "blocks passages"))
                                 : passageWords(shape);
}

QString passageWords(const shape::FittedShape& shape) {
  if (!shape.lost) return {};
  if (shape.lost->empty()) return say(QT_TRANSLATE_NOOP("ShapeWords", "all kept"));
  const auto ways = waysIn(*shape.lost);
  const auto floors = std::ssize(*shape.lost) - ways;
  QStringList words;
  if (ways > 0) words << say(QT_TRANSLATE_NOOP("ShapeWords", "blocked passages: %L1")).arg(ways);
  if (floors > 0) words << say(QT_TRANSLATE_NOOP("ShapeWords", "lost floors: %L1")).arg(floors);
  return words.join(QStringLiteral(", "));
}

QString verdictOn(const shape::MadeShape& made) {
  if (!made.isUsed)
    return say(QT_TRANSLATE_NOOP("ShapeWords", "would not be used; physics shape: %1"))
        .arg(listed({cost::name(made.decision.representation)}));
  if (made.isChosen) return say(QT_TRANSLATE_NOOP("ShapeWords", "best"));
  if (made.isAsAsked) return say(QT_TRANSLATE_NOOP("ShapeWords", "meets the goal"));
  if (!made.shape.keepsPassage()) return say(QT_TRANSLATE_NOOP("ShapeWords", "blocks passages"));
  if (made.shape.isWithin()) return say(QT_TRANSLATE_NOOP("ShapeWords", "too expensive"));
  return say(QT_TRANSLATE_NOOP("ShapeWords", "deviates too much"));
}

QString choiceWords(const ShapeCandidates& candidates, const std::vector<cost::LinksetCost>& now,
                    bool tellsFree, const std::optional<PlanImpacts>& planned) {
  const auto chosen = candidates.chosen();
  if (chosen.empty()) return {};
  if (chosen.size() > 1)
    return QCoreApplication::translate("wb::ui::ShapesPanel", "Parts with a selected shape: %L1")
        .arg(chosen.size());
  const making::Group& group = candidates.order()->groups[chosen.front().group];
  const shape::MadeShape& made = candidates.at(chosen.front());
  const std::size_t linkset = group.parts.front().linkset;
  if (linkset >= now.size()) return {};
  const QString words =
      QCoreApplication::translate("wb::ui::ShapesPanel",
                                  "%1 – %2, deviation %3: land impact %4 LI instead of %5 LI")
          .arg(methodWords(made.shape.method), whatItIs(made.shape), errorWords(made),
               shownNumber(planned && planned->shapes ? *planned->shapes : made.landImpact),
               shownNumber(planned ? planned->before : now[linkset].landImpact));
  const auto free = tellsFree ? freePhysics(candidates, made, now[linkset]) : std::nullopt;
  if (!free) return words;
  return say(QT_TRANSLATE_NOOP("ShapeWords",
                               "%1. Physics up to %2 PE is free because the download or server "
                               "weight is already that high, so the closest shape is best."))
      .arg(words, shownNumber(*free));
}

QString usedWords(const ShapeCandidates& candidates) {
  QStringList all;
  bool isLinked = false;
  for (const CandidateAt& place : candidates.chosen()) {
    const shape::FittedShape& shape = candidates.at(place).shape;
    const QString one =
        QCoreApplication::translate("ShapeWords", "%1 – %2", "method and what it made")
            .arg(methodWords(shape.method), whatItIs(shape));
    if (!all.contains(one)) all << one;
    isLinked = isLinked || shape.isLinked();
  }
  const QString words =
      isLinked ? QCoreApplication::translate(
                     "wb::ui::ShapesPanel",
                     "Now in use: %1. You can undo this. To save the shape and the steps to take "
                     "in world, click \"Export for the uploader…\".")
               : QCoreApplication::translate(
                     "wb::ui::ShapesPanel",
                     "Now in use: %1. You can undo this. To save the files for an upload, click "
                     "\"Export for the uploader…\".");
  return words.arg(all.join(QStringLiteral(", ")));
}

}  // namespace wb::ui
