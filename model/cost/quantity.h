#pragma once

#include <array>
#include <string_view>

namespace wb::cost {

/// Something measured that appears in a formula; `{of}` in a symbol is filled when it is used.
struct Quantity {
  std::string_view symbol;
  std::string_view unit;
  std::string_view meaning;
};

namespace quantity {

inline constexpr Quantity triangles{"N", "", "triangles"};
inline constexpr Quantity meanWidth{"w", "m", "harmonic mean of the triangles' widths"};
inline constexpr Quantity vertices{"V", "", "points of the hull"};
inline constexpr Quantity allVertices{"V", "", "points of all hulls together"};
inline constexpr Quantity hulls{"H", "", "hulls"};
inline constexpr Quantity faceArea{"A", "m2", "mean face area of the linkset's bounding box"};
inline constexpr Quantity parts{"n", "", "parts of the linkset"};
inline constexpr Quantity extraScripts{"s", "", "scripts after the first"};
inline constexpr Quantity radius{"r", "m", "half the diagonal of the part"};
inline constexpr Quantity lodBytes{"b_{of}", "bytes", "stored size of this level of detail"};
inline constexpr Quantity lodTriangles{"n_{of}", "",
                                       "triangles of the prim at this level of detail"};
inline constexpr Quantity pi{"pi", "", "3.14159..."};
inline constexpr Quantity allRings{"A", "m2", "the areas of all levels together"};
inline constexpr Quantity allowance{"e_{of}", "triangles", "triangles that are free at this level"};
inline constexpr Quantity indices{"i", "", "indices of the triangles, three each"};
inline constexpr Quantity halfSizeSquared{"h2", "m2", "squared length of half the part's size"};
inline constexpr Quantity sizeSquared{"d2", "m2", "squared length of the part's size"};
inline constexpr Quantity shareOfIt{"s", "", "share of it"};
inline constexpr Quantity triangleWidth{"w", "m", "width of the triangle"};
inline constexpr Quantity nothing{"0", "", "nothing"};

/// Every one of them, for those who translate.
inline constexpr std::array all{triangles,       meanWidth,   vertices,     allVertices,   hulls,
                                faceArea,        parts,       extraScripts, radius,        lodBytes,
                                lodTriangles,    pi,          allRings,     allowance,     indices,
                                halfSizeSquared, sizeSquared, shareOfIt,    triangleWidth, nothing};

}  // namespace quantity
}  // namespace wb::cost
