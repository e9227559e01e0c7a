#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// Which limits what is open is over.
inline constexpr TextTable limitTexts({
    {"limit.region", "The region {name} holds {held} of {capacity}: {over} too many."},
    {"limit.no_region", "What lies in no region is {held} of {capacity}: {over} too many."},
    {"limit.parcel", "The parcel {name} holds {held} of {capacity}: {over} too many."},
    {"limit.physical", "It is physical, but over the limit for that. {why}"},
});

}  // namespace wb::weighing
