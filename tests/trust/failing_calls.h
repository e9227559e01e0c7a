#pragma once

#include <cstddef>

/// The program's own `operator new`, and its own read(), write(), rename() and fsync(), of which
/// one call can be made to fail.
namespace wb::trust {

enum class Call { allocation, read, write, rename, sync };

/// From now on the nth such call of this thread fails, once; the first is 1.
void failAt(Call call, std::size_t n);
/// No call fails any more.
/// @return Whether one did.
bool stopFailing();

}  // namespace wb::trust
