#pragma once

#include "model/cost/constants.h"
#include "model/cost/profile.h"

#include <QString>

namespace wb::ui {

/// A word of the model as it is written there.
QString asText(std::string_view word);

/// `Triangle constant`
QString titleOf(const cost::Constant& constant);
/// `Physics`
QString titleOf(std::string_view group);
/// `Accounting model`
QString titleOf(const cost::Choice& choice);
/// The symbol as in formulas, as rich text: f_sim has an index.
QString symbolOf(const cost::Constant& constant);
/// The unit of a value in the user's language; empty for a plain number.
QString unitOf(const cost::Constant& constant, double value);
/// `0.05 PE·m`
QString withUnit(double value, const cost::Constant& constant);
/// `documented` ..., and what the word means.
QString wordFor(cost::Confidence confidence);
QString meaningOf(cost::Confidence confidence);

/// All that is known of a constant, as rich text: meaning, symbol, unit, range, default, source,
/// and the published measurements that bear witness to it, with how far the rules are from them.
QString helpFor(const cost::Constant& constant, double standard);
/// What a choice decides.
QString helpFor(const cost::Choice& choice);

// Where a search looks: in keys, titles, symbols, groups, meanings, words.
QString searchedText(const cost::Constant& constant);
QString searchedText(const cost::Choice& choice);

}  // namespace wb::ui
