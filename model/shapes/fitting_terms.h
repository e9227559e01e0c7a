#pragma once

#include "model/scene/part.h"
#include "model/shapes/fitting_hull.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

/// What the fitting of shapes speaks of: what pieces cost and may be, prims that stand for pieces,
/// how far a shape is from its solid, and what it takes from those who walk there.
namespace wb::shape {

/// What a hull costs (see cost::decompositionCost), and what holds for each.
struct PieceRules {
  double perHull = 0;    ///< PE.
  double perCorner = 0;  ///< PE.
  double fill = 0;       ///< How far outside the solid a piece may be, m.
  double thickness = 0;  ///< Volume over area at least, m: the grid refuses flat hulls.
  std::size_t mostCorners = 256;
  glm::dvec3 low{-1e300};  ///< Of the box that no corner may leave: an asset holds no more.
  glm::dvec3 high{1e300};

  /// Whether a `point` is in the box from `low` to `high`.
  bool isInBox(const glm::dvec3& point) const {
    return glm::all(glm::lessThanEqual(low, point)) && glm::all(glm::lessThanEqual(point, high));
  }
  /// What a `piece` costs, PE.
  double costOf(const Piece& piece) const {
    return perHull + perCorner * static_cast<double>(piece.corners().size());
  }
  /// Whether a `piece` is thick enough for the grid.
  bool isThick(const Piece& piece) const { return piece.volume() > thickness * piece.area(); }
};

/// A prim that a builder makes to stand for a piece of a solid: whole, not twisted, in the frame of
/// the part that the solid is of.
struct Primitive {
  scene::PartKind kind = scene::PartKind::box;  ///< Box, cylinder (along z) or sphere.
  glm::dvec3 size{1};                           ///< m, in its own frame.
  glm::dvec3 place{0};                          ///< Of its middle, m.
  glm::dquat turn{1, 0, 0, 0};

  bool operator==(const Primitive&) const = default;
};

/// The sides that the grid allows a prim, m.
inline constexpr double leastPrimSide = 0.01;
inline constexpr double mostPrimSide = 64;

/// A place and how far it is from something, m.
struct Deviation {
  double distance = 0;
  glm::dvec3 place{0};
  double bound = 0;  ///< No other place is farther than this.
};

/// How far a shape is off where avatars touch what it stands for, and elsewhere: the farther of too
/// much and too little.
struct ZoneErrors {
  Deviation contact;
  Deviation elsewhere;
};

/// How far off a shape may be there, m, above 0.
struct ZoneTolerances {
  double contact = 0;
  double elsewhere = 0;

  double looser() const { return std::max(contact, elsewhere); }
  double tighter() const { return std::min(contact, elsewhere); }
  /// The same, but no more than a `tolerance`, m.
  ZoneTolerances atMost(double tolerance) const {
    return {std::min(contact, tolerance), std::min(elsewhere, tolerance)};
  }
  /// Whether what is so far off as `errors` say is close enough.
  bool areHeldBy(const ZoneErrors& errors) const {
    return errors.contact.distance <= contact && errors.elsewhere.distance <= elsewhere;
  }
  bool operator==(const ZoneTolerances&) const = default;
};

/// How far a shape is from the solid it stands for.
struct ShapeError {
  Deviation overfill;   ///< Of the shape's outer surface, from the solid.
  Deviation shortfall;  ///< Of the solid's outer surface, from the shape.
  double surface = 0;   ///< The two-sided distance of the surfaces, hidden ones too, m.
  double mean = 0;      ///< Of the solid's outer surface, from the shape's surface, m.
  double overlap = 0;   ///< Volume that several pieces fill, m3.
  double missing = 0;   ///< Volume of the solid that no piece fills, m3.
  std::optional<ZoneErrors> zones{};  ///< Where each has a tolerance of its own.

  double error() const { return std::max(overfill.distance, shortfall.distance); }
};

/// An upright cylinder, m.
struct Avatar {
  double width = 0.6;
  double height = 1.9;
  glm::dvec3 up{0, 0, 1};  ///< In the frame of what it walks about, of length one: see upIn.
};

/// What a shape takes from avatars.
enum class Loss : std::uint8_t {
  way,   ///< A way between two places, or a place where one fitted.
  floor  ///< What they stood on.
};

/// A way or a place that is no more.
struct LostPassage {
  Loss loss;
  glm::dvec3 place;  ///< Of their feet in the frame of the solid, m.
};

}  // namespace wb::shape
