#pragma once

#include "model/core/text.h"

namespace wb::grid {

/// What can be wrong with tables of statistics.
inline constexpr TextTable gridTexts({
    {"grid.unstorable_texts",
     "{count} names contain NUL characters or invalid UTF-8, which cannot be stored in the tables; "
     "each NUL or invalid byte was replaced with U+FFFD",
     "a name contains NUL characters or invalid UTF-8, which cannot be stored in the tables; each "
     "NUL or invalid byte was replaced with U+FFFD"},
    {"grid.other_schema",
     "has tables with the same names as Weighbridge's, but with a different schema (expected "
     "{expected}, found {found}); use another database"},
    {"grid.no_schema",
     "does not state its schema (expected {expected}), so these are not tables that Weighbridge "
     "wrote; use others"},
    {"grid.other_constants",
     "contains statistics that were calculated with different values of {keys}; set these "
     "constants to the values in the tables, or use another database"},
    {"grid.other_columns",
     "the first line does not list the columns of the table \"{table}\"; use a file that "
     "\"weighbridge statistics\" wrote"},
    {"grid.other_count",
     "expected {expected} values in this row, found {found}; create the tables again"},
    {"grid.whole_expected",
     "the value of \"{column}\" must be a whole number, not \"{found}\"; create the tables again"},
    {"grid.number_expected",
     "the value of \"{column}\" must be a number, not \"{found}\"; create the tables again"},
    {"grid.text_expected",
     "the value of \"{column}\" must be text, not the number {found}; create the tables again"},
    {"grid.nothing_found", "the value of \"{column}\" is missing; create the tables again"},
    {"grid.truth_expected",
     "the value of \"{column}\" must be 0 or 1, not {found}; create the tables again"},
    {"grid.not_negative",
     "the value of \"{column}\" must be 0 or more, not {found}; create the tables again"},
    {"grid.unknown_word",
     "the value of \"{column}\" cannot be \"{found}\"; create the tables again. Possible values: "
     "{words}"},
    {"grid.double_row", "this row is a duplicate or in the wrong place; create the tables again"},
    {"grid.double_source", "a file is listed twice or out of order; create the tables again"},
    {"grid.unlisted",
     "{file} (source {source}) is not in the list of files; create the tables again"},
    {"grid.row_before_missing", "the row before this one is missing; create the tables again"},
    {"grid.row_too_long",
     "this row is longer than the limit of {limit} bytes; create the tables again"},
    {"grid.cut",
     "the file is incomplete or corrupted; copy it again, or create it again with \"weighbridge "
     "statistics\""},
    {"grid.not_in_order",
     "has rows for sources that are missing from the table of sources or listed there in a "
     "different order; create the tables again"},
    {"grid.other_rows",
     "the number of rows for {file} must be {expected}, not {found}; the tables are incomplete or "
     "do not belong together, so create them again"},
    {"grid.changed",
     "the values of {file} (source {source}) differ from those that were written; create the "
     "tables again"},
    {"grid.source_missing",
     "the rows of {file} (source {source}) are missing; create the tables again"},
    {"grid.source_unlisted",
     "there are rows of source {source}, which {table} does not list; create the tables again"},
    {"grid.sources_changed",
     "the list of files or a baked-in constant was changed after the tables were written (files "
     "expected: {expected}, found: {found}); create the tables again"},
    {"grid.no_digest",
     "the row \"sources\" in the table {table} is missing or incorrect; create the tables again"},
    {"grid.not_a_table",
     "{table} is missing, or is not a table of the kind that Weighbridge creates; create the "
     "tables again"},
    {"grid.other_table",
     "{table} does not have the columns, types and keys that Weighbridge expects; create the "
     "tables again"},
    {"grid.foreign_object",
     "{table} has the {kind} \"{name}\", which Weighbridge did not create; drop this {kind}, or "
     "create the tables again"},
    {"grid.damaged",
     "the database could not be read completely ({reason}); create the tables again"},
    {"grid.no_manifest",
     "is not a manifest; create one with \"weighbridge statistics SCENE --manifest FILE\""},
    {"grid.given_up", "processing stopped: {reason}"},
    {"grid.written_already",
     "is being written by another program; try again when that program has finished"},
});

}  // namespace wb::grid

