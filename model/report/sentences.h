#pragma once

#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"

#include <array>
#include <string>

/// Sentences that several forms of an explanation use.
namespace wb::explain {

/// `Chair`, or `seat, part 2 of Chair`.
std::string titleOf(const scene::Scene& scene, const weighing::Target& target);

/// `2 × 1 × 0.5`, in metres.
std::string sizeText(const scene::Part& part);

/// What a cause is called: `body: triangle mesh`; of parts that are alike all of them, `wheel,
/// parts 2, 3 and 5: triangle mesh (42.57 PE each)`, or a few where there are many.
std::string causeName(const cost::Cause& cause, const scene::Linkset& linkset);

/// A share as a whole number of hundredths.
std::string percent(double share);

/// `physics of all parts: 2.5 + 0.5 = 3 PE`: how a weight came to be, with its numbers filled in;
/// what its letters measure where there are several.
std::string derivationOf(const Weight& weight);

/// What the numbers in a formula are that are no constants: `; 149: points of the hull`. Empty for
/// a number that stands alone, which needs no word.
std::string measuredIn(const cost::Term& term);

/// `Changed there: Penalty per area is 0.02 instead of 0.04, ….`; empty for a built-in profile as
/// it is.
std::string changesSentence(const cost::Profile& profile);

/// What the words for confidence mean, by cost::Confidence.
inline constexpr std::array confidenceSentences{
    explanationTexts["explain.documented"], explanationTexts["explain.viewer"],
    explanationTexts["explain.likely"], explanationTexts["explain.estimate"],
    explanationTexts["explain.illustration"]};

}  // namespace wb::explain
