#include "model/analysis/detail/option_front.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace wb::advice {
namespace {

Losses functionLoss(double function) { return {function, 0, 0, 0, 0}; }

TEST(OptionFront, OfNothingIsToLeaveAllAsItIs) {
  const OptionFront front = frontOfChoices({});
  ASSERT_EQ(front.size(), 1U);
  EXPECT_EQ(front[0].cost, 0);
  EXPECT_TRUE(front[0].items.empty());
  EXPECT_EQ(mildestWithin(front, 0, false), &front[0]);
  EXPECT_EQ(mildestWithin(front, 0, true), nullptr);
}

TEST(OptionFront, WhatSavesLessAndLosesMoreIsLeftOut) {
  const OptionFront front =
      frontOfChoices({{{0}, -2, functionLoss(1)}, {{0}, -1, functionLoss(2)}});
  ASSERT_EQ(front.size(), 2U);
  EXPECT_EQ(front[1].items, std::vector<std::size_t>{0});
}

TEST(OptionFront, LossesAreComparedInTheirOrder) {
  const Losses muchSeen{0, 0, 0, 0, 1000};
  const Losses littleRemoved{0, 1e-3, 0, 0, 0};
  EXPECT_LT(muchSeen, littleRemoved);
  const OptionFront front = frontOfChoices({{{0}, -1, littleRemoved}, {{0}, -1, muchSeen}});
  EXPECT_EQ(front.back().items, std::vector<std::size_t>{1});
}

/// What all choices of items give, tried one by one.
const Option* bestOf(const std::vector<Item>& items, double most, std::vector<Option>& all) {
  all.clear();
  for (unsigned bits = 0; bits < (1U << items.size()); ++bits) {
    Option option;
    std::vector<std::size_t> parts;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if ((bits >> i & 1U) == 0) continue;
      option.cost += items[i].cost;
      option.losses += items[i].losses;
      parts.insert(parts.end(), items[i].parts.begin(), items[i].parts.end());
    }
    std::ranges::sort(parts);
    const bool isTwice = std::ranges::adjacent_find(parts) != parts.end();
    if (!isTwice && option.cost <= most) all.push_back(std::move(option));
  }
  const auto best = std::ranges::min_element(all, {}, &Option::losses);
  return best == all.end() ? nullptr : &*best;
}

/// Costs and losses are whole numbers, so that sums in any order are equal.
TEST(OptionFront, IsWhatTryingAllChoicesGives) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::vector<Item> items;
    const std::size_t count = 1 + random() % 9;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t part = random() % 4;
      std::vector<std::size_t> parts{part};
      // Now and then all of them at once.
      if (random() % 5 == 0) parts = {0, 1, 2, 3};
      items.push_back({parts,
                       -static_cast<double>(random() % 8),
                       {static_cast<double>(random() % 3), static_cast<double>(random() % 3), 0, 0,
                        static_cast<double>(random() % 3)}});
    }
    const OptionFront front = frontOfChoices(items);
    std::vector<Option> all;
    for (double most = 0; most >= -30; --most) {
      const Option* expected = bestOf(items, most, all);
      const Option* found = mildestWithin(front, most, false);
      ASSERT_EQ(found == nullptr, expected == nullptr) << round << ' ' << most;
      if (found) {
        EXPECT_EQ(found->losses, expected->losses) << round << ' ' << most;
      }
    }
  }
}

}  // namespace
}  // namespace wb::advice
