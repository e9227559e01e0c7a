#pragma once

#include <cstddef>

namespace wb::query {

/// What is known of a grid from some of its linksets only.
struct Estimate {
  double value = 0;
  double error = 0;  ///< Its standard error.
};

/// How many linksets there are in all, and how many parts in these.
struct Population {
  std::size_t linksets = 0;
  std::size_t parts = 0;
};

/// Linksets that were picked by chance: how many, the sum of their parts and that of its squares.
struct Picked {
  double linksets = 0;
  double parts = 0;
  double partsSquares = 0;
};

/// Of an amount of the picked linksets its sum, that of its squares, and that of its products with
/// the linkset's parts.
struct AmountSums {
  double sum = 0;
  double squares = 0;
  double byParts = 0;
};

/// The amount of all, as a ratio to the parts, of which all are known; its error is that of ratio
/// estimates of a simple random sample without replacement (Cochran, Sampling Techniques, chapter
/// 6). `picked` has two linksets at least, and parts.
Estimate estimateAmount(const Population& population, const Picked& picked, const AmountSums& of);

/// How many of all are of a kind of which so many were picked. The error is that of a share whose
/// sample has two more of either kind (Agresti and Coull): a kind that was not met is not certain
/// to be absent.
Estimate estimateCount(const Population& population, const Picked& picked, double count);

}  // namespace wb::query
