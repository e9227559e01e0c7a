#pragma once

#include "model/report/table.h"

namespace wb::table {

/// Of what tells regions of one name apart.
inline constexpr Heading regionIdHeading{"region_id", tableTexts["column.region_id"], Rank::detail,
                                         Total::none, Content::text};

/// The table as people read it: where rows have a region of one name but different ids, the cells
/// of the column `region` show the beginning of the id, as weighing::RegionTitles does. A table
/// without the columns `region` and `region_id` stays as it is.
/// @param table  Kept by the result, which asks it for its cells. Those of both columns are made
/// here.
Table withRegionTitles(Table table);

}  // namespace wb::table
