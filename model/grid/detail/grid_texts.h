#pragma once

#include "model/core/text.h"

namespace wb::grid {

/// What can be wrong with tables of statistics.
inline constexpr TextTable gridTexts({
    {"grid.unstorable_texts",
     "{count} names contain a NUL or bytes that are not UTF-8, which no table can hold; each such "
     "byte became U+FFFD",
     "a name contains a NUL or bytes that are not UTF-8, which no table can hold; each such byte "
     "became U+FFFD"},
    {"grid.other_schema",
     "has other tables with the names of Weighbridge's (schema {expected} expected, {found} "
     "found); use another database"},
    {"grid.other_constants",
     "holds statistics made under other values of {keys}, which are baked into the tables; use "
     "those values, or another database"},
    {"grid.other_columns",
     "its first line does not list the columns of the table {table}; use a file that \"weighbridge "
     "statistics\" wrote"},
    {"grid.other_count", "{expected} values expected, {found} found"},
    {"grid.whole_expected", "{column}: whole number expected, \"{found}\" found"},
    {"grid.number_expected", "{column}: number expected, \"{found}\" found"},
    {"grid.text_expected", "{column}: text expected, nothing found"},
    {"grid.row_too_long", "a row is too long; the limit is {limit} bytes"},
    {"grid.cut", "is incomplete or corrupted"},
    {"grid.not_in_order",
     "has rows of sources that its table of sources lacks, or lists in another order"},
    {"grid.rows_missing",
     "rows of {file} are missing: {expected} expected, {found} found; the table is incomplete, or "
     "belongs to others"},
    {"grid.given_up", "the work was stopped: {reason}"},
    {"grid.written_already", "is being written by another program"},
});

}  // namespace wb::grid

namespace wb::database {

/// What can go wrong with a database.
inline constexpr TextTable databaseTexts({
    {"database.cannot_open", "cannot be opened as a database: {reason}"},
    {"database.failed", "database error: {reason}"},
    {"database.nul", "a text contains a NUL, which no database can hold"},
    {"database.parameters", "the statement has {expected} parameters, but {given} were given"},
});

}  // namespace wb::database

namespace wb::query {

/// What queries and their answers say to people. Column titles belong to the keys that they are
/// named after.
inline constexpr TextTable queryTexts({
    {"column.profile_before", "profile before"},
    {"column.profile_after", "profile after"},
    {"column.land_impact_after", "land impact after"},
    {"column.server_change", "server change"},
    {"column.regions", "regions"},
    {"column.regions_over", "overfull regions"},
    {"column.not_physical", "cannot be physical"},
    {"column.unknown_linksets", "linksets with unknown costs"},
    {"column.known_before", "known land impact before"},
    {"column.known_after", "known land impact after"},
    {"column.class_before", "linksets at this land impact before"},
    {"column.class_after", "linksets at this land impact after"},
    {"column.winners", "cost less"},
    {"column.losers", "cost more"},
    {"column.no_longer_physical", "no longer physical"},
    {"column.physical_again", "physical again"},
    {"column.decided_anew", "decided by another weight"},
    {"column.no_longer_fits", "regions that no longer fit"},
    {"column.fits_again", "regions that fit again"},
    {"query.comment_what",
     "Made by weighbridge sql: costs, computed from the tables of weighbridge statistics."},
    {"query.comment_changes",
     "Made by weighbridge sql: changes between two profiles, computed from the tables of "
     "weighbridge statistics."},
    {"query.comment_constants",
     "The constants are the rows of \"profiles\": change them, or add rows numbered 2, 3 and so on "
     "to weigh under many profiles in one pass."},
    {"query.comment_sides",
     "The constants are the rows of \"profiles\"; the other rows are compared with row 0."},
    {"query.comment_baked",
     "These constants are not among them. They are baked into the tables, with the values that "
     "weighbridge_meta lists; to change one, make the tables again under a profile that has it:"},
    {"query.no_tables",
     "has no statistics tables; make them with weighbridge statistics, or with weighbridge sql "
     "--run and files"},
    {"query.schema",
     "its tables have schema {found}, but this program reads {expected}; make them again"},
    {"query.no_scene",
     "is not in {folder}, so the region cannot be opened; it was there when the tables were made"},
    {"query.nul", "the name of the profile contains a NUL, which no database can hold"},
    {"query.baked",
     "{key} is baked into the tables as {value}, but the profile has {other}; make the tables "
     "again under this profile"},
});

}  // namespace wb::query
