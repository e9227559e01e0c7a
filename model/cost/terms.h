#pragma once

#include "model/core/text.h"
#include "model/cost/constants.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace wb::cost {

/// Everything measured that a formula can name.
enum class QuantityId : std::uint8_t {
  triangles,
  meanWidth,
  vertices,
  allVertices,
  hulls,
  faceArea,
  parts,
  extraScripts,
  radius,
  lodBytes,
  lodTriangles,
  pi,
  allRings,
  allowance,
  indices,
  halfSizeSquared,
  sizeSquared,
  shareOfIt,
  triangleWidth,
  sideX,
  sideY,
  sideZ,
  nothing
};

/// Which of several a term or a quantity is: the name of a level of detail, or an index.
using Which = std::variant<std::monostate, std::string_view, std::size_t>;

/// Something measured that appears in a formula; `{of}` in a symbol is filled when it is used.
struct Quantity {
  QuantityId id;
  std::string_view symbol;
  std::string_view unit;
  std::string_view meaning;
};

namespace quantity {

inline constexpr Quantity triangles{QuantityId::triangles, "N", "", "triangles"};
inline constexpr Quantity meanWidth{QuantityId::meanWidth, "w", "m",
                                    "harmonic mean of the triangles' widths"};
inline constexpr Quantity vertices{QuantityId::vertices, "V", "", "vertices of the hull"};
inline constexpr Quantity allVertices{QuantityId::allVertices, "V", "", "vertices of all hulls"};
inline constexpr Quantity hulls{QuantityId::hulls, "H", "", "hulls"};
inline constexpr Quantity faceArea{QuantityId::faceArea, "A", "m2",
                                   "mean face area of the linkset's bounding box"};
inline constexpr Quantity parts{QuantityId::parts, "n", "", "parts of the linkset"};
inline constexpr Quantity extraScripts{QuantityId::extraScripts, "s", "",
                                       "scripts after the first"};
inline constexpr Quantity radius{QuantityId::radius, "r", "m", "half the diagonal of the part"};
inline constexpr Quantity lodBytes{QuantityId::lodBytes, "b_{of}", "bytes",
                                   "stored size of this level of detail"};
inline constexpr Quantity lodTriangles{QuantityId::lodTriangles, "n_{of}", "",
                                       "triangles of the prim at this level of detail"};
inline constexpr Quantity pi{QuantityId::pi, "pi", "", "3.14159..."};
inline constexpr Quantity allRings{QuantityId::allRings, "A", "m2", "total area of all levels"};
inline constexpr Quantity allowance{QuantityId::allowance, "e_{of}", "triangles",
                                    "triangles that are free at this level"};
inline constexpr Quantity indices{QuantityId::indices, "i", "",
                                  "vertex indices, three per triangle"};
inline constexpr Quantity halfSizeSquared{QuantityId::halfSizeSquared, "h2", "m2",
                                          "squared length of half the part's size"};
inline constexpr Quantity sizeSquared{QuantityId::sizeSquared, "d2", "m2",
                                      "squared length of the part's size"};
inline constexpr Quantity shareOfIt{QuantityId::shareOfIt, "s", "", "share of the cost"};
inline constexpr Quantity triangleWidth{QuantityId::triangleWidth, "w", "m",
                                        "width of the triangle"};
inline constexpr Quantity sideX{QuantityId::sideX, "s_x", "m", "the part's size along x"};
inline constexpr Quantity sideY{QuantityId::sideY, "s_y", "m", "the part's size along y"};
inline constexpr Quantity sideZ{QuantityId::sideZ, "s_z", "m", "the part's size along z"};
inline constexpr Quantity nothing{QuantityId::nothing, "0", "", "nothing"};

/// Every one of them, by QuantityId.
inline constexpr std::array all{triangles,       meanWidth,   vertices,     allVertices,   hulls,
                                faceArea,        parts,       extraScripts, radius,        lodBytes,
                                lodTriangles,    pi,          allRings,     allowance,     indices,
                                halfSizeSquared, sizeSquared, shareOfIt,    triangleWidth, sideX,
                                sideY,           sideZ,       nothing};

}  // namespace quantity

/// Returns what is known of the quantity `id`, whatever its value.
constexpr const Quantity& info(QuantityId id) {
  return quantity::all[static_cast<std::size_t>(id)];
}

/// Everything that a breakdown can name; terms.def is the one table it is made from.
enum class TermId : std::uint8_t {
#define WB_TERM(id, ...) id,
#include "model/cost/detail/terms.def"
#undef WB_TERM
};

/// What is known of a term before it has a value.
struct TermInfo {
  Text name;                ///< Code and English with `{part}`, `{of}`.
  std::string_view symbol;  ///< In the formula of the term above it.
  std::string_view unit;
  std::optional<Confidence> mark;  ///< Overrides how sure the constants are.
  std::string_view source;
};

namespace marks {
inline constexpr std::optional<Confidence> unmarked;
inline constexpr std::optional documented = Confidence::documented;
inline constexpr std::optional viewer = Confidence::viewer;
inline constexpr std::optional likely = Confidence::likely;
inline constexpr std::optional estimate = Confidence::estimate;
}  // namespace marks

/// What is known of each term, by TermId.
inline constexpr TermInfo termTable[] = {
#define WB_TERM(id, symbol, unit, mark, name, source) \
  TermInfo{{"term." #id, name}, symbol, unit, marks::mark, source},
#include "model/cost/detail/terms.def"
#undef WB_TERM
};

/// Returns what is known of the term `id` before it has a value.
constexpr const TermInfo& info(TermId id) { return termTable[static_cast<std::size_t>(id)]; }

/// Returns the code of the term `id` as JSON shows it: `triangle_mesh`.
constexpr std::string_view code(TermId id) {
  constexpr std::string_view prefix = "term.";
  return info(id).name.code.substr(prefix.size());
}

}  // namespace wb::cost
