#pragma once

#include "model/core/core.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::weighing {

using scene::Target;

/// Returns the name of a `linkset`; where it has none, words with its number, `index` + 1.
Sentence linksetTitle(const scene::Linkset& linkset, std::size_t index);
/// Returns the name of a `linkset`, or with its `index` the same words, in this thread's language.
std::string linksetName(const scene::Linkset& linkset, std::size_t index);
/// Returns the name of a `part`; where it has none, words with its number, `index` + 1.
std::string partName(const scene::Part& part, std::size_t index);

/// Returns the linkset or part that the `place` of a finding lies in: `linksets[2].parts[0].scale`
/// is part 0 of linkset 2. Nothing for any other place. Whether it exists is for the caller to see.
std::optional<Target> targetOf(std::string_view place);

/// Returns the linksets or part of a scene that are meant by name, by id, or by number in order as
/// `#3` (from 1) where nothing has that name; letter case counts.
/// @param scene    What is looked through.
/// @param linkset  Name, id or number of a linkset; nothing: all are looked through.
/// @param part     Likewise of a part. Parts are numbered through all linksets unless one is named.
/// @return One part, or one linkset, or, with nothing named, every linkset. Fails when nothing has
///     that name (the error names the nearest) or several have it (the error lists their ids, and
///     the numbers of those without).
Result<std::vector<Target>> findTargets(const scene::Scene& scene,
                                        const std::optional<std::string>& linkset,
                                        const std::optional<std::string>& part);

}  // namespace wb::weighing
