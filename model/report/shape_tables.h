#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/core/task.h"
#include "model/report/table.h"
#include "model/shapes/generated_levels.h"
#include "model/shapes/method.h"
#include "model/shapes/object_front.h"
#include "model/shapes/shapes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace wb::table {

/// What the physics of the parts could be made of and what each would cost (see
/// shape::comparePhysics): a row a form. Where a method fails on a part, that is a finding, and
/// the part has no rows. On so many threads (0: as many as there are cores), which makes no
/// difference. The weighing, with its geometry, must outlive the table.
/// @param weighing  Whose parts these are.
/// @param targets   A linkset stands for all its parts.
/// @param choice    Which methods are tried, and how.
/// @param task      Cancelled: parts not reached have no rows. Progress by parts.
/// @param threads   Parts that are worked on at the same time.
Loaded<Table> shapeTable(const weighing::Weighing& weighing,
                         const std::vector<weighing::Target>& targets,
                         const shape::MethodChoice& choice, const Task& task = {},
                         std::size_t threads = 0);

/// What brings shapes to the grid.
enum class Carrier : std::uint8_t {
  uploader,  ///< Takes triangles and single hulls as they are, and decomposes hulls again.
  asset      ///< Holds all as they are; for tools that upload assets.
};

/// How a shape gets there: as it is, decomposed again, or only in an asset.
inline constexpr std::array<std::string_view, 3> arrivalWords{"exact", "analyze", "asset"};

/// A shape that was made for a part of a scene.
struct MadeShapeRow {
  weighing::Target part;
  shape::MadeShape made;
};

/// A row a shape: what it costs, how far it is from what is seen and where. The weighing must
/// outlive the table.
/// @param weighing  Whose parts the shapes are for.
/// @param shapes    A row each, in this order; the table keeps them.
/// @param carrier   Decides how each shape arrives, see arrivalWords.
Table madeShapeTable(const weighing::Weighing& weighing, std::vector<MadeShapeRow> shapes,
                     Carrier carrier = Carrier::uploader);

/// Levels of detail that were made for the mesh of a part, and of others like it.
struct MadeLevelRows {
  weighing::Target part;
  std::size_t parts = 1;  ///< Of that mesh.
  std::vector<shape::WeighedLevels> made;
};

/// A row a level of each set: how far it is off where the grid switches to it, how many bytes it
/// takes, and what all four make of the costs. The weighing must outlive the table.
/// @param weighing  Whose parts the levels are for.
/// @param made      Sets in this order; must outlive the table too.
Table madeLevelTable(const weighing::Weighing& weighing, const std::vector<MadeLevelRows>& made);

/// Levels of detail and physics shapes together, for an object of a scene.
struct CombinationRow {
  std::size_t linkset;
  making::Combination combination;
};

/// A row a combination: what the object costs with it, and how far off it is. The weighing must
/// outlive the table.
/// @param weighing      Whose objects the combinations are for.
/// @param combinations  A row each, in this order; the table keeps them.
Table combinationTable(const weighing::Weighing& weighing,
                       std::vector<CombinationRow> combinations);

}  // namespace wb::table
