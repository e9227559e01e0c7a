#pragma once

#include "app/arguments.h"
#include "app/exit_state.h"
#include "model/scene/scene.h"
#include "model/shapes/method.h"

#include <tl/expected.hpp>

#include <string>

namespace wb::app {

/// The corners of each mesh of a file, in metres of its region. What is wrong is told; where there
/// is none, what to end with.
tl::expected<shape::ConvexPieces, ExitState> hullsOfFile(const std::string& file,
                                                         const WeighArguments& arguments);

/// The same in the frame of a part.
shape::ConvexPieces inFrameOf(const scene::Linkset& linkset, const scene::Part& part,
                              shape::ConvexPieces hulls);

}  // namespace wb::app
