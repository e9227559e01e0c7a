#include "model/octree/difference.h"

#include "model/octree/texts.h"

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

/// Distances that differ by more than what rounding does, relative to the larger.
constexpr double rounding = 1e-9;

bool isSameDistance(double a, double b) {
  return std::abs(a - b) <= rounding * std::max({1.0, std::abs(a), std::abs(b)});
}

Difference differenceOf(const Entry& exact, const Entry& published) {
  if (published.t < 0) return Difference::behind;
  if (published.octree != exact.octree) return Difference::octree;
  if (published.cube != exact.cube) return Difference::leaf;
  if (exact.isInside) return Difference::inside;
  if (published.face != exact.face) return Difference::face;
  return isSameDistance(published.t, exact.t) ? Difference::none : Difference::point;
}

}  // namespace

Difference differenceOf(const std::optional<Entry>& exact, const std::optional<Entry>& published) {
  if (exact && published) return differenceOf(*exact, *published);
  if (exact) return Difference::missed;
  if (!published) return Difference::none;
  return published->t < 0 ? Difference::behind : Difference::phantom;
}

Text sentenceOf(Difference difference) {
  switch (difference) {
    case Difference::missed:
      return octreeTexts["difference.missed"];
    case Difference::behind:
      return octreeTexts["difference.behind"];
    case Difference::phantom:
      return octreeTexts["difference.phantom"];
    case Difference::octree:
      return octreeTexts["difference.octree"];
    case Difference::leaf:
      return octreeTexts["difference.leaf"];
    case Difference::inside:
      return octreeTexts["difference.inside"];
    case Difference::face:
      return octreeTexts["difference.face"];
    case Difference::point:
      return octreeTexts["difference.point"];
    case Difference::none:
      break;
  }
  return octreeTexts["difference.none"];
}

}  // namespace wb::octree
