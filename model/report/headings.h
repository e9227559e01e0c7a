#pragma once

#include "model/report/table.h"

/// Columns that several tables have, each filled from its own rows.
namespace wb::report {

inline constexpr Heading fileHeading{"file", reportTexts["column.file"], Rank::detail, Total::none,
                                     Content::text};
inline constexpr Heading regionHeading{"region", reportTexts["column.region"], Rank::essential,
                                       Total::none, Content::text};
inline constexpr Heading linksetHeading{"linkset", reportTexts["column.linkset"], Rank::essential,
                                        Total::none, Content::text};
inline constexpr Heading linksetIdHeading{"linkset_id", reportTexts["column.linkset_id"],
                                          Rank::detail, Total::none, Content::text};
inline constexpr Heading partHeading{"part", reportTexts["column.part"], Rank::essential,
                                     Total::none, Content::text};
inline constexpr Heading partIdHeading{"part_id", reportTexts["column.part_id"], Rank::detail,
                                       Total::none, Content::text};
inline constexpr Heading landImpactHeading{"land_impact", reportTexts["column.land_impact"],
                                           Rank::essential, Total::sum, Content::number};
inline constexpr Heading capacityHeading{"capacity", reportTexts["column.capacity"],
                                         Rank::essential, Total::none, Content::number};
inline constexpr Heading keyHeading{"key", reportTexts["column.key"], Rank::essential, Total::none,
                                    Content::word};

}  // namespace wb::report
