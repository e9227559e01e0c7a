#pragma once

#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_hull.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace wb::shape {

/// Places that pieces are to cover, found by where they are.
class Places {
 public:
  /// @param all     Where they are.
  /// @param reach   See reach().
  /// @param shares  Of that, one a place, at most 1; empty: all of it everywhere.
  Places(std::vector<glm::dvec3> all, double reach, std::vector<double> shares = {});

  const std::vector<glm::dvec3>& all() const { return all_; }
  double reach() const { return reach_; }  ///< So near to a piece is covered, m, or nearer:
  double reachAt(std::uint32_t place) const {
    return shares_.empty() ? reach_ : shares_[place] * reach_;
  }
  /// Indices of those that a piece covers, ascending.
  std::vector<std::uint32_t> coveredBy(const Piece& piece) const;

 private:
  std::vector<glm::dvec3> all_;
  double reach_;
  std::vector<double> shares_;
  double side_ = 1;  ///< Of the cubes by which places are found.
  glm::dvec3 low_{0};
  glm::ivec3 size_{1};
  std::vector<std::uint32_t> order_;   ///< By cube.
  std::vector<std::uint32_t> begins_;  ///< Of each cube in it, and the end.
};

/// Returns `places` of the surface of a `solid` that are covered within `reach`, m, or that share
/// of it that holds where they are (Solid::shareAt).
std::shared_ptr<const Places> placesOn(const Solid& solid, std::vector<glm::dvec3> places,
                                       double reach);

/// A shape that is being made: pieces, and which places each covers.
class Coverage {
 public:
  explicit Coverage(std::shared_ptr<const Places> places);

  const Places& places() const { return *places_; }
  std::size_t size() const { return pieces_.size(); }
  const Piece& piece(std::size_t i) const { return pieces_[i].piece; }
  std::vector<Piece> pieces() const;
  std::size_t corners() const;

  void add(Piece piece);
  void remove(std::size_t i);
  void replace(std::size_t i, Piece piece);

  /// Places that nothing covers, ascending.
  std::vector<std::uint32_t> uncovered() const;
  bool isCovered(std::uint32_t place) const { return counts_[place] > 0; }
  /// Places that a piece alone covers.
  std::vector<std::uint32_t> onlyBy(std::size_t i) const;
  /// Whether all the places would stay covered.
  bool isAllWithin(const std::vector<std::uint32_t>& places, const Piece& piece) const;

 private:
  struct Entry {
    Piece piece;
    std::vector<std::uint32_t> covered;
  };

  std::shared_ptr<const Places> places_;
  std::vector<Entry> pieces_;
  std::vector<std::uint16_t> counts_;  ///< Pieces that cover a place.
};

}  // namespace wb::shape
