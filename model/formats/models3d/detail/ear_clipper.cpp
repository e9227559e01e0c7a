#include "model/formats/models3d/detail/ear_clipper.h"

#include <glm/common.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>
#include <limits>
#include <utility>

namespace wb::import3d {
namespace {

using Point = glm::dvec2;

constexpr std::size_t noCorner = std::numeric_limits<std::size_t>::max();

/// Looks at corners and cells that a polygon may take, for each of its corners and each doubling of
/// their number: real ones take less than 30.
constexpr std::size_t effort = 400;

/// Places in cells of a square grid, about one each.
class Grid {
 public:
  Grid(const Point& min, const Point& max, std::size_t places)
      : min_(min),
        side_(std::clamp<std::size_t>(
            static_cast<std::size_t>(std::sqrt(static_cast<double>(places))), 1, 2048)),
        cells_(side_ * side_) {
    const Point size = max - min;
    perUnit_ = {size.x > 0 ? static_cast<double>(side_) / size.x : 0,
                size.y > 0 ? static_cast<double>(side_) / size.y : 0};
  }

  struct Cells {
    std::size_t left, bottom, right, top;
  };

  Cells around(const Point& min, const Point& max) const {
    return {at(min.x - min_.x, perUnit_.x), at(min.y - min_.y, perUnit_.y),
            at(max.x - min_.x, perUnit_.x), at(max.y - min_.y, perUnit_.y)};
  }

  std::vector<std::size_t>& cell(std::size_t x, std::size_t y) { return cells_[y * side_ + x]; }
  std::vector<std::size_t>& cell(const Point& point) {
    return cell(at(point.x - min_.x, perUnit_.x), at(point.y - min_.y, perUnit_.y));
  }

 private:
  std::size_t at(double offset, double perUnit) const {
    const double number = std::clamp(offset * perUnit, 0.0, static_cast<double>(side_ - 1));
    return static_cast<std::size_t>(number);
  }

  Point min_;
  Point perUnit_{0};
  std::size_t side_;
  std::vector<std::vector<std::size_t>> cells_;
};

struct Box {
  Point min{std::numeric_limits<double>::infinity()};
  Point max{-std::numeric_limits<double>::infinity()};
};

class EarClipper {
 public:
  EarClipper(std::span<const Point> points, const std::vector<std::uint32_t>& ring)
      : points_(points),
        ring_(ring),
        left_(ring.size()),
        next_(ring.size()),
        before_(ring.size()),
        waiting_(ring.size()),
        isQueued_(ring.size(), true),
        grid_(makeGrid()) {
    const std::size_t count = ring.size();
    for (std::size_t i = 0; i < count; ++i) {
      next_[i] = (i + 1) % count;
      before_[i] = (i + count - 1) % count;
      queue_.push_back(i);
    }
    for (std::size_t i = 0; i < count; ++i)
      if (isReflex(i)) grid_.cell(point(i)).push_back(i);
    budget_ = effort * count * static_cast<std::size_t>(std::bit_width(count));
  }

  std::vector<FlatTriangle> clip() && {
    std::size_t last = 0;
    while (left_ > 3 && budget_ > 0 && !queue_.empty()) {
      const std::size_t at = queue_.front();
      queue_.pop_front();
      isQueued_[at] = false;
      if (next_[at] == noCorner || turnAt(at) <= 0) continue;
      const std::size_t blocker = findBlocker(at);
      if (blocker == noCorner)
        last = cut(at);
      else
        waiting_[blocker].push_back(at);
      if (queue_.empty() && left_ > 3) last = cut(someCorner(last));
    }
    fan(someCorner(last));
    return std::move(triangles_);
  }

 private:
  Grid makeGrid() const {
    Box box;
    for (const std::uint32_t corner : ring_) {
      box.min = glm::min(box.min, points_[corner]);
      box.max = glm::max(box.max, points_[corner]);
    }
    return {box.min, box.max, ring_.size()};
  }

  const Point& point(std::size_t place) const { return points_[ring_[place]]; }

  double turnAt(std::size_t at) const {
    return turn(point(before_[at]), point(at), point(next_[at]));
  }
  bool isReflex(std::size_t at) const { return turnAt(at) <= 0; }

  /// A corner that is still there, at or behind that one.
  std::size_t someCorner(std::size_t at) const {
    while (next_[at] == noCorner) at = (at + 1) % next_.size();
    return at;
  }

  void spend(std::size_t steps) { budget_ -= std::min(budget_, steps); }

  /// A corner that turns right and lies in the triangle that would be cut off at `at`.
  std::size_t findBlocker(std::size_t at) {
    const Point &a = point(before_[at]), &b = point(at), &c = point(next_[at]);
    const auto cells = grid_.around(glm::min(a, glm::min(b, c)), glm::max(a, glm::max(b, c)));
    for (std::size_t y = cells.bottom; y <= cells.top; ++y)
      for (std::size_t x = cells.left; x <= cells.right; ++x) {
        auto& cell = grid_.cell(x, y);
        spend(1 + cell.size());
        // Those that were cut off or turn left by now are in nobody's way any more.
        std::erase_if(cell, [this](std::size_t i) { return next_[i] == noCorner || !isReflex(i); });
        for (const std::size_t i : cell)
          if (i != before_[at] && i != next_[at] && isInside(point(i), a, b, c)) return i;
      }
    return noCorner;
  }

  /// Or on the border, but for the corners themselves: cuts to holes come back to them.
  static bool isInside(const Point& p, const Point& a, const Point& b, const Point& c) {
    if (p == a || p == b || p == c) return false;
    return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
  }

  /// Cuts off a corner; the one behind it.
  std::size_t cut(std::size_t at) {
    const std::size_t before = before_[at];
    const std::size_t next = next_[at];
    triangles_.push_back({ring_[before], ring_[at], ring_[next]});
    next_[before] = next;
    before_[next] = before;
    next_[at] = noCorner;
    --left_;
    wake(at);
    for (const std::size_t neighbour : {before, next}) {
      queue(neighbour);
      if (!isReflex(neighbour)) wake(neighbour);
    }
    return next;
  }

  void wake(std::size_t blocker) {
    for (const std::size_t corner : std::exchange(waiting_[blocker], {})) queue(corner);
  }

  void queue(std::size_t corner) {
    if (next_[corner] == noCorner || isQueued_[corner]) return;
    isQueued_[corner] = true;
    queue_.push_back(corner);
  }

  void fan(std::size_t first) {
    for (std::size_t at = next_[first]; left_ > 2; --left_) {
      triangles_.push_back({ring_[first], ring_[at], ring_[next_[at]]});
      at = next_[at];
    }
  }

  std::span<const Point> points_;
  const std::vector<std::uint32_t>& ring_;
  std::size_t left_;
  std::vector<std::size_t> next_;  ///< None: cut off.
  std::vector<std::size_t> before_;
  std::vector<std::vector<std::size_t>> waiting_;  ///< By who is in their way.
  std::vector<bool> isQueued_;
  std::deque<std::size_t> queue_;
  Grid grid_;
  std::size_t budget_ = 0;
  std::vector<FlatTriangle> triangles_;
};

}  // namespace

std::vector<FlatTriangle> clipEars(std::span<const Point> points,
                                   const std::vector<std::uint32_t>& ring) {
  if (ring.size() < 3) return {};
  return EarClipper(points, ring).clip();
}

}  // namespace wb::import3d
