#pragma once

#include "model/cost/profile.h"
#include "model/grid/detail/sql_expression.h"

#include <optional>
#include <string_view>

namespace wb::query {

/// A row of constants as a query sees it.
struct ConstantsRow {
  std::string_view alias;  ///< What the query calls it by.
  /// Nothing where the row may be any: then the query looks.
  std::optional<cost::AccountingModel> model{};
  std::optional<cost::Rounding> rounding{};
  std::optional<cost::TriangleRule> triangleRule{};

  Expression follows(cost::AccountingModel which) const {
    if (model) return *model == which;
    return equal(Expression::column(alias, "accounting_model"), Expression::word(name(which)));
  }
  Expression roundsUp() const {
    if (rounding) return *rounding == cost::Rounding::ceiling;
    return equal(Expression::column(alias, "rounding"),
                 Expression::word(name(cost::Rounding::ceiling)));
  }
  Expression countsDensity() const {
    if (triangleRule) return *triangleRule == cost::TriangleRule::density;
    return equal(Expression::column(alias, "triangle_rule"),
                 Expression::word(name(cost::TriangleRule::density)));
  }
};

}  // namespace wb::query
