#pragma once

#include "model/cost/cost.h"
#include "model/shapes/shapes.h"
#include "ui/panels/shapes/shapes_panel.h"

#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::ui {

/// What people call a method of making shapes: `cover`.
QString methodWords(std::string_view name);
/// What it makes, in a sentence; empty for an unknown one.
QString methodHelp(std::string_view name);

class ShapeCandidates;

/// `hulls: 4, vertices: 26`, or `triangles: 76`.
QString whatItIs(const shape::FittedShape& shape);

/// How far a shape is off, m.
struct ShownDeviation {
  double most = 0;                    ///< Where avatars touch it, as far as that is known apart.
  std::optional<double> elsewhere{};  ///< Nothing: that is not known.
};
ShownDeviation deviationOf(const shape::MadeShape& made);

/// How far it is from what is seen: `4 cm (0.3%)`, or `4 cm (0.3%), elsewhere 22 cm`.
QString errorWords(const shape::MadeShape& made);

/// How far a shape may be off, of metres: `5 cm`.
QString deviationWords(double metres);
/// How far shapes are off at most: `Off by 4 cm`, or `Off by 4 cm where avatars touch, 22 cm
/// elsewhere`.
QString deviationWords(const std::vector<const shape::MadeShape*>& shapes);
/// `elsewhere 22 cm`; empty where that is not known.
QString elsewhereWords(const ShownDeviation& deviation);

/// The physics cost of the part at rest: `0.36 PE`.
QString physicsWords(const shape::MadeShape& made);

/// The same as it arrives on the grid, where that is known: `8.2–9.6 PE` after Analyze.
QString arrivingWords(const shape::MadeShape& made);

/// How it reaches the grid: `exact`, or after Analyze with the range that is known.
QString arrivalWords(const shape::MadeShape& made);

/// The same in words of its own: `Arrives exactly as shown`, `After Analyze: 8.2–9.6 PE`.
QString arrivalSentence(const shape::MadeShape& made);

/// Below the weight that arrives: `Arrives exactly as shown`, `Arrives as Analyze makes it`.
QString arrivalOnCard(const shape::MadeShape& made);

/// The same with what it was before: `Arrives exactly as shown`, `After Analyze; 1.8 PE before`.
QString beforeAnalyzeSentence(const shape::MadeShape& made);

/// Whether avatars get through, in few words: `passages stay open`; empty where nobody asked.
QString doorWords(const shape::FittedShape& shape);

/// What happens to the passages of avatars: `blocked passages: 3`; empty where nobody asked.
QString passageWords(const shape::FittedShape& shape);

/// How it does: as was asked, or what is wrong with it.
QString verdictOn(const shape::MadeShape& made);

/// What is chosen, and what it makes of the land impact that its object has now. `tellsFree`: below
/// what physics is free, too, which levels of detail that are not used yet would change. `planned`:
/// the land impacts of the plan, which the steps show, too; nothing: as the scene is.
QString choiceWords(const ShapeCandidates& candidates, const std::vector<cost::LinksetCost>& now,
                    bool tellsFree, const std::optional<PlanImpacts>& planned = {});

/// What is chosen, once the document has it.
QString usedWords(const ShapeCandidates& candidates);

}  // namespace wb::ui
