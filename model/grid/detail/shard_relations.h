#pragma once

#include <string_view>

namespace wb::query {

/// The last of Shard::tables, a step of every shard's queries: `server` is the shard's name, and
/// `relation` each table that it reads, as to_regclass() takes it.
inline constexpr std::string_view shardRelations = "weighbridge_relations";

}  // namespace wb::query