namespace wb::database {

/// What can go wrong with a database.
inline constexpr TextTable databaseTexts({
    {"database.cannot_open", "cannot be opened as a database: {reason}"},
    {"database.failed", "database error: {reason}"},
    {"database.nul",
     "a name or other text contains a NUL character, which cannot be stored in the database; "
     "remove the character"},
    {"database.too_long",
     "reading the database took more than {seconds} s, which is too long for its size; create the "
     "tables again"},
    {"database.parameters",
     "the number of parameters of the statement must be {expected}, not {given}"},
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
    {"column.class_before", "linksets in this LI range before"},
    {"column.class_after", "linksets in this LI range after"},
    {"column.winners", "linksets that cost less"},
    {"column.losers", "linksets that cost more"},
    {"column.no_longer_physical", "can no longer be physical"},
    {"column.physical_again", "can be physical again"},
    {"column.decided_anew", "decided by a different weight"},
    {"column.no_longer_fits", "regions newly over capacity"},
    {"column.fits_again", "regions back within capacity"},
    {"query.comment_what",
     "This query, made by \"weighbridge sql\", computes costs from the tables that \"weighbridge "
     "statistics\" wrote."},
    {"query.comment_changes",
     "This query, made by \"weighbridge sql\", computes how costs change from one profile to "
     "another, using the tables that \"weighbridge statistics\" wrote."},
    {"query.comment_shard",
     "Made by \"weighbridge sql --stage shard\". Run this query on each machine that has sources, "
     "and combine all rows into one table, weighbridge_partial. All rows of a source must be on "
     "the same machine."},
    {"query.comment_merge",
     "Made by \"weighbridge sql --stage merge\". This query computes the result from "
     "weighbridge_partial. That table must contain the rows of all shards, made with the same "
     "options."},
    {"query.comment_constants",
     "The constants are in the rows of \"profiles\": change them, or add rows numbered 2, 3 and so "
     "on to compute the costs under many profiles at once."},
    {"query.comment_sides",
     "The constants are in the rows of \"profiles\"; the other rows are compared with row 0."},
    {"query.comment_baked",
     "Some constants are not in \"profiles\". They are baked into the tables, with the values "
     "that weighbridge_meta lists. To change one, create the tables again under a profile that has "
     "the new value. The baked-in constants:"},
    {"query.no_tables",
     "has no statistics tables; create them with \"weighbridge statistics\", or give \"weighbridge "
     "sql --run\" the files to load"},
    {"query.missing_shares",
     "some shares of its manifest are missing from the tables: {shares}; load them too, or every "
     "sum will be too small"},
    {"query.pending",
     "these files are still to be loaded: {files}; if loading was interrupted, load them again, or "
     "every sum will be too small",
     "one file is still to be loaded: {files}; if loading was interrupted, load it again, or every "
     "sum will be too small"},
    {"query.no_files",
     "contains no files, because nothing was loaded or loading was interrupted; run \"weighbridge "
     "statistics\" again with the same files"},
    {"query.schema",
     "its tables have schema {found}, but this program reads schema {expected}; create the tables "
     "again"},
    {"query.no_scene",
     "is not in {folder}, so the region cannot be opened; put the file back into this folder, or "
     "create the tables again"},
    {"query.not_together",
     "its tables are not partitioned by source in the same way on all servers; all rows must be "
     "sent to this server, which takes longer"},
    {"query.no_dblink",
     "its tables are partitioned across several servers; without the dblink extension, all rows "
     "must be sent to this server, which takes longer. To install it: CREATE EXTENSION dblink"},
    {"query.shard_failed", "shard {server}: {reason}"},
    {"query.nul",
     "the profile's name contains a NUL character, which cannot be stored in a database; remove "
     "the character"},
    {"query.baked",
     "{key} is baked into the tables as {value}, but the profile has {other}; create the tables "
     "again under this profile"},
});

}  // namespace wb::query
