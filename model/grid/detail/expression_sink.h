#pragma once

#include "model/cost/profile.h"
#include "model/cost/terms.h"
#include "model/grid/detail/sql_expression.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::query {

/// The tables of a query by the names that it calls them by.
namespace alias {
inline constexpr std::string_view parts = "p";
inline constexpr std::string_view linksets = "l";
inline constexpr std::string_view regions = "r";
inline constexpr std::string_view sources = "f";
inline constexpr std::string_view sums = "s";
}  // namespace alias

inline Expression partColumn(std::string_view name) {
  return Expression::column(alias::parts, name);
}
inline Expression linksetColumn(std::string_view name) {
  return Expression::column(alias::linksets, name);
}
inline Expression regionColumn(std::string_view name) {
  return Expression::column(alias::regions, name);
}
inline Expression fileColumn(std::string_view name) {
  return Expression::column(alias::sources, name);
}

/// The column of a part or linkset that holds what is measured.
Expression columnOf(const cost::Quantity& quantity, const cost::Which& of);

/// The sink that writes: the same rules as with NumberSink give the expression of a number of a
/// part. Values that rules hand over are left alone: columns hold them.
class ExpressionSink {
 public:
  using Number = Expression;

  /// `constants`: what the query calls the row of constants by.
  ExpressionSink(std::string_view constants, cost::Rounding rounding,
                 cost::TriangleRule triangleRule = cost::TriangleRule::width)
      : constants_(constants), rounding_(rounding), triangleRule_(triangleRule) {}

  cost::Rounding rounding() const { return rounding_; }
  cost::TriangleRule triangleRule() const { return triangleRule_; }
  Expression constant(cost::Key key) const;

  Expression measured(const cost::Quantity& quantity, double,
                      cost::Confidence = cost::Confidence::documented,
                      const cost::Which& of = {}) const {
    return columnOf(quantity, of);
  }
  Expression named(const cost::Quantity& quantity, const Expression& number,
                   const cost::Which& of = {}) const;
  Expression term(cost::TermId id, const Expression& number, const cost::Which& of = {}) const;

  template <class Addend>
  Expression sum(cost::TermId id, std::size_t count, const Addend& addend) const {
    Expression total = addend(0);
    for (std::size_t i = 1; i < count; ++i) total += addend(i);
    return term(id, total);
  }

 private:
  std::string_view constants_;
  cost::Rounding rounding_;
  cost::TriangleRule triangleRule_;
};

/// What a query sums up over the parts of a linkset, or over other rows: each once, in columns of
/// `alias::sums`.
class Sums {
 public:
  enum class Kind : std::uint8_t { sum, most, whole };
  struct Sum {
    std::string name;
    Kind kind;
    Expression addend;
  };

  /// The sum of `addend` over the rows; 0 without any.
  Expression sum(const Expression& addend, std::string_view name) {
    return add(Kind::sum, addend, name);
  }
  /// The greatest of what is not less than 0; 0 without any row.
  Expression most(const Expression& number, std::string_view name) {
    return add(Kind::most, number, name);
  }
  /// The same of whole numbers.
  Expression whole(const Expression& number, std::string_view name) {
    return add(Kind::whole, number, name);
  }
  /// How many rows have it.
  Expression count(const Expression& truth, std::string_view name) {
    return whole(oneIf(truth), name);
  }
  /// Whether any row has it.
  Expression any(const Expression& truth, std::string_view name) {
    return isTrue(most(oneIf(truth), name));
  }

  const std::vector<Sum>& all() const { return all_; }

 private:
  Expression add(Kind kind, const Expression& addend, std::string_view name);

  std::vector<Sum> all_;
};

/// The same for the numbers of a linkset: a sum is one over its parts.
class LinksetSink : public ExpressionSink {
 public:
  /// `sums` must outlive it.
  LinksetSink(std::string_view constants, cost::Rounding rounding, Sums& sums)
      : ExpressionSink(constants, rounding), sums_(&sums) {}

  template <class Addend>
  Expression sum(cost::TermId id, std::size_t, const Addend& addend) const {
    return sums_->sum(addend(0), code(id));
  }

 private:
  Sums* sums_;
};

}  // namespace wb::query
