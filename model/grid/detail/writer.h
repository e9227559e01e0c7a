#pragma once

#include "model/grid/detail/dialect.h"
#include "model/grid/detail/sql_expression.h"

#include <functional>
#include <optional>
#include <string>

namespace wb::query {

/// What stands in the place of an expression: the name of a column that holds it already, or
/// nothing where it is to be written out.
using Standing = std::function<std::optional<std::string>(const Expression& expression)>;

/// An expression as SQL, with no more parentheses than it needs: numbers come out as they would in
/// the order in which the rules compute them.
std::string written(const Expression& expression, Dialect dialect, const Standing& standing);

/// A column with its table: `p."kind"`.
std::string columnText(const Node& column, Dialect dialect);

}  // namespace wb::query
