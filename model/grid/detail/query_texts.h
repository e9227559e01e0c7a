#pragma once

#include "model/core/text.h"

namespace wb::query {

/// What queries and their answers say to people. Column titles belong to the keys that they are
/// named after.
inline constexpr TextTable queryTexts({
    {"column.profile_before", "profile before"},
    {"column.profile_after", "profile after"},
    {"column.land_impact_after", "land impact after"},
    {"column.server_change", "change of server"},
    {"column.regions", "regions"},
    {"column.regions_over", "regions too full"},
    {"column.not_physical", "cannot be physical"},
    {"column.unknown_linksets", "linksets not wholly known"},
    {"column.known_before", "known land impact before"},
    {"column.known_after", "known land impact after"},
    {"column.class_before", "linksets of a land impact before"},
    {"column.class_after", "linksets of a land impact after"},
    {"column.winners", "cost less"},
    {"column.losers", "cost more"},
    {"column.no_longer_physical", "no longer physical"},
    {"column.physical_again", "physical again"},
    {"column.decided_anew", "decided by another weight"},
    {"column.no_longer_fits", "regions that no longer fit"},
    {"column.fits_again", "regions that fit again"},
    {"query.comment_what",
     "Made by weighbridge sql: costs from the tables of weighbridge statistics."},
    {"query.comment_changes",
     "Made by weighbridge sql: what changes between two profiles, from the tables of weighbridge "
     "statistics."},
    {"query.comment_constants",
     "The constants are the rows of \"profiles\": change them, or add rows with the numbers 2, 3 "
     "and "
     "so on to weigh under many profiles in one pass."},
    {"query.comment_sides",
     "The constants are the rows of \"profiles\": number 0 is what the others are compared with."},
    {"query.comment_baked",
     "Not among them are these, which are baked into the tables (weighbridge_meta says with which "
     "values); to change one, make the tables again under a profile that has it:"},
    {"query.no_tables",
     "holds no tables of statistics; weighbridge statistics makes them, and weighbridge sql --run "
     "with files"},
    {"query.schema",
     "its tables have the schema {found}; this program reads {expected}: make them again"},
    {"query.no_scene",
     "is not in {folder}, so the region cannot be opened; it was there when the tables were made"},
    {"query.nul", "the name of the profile holds a NUL, which no database can hold"},
    {"query.baked",
     "{key} is baked into the tables as {value}, and the profile has {other}; make "
     "the tables again under this profile"},
});

}  // namespace wb::query
