#pragma once

#include "model/cost/term.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// The name of a term, in the user's language.
QString nameOf(const cost::Term& term);
/// `max(0,05 × 812 ÷ 0,213, 0,5) = 190,6`, with the user's decimal sign; empty for a plain sum.
QString formulaOf(const cost::Term& term);
/// `190,6 PE`
QString valueOf(const cost::Term& term);
/// The same for the cost of a part, `unknown` if it is.
QString costInPe(const std::optional<double>& cost);
/// `12 %`; empty for nothing.
QString shareText(double share);
/// The same; empty for what is no part of a sum.
QString shareOf(const cost::Term& term);
/// The formula in symbols, what each symbol is, and the source, as rich text.
QString helpFor(const cost::Term& term);

}  // namespace wb::ui
