#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/part.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace wb::scene {

/// A JSON text as a tree of at most limits::projectDepth levels and limits::projectValues values,
/// checked while it is built. Fatal: a syntax error, text that is no UTF-8, a number beyond
/// double's range, each with `line L, column C`; too deep; too many values. A key given twice is a
/// finding. The memory of the tree, which what is made of it takes over, is drawn from the task's
/// budget for good.
Result<Json> parseJson(std::string_view text, Findings& findings, const Task& task = {});

/// Whether a text begins as a JSON object with this key at its top level.
bool beginsWithKey(std::string_view text, std::string_view key, const Task& task = {});

}  // namespace wb::scene
