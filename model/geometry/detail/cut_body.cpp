#include "model/geometry/detail/cut_body.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace wb::mesh {
namespace {

/// Corners no farther from a plane lie in it.
constexpr double rounding = 1e-12;

using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// One cut through all faces: which corners are beyond, and the corners that it makes, each once.
class Cut {
 public:
  Cut(const Plane& plane, std::vector<glm::dvec3>& corners) : corners_(corners) {
    for (const glm::dvec3& corner : corners)
      out_.push_back(glm::dot(plane.normal, corner) - plane.offset);
  }

  bool isOut(std::uint32_t corner) const { return out_[corner] > rounding; }

  /// What is left of a face; the corners in the plane are noted, from where the face leaves the
  /// body to where it enters it again.
  std::vector<std::uint32_t> rest(const std::vector<std::uint32_t>& face) {
    std::vector<std::uint32_t> left;
    Edge opened{none, none};
    for (std::size_t i = 0; i < face.size(); ++i) {
      const std::uint32_t from = face[i];
      const std::uint32_t to = face[(i + 1) % face.size()];
      if (!isOut(from)) left.push_back(from);
      if (isOut(from) == isOut(to)) continue;
      const std::uint32_t met = meeting(from, to);
      if (left.empty() || left.back() != met) left.push_back(met);
      (isOut(to) ? opened.first : opened.second) = met;
    }
    if (left.size() > 1 && left.front() == left.back()) left.pop_back();
    if (opened.first != opened.second) next_[opened.second] = opened.first;
    return left;
  }

  /// The new face, from the edges that the cut faces have in it.
  std::vector<std::uint32_t> lid() const {
    std::vector<std::uint32_t> loop;
    if (next_.empty()) return loop;
    std::uint32_t at = next_.begin()->first;
    do {
      loop.push_back(at);
      const auto found = next_.find(at);
      if (found == next_.end()) return {};
      at = found->second;
    } while (at != loop.front() && loop.size() <= next_.size());
    return loop;
  }

 private:
  static constexpr std::uint32_t none = 0xffffffff;

  /// A corner that lies in the plane is met itself.
  std::uint32_t meeting(std::uint32_t from, std::uint32_t to) {
    const std::uint32_t in = isOut(from) ? to : from;
    const std::uint32_t out = isOut(from) ? from : to;
    if (out_[in] >= -rounding) return in;
    const auto [known, isNew] =
        made_.try_emplace({in, out}, static_cast<std::uint32_t>(corners_.size()));
    if (isNew)
      corners_.push_back(corners_[in] +
                         (corners_[out] - corners_[in]) * (out_[in] / (out_[in] - out_[out])));
    return known->second;
  }

  std::vector<glm::dvec3>& corners_;
  std::vector<double> out_;  ///< How far each corner that was there is beyond the plane.
  std::map<Edge, std::uint32_t> made_;
  std::map<std::uint32_t, std::uint32_t> next_;
};

}  // namespace

CutBody::CutBody(double size) {
  for (int i = 0; i < 8; ++i)
    corners_.emplace_back((i & 1) ? size : -size, (i & 2) ? size : -size, (i & 4) ? size : -size);
  isThere_.assign(corners_.size(), true);
  faces_ = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
}

void CutBody::cut(const Plane& plane) {
  Cut cut(plane, corners_);
  bool isAnyOut = false;
  for (std::uint32_t i = 0; i < isThere_.size(); ++i) isAnyOut |= isThere_[i] && cut.isOut(i);
  if (!isAnyOut) return;
  std::vector<Loop> faces;
  const std::size_t before = corners_.size();
  for (const Loop& face : faces_)
    if (Loop left = cut.rest(face); left.size() > 2) faces.push_back(std::move(left));
  if (Loop lid = cut.lid(); lid.size() > 2) faces.push_back(std::move(lid));
  for (std::uint32_t i = 0; i < before; ++i) isThere_[i] = isThere_[i] && !cut.isOut(i);
  isThere_.resize(corners_.size(), true);
  faces_ = std::move(faces);
}

std::vector<glm::dvec3> CutBody::presentCorners() const {
  std::vector<glm::dvec3> present;
  for (std::uint32_t i = 0; i < corners_.size(); ++i)
    if (isThere_[i]) present.push_back(corners_[i]);
  return present;
}

double CutBody::volume() const {
  double sixfold = 0;
  for (const Loop& face : faces_)
    for (std::size_t i = 2; i < face.size(); ++i)
      sixfold += glm::dot(corners_[face[0]], glm::cross(corners_[face[i - 1]], corners_[face[i]]));
  return sixfold / 6;
}

}  // namespace wb::mesh
