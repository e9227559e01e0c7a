#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"

#include <functional>

namespace wb::asset {

// The content of each kind of block, as LLSD. An error's place is inside the block (`face 2`), or
// empty.

Result<Faces> readFaces(llsd::Value&& block);
/// In pieces that follow each other, those of large faces made ahead on other threads; `take` is
/// called on this one.
void writeFaces(const Faces& faces, const std::function<void(ByteView)>& take);

Result<PhysicsConvex> readPhysicsConvex(llsd::Value&& block);
llsd::Value writePhysicsConvex(const PhysicsConvex& convex);

Result<Skin> readSkin(llsd::Value&& block);
llsd::Value writeSkin(const Skin& skin);

/// Of `physics_cost_data`, which lies in the header.
Result<RecordedCosts> readRecordedCosts(llsd::Value&& map);
llsd::Value writeRecordedCosts(const RecordedCosts& costs);

}  // namespace wb::asset
