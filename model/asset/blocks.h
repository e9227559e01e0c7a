#pragma once

#include "model/asset/mesh_asset.h"
#include "model/base/result.h"

namespace wb::asset {

// The content of each kind of block, as LLSD. An error's place is inside the block (`face 2`), or
// empty.

Result<Faces> readFaces(llsd::Value&& block);
llsd::Value writeFaces(const Faces& faces);

Result<PhysicsConvex> readPhysicsConvex(llsd::Value&& block);
llsd::Value writePhysicsConvex(const PhysicsConvex& convex);

Result<Skin> readSkin(llsd::Value&& block);
llsd::Value writeSkin(const Skin& skin);

/// Of `physics_cost_data`, which lies in the header.
Result<RecordedCosts> readRecordedCosts(llsd::Value&& map);
llsd::Value writeRecordedCosts(const RecordedCosts& costs);

}  // namespace wb::asset
