#pragma once

#include "model/core/text.h"
#include "model/octree/octree_placement.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace wb::octree {

/// What can make the published method find something else than is there: its rules, each of which
/// can be corrected by itself, and what it takes no account of.
enum class Cause : std::uint8_t {
  inside,        ///< An origin inside a leaf is not noticed.
  line,          ///< Bounds are met by a line without beginning.
  noReturn,      ///< Where nothing is met below, the next nearest is not tried.
  fourChildren,  ///< Children after the first four that are met are not tested.
  childCentre,   ///< Of several children the one with the nearest centre is followed alone,
  octreeCentre,  ///< of several octrees likewise.
  faceCentre,    ///< The face is that whose centre is nearest to where its plane is met.
  turned,        ///< Octrees are taken as not turned,
  indented       ///< NORMAL cubes as full boxes.
};
inline constexpr std::array allCauses{Cause::inside,       Cause::line,        Cause::noReturn,
                                      Cause::fourChildren, Cause::childCentre, Cause::octreeCentre,
                                      Cause::faceCentre,   Cause::turned,      Cause::indented};

/// `origin_inside`, `line`, `no_return`, `four_children`, `child_centre`, `octree_centre`,
/// `face_centre`, `turned`, `indented`.
/// @param cause  Any.
std::string_view name(Cause cause);

/// A clause that says what the method does.
/// @param cause  Any.
Text clauseOf(Cause cause);

/// A set of causes.
class Causes {
 public:
  constexpr Causes() = default;
  constexpr Causes(std::initializer_list<Cause> causes) {
    for (const Cause cause : causes) bits_ |= bitOf(cause);
  }
  /// Returns those whose bits are set.
  /// @param bits  From the lowest on in the order of Cause.
  static constexpr Causes ofBits(unsigned bits) {
    Causes causes;
    causes.bits_ = bits;
    return causes;
  }

  /// Returns whether it is among them.
  /// @param cause  Any.
  constexpr bool has(Cause cause) const { return (bits_ & bitOf(cause)) != 0; }
  constexpr bool isEmpty() const { return bits_ == 0; }
  /// Returns the others.
  /// @param cause  To be left out.
  constexpr Causes without(Cause cause) const { return ofBits(bits_ & ~bitOf(cause)); }
  constexpr unsigned bits() const { return bits_; }

  constexpr bool operator==(const Causes&) const = default;

 private:
  static constexpr unsigned bitOf(Cause cause) { return 1U << static_cast<unsigned>(cause); }

  unsigned bits_ = 0;
};

/// The method of Inexor's published document, literally, for comparison: octrees are taken as
/// unrotated, NORMAL cubes as full boxes, and it is wrong in known ways.
/// Of the octrees that are not EMPTY and whose sphere (about the whole root, t > 0) and box (as an
/// infinite line) are met, the one with the nearest centre; then, down to a leaf, of the first four
/// children that are not EMPTY and met likewise, the one whose centre is nearest the origin;
/// nothing where there is none. The face is the one turned to the origin whose plane is met nearest
/// to the face's centre. t may be below 0.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction is a unit vector.
std::optional<Entry> castInexor(const World& world, const Ray& ray);

/// The same with some of its rules corrected: `inside` told; bounds met by the `line` only from the
/// origin on; with `noReturn` the next nearest tried where nothing is met below; all eight instead
/// of `fourChildren`; by `childCentre` or `octreeCentre` all followed, and the nearest entry taken;
/// by `faceCentre` the face that is entered. With all of them it finds what castExact finds in the
/// same world without rotations, its NORMAL cubes as full boxes, to the last bit.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction is a unit vector.
/// @param corrected  The rules that are.
std::optional<Entry> castCorrected(const World& world, const Ray& ray, Causes corrected);

/// The published method, told step by step.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction is a unit vector.
/// @param visits  Gets the steps, after those it has.
std::optional<Entry> castInexor(const World& world, const Ray& ray, Visits& visits);

}  // namespace wb::octree
