#pragma once

#include "model/analysis/found_target.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"
#include "model/shapes/made_shapes.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace wb::table {

/// What brings shapes to the grid.
enum class Carrier : std::uint8_t {
  uploader,  ///< Takes triangles and single hulls as they are, and decomposes hulls anew.
  asset      ///< Holds all as they are; for tools that upload assets.
};

/// How a shape gets there: as it is, decomposed anew, or only in an asset.
inline constexpr std::array<std::string_view, 3> arrivalWords{"exact", "analyze", "asset"};

/// A shape that was made for a part of a scene.
struct MadeShapeRow {
  weighing::Target part;
  shape::MadeShape made;
};

/// A row a shape: what it costs, how far it is from what is seen and where. The weighing must
/// outlive the table.
Table madeShapeTable(const weighing::Weighing& weighing, std::vector<MadeShapeRow> shapes,
                     Carrier carrier = Carrier::uploader);

}  // namespace wb::table
