#pragma once

#include "model/core/core.h"
#include "model/core/language.h"
#include "model/core/text.h"
#include "model/report/table.h"

#include <QString>
#include <span>
#include <string_view>
#include <vector>

namespace wb::ui {

/// A sentence of the model in the user's language, its numbers in the user's locale.
QString shown(const Text& text, std::span<const Argument> arguments = {});

QString shown(const Sentence& sentence);
/// One after the other.
QString shown(const std::vector<Sentence>& sentences);

/// The sentence of a diagnostic, without its file and place.
QString shown(const Diagnostic& diagnostic);

/// As it begins a line of its own, as the title of a column: with a capital, where there are any.
QString shownAsTitle(const Text& text);

/// Words of the model that stand in its tables without a code (the meaning of a constant, a source)
/// in the user's language.
QString shownWords(std::string_view english);

/// A text with a `{count}`, not yet filled in, in the form that the user's language has for such a
/// number.
std::string shownPlural(const std::string& english, std::size_t count);

/// Words of the tables (`triangle_mesh`) as people list them, in the user's language.
QString listed(const std::vector<std::string_view>& words);

/// A number for people in the user's locale: at most four significant digits, what stands
/// before the point in full.
QString shownNumber(double number);
/// One that the model says how to read.
QString shownNumber(const Number& number);

/// A cost for people: `at least 12.3` where part of it is unknown, `unknown` where all of it is.
QString shownCost(double cost, bool unknown);

/// What two costs differ by, with its sign; `unknown` where one of them is.
QString shownChange(double change, bool unknown);

/// The same of two sums of costs.
QString shownChange(const table::Cell& before, const table::Cell& after);

/// `before 2,869 → now 2,160 (−709)`
QString shownBeforeAndNow(const table::Cell& before, const table::Cell& now);

/// A number of any size, in the user's locale, that reads back bit-exact: for editing.
QString exactNumber(double number);

/// A cell for people: numbers as shownNumber, truths as yes and no, an empty one as an empty text.
QString shown(const table::Cell& cell);

/// The language that the window speaks, with the signs of the user's locale: for what it
/// copies and saves. In the window's own thread; what it gives may speak in any.
Language windowLanguage();

}  // namespace wb::ui
