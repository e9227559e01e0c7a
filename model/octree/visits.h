#pragma once

#include "model/octree/cube.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::octree {

/// One step of a cast, so that a view can replay it.
struct Step {
  enum class Kind : std::uint8_t { entered, left, rejected, hit };

  Kind kind = Kind::entered;
  std::size_t octree = 0;
  Path cube;  ///< Of an octree as a whole the root.

  bool operator==(const Step&) const = default;
};

/// What a cast visited: how much of it, and, if wanted, step by step. `entered` and `left` enclose
/// what is below an OCTANT, `rejected` is what was tested and not met, `hit` a leaf that was met.
class Visits {
 public:
  enum class Detail : std::uint8_t { counts, steps };

  explicit Visits(Detail detail = Detail::counts) : detail_(detail) {}

  std::size_t octrees() const { return octrees_; }  ///< Entered.
  std::size_t cubes() const { return cubes_; }      ///< OCTANTs entered and leaves met.
  const std::vector<Step>& steps() const { return steps_; }
  bool wantsSteps() const { return detail_ == Detail::steps; }

  void enterOctree() { ++octrees_; }
  void enter(std::size_t octree, const Path& cube) { see(Step::Kind::entered, octree, cube); }
  void hit(std::size_t octree, const Path& cube) { see(Step::Kind::hit, octree, cube); }
  void leave(std::size_t octree, const Path& cube) { record(Step::Kind::left, octree, cube); }
  void reject(std::size_t octree, const Path& cube) { record(Step::Kind::rejected, octree, cube); }

 private:
  void see(Step::Kind kind, std::size_t octree, const Path& cube) {
    ++cubes_;
    record(kind, octree, cube);
  }
  void record(Step::Kind kind, std::size_t octree, const Path& cube) {
    if (wantsSteps()) steps_.push_back({kind, octree, cube});
  }

  Detail detail_;
  std::size_t octrees_ = 0;
  std::size_t cubes_ = 0;
  std::vector<Step> steps_;
};

/// Stands in for Visits where nobody asks: costs nothing.
struct NoVisits {
  static constexpr bool wantsSteps() { return false; }
  static constexpr void enterOctree() {}
  static constexpr void enter(std::size_t, const Path&) {}
  static constexpr void hit(std::size_t, const Path&) {}
  static constexpr void leave(std::size_t, const Path&) {}
  static constexpr void reject(std::size_t, const Path&) {}
};

}  // namespace wb::octree
