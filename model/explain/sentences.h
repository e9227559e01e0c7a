#pragma once

#include "model/explain/explanation_texts.h"
#include "model/explain/telling.h"

#include <array>
#include <string>
#include <vector>

/// Sentences that every form of an explanation says.
namespace wb::explain {

/// How the three weights become the land impact.
Sentence decidingRule(const Subject& subject);

/// What is worth knowing; among it why a linkset may not be physical, or what being it would cost.
std::vector<Sentence> facts(const Subject& subject);

/// `Changed there: Penalty per area is 0.02 instead of 0.04, ….`; empty for a built-in profile as
/// it is.
std::string changesSentence(const cost::Profile& profile);

/// What the words for sureness mean, by cost::Sureness.
inline constexpr std::array surenessSentences{
    explanationTexts["explain.documented"], explanationTexts["explain.viewer"],
    explanationTexts["explain.likely"], explanationTexts["explain.estimate"],
    explanationTexts["explain.illustration"]};

}  // namespace wb::explain
