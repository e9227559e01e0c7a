// Problem: which triangles or hulls carry a part's cost.
// Method: the cost of triangles is k N / W with W the harmonic mean of widths, so that a triangle's
// share is its 1 / w in the sum of all. Shares are taken relative to the narrowest triangle: with
// width 0 nothing is divided by zero, and such triangles share the whole. Then a stable sort.
// Cost: O(n log n) for n triangles. No more than ten are named (mostNamed): what people look
// through.

#include "model/cost/evidence.h"

#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/statistics.h"
#include "model/cost/trace_sink.h"
#include "model/geometry/prim.h"

#include <algorithm>
#include <numeric>

namespace wb::cost {
namespace {

/// More triangles or hulls than this are not named one by one.
constexpr std::size_t mostNamed = 10;

/// A child that is a share of its parent.
Term shareOf(const Term& parent, TermId id, double share, std::vector<Argument> arguments) {
  Term child = makeTerm(id, std::move(arguments));
  child.formula = "M × s";
  child.value = parent.value * share;
  child.filledIn = readable(parent.value) + " × " + readable(share) + " = " + readable(child.value);
  child.symbols = {symbolFor(parent, "M"), symbolFor(quantity::shareOfIt, share)};
  child.share = share;
  child.confidence = parent.confidence;
  child.part = parent.part;
  child.evidence.part = parent.evidence.part;
  return child;
}

/// Adds the leading children that `make` gives, and one for all others.
template <class Make>
void addLeaders(Term& term, const std::vector<double>& shares, TermId others, const Make& make) {
  const Leaders leading = leaders(shares, mostNamed);
  for (std::uint32_t index : leading.indices) {
    Term child = make(index);
    child.share = shares[index];
    child.evidence.kind = term.evidence.kind;
    child.evidence.indices = {index};
    term.children.push_back(std::move(child));
  }
  if (const std::size_t rest = shares.size() - leading.indices.size(); rest > 0)
    term.children.push_back(shareOf(term, others, leading.rest, {{"of", rest}}));
}

void addTriangles(Term& term, const std::vector<double>& widths) {
  const std::vector<double> shares = triangleShares(widths);
  addLeaders(term, shares, TermId::other_triangles, [&](std::uint32_t index) {
    Term child = shareOf(term, TermId::triangle, shares[index],
                         {{"of", std::size_t{index} + 1}, {"width", fourDigits(widths[index])}});
    child.symbols.push_back(symbolFor(quantity::triangleWidth, widths[index]));
    return child;
  });
}

void addHulls(Term& term, const TraceSink& sink, const std::vector<asset::HullPoints>& hulls) {
  std::vector<Term> terms;
  std::vector<double> shares;
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    Traced cost = hullCost(sink, TermId::one_hull, static_cast<double>(hulls[i].size()),
                           Confidence::documented, i);
    terms.push_back(std::move(cost.children.front()));
    shares.push_back(term.value > 0 ? terms.back().value / term.value : 0);
  }
  addLeaders(term, shares, TermId::other_hulls,
             [&](std::uint32_t index) { return std::move(terms[index]); });
}

}  // namespace

mesh::TriangleMesh physicsSurface(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules) {
  if (decision.representation != Representation::triangleMesh) return {};
  if (part.kind != scene::PartKind::mesh)
    return prim::tessellate(part.prim, physicsDetail(decision.scale, rules));
  if (!asset || !asset->physicsMesh) return {};
  return asset::toTriangleMesh(*asset->physicsMesh);
}

std::vector<double> physicsWidths(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules) {
  return mesh::triangleWidths(physicsSurface(part, asset, decision, rules), decision.scale);
}

std::vector<double> triangleShares(const std::vector<double>& widths) {
  std::vector<double> shares(widths.size());
  if (widths.empty()) return shares;
  const double narrowest = *std::ranges::min_element(widths);
  const auto weight = [narrowest](double width) {
    return width == narrowest ? 1 : narrowest / width;
  };
  std::ranges::transform(widths, shares.begin(), weight);
  const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share /= whole;
  return shares;
}

HullRules::HullRules(const Profile& profile)
    : hullCost(profile[Key::hull_cost]), hullVertexCost(profile[Key::hull_vertex_cost]) {}

std::vector<double> hullShares(const std::vector<asset::HullPoints>& hulls,
                               const Profile& profile) {
  std::vector<double> shares;
  shares.reserve(hulls.size());
  for (const asset::HullPoints& hull : hulls)
    shares.push_back(
        hullCost(NumberSink(profile), TermId::one_hull, static_cast<double>(hull.size())));
  const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share = whole > 0 ? share / whole : 0;
  return shares;
}

Leaders leaders(const std::vector<double>& shares, std::size_t most) {
  Leaders result;
  result.indices.resize(shares.size());
  std::iota(result.indices.begin(), result.indices.end(), std::uint32_t{0});
  std::ranges::stable_sort(result.indices, std::ranges::greater{},
                           [&](std::uint32_t index) { return shares[index]; });
  // A single one that is left is named too, rather than called the others.
  std::size_t named = 0;
  while (named < std::min(most, shares.size()) && shares[result.indices[named]] > 0) ++named;
  if (shares.size() == named + 1) ++named;
  for (std::size_t i = named; i < shares.size(); ++i) result.rest += shares[result.indices[i]];
  result.indices.resize(named);
  return result;
}

void addEvidence(Term& term, const TraceSink& sink, const scene::Part& part,
                 const asset::MeshAsset* asset, const Decision& decision,
                 const GeometryRules& rules) {
  switch (decision.representation) {
    case Representation::none:
    case Representation::primitive:
      break;
    case Representation::baseHull:
    case Representation::hull:
      term.evidence.kind = Evidence::Kind::hulls;
      break;
    case Representation::decomposition:
      term.evidence.kind = Evidence::Kind::hulls;
      if (asset && asset->physicsConvex) addHulls(term, sink, asset->physicsConvex->hulls);
      break;
    case Representation::triangleMesh:
      term.evidence.kind = Evidence::Kind::triangles;
      // By the superseded rule all cost the same.
      if (term.id == TermId::triangle_mesh)
        addTriangles(term, physicsWidths(part, asset, decision, rules));
      break;
  }
}

}  // namespace wb::cost
