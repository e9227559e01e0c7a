#pragma once

#include "model/octree/detail/causes.h"
#include "model/octree/detail/entry.h"
#include "model/octree/detail/visits.h"
#include "model/octree/ray.h"
#include "model/octree/world.h"

#include <optional>

namespace wb::octree {

/// The method of Inexor's published document, literally, for comparison: octrees are taken as
/// unrotated, NORMAL cubes as full boxes, and it is wrong in known ways.
/// Of the octrees that are not EMPTY and whose sphere (about the whole root, t > 0) and box (as an
/// infinite line) are met, the one with the nearest centre; then, down to a leaf, of the first four
/// children that are not EMPTY and met likewise, the one whose centre is nearest the origin;
/// nothing where there is none. The face is the one turned to the origin whose plane is met nearest
/// to the face's centre. t may be below 0.
std::optional<Entry> castInexor(const World& world, const Ray& ray);

/// The same with some of its rules corrected: `inside` told; bounds met by the `line` only from the
/// origin on; with `noReturn` the next nearest tried where nothing is met below; all eight instead
/// of `fourChildren`; by `childCentre` or `octreeCentre` all followed, and the nearest entry taken;
/// by `faceCentre` the face that is entered. With all of them it finds what castExact finds in the
/// same world without rotations, its NORMAL cubes as full boxes, to the last bit.
std::optional<Entry> castCorrected(const World& world, const Ray& ray, Causes corrected);

/// The published method, told step by step.
std::optional<Entry> castInexor(const World& world, const Ray& ray, Visits& visits);

}  // namespace wb::octree
