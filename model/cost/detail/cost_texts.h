#pragma once

#include "model/core/text.h"

namespace wb::cost {

/// What reading a profile and weighing a scene can find wrong, and costs that are not wholly known.
inline constexpr TextTable costTexts({
    {"profile.unknown_key", "\"{key}\" is no constant and no choice{hint}"},
    {"profile.unknown_base", "there is no built-in profile \"{name}\"{hint}; second-life is used"},
    {"profile.not_a_number", "{key}: a number was expected, not \"{value}\""},
    {"profile.out_of_range", "{key} must be from {minimum} to {maximum}{unit}, not {value}"},
    {"profile.unknown_choice", "{key}: one of {words} was expected, not \"{value}\"{hint}"},
    {"profile.not_an_object",
     "a profile is a JSON object such as {\"base\": \"second-life\", \"set\": {}}"},
    {"profile.sets_nothing",
     "has neither \"base\" nor \"set\", as profiles have; it is weighed as second-life"},
    {"profile.stray_key", "\"{key}\" changes nothing outside \"set\"; it is left out"},
    {"profile.wrong_type", "\"{key}\" must be {expected}; it is left out"},
    {"cost.root_none",
     "the root of a linkset may not have shape type None; it is weighed as Convex Hull"},
    {"cost.mesh_missing",
     "the mesh is missing, so what this part costs is unknown, and so are the sums it is in"},
    {"cost.size_unknown",
     "its scale cannot be used, so what this part costs is unknown, and so are the sums it is in"},
    {"cost.no_hull_source",
     "the mesh has no point that a base hull could be made of, so its physics cost is unknown, and "
     "so are the sums it is in"},
    {"cost.hull_without_volume",
     "the base hull has {points} points and no volume; it is likely refused at upload, though "
     "people "
     "use such hulls in practice"},
    {"cost.unknown", "unknown"},
    {"cost.at_least", "at least {value}"},
    {"cost.empty_linkset", "the linkset has no parts; it costs nothing"},
});

}  // namespace wb::cost
