#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/cost/culprits.h"
#include "model/cost/why.h"
#include "model/report/explanation_texts.h"
#include "model/report/target_advice.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::explain {

/// One of the three weights of which the largest decides; under OpenSim's rules none of several
/// parts does.
struct Weight {
  cost::DecidedBy which;         ///< physics, streaming or server.
  std::string_view tree;         ///< Key of its column, which is that of its tree in JSON.
  const cost::Term& derivation;  ///< How it came to be, with value and confidence.
  bool decides;

  /// Nothing of it is known, not only a part.
  bool isUnknown() const { return derivation.unknown && derivation.value <= 0; }
  /// The term whose formula says most: of a sum over one part the part's.
  const cost::Term& formula() const;
};

/// Why a linkset costs what it costs, and the share of one part: made once, and only drawn
/// by text, page, JSON and window. The weighing and the advice must outlive it.
struct Explanation {
  const weighing::Weighing& weighing;
  weighing::Target target;  ///< The linkset explained, and the part if it is about one.
  cost::LinksetTerms terms;
  cost::Statement verdict;              ///< What decided.
  Sentence rule;                        ///< How the three weights become the land impact.
  std::vector<cost::Cause> causes;      ///< The most expensive first; none where there is one part.
  std::vector<cost::Culprit> culprits;  ///< Of the linkset, see cost::findCulprits().
  /// Of a linkset of one part: which of its triangles, hulls or levels of detail cost most.
  std::optional<Sentence> where;
  /// That openings are closed to avatars (see weighing::closedOpenings), and how to open them.
  std::vector<cost::Statement> closed;
  std::vector<cost::Statement> facts;    ///< Worth knowing; why it may not be physical among them.
  Diagnostics findings;                  ///< Of reading and weighing, that concern the target.
  const TargetAdvice* advice = nullptr;  ///< Null where none was asked for.

  const scene::Linkset& linkset() const { return weighing.scene.linksets[target.linkset]; }
  const cost::LinksetCost& cost() const { return weighing.costs[target.linkset]; }
  const cost::Profile& profile() const { return weighing.profile; }
  /// Physics, streaming, server.
  std::array<Weight, 3> weights() const;
};

/// How many each thread makes before they are written.
inline constexpr std::size_t explanationsAhead = 4;

/// Takes time for large linksets: every triangle that carries a cost is found. Cancelled, only
/// some.
/// @param weighing  Must have its geometry and outlive the explanation.
/// @param target    Its linkset, and part if it has one, must be there.
/// @param advice    Must outlive the explanation; null: none was asked for.
/// @param task      Cancelled: returns early with some of the terms. No progress.
Explanation explanationOf(const weighing::Weighing& weighing, const weighing::Target& target,
                          const TargetAdvice* advice = nullptr, const Task& task = {});

/// Of all parts together, as they are when nothing moves: what the limit for being physical is of.
/// @param cost  Of a linkset; parts whose cost is unknown count as 0.
/// @return PE.
double physicsAtRest(const cost::LinksetCost& cost);

/// The term of a part in the sum over all parts; null where it is in none.
const cost::Term* termOfPart(const cost::Term& sum, std::size_t part);

/// Of a part: what is unknown of it, and else why it is for physics what it is.
/// @param cost  Of the part, as the weighing has it.
std::vector<Sentence> partSentences(const cost::PartCost& cost);
/// And what its size does to that, where its triangles count; of a sculpt that is explained alone
/// also what was measured of such.
/// @param explanation  Of the part's linkset.
/// @param part         Index into that linkset's parts.
std::vector<Sentence> partSentences(const Explanation& explanation, std::size_t part);
/// What is worth knowing of the part that an explanation is about, beside that.
std::vector<Sentence> partFacts(const Explanation& explanation);

/// What was measured of sculpts, and the land impact of the linkset at both ends of that; nothing
/// where none of its parts is weighed as one.
/// @param weighing  Need not have its geometry.
/// @param linkset   Index into its linksets.
std::optional<cost::Statement> sculptStatement(const weighing::Weighing& weighing,
                                               std::size_t linkset);

}  // namespace wb::explain

/// Sentences that several forms of an explanation use.
namespace wb::explain {

/// `Chair`, or `seat, part 2 of Chair`.
/// @param scene   The scene of the target; what has no name is called by its number.
/// @param target  Its linkset, and part if it has one, must be there.
std::string titleOf(const scene::Scene& scene, const weighing::Target& target);

/// `2 × 1 × 0.5`, in metres.
/// @param part  Its three sides are read, x first, to four digits.
std::string sizeText(const scene::Part& part);

/// What a cause is called: `body: triangle mesh`; of parts that are alike all of them,
/// `wheel, parts 2, 3 and 5: triangle mesh (42.57 PE each)`, or a few where there are many.
/// @param cause    As Explanation::causes has it.
/// @param linkset  Whose parts the cause is of.
std::string causeName(const cost::Cause& cause, const scene::Linkset& linkset);

/// A share as a whole number of hundredths.
std::string percent(double share);

/// `physics weight: 2.5 + 0.5 = 3 PE`: how a weight came to be, with its numbers filled in;
/// what its letters measure where there are several.
std::string derivationOf(const Weight& weight);

/// What the numbers in a formula are that are no constants: `; 149: vertices of the hull`. Empty
/// for a number that stands alone, which needs no word.
/// @param term  Usually Weight::formula().
std::string measuredIn(const cost::Term& term);

/// Says which values of a profile differ from those of the built-in one it is based on. Example:
/// `Changed constants: Penalty per area is 0.02 instead of 0.04.` Empty for a built-in profile as
/// it is.
std::string changesSentence(const cost::Profile& profile);

/// What the words for confidence mean, by cost::Confidence.
inline constexpr std::array confidenceSentences{
    explanationTexts["explain.documented"], explanationTexts["explain.viewer"],
    explanationTexts["explain.likely"], explanationTexts["explain.estimate"],
    explanationTexts["explain.illustration"]};

}  // namespace wb::explain
