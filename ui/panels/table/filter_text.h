#pragma once

#include "model/core/core.h"
#include "model/report/filter.h"

#include <QString>
#include <optional>
#include <span>

namespace wb::ui {

/// What is typed into a filter box: words if it is neither of these.
struct FilterText {
  std::optional<table::Filter> expression;
  std::optional<Diagnostic> problem;  ///< Of what was meant as an expression.
};

/// Meant as an expression is what compares: with `<`, `>`, `=` or the word `contains` after
/// another.
FilterText readFilter(const QString& text, std::span<const table::Heading> columns);

/// `At character 9: …`, in the user's language.
QString sentenceOf(const Diagnostic& filterProblem);

}  // namespace wb::ui
