#pragma once

#include "model/core/text.h"

namespace wb::table {

/// What a comparison of two versions or two sets of constants says.
inline constexpr TextTable changesTexts({
    {"changes.equal", "equal"},
    {"changes.change", "change"},
    {"changes.land_impact_before", "land impact before"},
    {"changes.land_impact_after", "land impact after"},
    {"changes.land_impact_change", "± land impact"},
    {"changes.physics_change", "± physics"},
    {"changes.streaming_change", "± streaming"},
    {"changes.server_change", "± server"},
    {"changes.decided_before", "decided before by"},
    {"changes.decided_after", "decided after by"},
    {"changes.physical_before", "could be physical"},
    {"changes.physical_after", "can be physical"},
    {"changes.weighed_before", "weighed before as"},
    {"changes.weighed_after", "weighed after as"},
    {"changes.physics_before", "physics before"},
    {"changes.physics_after", "physics after"},
    {"changes.streaming_before", "streaming before"},
    {"changes.streaming_after", "streaming after"},
    {"changes.parcel", "parcel"},
    {"changes.fitted_before", "fitted before"},
    {"changes.fits_after", "fits after"},
    {"changes.profile_before", "profile before"},
    {"changes.profile_after", "profile after"},
    {"changes.none", "There is nothing to compare."},
    {"changes.total", "In all: land impact {before} before, {after} after ({change})."},
    {"changes.total_unknown",
     "In all: land impact {before} before, {after} after; part of it is unknown, and so is the "
     "change."},
    {"changes.no_longer_physical",
     "{count} may no longer be set physical, by the limit of {limit} PE or of parts: {names}."},
    {"changes.newly_physical", "{count} may now be set physical: {names}."},
    {"changes.decided_anew", "Another weight decides for {count}: {names}."},
    {"changes.no_longer_fits", "{place} no longer holds all: {after} of {capacity}."},
    {"changes.and_more", "{names} and {count} more"},
});

}  // namespace wb::table
