#pragma once

#include <cstddef>

namespace wb {

/// On how many threads work is done where its caller does not say: as many as there are cores,
/// unless the whole process is to take another number.
std::size_t usualThreads();

/// 0: as many as there are cores. What has begun goes on as it was.
void setUsualThreads(std::size_t threads);

}  // namespace wb
