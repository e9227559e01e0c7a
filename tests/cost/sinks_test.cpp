#include "model/cost/breakdown.h"
#include "model/cost/part_rules.h"
#include "tests/support/random.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>

namespace wb::cost {
namespace {

void sameBits(double traced, double plain) {
  RC_ASSERT(std::bit_cast<std::uint64_t>(traced) == std::bit_cast<std::uint64_t>(plain));
}

template <class Visit>
void visitTerms(const Term& term, const Visit& visit) {
  visit(term);
  for (const Term& child : term.children) visitTerms(child, visit);
}

void samePart(const Term& term, std::optional<double> plain) {
  if (!plain) RC_ASSERT(term.id == cost::TermId::unknown_part);
  sameBits(term.value, plain.value_or(0));
}

void sameParts(const LinksetTerms& terms, const LinksetCost& cost) {
  for (std::size_t i = 0; i < cost.parts.size(); ++i) {
    const PartCost& part = cost.parts[i];
    samePart(terms.physics.children.at(i), part.physics);
    samePart(terms.streaming.children.at(i), part.streaming);
    if (part.physics) RC_ASSERT(terms.physics.children[i].confidence == part.confidence);
    RC_ASSERT(terms.physics.children[i].part == i);
  }
}

/// Every term of a scene's one linkset against what the plain weighing gives.
void sameEverywhere(const LinksetTerms& terms, const LinksetCost& cost) {
  sameBits(terms.landImpact.value, cost.landImpact);
  sameBits(terms.physics.value, cost.physics);
  sameBits(terms.physicsPhysical.value, cost.physicsPhysical);
  sameBits(terms.streaming.value, cost.streaming);
  sameBits(terms.server.value, cost.server);
  sameBits(terms.src.value, cost.src);
  sameBits(terms.rrc.value, cost.rrc);
  sameParts(terms, cost);
}

RC_GTEST_PROP(Sinks, GiveTheSameBitsOfAnythingUnderAnyProfile, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  const LinksetCost cost = weigh(scene.linksets[0], statistics.linksets[0], profile);
  const LinksetTerms terms = linksetTerms(scene, 0, statistics.linksets[0], profile);
  sameEverywhere(terms, cost);
}

RC_GTEST_PROP(Breakdown, EveryTermIsWholeAndFinite, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  const LinksetTerms terms = linksetTerms(scene, 0, statistics.linksets[0], profile);
  for (const Term* root : {&terms.landImpact, &terms.physics, &terms.physicsPhysical,
                           &terms.streaming, &terms.server, &terms.src, &terms.rrc})
    visitTerms(*root, [](const Term& term) {
      RC_ASSERT(std::isfinite(term.value));
      RC_ASSERT(!name(term).empty());
      RC_ASSERT(name(term).find('{') == std::string::npos);
      RC_ASSERT(term.formula.find('{') == std::string::npos);
      RC_ASSERT(term.share >= 0.0);
      RC_ASSERT(term.share <= 1 + 1e-9);
    });
}

RC_GTEST_PROP(Breakdown, SharesOfASumAreItsWhole, ()) {
  const scene::Scene scene = *test::anyScene();
  const Profile profile = *test::anyProfile();
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  const LinksetTerms terms = linksetTerms(scene, 0, statistics.linksets[0], profile);
  for (const Term* root : {&terms.landImpact, &terms.physics, &terms.streaming})
    visitTerms(*root, [](const Term& term) {
      double shares = 0;
      double values = 0;
      for (const Term& child : term.children) {
        shares += child.share;
        if (child.share > 0) values += child.value;
      }
      if (shares == 0) return;
      RC_ASSERT(std::abs(shares - 1) < 1e-9);
      RC_ASSERT(std::abs(values - term.value) <= 1e-9 * term.value);
    });
}

}  // namespace
}  // namespace wb::cost
