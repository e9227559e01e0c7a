#pragma once

#include "model/core/bytes.h"
#include "model/core/detail/symbol.h"
#include "model/core/task.h"

#include <cstdint>
#include <vector>

namespace wb::deflate {

/// The symbols that zlib chooses for the first `size` bytes of content, in pieces. Long content is
/// looked through in chunks, on all cores: each chunk as if content began there, and from each the
/// next until both choose alike, which is soon. Eight readable bytes follow the content. Any
/// symbols where it is cancelled.
std::vector<std::vector<Symbol>> symbolsOf(const std::uint8_t* content, std::uint32_t size,
                                           const Task& task);

}  // namespace wb::deflate
