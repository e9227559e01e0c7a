#pragma once

#include "model/analysis/upload_kit.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::weighing {

/// What the names of a kit's files of prims end in.
inline constexpr std::string_view primScriptSuffix = "_prims.lsl";
inline constexpr std::string_view primTableSuffix = "_prims.csv";

/// Returns a script for the root of a linkset that makes its prims those of the `acts` of a kit, in
/// the order of their links, transparent, with shape type Prim; and puts its meshes in place. It
/// rezzes nothing, and changes no mesh otherwise.
/// @param name  Of the kit.
/// @param acts  At least one prim.
std::string primScript(const std::string& name, const std::vector<KitAct>& acts);

/// Returns the prims of the `acts` as CSV, a row each, numbers in the shortest form that reads back
/// exactly: number from 1 (the root), kind, size in m, place in m and turn (a quaternion, and the
/// degrees that builders enter), both in the frame of the root.
std::string primTable(const std::vector<KitAct>& acts);

}  // namespace wb::weighing
