#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace wb::stl {

/// Goes over the facets of an STL text once, in time that grows with its length. Keywords may be in
/// letters of any case, and lines may end anywhere between words; a line that begins with a word of
/// no meaning is passed over.
class TextFacets {
 public:
  enum class Item : std::uint8_t { solid, facet, end };

  enum class End : std::uint8_t {
    closed,       ///< With `endsolid`.
    open,         ///< Without it, behind a whole facet.
    insideFacet,  ///< Inside a facet: the text was cut.
    brokenFacet,  ///< At a facet of other than three corners, or a keyword out of place.
  };

  explicit TextFacets(std::string_view text);

  /// Goes on to the next solid or whole facet.
  Item next();

  /// Returns the name of the solid that next() came to; empty: none.
  std::string_view solid() const { return solid_; }
  /// Returns the nine words of the three corners of the facet that next() came to.
  const std::array<std::string_view, 9>& corners() const { return corners_; }

  /// Returns how many whole facets there were so far.
  std::size_t facets() const { return facets_; }
  /// Returns how it ended, once next() came to the end.
  End end() const { return end_; }
  /// Returns the number of the facet behind which `endsolid` was missing before another solid, or
  /// at the end.
  std::optional<std::size_t> openAfter() const { return openAfter_; }
  /// Returns how many bytes that are no blanks follow the last solid.
  std::size_t leftOver() const { return leftOver_; }

 private:
  Item finish(End end);
  Item beginSolid();
  bool takeFacet();
  bool takeCorner(std::size_t corner);
  bool refuseFacet(End end);
  std::string_view peek() const;

  std::string_view rest_;
  std::string_view solid_;
  std::array<std::string_view, 9> corners_{};
  std::size_t facets_ = 0;
  std::optional<std::size_t> openAfter_;
  std::size_t leftOver_ = 0;
  End end_ = End::closed;
  bool isOpen_ = false;
};

/// Returns whether a text begins as STL: with `solid`, a name, and a facet or `endsolid`.
bool looksLikeText(std::string_view text);

}  // namespace wb::stl
