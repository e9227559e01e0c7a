#pragma once

#include "model/report/table.h"

/// Columns that several tables have, each filled from its own rows.
namespace wb::table {

inline constexpr Heading fileHeading{"file", tableTexts["column.file"], Rank::detail, Total::none,
                                     Content::text};
inline constexpr Heading regionHeading{"region", tableTexts["column.region"], Rank::essential,
                                       Total::none, Content::text};
inline constexpr Heading linksetHeading{"linkset", tableTexts["column.linkset"], Rank::essential,
                                        Total::none, Content::text};
inline constexpr Heading linksetIdHeading{"linkset_id", tableTexts["column.linkset_id"],
                                          Rank::detail, Total::none, Content::text};
inline constexpr Heading partHeading{"part", tableTexts["column.part"], Rank::essential,
                                     Total::none, Content::text};
inline constexpr Heading partIdHeading{"part_id", tableTexts["column.part_id"], Rank::detail,
                                       Total::none, Content::text};
inline constexpr Heading landImpactHeading{"land_impact", tableTexts["column.land_impact"],
                                           Rank::essential, Total::sum, Content::number};
inline constexpr Heading capacityHeading{"capacity", tableTexts["column.capacity"], Rank::essential,
                                         Total::none, Content::number};
inline constexpr Heading keyHeading{"key", tableTexts["column.key"], Rank::essential, Total::none,
                                    Content::word};

}  // namespace wb::table
