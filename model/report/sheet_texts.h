#pragma once

#include "model/core/text.h"

namespace wb::table {

/// What the decision sheet says.
inline constexpr TextTable sheetTexts({
    {"sheet.title", "Decision sheet for \"{name}\""},
    {"sheet.quantity", "quantity"},
    {"sheet.constants", "Constants that differ"},
    {"sheet.no_constants", "All columns use the same constants."},
    {"sheet.constant", "constant"},
    {"sheet.side", "constants"},
    {"sheet.object", "object or place"},
    {"sheet.value", "value"},
    {"sheet.land_impact", "land impact, LI"},
    {"sheet.change", "change, LI"},
    {"sheet.download", "download, PE"},
    {"sheet.physics", "physics, PE"},
    {"sheet.server", "server, PE"},
    {"sheet.over", "over capacity"},
    {"sheet.cheaper", "cheaper"},
    {"sheet.more_expensive", "more expensive"},
    {"sheet.no_longer_physical", "can no longer be physical"},
    {"sheet.physical_again", "can be physical again"},
});

}  // namespace wb::table
