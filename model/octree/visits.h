#pragma once

#include "model/octree/octree.h"
#include "model/octree/topology.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::octree {

/// What decided what a ray meets, all of it exact.
enum class Decided : std::uint8_t {
  filter,  ///< Doubles, whose errors are too small to matter.
  exact,   ///< Numbers of any size.
  tie      ///< A rule: several leaves are met at once. See leavesMetAtOnce().
};

/// Where a ray enters the world first: all that a caster finds. cast.h makes a full answer of it.
struct Entry {
  double t = 0;  ///< Metres along the unit direction; below 0 only where `inexor` says so.
  std::size_t octree = 0;
  Path cube;  ///< The leaf, or the OCTANT that counts as one.
  Face face = Face::left;
  bool isInside = false;  ///< The origin is inside the cube: t is 0, and no face was entered.
  Decided decided = Decided::filter;  ///< Of `exact` alone.

  /// The same, however it was decided.
  bool operator==(const Entry& other) const {
    return t == other.t && octree == other.octree && cube == other.cube && face == other.face &&
           isInside == other.isInside;
  }
};

/// What is tested of a cube.
enum class Bound : std::uint8_t {
  sphere,  ///< By `exact` about the filled cubes of an octree, by `inexor` about the whole cube.
  filled,  ///< The box along the world's axes about the filled cubes of an octree.
  box,     ///< The whole cube; by `inexor` as if the octree were not turned.
  mesh     ///< The triangles of a NORMAL cube.
};

/// One step of a cast, so that it can be replayed.
struct Step {
  enum class Kind : std::uint8_t {
    entered,    ///< An OCTANT; `exact` tells where the ray enters it.
    left,       ///< All below it is done.
    rejected,   ///< A bound is not met: which, and how far the ray passes from it.
    hit,        ///< A leaf is met; where the ray enters it.
    candidate,  ///< Of `inexor`: met; how far its centre is from the ray's origin.
    stopped,    ///< Of `inexor`: four children are met, the rest is not tested.
    untested,   ///< Not looked into; `exact`: what is met is nearer than where the ray enters it.
    deadEnd     ///< Of `inexor`: nothing is met below, and the cast ends.
  };

  Kind kind = Kind::entered;
  std::size_t octree = 0;
  Path cube;                       ///< Of an octree as a whole the root.
  std::optional<double> metres{};  ///< What the kind tells.
  Bound bound = Bound::box;        ///< What is tested.

  bool operator==(const Step&) const = default;
};

/// What a cast visited: how much of it, and, if wanted, step by step. `entered` and `left` enclose
/// what is below an OCTANT.
class Visits {
 public:
  enum class Detail : std::uint8_t { counts, steps };

  explicit Visits(Detail detail = Detail::counts) : detail_(detail) {}

  std::size_t octrees() const { return octrees_; }  ///< Entered.
  std::size_t cubes() const { return cubes_; }      ///< OCTANTs entered and leaves met.
  const std::vector<Step>& steps() const { return steps_; }
  bool wantsSteps() const { return detail_ == Detail::steps; }

  /// Adds what `other` counted.
  void add(const Visits& other) {
    octrees_ += other.octrees_;
    cubes_ += other.cubes_;
  }
  void enterOctree() { ++octrees_; }
  /// An OCTANT is entered.
  /// @param octree  Its place in the world.
  /// @param cube    From its root.
  /// @param metres  Along the ray, where that is known.
  void enter(std::size_t octree, const Path& cube, std::optional<double> metres = {}) {
    ++cubes_;
    record({Step::Kind::entered, octree, cube, metres});
  }
  /// A leaf is met.
  /// @param octree  Its place in the world.
  /// @param cube    From its root.
  /// @param metres  Along the ray.
  void hit(std::size_t octree, const Path& cube, double metres) {
    ++cubes_;
    record({Step::Kind::hit, octree, cube, metres});
  }
  /// All below an OCTANT is done.
  /// @param octree  Its place in the world.
  /// @param cube    From its root.
  void leave(std::size_t octree, const Path& cube) { record({Step::Kind::left, octree, cube}); }
  /// A step that visits nothing.
  void record(const Step& step) {
    if (wantsSteps()) steps_.push_back(step);
  }

 private:
  Detail detail_;
  std::size_t octrees_ = 0;
  std::size_t cubes_ = 0;
  std::vector<Step> steps_;
};

/// Stands in for Visits where nobody asks: costs nothing.
struct NoVisits {
  static constexpr bool wantsSteps() { return false; }
  static constexpr void enterOctree() {}
  static constexpr void enter(std::size_t, const Path&, std::optional<double> = {}) {}
  static constexpr void hit(std::size_t, const Path&, double) {}
  static constexpr void leave(std::size_t, const Path&) {}
  static constexpr void record(const Step&) {}
};

}  // namespace wb::octree
