#include "model/shapes/detail/coverage.h"

#include "model/shapes/detail/search_constants.h"

#include <glm/common.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

// Finds the samples that a hull covers: a uniform grid over them, filled by counting sort, of which
// the cubes that the hull's box touches are looked at. Coverage counts for each sample the hulls
// that cover it, so that adding, removing and replacing a hull is linear in the samples it covers.

namespace wb::shape {
namespace {

/// At which cube a row of them begins, along x.
std::size_t rowOf(const glm::ivec3& size, int y, int z) {
  const auto width = static_cast<std::size_t>(size.x);
  const auto height = static_cast<std::size_t>(size.y);
  return width * (static_cast<std::size_t>(y) + height * static_cast<std::size_t>(z));
}

}  // namespace

Places::Places(std::vector<glm::dvec3> all, double reach, std::vector<double> shares)
    : all_(std::move(all)), reach_(reach), shares_(std::move(shares)) {
  if (all_.empty()) return;
  low_ = all_.front();
  glm::dvec3 high = low_;
  for (const glm::dvec3& place : all_) {
    low_ = glm::min(low_, place);
    high = glm::max(high, place);
  }
  const glm::dvec3 extent = high - low_;
  side_ = std::max(reach, std::max({extent.x, extent.y, extent.z}) / tuned::cover::cubesPerExtent);
  size_ = glm::ivec3(extent / side_) + 1;
  const auto cubeOf = [&](const glm::dvec3& place) {
    const glm::ivec3 at((place - low_) / side_);
    return rowOf(size_, at.y, at.z) + static_cast<std::size_t>(at.x);
  };
  begins_.assign(rowOf(size_, 0, size_.z) + 1, 0);
  for (const glm::dvec3& place : all_) ++begins_[cubeOf(place) + 1];
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  order_.resize(all_.size());
  std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t i = 0; i < all_.size(); ++i) order_[next[cubeOf(all_[i])]++] = i;
}

std::vector<std::uint32_t> Places::coveredBy(const Piece& piece) const {
  std::vector<std::uint32_t> covered;
  if (all_.empty()) return covered;
  const auto clamped = [&](const glm::dvec3& at) {
    return glm::ivec3(glm::clamp((at - low_) / side_, glm::dvec3(0), glm::dvec3(size_ - 1)));
  };
  const glm::ivec3 from = clamped(piece.low() - reach_);
  const glm::ivec3 to = clamped(piece.high() + reach_);
  for (int z = from.z; z <= to.z; ++z)
    for (int y = from.y; y <= to.y; ++y) {
      const std::size_t row = rowOf(size_, y, z);
      const std::uint32_t end = begins_[row + static_cast<std::size_t>(to.x) + 1];
      for (std::uint32_t i = begins_[row + static_cast<std::size_t>(from.x)]; i < end; ++i)
        if (piece.isWithin(all_[order_[i]], reachAt(order_[i]))) covered.push_back(order_[i]);
    }
  return covered;
}

std::shared_ptr<const Places> placesOn(const Solid& solid, std::vector<glm::dvec3> places,
                                       double reach) {
  std::vector<double> shares;
  if (solid.contactShare() < 1)
    for (const glm::dvec3& place : places) shares.push_back(solid.shareAt(place));
  return std::make_shared<const Places>(std::move(places), reach, std::move(shares));
}

Coverage::Coverage(std::shared_ptr<const Places> places)
    : places_(std::move(places)), counts_(places_->all().size(), 0) {}

std::vector<Piece> Coverage::pieces() const {
  std::vector<Piece> all;
  for (const Entry& entry : pieces_) all.push_back(entry.piece);
  return all;
}

std::size_t Coverage::corners() const {
  std::size_t count = 0;
  for (const Entry& entry : pieces_) count += entry.piece.corners().size();
  return count;
}

void Coverage::add(Piece piece) {
  std::vector<std::uint32_t> covered = places_->coveredBy(piece);
  for (const std::uint32_t place : covered) ++counts_[place];
  pieces_.push_back({std::move(piece), std::move(covered)});
}

void Coverage::remove(std::size_t i) {
  for (const std::uint32_t place : pieces_[i].covered) --counts_[place];
  pieces_.erase(pieces_.begin() + static_cast<std::ptrdiff_t>(i));
}

void Coverage::replace(std::size_t i, Piece piece) {
  for (const std::uint32_t place : pieces_[i].covered) --counts_[place];
  std::vector<std::uint32_t> covered = places_->coveredBy(piece);
  for (const std::uint32_t place : covered) ++counts_[place];
  pieces_[i] = {std::move(piece), std::move(covered)};
}

std::vector<std::uint32_t> Coverage::uncovered() const {
  std::vector<std::uint32_t> found;
  for (std::uint32_t i = 0; i < counts_.size(); ++i)
    if (counts_[i] == 0) found.push_back(i);
  return found;
}

std::vector<std::uint32_t> Coverage::onlyBy(std::size_t i) const {
  std::vector<std::uint32_t> found;
  for (const std::uint32_t place : pieces_[i].covered)
    if (counts_[place] == 1) found.push_back(place);
  return found;
}

bool Coverage::isAllWithin(const std::vector<std::uint32_t>& places, const Piece& piece) const {
  return std::ranges::all_of(places, [&](std::uint32_t place) {
    return piece.isWithin(places_->all()[place], places_->reachAt(place));
  });
}

}  // namespace wb::shape
