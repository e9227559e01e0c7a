#pragma once

#include "model/analysis/advice.h"
#include "model/core/task.h"

#include <cstddef>
#include <vector>

namespace wb::advice {

/// A choice of items with what they cost together and what they lose.
struct Option {
  double cost = 0;  ///< PE; of what is left as it is 0, of what saves less.
  Losses losses;
  std::vector<std::size_t> items;
};

/// Options of which none costs as little as another and loses no more: from the one that loses
/// nothing, which costs most, to the cheapest.
using OptionFront = std::vector<Option>;

/// More options than this are thinned out, so that time and memory are bounded.
inline constexpr std::size_t mostOptions = 4000;

/// Returns the front of some options.
OptionFront frontOf(std::vector<Option> options);

/// Returns the front of all pairs of an option of each: costs and losses add up, and their order is
/// kept by adding, so that nothing that is left out could be part of a best choice.
OptionFront combined(const OptionFront& a, const OptionFront& b);

/// Returns the option that loses least of those that cost at most so much; null if none does.
/// @param isBelow  Whether it has to cost less.
const Option* mildestWithin(const OptionFront& front, double most, bool isBelow);

/// Parts that an item changes, ascending, and what choosing it costs and loses.
struct Item {
  std::vector<std::size_t> parts;
  double cost = 0;
  Losses losses;
};

/// Returns the front of all choices of items of which no two change the same part. Exact where the
/// sets of parts are equal or disjoint, or one holds others that are.
/// @param task  Cancelled: gives the front of some of the parts.
/// @return  Options name items by their indices.
OptionFront frontOfChoices(const std::vector<Item>& items, const Task& task = {});

}  // namespace wb::advice
