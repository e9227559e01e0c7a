#pragma once

#include "model/cost/profile.h"
#include "model/query/expression.h"

#include <optional>
#include <string_view>

namespace wb::query {

/// A row of constants as a query sees it.
struct ConstantsRow {
  std::string_view alias;  ///< What the query calls it by.
  /// Nothing where the row may be any: then the query looks.
  std::optional<cost::AccountingModel> model{};
  std::optional<cost::Rounding> rounding{};

  Expression follows(cost::AccountingModel which) const {
    if (model) return *model == which;
    return equal(Expression::column(alias, "accounting_model"), Expression::word(name(which)));
  }
  Expression roundsUp() const {
    if (rounding) return *rounding == cost::Rounding::ceiling;
    return equal(Expression::column(alias, "rounding"),
                 Expression::word(name(cost::Rounding::ceiling)));
  }
};

}  // namespace wb::query
