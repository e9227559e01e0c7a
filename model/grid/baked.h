#pragma once

#include "model/cost/profile.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::grid {

/// A row of the table meta.
using MetaRow = std::pair<std::string, std::string>;

/// Whether a constant or choice is baked into the tables: geometry or the choice of a part's
/// representation rests on it. All others can be changed in a query.
bool isBaked(std::string_view key);

/// Every one of those with its value under a profile: `baked.small_side`, `0.5`.
std::vector<MetaRow> bakedRows(const cost::Profile& profile);

/// What the table meta says of tables made under a profile: schema, program and bakedRows().
std::vector<MetaRow> metaRows(const cost::Profile& profile, std::string_view program);

/// The keys, without `baked.`, of which tables with these rows have another value than the profile.
std::vector<std::string> differingBaked(std::span<const MetaRow> meta,
                                        const cost::Profile& profile);

}  // namespace wb::grid
