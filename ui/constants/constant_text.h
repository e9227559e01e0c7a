#pragma once

#include "model/cost/constants.h"

#include <QString>

namespace wb::ui {

/// `Triangle constant`
QString titleOf(const cost::Constant& constant);
/// `Physics`
QString groupTitle(std::string_view group);
/// The unit in the user's language; empty for a plain number.
QString unitOf(const cost::Constant& constant);
/// `documented` …, and what the word means.
QString wordFor(cost::Sureness sureness);
QString meaningOf(cost::Sureness sureness);
/// All that is known of a constant, as rich text: meaning, symbol, range, default, source.
QString helpFor(const cost::Constant& constant);

/// Whether every word is somewhere in the constant's key, title, symbol, group or meaning.
bool isMeantBy(const cost::Constant& constant, const QStringList& words);

}  // namespace wb::ui
