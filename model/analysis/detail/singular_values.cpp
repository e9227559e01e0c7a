#include "model/analysis/detail/singular_values.h"

#include <cmath>
#include <limits>

namespace wb::tuning {
namespace {

/// Sweeps over all pairs of columns; a handful is enough.
constexpr int mostSweeps = 60;

struct Rotation {
  double cosine;
  double sine;
};

void rotate(std::vector<double>& a, std::vector<double>& b, const Rotation& by) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double x = a[i];
    a[i] = by.cosine * x - by.sine * b[i];
    b[i] = by.sine * x + by.cosine * b[i];
  }
}

/// The rotation that makes two columns orthogonal, of their squared lengths and dot product.
Rotation orthogonalising(double a, double b, double product) {
  const double zeta = (b - a) / (2 * product);
  const double tangent = (zeta >= 0 ? 1 : -1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
  const double cosine = 1 / std::sqrt(1 + tangent * tangent);
  return {cosine, cosine * tangent};
}

/// Whether the columns had to be turned.
bool makeOrthogonal(Columns& matrix, Columns& vectors, std::size_t i, std::size_t j) {
  const double a = dot(matrix[i], matrix[i]);
  const double b = dot(matrix[j], matrix[j]);
  const double product = dot(matrix[i], matrix[j]);
  if (!(std::abs(product) > std::numeric_limits<double>::epsilon() * std::sqrt(a * b)))
    return false;
  const Rotation rotation = orthogonalising(a, b, product);
  rotate(matrix[i], matrix[j], rotation);
  rotate(vectors[i], vectors[j], rotation);
  return true;
}

}  // namespace

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

SingularValues singularValues(Columns matrix) {
  const std::size_t count = matrix.size();
  SingularValues result;
  result.vectors.assign(count, std::vector<double>(count));
  for (std::size_t i = 0; i < count; ++i) result.vectors[i][i] = 1;
  bool turned = true;
  for (int sweep = 0; turned && sweep < mostSweeps; ++sweep) {
    turned = false;
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = i + 1; j < count; ++j)
        turned |= makeOrthogonal(matrix, result.vectors, i, j);
  }
  for (const std::vector<double>& column : matrix)
    result.values.push_back(std::sqrt(dot(column, column)));
  return result;
}

}  // namespace wb::tuning
