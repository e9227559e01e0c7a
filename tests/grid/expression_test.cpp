#include "model/grid/detail/relation.h"
#include "model/grid/detail/sql_expression.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wb::query {
namespace {

const Expression a = Expression::column("t", "a");
const Expression b = Expression::column("t", "b");
const Expression c = Expression::column("t", "c", true);

std::string text(const Expression& expression, Dialect dialect = Dialect::postgresql) {
  return written(expression, dialect, [](const Expression&) { return std::nullopt; });
}

TEST(Expression, HasNoMoreParenthesesThanItNeeds) {
  EXPECT_EQ(text(a + b * 2), "t.\"a\" + t.\"b\" * 2e0");
  EXPECT_EQ(text((a + b) * 2), "(t.\"a\" + t.\"b\") * 2e0");
  EXPECT_EQ(text(a + b + c), "t.\"a\" + t.\"b\" + t.\"c\"");
  EXPECT_EQ(text((a < b && !(b < c)) || isTrue(a)),
            "t.\"a\" < t.\"b\" AND NOT t.\"b\" < t.\"c\" OR t.\"a\" = 1");
}

/// Sums round, so that another order gives other bits.
TEST(Expression, KeepsTheOrderOfSums) {
  EXPECT_EQ(text(a + (b + c)), "t.\"a\" + (t.\"b\" + t.\"c\")");
  EXPECT_EQ(text(a - (b - c)), "t.\"a\" - (t.\"b\" - t.\"c\")");
  EXPECT_EQ(text(a * (b / c)), "t.\"a\" * (t.\"b\" / t.\"c\")");
}

/// PostgreSQL refuses to divide by zero, and whole numbers would be divided as such.
TEST(Expression, DividesOnlyByWhatIsNotZero) {
  EXPECT_EQ(text(a / c), "t.\"a\" / t.\"c\"");
  EXPECT_EQ(text(a / b), "t.\"a\" / NULLIF(t.\"b\", 0)");
  EXPECT_EQ(text(a / greatest(b, c)), "t.\"a\" / GREATEST(t.\"b\", t.\"c\")");
  EXPECT_EQ(text(1 / greatest(b, 1)), "1e0 / GREATEST(t.\"b\", 1e0)");
  EXPECT_EQ(text(a / choose(a < b, c, 1)),
            "t.\"a\" / CASE WHEN t.\"a\" < t.\"b\" THEN t.\"c\" ELSE 1e0 END");
  EXPECT_EQ(text(a / choose(a < b, c, b)),
            "t.\"a\" / NULLIF(CASE WHEN t.\"a\" < t.\"b\" THEN t.\"c\" ELSE t.\"b\" END, 0)");
}

TEST(Expression, IsSimpleWhereItIsSettled) {
  EXPECT_TRUE(sameExpression(choose(a < b, c, c), c));
  EXPECT_TRUE(sameExpression(choose(true, a, b), a));
  EXPECT_TRUE(sameExpression((a < b) && true, a < b));
  EXPECT_TRUE(sameExpression(!!(a < b), a < b));
  EXPECT_EQ(settled((a < b) && false), false);
  EXPECT_EQ(settled(a < b), std::nullopt);
  EXPECT_FALSE(sameExpression(a + b, b + a));
}

TEST(Expression, ChoosesInOneCase) {
  EXPECT_EQ(text(choose(a < b, 1, choose(b < c, 2, Expression::nothing()))),
            "CASE WHEN t.\"a\" < t.\"b\" THEN 1e0 WHEN t.\"b\" < t.\"c\" THEN 2e0 END");
}

TEST(Expression, SpeaksEveryDialect) {
  const Expression one = least(real(a), 0.1);
  EXPECT_EQ(text(one), "LEAST(CAST(t.\"a\" AS DOUBLE PRECISION), 0.1e0)");
  EXPECT_EQ(text(one, Dialect::sqlite), "min(CAST(t.\"a\" AS REAL), 0.1e0)");
  EXPECT_EQ(text(one, Dialect::duckdb), "least(CAST(t.\"a\" AS DOUBLE), 0.1e0)");
  EXPECT_EQ(text(one, Dialect::spark), "least(CAST(t.`a` AS DOUBLE), 0.1e0)");
}

TEST(Dialect, QuotesWhateverItIs) {
  EXPECT_EQ(quotedText("it's; -- \\", Dialect::sqlite), "'it''s; -- \\'");
  EXPECT_EQ(quotedText("it's \\", Dialect::spark), "'it\\'s \\\\'");
  EXPECT_EQ(quotedName("a\"b", Dialect::postgresql), "\"a\"\"b\"");
  EXPECT_EQ(quotedName("a`b", Dialect::spark), "`a``b`");
  EXPECT_EQ(numberText(0.1), "0.1e0");
  EXPECT_EQ(numberText(1e300), "1e+300");
}

/// A chain in which each is used four times would be 4^20 times as long as itself.
TEST(Relation, IsAsLongAsItsRules) {
  Expression chain = a;
  for (int i = 0; i < 20; ++i) chain = (chain + chain) * (chain + 1) + chain;
  const auto all = steps({"r", "t", {{"x", chain}}}, Dialect::sqlite);
  EXPECT_LT(all.size(), 30U);
  for (const std::string& step : all) EXPECT_LT(step.size(), 2000U);
  EXPECT_NE(all.front().find("LIMIT -1"), std::string::npos);
  EXPECT_EQ(all.back().find("LIMIT"), std::string::npos);
}

TEST(Plan, MakesAColumnOfWhatIsUsedOften) {
  const Expression costly = (a + b) * (b + c) / (c + 1) + least(a, b) + 7;
  const Plan plan({costly * 2 + squared(costly.named("weight")) + costly});
  const auto found = std::ranges::find(
      plan.items(), true, [](const Plan::Item& item) { return item.isColumn && item.step == 1; });
  ASSERT_NE(found, plan.items().end());
  EXPECT_TRUE(sameExpression(found->expression, costly));
  EXPECT_EQ(plan.lastStep(), 1U);
  EXPECT_EQ(Plan({a + b, a + b}).lastStep(), 0U);
}

}  // namespace
}  // namespace wb::query
