#include "model/shapes/method.h"

#include "model/geometry/convex_hull.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <set>

namespace wb::shape {
namespace {

const Method& method(std::string_view form) {
  for (const Method& one : methods())
    if (one.form == form) return one;
  ADD_FAILURE() << form;
  return methods().front();
}

Task cancelledTask(std::stop_source& source) {
  source.request_stop();
  return {.cancel = source.get_token(), .progress = {}};
}

TEST(Methods, EachMakesSomethingElse) {
  std::set<std::string_view> forms;
  for (const Method& one : methods()) EXPECT_TRUE(forms.insert(one.form).second) << one.form;
}

TEST(Methods, OfOneApproachAreSomeOfAll) {
  std::size_t count = 0;
  for (const Approach approach : {Approach::voxels, Approach::simplification})
    for (const Method& one : methodsBy(approach)) {
      EXPECT_EQ(one.approach, approach);
      ++count;
    }
  EXPECT_EQ(count, methods().size());
}

TEST(Methods, EachMakesAShapeOfACube) {
  for (const Method& one : methods())
    std::visit(
        [&](auto make) {
          const auto made = make(cost::test::cube(), {.voxels = {.depth = 2}}, {});
          ASSERT_TRUE(made) << one.form;
          if constexpr (std::is_same_v<decltype(make), MakePieces>) {
            EXPECT_FALSE(made->empty()) << one.form;
            for (const auto& piece : *made) EXPECT_TRUE(mesh::convexHull(piece)) << one.form;
          } else {
            EXPECT_FALSE(made->triangles.empty()) << one.form;
          }
        },
        one.make);
}

TEST(Methods, EachStopsWhenCancelled) {
  std::stop_source source;
  const Task task = cancelledTask(source);
  for (const Method& one : methods())
    std::visit(
        [&](auto make) {
          const auto made = make(cost::test::cube(), {}, task);
          ASSERT_FALSE(made) << one.form;
          EXPECT_EQ(made.error().text.code, "task.cancelled") << one.form;
        },
        one.make);
}

TEST(Methods, ASimplerMeshKeepsTheShareThatItIsTold) {
  const auto make = std::get<MakeMesh>(method("simpler_mesh").make);
  EXPECT_EQ(make(cost::test::cube(), {.kept = 1}, {})->triangles.size(), 12U);
  EXPECT_LE(make(cost::test::cube(), {.kept = 0.5}, {})->triangles.size(), 6U);
}

}  // namespace
}  // namespace wb::shape
