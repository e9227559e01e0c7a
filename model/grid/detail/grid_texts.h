#pragma once

#include "model/core/text.h"

namespace wb::grid {

/// What can be wrong with tables of statistics.
inline constexpr TextTable gridTexts({
    {"grid.unstorable_texts",
     "{count} names hold a NUL or bytes that are no UTF-8, which no table can hold; each such byte "
     "became U+FFFD",
     "a name holds a NUL or bytes that are no UTF-8, which no table can hold; each such byte "
     "became U+FFFD"},
    {"grid.other_schema",
     "holds tables of another kind under the names of Weighbridge's (their schema is {found}, "
     "{expected} was expected); name another database"},
    {"grid.other_constants",
     "holds statistics under other values of {keys}, which are baked into them; weigh under those "
     "values, or name another database"},
    {"grid.other_columns",
     "its first line is not the columns of the table {table}; a file that \"weighbridge "
     "statistics\" wrote was expected"},
    {"grid.other_count", "{expected} values were expected, not {found}"},
    {"grid.whole_expected", "{column}: a whole number was expected, not \"{found}\""},
    {"grid.number_expected", "{column}: a number was expected, not \"{found}\""},
    {"grid.text_expected", "{column}: a text was expected, and there is none"},
    {"grid.row_too_long", "a row is longer than {limit} bytes, the most that is read"},
    {"grid.cut", "ends within a row, or is damaged"},
    {"grid.not_in_order",
     "has rows of a source that its table of sources does not name, or not in their order"},
    {"grid.rows_missing",
     "has not all rows of {file}: {expected} were expected, {found} are there; it was cut, or "
     "belongs "
     "to other tables"},
    {"grid.given_up", "the work was given up: {reason}"},
    {"grid.written_already", "is being written by another program"},
});

}  // namespace wb::grid

namespace wb::database {

/// What can go wrong with a database.
inline constexpr TextTable databaseTexts({
    {"database.cannot_open", "cannot be opened as a database: {reason}"},
    {"database.failed", "the database says: {reason}"},
    {"database.nul", "a text holds a NUL, which no database can hold"},
    {"database.parameters", "the statement has {expected} parameters; {given} were given"},
});

}  // namespace wb::database

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
