#pragma once

#include "model/core/llsd_value.h"
#include "model/core/task.h"
#include "model/formats/read_part.h"
#include "model/scene/scene_findings.h"

#include <string>

namespace wb::import {

/// One prim of Firestorm's export, as the file has it. `inventory` says of what type the contents
/// are; scripts are counted by it.
ReadPart readOxpPrim(const llsd::Value& prim, const llsd::Value* inventory,
                     const std::string& place, scene::Findings& findings, const Task& task = {});

/// An id as LLSD says it, or as text; null for anything else.
Uuid idOf(const llsd::Value& value);

}  // namespace wb::import
