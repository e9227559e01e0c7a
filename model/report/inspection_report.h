#pragma once

#include "model/analysis/inspection.h"
#include "model/report/table_formats.h"

#include <string>

namespace wb::inspect {

/// The object that `inspect --format json` prints.
/// @param inspection  What it lacks is null or an empty list. Texts of findings and remedies are
///                    in the current language.
table::Json toJson(const Inspection& inspection);

/// The same for people.
/// @param inspection  Written in the current language.
std::string toText(const Inspection& inspection);

}  // namespace wb::inspect
