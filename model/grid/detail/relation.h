#pragma once

#include "model/grid/detail/dialect.h"
#include "model/grid/detail/sql_expression.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::query {

/// A column of a relation: a name and what it holds.
struct Output {
  std::string name;
  Expression expression;
};

/// Rows made of others: what goes between WITH and the query that reads it.
struct Relation {
  std::string name;
  std::string from;  ///< Of the rows that the columns of `outputs` are of, as SQL.
  std::vector<Output> outputs;
};

/// `name AS (SELECT …)` for each step. What is used several times in a relation and is not
/// computed in no time becomes a column of a step before it, so that nothing is computed twice and
/// the text stays as long as the rules are.
std::vector<std::string> steps(const Relation& relation, Dialect dialect);

}  // namespace wb::query
