#pragma once

#include "model/core/text.h"

namespace wb::database {

/// What can go wrong with a database.
inline constexpr TextTable databaseTexts({
    {"database.cannot_open", "cannot be opened as a database: {reason}"},
    {"database.failed", "the database says: {reason}"},
    {"database.nul", "a text holds a NUL, which no database can hold"},
    {"database.parameters", "the statement has {expected} parameters; {given} were given"},
});

}  // namespace wb::database
