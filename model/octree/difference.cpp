// Problem: why the published method finds something else than is there.
// Method: exhaustive search for the smallest explanation: each set of causes, smallest first, is
// taken away until both methods agree. Exact casts into a changed world are made once.
// Complexity: at most 2^9 casts of the published method for a ray that differs, none of these for
// others.
#include "model/octree/difference.h"

#include "model/octree/exact.h"
#include "model/octree/inexor.h"
#include "model/octree/octree_texts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace wb::octree {
namespace {

/// Distances that differ by more than what rounding does, relative to the larger.
constexpr double rounding = 1e-9;

bool isSameDistance(double a, double b) {
  return std::abs(a - b) <= rounding * std::max({1.0, std::abs(a), std::abs(b)});
}

Difference differenceBetween(const Entry& exact, const Entry& published) {
  const bool isSameLeaf = published.octree == exact.octree && published.cube == exact.cube;
  if (isSameLeaf && exact.isInside && published.isInside) return Difference::none;
  if (exact.isInside) return Difference::inside;
  if (published.t < 0) return Difference::behind;
  if (published.octree != exact.octree) return Difference::octree;
  if (!isSameLeaf) return Difference::leaf;
  if (published.isInside || published.face != exact.face) return Difference::face;
  return isSameDistance(published.t, exact.t) ? Difference::none : Difference::point;
}

struct DifferenceWords {
  std::string_view name;
  Text text;
};

constexpr DifferenceWords wordsOf(Difference difference) {
  switch (difference) {
    case Difference::missed:
      return {"missed", octreeTexts["difference.missed"]};
    case Difference::inside:
      return {"inside", octreeTexts["difference.inside"]};
    case Difference::behind:
      return {"behind", octreeTexts["difference.behind"]};
    case Difference::phantom:
      return {"phantom", octreeTexts["difference.phantom"]};
    case Difference::octree:
      return {"octree", octreeTexts["difference.octree"]};
    case Difference::leaf:
      return {"leaf", octreeTexts["difference.leaf"]};
    case Difference::face:
      return {"face", octreeTexts["difference.face"]};
    case Difference::point:
      return {"point", octreeTexts["difference.point"]};
    case Difference::none:
      break;
  }
  return {"none", octreeTexts["difference.none"]};
}

World upright(const World& world) {
  std::vector<PlacedOctree> octrees(world.octrees().begin(), world.octrees().end());
  for (PlacedOctree& one : octrees) one.placement.rotation = {1, 0, 0, 0};
  return World(std::move(octrees));
}

/// Casts one ray with causes taken away, those in the world each once.
class Comparison {
 public:
  Comparison(const World& world, const Ray& ray, IndentationUse indentation)
      : world_(world), ray_(ray), indentation_(indentation) {}

  bool isSameWithout(Causes causes) {
    const auto corrected = castCorrected(world_, ray_, causes);
    return differenceOf(exactWithout(causes), corrected) == Difference::none;
  }

  /// The first of the smallest sets, in the order of causes.
  Causes smallest() {
    const unsigned all = possible();
    for (int count = 1; count <= std::popcount(all); ++count)
      for (unsigned bits = 1; bits <= all; ++bits)
        if ((bits & ~all) == 0 && std::popcount(bits) == count &&
            isSameWithout(Causes::ofBits(bits)))
          return Causes::ofBits(bits);
    return {};
  }

 private:
  /// All but those that this world gives no occasion for.
  unsigned possible() const {
    Causes causes = Causes::ofBits((1U << allCauses.size()) - 1);
    if (!world_.hasRotations()) causes = causes.without(Cause::turned);
    if (indentation_ == IndentationUse::ignore || !world_.hasNormalCubes())
      causes = causes.without(Cause::indented);
    return causes.bits();
  }

  const std::optional<Entry>& exactWithout(Causes causes) {
    const bool isUpright = causes.has(Cause::turned);
    const bool isFull = causes.has(Cause::indented);
    auto& found = exact_[(isUpright ? 2U : 0U) + (isFull ? 1U : 0U)];
    if (isUpright && !upright_) upright_ = upright(world_);
    if (!found)
      found = castExact(isUpright ? *upright_ : world_, ray_,
                        isFull ? IndentationUse::ignore : indentation_);
    return *found;
  }

  const World& world_;
  const Ray& ray_;
  IndentationUse indentation_;
  std::optional<World> upright_;
  std::array<std::optional<std::optional<Entry>>, 4> exact_;
};

Sentence listOf(Causes causes) {
  std::optional<Sentence> list;
  for (const Cause cause : allCauses) {
    if (!causes.has(cause)) continue;
    const Sentence clause{clauseOf(cause), {}};
    if (list) {
      list = Sentence{octreeTexts["difference.and"],
                      {{"causes", std::move(*list)}, {"cause", clause}}};
    } else {
      list = clause;
    }
  }
  return *list;
}

}  // namespace

std::string_view name(Difference difference) { return wordsOf(difference).name; }

Difference differenceOf(const std::optional<Entry>& exact, const std::optional<Entry>& published) {
  if (exact && published) return differenceBetween(*exact, *published);
  if (exact) return Difference::missed;
  if (!published) return Difference::none;
  return published->t < 0 ? Difference::behind : Difference::phantom;
}

bool isSameWithout(Causes causes, const World& world, const Ray& ray, IndentationUse indentation) {
  return Comparison(world, ray, indentation).isSameWithout(causes);
}

Deviation deviationOf(const World& world, const Ray& ray, IndentationUse indentation) {
  Comparison comparison(world, ray, indentation);
  const Difference difference =
      differenceOf(castExact(world, ray, indentation), castInexor(world, ray));
  if (difference == Difference::none) return {};
  return {difference, comparison.smallest()};
}

Sentence sentenceOf(const Deviation& deviation) {
  const Sentence what{wordsOf(deviation.difference).text, {}};
  if (deviation.difference == Difference::none) return what;
  if (deviation.causes.isEmpty())
    return {octreeTexts["difference.unexplained"], {{"difference", what}}};
  const Text text = std::has_single_bit(deviation.causes.bits())
                        ? octreeTexts["difference.because"]
                        : octreeTexts["difference.together"];
  return {text, {{"difference", what}, {"causes", listOf(deviation.causes)}}};
}

}  // namespace wb::octree
