#include "model/grid/answer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <random>
#include <vector>

namespace wb::query {
namespace {

struct One {
  double parts;
  double amount;
};

Picked pickedOf(const std::vector<One>& some) {
  Picked picked;
  for (const One& one : some) {
    ++picked.linksets;
    picked.parts += one.parts;
    picked.partsSquares += one.parts * one.parts;
  }
  return picked;
}

AmountSums sumsOf(const std::vector<One>& some) {
  AmountSums sums;
  for (const One& one : some) {
    sums.sum += one.amount;
    sums.squares += one.amount * one.amount;
    sums.byParts += one.amount * one.parts;
  }
  return sums;
}

double totalOf(const std::vector<One>& some) { return sumsOf(some).sum; }

/// Linksets as they are: most of few parts, and an amount that grows with these, more or less.
std::vector<One> anyLinksets(std::size_t count, std::mt19937& random) {
  std::exponential_distribution<double> size(0.1);
  std::exponential_distribution<double> each(1);
  std::vector<One> all(count);
  for (One& one : all) {
    one.parts = 1 + std::floor(size(random));
    one.amount = 1 + one.parts * each(random);
  }
  return all;
}

TEST(Estimates, OfAllHaveNoError) {
  const std::vector<One> all{{1, 3}, {2, 5}, {4, 4}};
  const Estimate estimate = estimateAmount({3, 7}, pickedOf(all), sumsOf(all));
  EXPECT_NEAR(estimate.value, 12, 1e-12);
  EXPECT_EQ(estimate.error, 0);
  EXPECT_EQ(estimateCount({3, 7}, pickedOf(all), 2).value, 2);
  EXPECT_EQ(estimateCount({3, 7}, pickedOf(all), 2).error, 0);
}

/// By hand: of 1, 3 and 2 parts cost 2, 4 and 6, so 2 each; residuals 0, -2 and 2, whose variance
/// is
/// 4. All have 20 parts, so 40 in all; (20 / 6)² · 3 · (1 - 3/10) · 4 = 93.33…
TEST(Estimates, AreRatiosToParts) {
  const std::vector<One> some{{1, 2}, {3, 4}, {2, 6}};
  const Estimate estimate = estimateAmount({10, 20}, pickedOf(some), sumsOf(some));
  EXPECT_NEAR(estimate.value, 40, 1e-12);
  EXPECT_NEAR(estimate.error, std::sqrt(280.0 / 3), 1e-12);
}

/// What is in proportion to parts is known exactly from any sample.
TEST(Estimates, OfProportionalAmountsHaveNoError) {
  const std::vector<One> some{{1, 0.1}, {3, 0.3}, {7, 0.7}};
  const Estimate estimate = estimateAmount({100, 300}, pickedOf(some), sumsOf(some));
  EXPECT_NEAR(estimate.value, 30, 1e-12);
  EXPECT_NEAR(estimate.error, 0, 1e-6);
}

/// What was not met may be there all the same: of 1,000 that were looked at, about two.
TEST(Estimates, OfNothingMetHaveAnError) {
  Picked picked;
  picked.linksets = 1000;
  const Estimate estimate = estimateCount({100'000, 0}, picked, 0);
  EXPECT_EQ(estimate.value, 0);
  EXPECT_NEAR(estimate.error, 140, 10);
}

/// Two errors to both sides hold the truth nineteen times of twenty, as people read them.
TEST(Estimates, ErrByAsMuchAsTheySay) {
  constexpr std::size_t tries = 2000;
  constexpr std::size_t among = 20;
  std::mt19937 random(1);
  const auto all = anyLinksets(20'000, random);
  const double truth = totalOf(all);
  double dear = 0;
  for (const One& one : all) dear += one.amount > 20 ? 1 : 0;
  const Population population{all.size(), static_cast<std::size_t>(pickedOf(all).parts)};
  std::size_t held = 0;
  std::size_t heldCounts = 0;
  double sum = 0;
  for (std::size_t i = 0; i < tries; ++i) {
    std::vector<One> some;
    double met = 0;
    for (const One& one : all)
      if (random() % among == 0) {
        some.push_back(one);
        met += one.amount > 20 ? 1 : 0;
      }
    const Estimate estimate = estimateAmount(population, pickedOf(some), sumsOf(some));
    const Estimate count = estimateCount(population, pickedOf(some), met);
    sum += estimate.value;
    if (std::abs(estimate.value - truth) <= 2 * estimate.error) ++held;
    if (std::abs(count.value - dear) <= 2 * count.error) ++heldCounts;
  }
  EXPECT_NEAR(sum / static_cast<double>(tries), truth, 0.002 * truth);
  EXPECT_NEAR(static_cast<double>(held) / tries, 0.95, 0.02);
  EXPECT_NEAR(static_cast<double>(heldCounts) / tries, 0.95, 0.02);
}

}  // namespace
}  // namespace wb::query
