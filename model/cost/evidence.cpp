#include "model/cost/evidence.h"

#include "model/cost/geometry_cache.h"
#include "model/cost/traced.h"
#include "model/prim/tessellation.h"

#include <algorithm>
#include <numeric>

namespace wb::cost {
namespace {

/// More triangles or hulls than this are not named one by one.
constexpr std::size_t mostNamed = 10;

Term childOf(const Term& parent, TermId id, double share, std::vector<Argument> arguments) {
  Term child = makeTerm(id, std::move(arguments));
  child.value = parent.value * share;
  child.share = share;
  child.sureness = parent.sureness;
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
    child.evidence.kind = term.evidence.kind;
    child.evidence.indices = {index};
    term.children.push_back(std::move(child));
  }
  if (const std::size_t rest = shares.size() - leading.indices.size(); rest > 0)
    term.children.push_back(childOf(term, others, leading.rest, {{"of", rest}}));
}

void addTriangles(Term& term, const std::vector<double>& widths) {
  const std::vector<double> shares = triangleShares(widths);
  term.evidence.kind = Evidence::Kind::triangles;
  addLeaders(term, shares, TermId::other_triangles, [&](std::uint32_t index) {
    Term child = childOf(term, TermId::triangle, shares[index],
                         {{"of", std::size_t{index}}, {"width", readable(widths[index])}});
    child.formula = "M × (1 ÷ w) ÷ Σ(1 ÷ w)";
    child.symbols = {{"w", widths[index], "m", {}, "width of the triangle"}};
    return child;
  });
}

void addHulls(Term& term, const std::vector<asset::HullPoints>& hulls, double vertexCost,
              double hullCost) {
  std::vector<double> shares;
  for (const asset::HullPoints& hull : hulls)
    shares.push_back(vertexCost * static_cast<double>(hull.size()) + hullCost);
  const double whole = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share = whole > 0 ? share / whole : 0;
  addLeaders(term, shares, TermId::other_hulls, [&](std::uint32_t index) {
    return childOf(term, TermId::one_hull, shares[index],
                   {{"of", std::size_t{index}}, {"points", hulls[index].size()}});
  });
}

double valueOf(const Term& term, std::string_view symbol) {
  const auto found = std::ranges::find(term.symbols, symbol, &Symbol::symbol);
  return found == term.symbols.end() ? 0 : found->value;
}

}  // namespace

std::vector<double> physicsWidths(const scene::Part& part, const asset::MeshAsset* asset,
                                  const Decision& decision, const GeometryRules& rules) {
  if (decision.representation != Representation::triangleMesh) return {};
  if (part.kind != scene::PartKind::mesh) {
    const double detail = physicsDetail(decision.scale, rules);
    return mesh::triangleWidths(prim::tessellate(part.prim, detail), decision.scale);
  }
  if (!asset || !asset->physicsMesh) return {};
  return mesh::triangleWidths(asset::toTriangleMesh(*asset->physicsMesh), decision.scale);
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

Leaders leaders(const std::vector<double>& shares, std::size_t most) {
  Leaders result;
  result.indices.resize(shares.size());
  std::iota(result.indices.begin(), result.indices.end(), std::uint32_t{0});
  std::ranges::stable_sort(result.indices, std::ranges::greater{},
                           [&](std::uint32_t index) { return shares[index]; });
  for (std::size_t i = most; i < result.indices.size(); ++i)
    result.rest += shares[result.indices[i]];
  result.indices.resize(std::min(most, result.indices.size()));
  return result;
}

void addEvidence(Term& term, const scene::Part& part, const asset::MeshAsset* asset,
                 const Decision& decision, const GeometryRules& rules) {
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
      if (asset && asset->physicsConvex)
        addHulls(term, asset->physicsConvex->hulls,
                 valueOf(term, constant(Key::hull_vertex_cost).symbol),
                 valueOf(term, constant(Key::hull_cost).symbol));
      break;
    case Representation::triangleMesh:
      addTriangles(term, physicsWidths(part, asset, decision, rules));
      break;
  }
}

}  // namespace wb::cost
