#pragma once

#include "model/formats/reader/walls.h"

namespace wb::worker {

/// Whether the address sanitizer watches this program: some restrictions would end it.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool isAddressSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool isAddressSanitized = true;
#else
inline constexpr bool isAddressSanitized = false;
#endif
#else
inline constexpr bool isAddressSanitized = false;
#endif

/// Raises walls around this process, for good: what it had open, and may go on with, are the
/// descriptors of a worker. Nothing fails where the system has no such wall, or does not allow it.
/// The process must have one thread.
/// @param wanted  All, but for tests of each.
/// @return Those that hold.
Walls raiseWalls(const Walls& wanted = Walls().set());

}  // namespace wb::worker
