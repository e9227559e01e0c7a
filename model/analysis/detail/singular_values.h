#pragma once

#include <cstddef>
#include <vector>

namespace wb::tuning {

/// A matrix by its columns, all equally long.
using Columns = std::vector<std::vector<double>>;

double dot(const std::vector<double>& a, const std::vector<double>& b);

/// The singular values of a matrix and its right singular vectors: `vectors[k]` belongs to
/// `values[k]`, in no order.
struct SingularValues {
  std::vector<double> values;
  Columns vectors;
};

/// By one-sided Jacobi rotations: exact to rounding for small values too, and the same bits
/// everywhere. For a few columns; any number of rows, fewer than columns too.
SingularValues singularValues(Columns matrix);

}  // namespace wb::tuning
