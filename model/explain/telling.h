#pragma once

#include "model/base/text_page.h"
#include "model/cost/why.h"
#include "model/explain/target_advice.h"
#include "model/weighing/weighing.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

/// How an explanation is put together: what it is about, and what was said so far.
namespace wb::explain {

/// A weighed linkset with the terms behind its numbers, and the short answer.
struct Subject {
  const weighing::Weighing& weighing;
  std::size_t index;  ///< Of the linkset in the scene.
  cost::LinksetTerms terms;
  cost::Why why;

  const scene::Linkset& linkset() const { return weighing.scene.linksets[index]; }
  const cost::LinksetCost& cost() const { return weighing.costs[index]; }
  const cost::Profile& profile() const { return weighing.profile; }
  cost::DecidingTerms weights() const {
    return decidingTerms(terms, linkset().physical, profile().accounting);
  }
};

Subject subjectOf(const weighing::Weighing& weighing, std::size_t linkset, const Task& task = {});

/// `2 × 1 × 0.5`, in metres.
std::string sizeText(const scene::Part& part);

/// What is to be said of a part of which costs are unknown; nothing if all are known.
std::vector<Text> unknownTexts(const cost::PartCost& cost);

/// A share as a whole number of hundredths.
std::string percent(double share);

/// The term of a part in the sum over all parts.
const cost::Term* termOfPart(const cost::Term& sum, std::size_t part);

/// A page and the words for sureness that were used on it, so that only these are explained.
struct Telling {
  TextPage page;
  std::array<bool, 5> used{};  ///< By cost::Sureness.

  std::string sure(cost::Sureness sureness);
  /// `name: formula with its values = 6 PE (likely); 149: points of the hull`
  void formula(const cost::Term& term, std::size_t indent);
};

/// The parts of a linkset: the most expensive first, those alike told once.
void tellParts(Telling& telling, const Subject& subject);

/// One part: what it is for physics and why, and the terms of its costs.
void tellPart(Telling& telling, const Subject& subject, std::size_t part, std::size_t indent);

/// What would lower the cost of a linkset or part, the best first, and where a part's shape changes
/// with its size.
void tellAdvice(Telling& telling, const TargetAdvice& advice);

}  // namespace wb::explain
