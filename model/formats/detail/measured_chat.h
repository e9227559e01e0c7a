#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <string_view>
#include <vector>

namespace wb::import {

/// Whether a text holds a line of the measuring script (resources/measure/measure.lsl), however it
/// was wrapped.
bool holdsMeasuredLines(std::string_view text);

/// The part of readMeasured (measured_costs.h) that reads a viewer's chat log, or lines copied from
/// it. Only lines of the measuring script are read, wherever they begin in a line: time stamps, the
/// speaker and everything else that was said are passed over. A line that was wrapped is put
/// together: what continues it is indented, or has no time stamp where the line itself has one. Of
/// an object that was reported more than once the last report holds, which is told; a line that is
/// not whole is told with its number.
Result<Loaded<std::vector<scene::Measured>>> readMeasuredChat(std::string_view text,
                                                              const scene::Scene& scene,
                                                              const Task& task);

}  // namespace wb::import
