#include "model/octree/trace.h"

#include "model/octree/tree_text.h"

#include <gtest/gtest.h>

namespace wb::octree {
namespace {

World deadEnd() {
  return World({{std::make_shared<const Octree>(*parseTree("OOSEEEEEEEEEESEEE")), {{0, 0, 0}, 4}}});
}

constexpr auto kinds = [](const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps)
    text += std::string(1, "elrh"[static_cast<std::size_t>(step.kind)]) + step.cube.text() + ' ';
  return text;
};

/// The ray runs into child 0 first, where it meets nothing, and then into child 4.
TEST(Trace, TheExactMethodGoesBack) {
  const Trace trace = traceOf(deadEnd(), {{-5, 1.3, 1.2}, {1, 0, 0}}, Algorithm::exact);
  ASSERT_TRUE(trace.hit);
  EXPECT_EQ(trace.hit->entry.cube.text(), "/4");
  EXPECT_EQ(trace.visits.octrees(), 1U);
  const auto& steps = trace.visits.steps();
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps.front(), (Step{Step::Kind::entered, 0, Path()}));
  const Path first = Path().child(0);
  const auto entered = std::ranges::find(steps, Step{Step::Kind::entered, 0, first});
  const auto left = std::ranges::find(steps, Step{Step::Kind::left, 0, first});
  const auto hit = std::ranges::find(steps, Step{Step::Kind::hit, 0, Path().child(4)});
  EXPECT_LT(entered, left);
  EXPECT_LT(left, hit);
  EXPECT_NE(hit, steps.end());
}

TEST(Trace, TheDescentOfThePublishedMethodEnds) {
  const Trace trace = traceOf(deadEnd(), {{-5, 1.3, 1.2}, {1, 0, 0}}, Algorithm::inexor);
  EXPECT_FALSE(trace.hit);
  for (const Step& step : trace.visits.steps()) EXPECT_NE(step.kind, Step::Kind::hit);
}

TEST(Trace, EachCubeIsShownOnceAsItWasLast) {
  using Kind = Step::Kind;
  const Path child = Path().child(3);
  const std::vector<Step> steps{{Kind::entered, 0, {}},
                                {Kind::rejected, 1, {}},
                                {Kind::entered, 0, child},
                                {Kind::left, 0, child},
                                {Kind::left, 0, {}}};
  EXPECT_EQ(kinds(visitedAfter(std::span(steps).first(3))), "e/ r/ e/3 ");
  EXPECT_EQ(kinds(visitedAfter(steps)), "l/ r/ l/3 ");
  EXPECT_TRUE(visitedAfter({}).empty());
}

}  // namespace
}  // namespace wb::octree
