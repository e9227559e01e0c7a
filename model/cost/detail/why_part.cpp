#include "model/core/length.h"
#include "model/cost/detail/why_facts.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/quantity.h"
#include "model/cost/traced.h"
#include "model/cost/why_texts.h"

#include <algorithm>
#include <cmath>

namespace wb::cost {
namespace {

/// Slivers are worth a word when they carry this much of a part's cost.
constexpr double largeShare = 0.5;
/// ... and are no more than this much of its triangles.
constexpr double smallCrowd = 0.2;

Number percent(double share) { return fourDigits(std::round(share * 100)); }

/// The fewest of the named triangles that carry a large share, if they are few among all.
void addSlivers(std::vector<Statement>& facts, const Term& mesh, const std::string& part) {
  const double all = valueOf(mesh, QuantityId::triangles).value_or(0);
  double share = 0;
  double count = 0;
  const Term* narrowest = nullptr;
  for (const Term& child : mesh.children) {
    if (child.id != TermId::triangle || share >= largeShare) continue;
    if (!narrowest) narrowest = &child;
    share += child.share;
    ++count;
  }
  if (share < largeShare || count > smallCrowd * all) return;
  std::vector<Argument> arguments{
      {"part", part}, {"triangles", all}, {"share", percent(share)}, {"count", count}};
  if (count == 1) {
    arguments.emplace_back("index", std::size_t{narrowest->evidence.indices.front()} + 1);
    arguments.emplace_back(
        "width", lengthInMetres(valueOf(*narrowest, QuantityId::triangleWidth).value_or(0)));
  }
  facts.push_back({count == 1 ? whyTexts["why.sliver"] : whyTexts["why.slivers"],
                   std::move(arguments), mesh.part});
}

void addTriangleMeshFacts(std::vector<Statement>& facts, const Term& mesh, const std::string& part,
                          const Profile& profile) {
  addSlivers(facts, mesh, part);
  const double floor = profile[Key::minimum_mesh_cost];
  if (mesh.value == floor)
    facts.push_back(
        {whyTexts["why.floor"], {{"part", part}, {"floor", fourDigits(floor)}}, mesh.part});
  const double narrowest = profile[Key::width_min];
  const double mean = valueOf(mesh.children.front(), QuantityId::meanWidth).value_or(0);
  if (mean < narrowest)
    facts.push_back({whyTexts["why.narrowest"],
                     {{"part", part}, {"minimum", lengthInMetres(narrowest)}},
                     mesh.part});
}

void addCap(std::vector<Statement>& facts, const Term& streaming, const std::string& part,
            const Profile& profile) {
  const bool sculpt = streaming.id == TermId::streaming_sculpt;
  const bool capped = sculpt || streaming.id == TermId::streaming_prim;
  const double cap = profile[sculpt ? Key::sculpt_streaming_cap : Key::prim_streaming_cap];
  if (capped && streaming.value == cap)
    facts.push_back({whyTexts["why.streaming_cap"],
                     {{"part", part}, {"cap", fourDigits(cap)}},
                     streaming.part});
}

}  // namespace

void addPartFacts(std::vector<Statement>& facts, const scene::Linkset& linkset,
                  const PartCost& cost, const Cause& cause, const Profile& profile) {
  const std::string part = partName(linkset, cause.part);
  if (cause.term.id == TermId::triangle_mesh)
    addTriangleMeshFacts(facts, cause.term, part, profile);
  addCap(facts, cause.term, part, profile);
  if (cost.decision.reason != Reason::thinMesh) return;
  const glm::dvec3& sides = cost.decision.scale;
  facts.push_back({whyTexts["why.thin_side"],
                   {{"part", part},
                    {"side", asLength(fourDigitsBeside(std::min({sides.x, sides.y, sides.z}),
                                                       profile[Key::thin_side_limit]))},
                    {"limit", lengthInMetres(profile[Key::thin_side_limit])}},
                   cause.part});
}

}  // namespace wb::cost
