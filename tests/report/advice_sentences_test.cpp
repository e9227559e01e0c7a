#include "model/report/target_advice.h"

#include <gtest/gtest.h>

#include <utility>

namespace wb::explain {
namespace {

using advice::SizeCliff;
using cost::Reason;
using cost::Representation;

SizeCliff cliffAlongX(double from, double to) {
  SizeCliff cliff;
  cliff.axes = "x";
  cliff.grows = to > from;
  cliff.from = {from, 1, 1};
  cliff.to = {to, 1, 1};
  return cliff;
}

TEST(AdviceSentences, ACliffWhereAPartIsAnotherShape) {
  SizeCliff cliff = cliffAlongX(0.6, 0.49);
  cliff.before.decision = {Representation::triangleMesh, Reason::physicsMesh, cliff.from};
  cliff.after.decision = {Representation::baseHull, Reason::thinMesh, cliff.to};
  EXPECT_EQ(rendered(statementOf(cliff)),
            "Its x side, now 0.6 m, can shrink to 0.49 m; below that, the part is weighed with the "
            "physics shape base hull (thin mesh).");
}

TEST(AdviceSentences, ACliffWhereAPrimIsMadeFiner) {
  SizeCliff cliff = cliffAlongX(4.9, 5.2);
  cliff.before.triangles = 72;
  cliff.after.triangles = 288;
  EXPECT_EQ(rendered(statementOf(cliff)),
            "Once its x side, now 4.9 m, passes 5.2 m, physics uses 288 triangles instead of 72.");
  cliff.before.triangles.reset();
  cliff.after.triangles.reset();
  cliff.before.hullVertices = 24;
  cliff.after.hullVertices = 80;
  EXPECT_EQ(rendered(statementOf(cliff)),
            "Once its x side, now 4.9 m, passes 5.2 m, its hull has 80 vertices instead of 24.");
}

TEST(AdviceSentences, ACliffWhereAFlatSideCountsAsLonger) {
  SizeCliff cliff = cliffAlongX(4.45, 4.51);
  cliff.after.raised = 2;
  cliff.after.decision.scale = {4.51, 1, 0.1};
  EXPECT_EQ(rendered(statementOf(cliff)),
            "Once its x side, now 4.45 m, passes 4.51 m, its flat z side counts as 0.1 m.");
  std::swap(cliff.before, cliff.after);
  EXPECT_EQ(
      rendered(statementOf(cliff)),
      "Once its x side, now 4.45 m, passes 4.51 m, its flat z side no longer counts as 0.1 m.");
}

}  // namespace
}  // namespace wb::explain
