#pragma once

#include "model/analysis/advice.h"
#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/analysis/fragility.h"
#include "model/analysis/size_cliffs.h"
#include "model/analysis/what_changed.h"
#include "model/core/text.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace wb::explain {

/// More linksets than this are advised only when one is named: each is weighed many times.
inline constexpr std::size_t mostTargetsAdvised = 32;

/// Of more triangles it is not told how a cost moves with them, unless somebody waits for it.
inline constexpr std::size_t mostTrianglesMoved = 20'000;

/// What would lower the cost of a target, and how firm that cost is.
struct TargetAdvice {
  std::vector<advice::Suggestion> suggestions;
  double landImpact = 0;        ///< Of the linkset as it is.
  std::optional<double> bound;  ///< See advice::Plans; likewise what follows.
  std::vector<advice::NotSearched> notSearched;
  std::vector<advice::SizeCliff> cliffs;  ///< Of a part, or of a linkset that has only one.
  std::optional<advice::DownloadSizes> downloadSizes;  ///< Likewise.
  /// Part of the linkset's land impact is unknown, so that nothing can be compared with it.
  bool isUnknown = false;
  /// How its physics moves when vertices do; nothing where it rests on no triangle.
  std::optional<tuning::Fragility> steadiness;
  /// What made its land impact another since a version before; nothing where there is none to
  /// compare with.
  std::optional<tuning::WhatChanged> changed{};
};

/// Advice as adviceFor() gives it; nothing where none was asked for.
using Advice = std::optional<std::vector<TargetAdvice>>;

/// Without steadiness. `parts` are the statistics of the target's linkset.
/// @param scene    Must have its meshes.
/// @param parts    One for each part of the target's linkset.
/// @param target   A linkset, or a part of one.
/// @param profile  Under which the statistics were made.
/// @param task     Cancelled: returns the suggestions found by then.
/// @param isThorough  Whether what takes minutes is searched, too.
TargetAdvice adviceFor(const scene::Scene& scene, const std::vector<cost::PartStatistics>& parts,
                       const weighing::Target& target, const cost::Profile& profile,
                       const Task& task = {}, bool isThorough = false);

/// One a target; nothing for too many of them. The weighing must still have its geometry.
/// @param weighing  Under whose profile costs are compared.
/// @param targets   More than mostTargetsAdvised: nothing.
/// @param task      Cancelled: what is missing is empty.
/// @param isThorough  Whether what takes minutes is searched, too.
Advice adviceFor(const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets,
                 const Task& task = {}, bool isThorough = false);

/// Adds to the advice on whole linksets what changed them.
/// @param advice    As adviceFor() gives it for `targets`; nothing: stays so.
/// @param weighing  As it is now.
/// @param targets   Of which a part gets nothing.
/// @param before    What is compared with. Both must still have their geometry.
void addChanges(Advice& advice, const weighing::Weighing& weighing,
                const std::vector<weighing::Target>& targets, const weighing::Weighing& before);

/// How the physics of a target moves when vertices do. Nothing where it rests on no triangle, is
/// unknown, or work was cancelled. The weighing must still have its geometry.
/// @param weighing  Under whose profile costs are computed.
/// @param target    A linkset, or a part of one.
/// @param task      Cancelled: returns nothing.
std::optional<tuning::Fragility> steadinessOf(const weighing::Weighing& weighing,
                                              const weighing::Target& target,
                                              const Task& task = {});

/// Triangles that decide the physics of a target.
/// @param weighing  Need not have its geometry.
/// @param target    A linkset, whose parts are summed, or a part. 0 where none is weighed by
///                  triangles.
std::size_t trianglesBehind(const weighing::Weighing& weighing, const weighing::Target& target);

/// Between which costs physics lies when vertices move by no more than tools move them on their
/// own: half a step of the format, or 1 µm.
/// @param steadiness  Of a linkset or part, with one spread for each of tuning::perturbations.
tuning::Spread usualSpread(const tuning::Fragility& steadiness);

/// One that says that it stays where it is, or one a level.
/// @param steadiness  As for usualSpread(). Spreads equal to four digits count as not moving.
std::vector<Sentence> steadinessSentences(const tuning::Fragility& steadiness);

}  // namespace wb::explain

/// What would lower a cost, in the sentences that every form of an explanation says.
namespace wb::explain {

/// Suggestions that are told at once: more would bury what helps most.
inline constexpr std::size_t mostSuggestions = 5;

/// Says what a suggestion does and what it saves. Example: `1. Make it a prim. Land impact 3
/// instead of 7.`
/// @param suggestion  Says what it saves in whole land impacts, else before rounding.
/// @param rank        From 1, in the order in which suggestions are shown.
cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank);

/// Says what a suggestion saves, without what it does. Example: `Land impact 3 instead of 7`
Sentence savingOf(const advice::Suggestion& suggestion);

/// Says how a suggestion is done in the viewer, in Blender and in this program, each act once.
/// Example: `In Blender: Use Merge by Distance and Degenerate Dissolve on the physics mesh.`
/// @param suggestion  Where it has several acts, each sentence begins with the name of its act.
std::vector<Sentence> howTo(const advice::Suggestion& suggestion);

/// Says what changes at a size. Example: `When its x side shrinks from 0.6 to 0.49 m it is …`
/// @param cliff  Lengths are in metres.
cost::Statement statementOf(const advice::SizeCliff& cliff);
/// Says from which sizes on the download weight changes. Example: `Half its diagonal is 0.866 m …`
/// @param sizes  Has at least one change.
cost::Statement statementOf(const advice::DownloadSizes& sizes);

/// What is said where there is no suggestion.
/// @param advice  With unknown costs another sentence than without a suggestion that helps; that
///                nothing makes it cheaper only where the bound proves it.
Sentence withoutSuggestion(const TargetAdvice& advice);

/// Says the lowest land impact that any plan of `advice` could reach, if a bound was found, and
/// which searches were left out.
std::vector<Sentence> searchSentences(const TargetAdvice& advice);

/// Returns the cliffs of `advice`, then its download sizes, rendered in the current language; may
/// be empty.
std::vector<std::string> cliffSentences(const TargetAdvice& advice);

}  // namespace wb::explain
