#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/part.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace wb::scene {

/// Reads a JSON text as a tree of at most limits::projectDepth levels and limits::projectValues
/// values, checked while it is built.
/// @param text  UTF-8; may begin with a byte order mark.
/// @param findings  Gets a finding for a key given twice: its last value counts.
/// @param task  Counts a step a value; cancelled: an error that says so. The memory of the tree,
///   which what is made of it takes over, is drawn from its budget for good.
/// @return  Fatal: a syntax error, text that is no UTF-8, a number beyond double's range, each with
///   `line L, column C`; too deep; too many values; too little memory.
Result<Json> parseJson(std::string_view text, Findings& findings, const Task& task = {});

/// Returns whether a text begins as a JSON object with this key at its top level; what follows the
/// key is not looked at.
/// @param text  UTF-8, as for parseJson; may be anything.
/// @param key  The key.
/// @param task  Counts a step a value; cancelled: false. Its budget is not drawn on.
bool beginsWithKey(std::string_view text, std::string_view key, const Task& task = {});

}  // namespace wb::scene
