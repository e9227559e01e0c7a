#include "model/shapes/apply_shapes.h"
#include "model/shapes/generation.h"
#include "tests/shapes/gates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::making {
namespace {

const shape::MadeShape* chosenOf(const std::vector<shape::MadeShape>& shapes) {
  const auto found = std::ranges::find_if(shapes, &shape::MadeShape::isChosen);
  return found == shapes.end() ? nullptr : &*found;
}

/// What is promised is what the scene with it is really weighed to be.
TEST(Making, PromisesWhatIsWeighedOnceUsed) {
  const scene::Scene scene = test::sceneOfGates();
  Order order = test::orderFor(scene, {{0, {}}});
  order.request.keepsPassage = true;
  ASSERT_EQ(order.groups.size(), 1U);
  const Made made = make(order);
  const shape::MadeShape* chosen = chosenOf(made.shapes.at(0));
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->shape.method, "cover") << "one hull would close the gate";
  const auto after = used(scene, order.groups[0].parts, chosen->shape);
  ASSERT_TRUE(after);
  const auto costs = cost::weigh(*after, test::statisticsOf(*after), order.profile);
  EXPECT_EQ(costs[0].landImpact, chosen->landImpact);
  ASSERT_TRUE(chosen->physicsNow && costs[0].parts[0].physics);
  for (const cost::PartCost& part : costs[0].parts)
    EXPECT_NEAR(part.physics.value_or(-1), *chosen->physicsNow, 1e-9);
  EXPECT_NEAR(costs[0].physics, 2 * *chosen->physicsNow, 1e-9);
}

TEST(Making, TellsOfEachShapeAsItComes) {
  const scene::Scene scene = test::sceneOfGates();
  Order order = test::orderFor(scene, {{0, 0}, {2, 0}});
  order.request.methods = shape::fitMethods();
  std::erase_if(order.request.methods, [](const shape::FitMethod& method) {
    return method.name != "base" && method.name != "boxes";
  });
  std::vector<std::pair<std::size_t, std::string_view>> told;
  const Made made = make(order, [&](std::size_t group, const shape::MadeShape& one) {
    told.emplace_back(group, one.shape.method);
  });
  EXPECT_EQ(told, (std::vector<std::pair<std::size_t, std::string_view>>{
                      {0, "base"}, {0, "boxes"}, {1, "base"}, {1, "boxes"}}));
  // The larger gate is half as large again, and so is what it may be off.
  EXPECT_NEAR(made.shapes[1][0].diagonal, 1.5 * made.shapes[0][0].diagonal, 1e-6);
}

/// One hull takes no time beside a cover: were both half of the work, the time that is left would
/// be told to be next to nothing, and then grow.
TEST(Making, ProgressKeepsPaceWithTheClock) {
  const scene::Scene scene = test::sceneOfGates();
  const Order order = test::orderFor(scene, {{0, 0}});
  ASSERT_EQ(order.request.methods.size(), 2U);
  std::vector<std::pair<std::string, double>> told;
  Task task;
  task.progress = [&](double fraction, std::string_view what) {
    told.emplace_back(what, fraction);
  };
  make(order, {}, task);
  EXPECT_TRUE(std::ranges::is_sorted(told, {}, &std::pair<std::string, double>::second));
  const auto cover =
      std::ranges::find(told, std::string("cover"), &std::pair<std::string, double>::first);
  ASSERT_NE(cover, told.end());
  EXPECT_LT(cover->second, 0.1);
  EXPECT_LE(told.back().second, 1);
}

TEST(Making, OfWhatIsCancelledNothingIsChosen) {
  const scene::Scene scene = test::sceneOfGates();
  const Order order = test::orderFor(scene, {{0, 0}});
  std::stop_source stop;
  const Task task{stop.get_token(), {}};
  std::size_t told = 0;
  const Made made = make(
      order,
      [&](std::size_t, const shape::MadeShape&) {
        ++told;
        stop.request_stop();
      },
      task);
  EXPECT_EQ(told, 1U);
  EXPECT_FALSE(chosenOf(made.shapes.at(0)));
}

/// One vertex alone would be more expensive than what the other weights are.
TEST(Making, WithoutAnythingFreeItSaysSo) {
  const scene::Scene scene = test::sceneOfGates();
  Order order = test::orderFor(scene, {{0, {}}});
  order.isBudgetFree = true;
  order.profile[cost::Key::hull_cost] = 50;
  order.profile[cost::Key::hull_vertex_cost] = 50;
  const Made made = make(order);
  ASSERT_EQ(made.findings.size(), 1U);
  EXPECT_EQ(made.findings[0].text.code, "making.nothing_free");
  EXPECT_EQ(made.findings[0].place, "gate");
  EXPECT_TRUE(made.shapes.at(0).empty());
}

}  // namespace
}  // namespace wb::making
