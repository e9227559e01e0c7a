#pragma once

#include "model/shapes/shapes.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace wb::shape::test {

inline void expectSame(const Deviation& a, const Deviation& b) {
  EXPECT_EQ(a.distance, b.distance);
  EXPECT_EQ(a.place, b.place);
  EXPECT_EQ(a.bound, b.bound);
}

/// To the bit.
inline void expectSame(const FittedShape& a, const FittedShape& b) {
  EXPECT_EQ(a.method, b.method);
  ASSERT_EQ(a.pieces.size(), b.pieces.size());
  for (std::size_t i = 0; i < a.pieces.size(); ++i) {
    EXPECT_EQ(a.pieces[i].corners(), b.pieces[i].corners());
    EXPECT_EQ(a.pieces[i].triangles(), b.pieces[i].triangles());
  }
  EXPECT_EQ(a.surface.positions, b.surface.positions);
  EXPECT_EQ(a.surface.triangles, b.surface.triangles);
  EXPECT_EQ(a.prims, b.prims);
  EXPECT_EQ(a.build, b.build);
  EXPECT_EQ(a.tolerance, b.tolerance);
  expectSame(a.error.overfill, b.error.overfill);
  expectSame(a.error.shortfall, b.error.shortfall);
  EXPECT_EQ(a.error.surface, b.error.surface);
  EXPECT_EQ(a.error.mean, b.error.mean);
  EXPECT_EQ(a.error.overlap, b.error.overlap);
  EXPECT_EQ(a.error.missing, b.error.missing);
  EXPECT_EQ(a.zones, b.zones);
  ASSERT_EQ(a.error.zones.has_value(), b.error.zones.has_value());
  if (a.error.zones) {
    expectSame(a.error.zones->contact, b.error.zones->contact);
    expectSame(a.error.zones->elsewhere, b.error.zones->elsewhere);
  }
  ASSERT_EQ(a.lost.has_value(), b.lost.has_value());
  if (!a.lost) return;
  ASSERT_EQ(a.lost->size(), b.lost->size());
  for (std::size_t i = 0; i < a.lost->size(); ++i) {
    EXPECT_EQ((*a.lost)[i].loss, (*b.lost)[i].loss);
    EXPECT_EQ((*a.lost)[i].place, (*b.lost)[i].place);
  }
}

/// And what it makes of the costs; not which was chosen.
inline void expectSame(const MadeShape& a, const MadeShape& b) {
  SCOPED_TRACE(a.shape.method);
  expectSame(a.shape, b.shape);
  EXPECT_EQ(a.bodies.size(), b.bodies.size());
  EXPECT_EQ(a.physics, b.physics);
  EXPECT_EQ(a.landImpact, b.landImpact);
  EXPECT_EQ(a.isUsed, b.isUsed);
  EXPECT_EQ(a.diagonal, b.diagonal);
  ASSERT_EQ(a.analyzed.has_value(), b.analyzed.has_value());
  if (!a.analyzed) return;
  EXPECT_EQ(a.analyzed->hulls, b.analyzed->hulls);
  EXPECT_EQ(a.analyzed->least, b.analyzed->least);
  EXPECT_EQ(a.analyzed->most, b.analyzed->most);
}

}  // namespace wb::shape::test
