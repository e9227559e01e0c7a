#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/objects/records.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

/// Hands on the records that readReply() makes of a reply.
using ReplyReader = Result<void> (*)(ByteView reply, const PieceTaker& take, const Task& task);

/// Has a process of its own read a reply.
/// @param reply  All of it, in any form of LLSD.
/// @param take   Gets the records in pieces; returns whether more is wanted.
/// @param task   Cancelled: the process is killed, and this fails.
/// @return Fails where the process did not come to its end; not where `take` wanted no more.
Result<void> readReplyApart(ByteView reply, const PieceTaker& take, const Task& task);

/// Costs that the grid measured of a scene's linksets, one entry a linkset. Told by content:
/// lines of the measuring script in a viewer's chat log or copied from it (measured_chat.h),
/// replies in LLSD of any form (GetObjectCost, GetObjectPhysicsData, ResourceCostSelected), else a
/// CSV with the columns `linkset,linkset_id,physics,streaming,server,land_impact,physical` in any
/// order, any of which may be missing but for one of the first two. A linkset is meant by its id, a
/// part's id or its name; a reply for a selection by being the only one. Fatal: what is neither,
/// holds no measured costs, or has one of those columns twice. What cannot be used is a finding
/// with its place, e.g. `line 4`; a shape type that is another on the grid is one too.
/// @param bytes  All of the file.
/// @param scene  Whose linksets and parts are meant; not changed.
/// @param task   Cancelled: fails.
/// @param reader Of what it says of a reply nothing is believed.
Result<Loaded<std::vector<scene::Measured>>> readMeasured(ByteView bytes, const scene::Scene& scene,
                                                          const Task& task = {},
                                                          ReplyReader reader = readReplyApart);

/// The scene's measured costs with those of a file, which take the place of older ones of the same
/// linkset. Findings and errors carry the file.
/// @param path   At most limits::measuredBytes.
/// @param scene  Not changed: the caller stores the result as its `measured`.
/// @param task   Cancelled: fails.
Result<Loaded<std::vector<scene::Measured>>> withMeasuredFile(const std::filesystem::path& path,
                                                              const scene::Scene& scene,
                                                              const Task& task = {});

/// The same with a text that somebody pasted; findings and errors carry `name`.
/// @param text   As the bytes of readMeasured().
/// @param name   What the text is called in messages.
/// @param scene  Not changed.
/// @param task   Cancelled: fails.
Result<Loaded<std::vector<scene::Measured>>> withMeasuredText(std::string_view text,
                                                              const std::string& name,
                                                              const scene::Scene& scene,
                                                              const Task& task = {});

}  // namespace wb::import
