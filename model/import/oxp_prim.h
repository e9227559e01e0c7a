#pragma once

#include "model/base/diagnostic.h"
#include "model/llsd/value.h"
#include "model/scene/part.h"

#include <string>

namespace wb::import {

/// One prim of Firestorm's export, as the file has it.
struct OxpPrim {
  scene::Part part;  ///< Position and rotation in the root's frame, a root's in the region's.
  bool isPhysical = false;
  bool isPhantom = false;
};

/// `inventory` says of what type the contents are; scripts are counted by it.
OxpPrim readOxpPrim(const llsd::Value& prim, const llsd::Value* inventory, const std::string& place,
                    Diagnostics& findings);

/// An id as LLSD says it, or as text; null for anything else.
Uuid idOf(const llsd::Value& value);

}  // namespace wb::import
