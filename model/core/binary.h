#pragma once

#include "model/core/llsd_value.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace wb::llsd {

/// A value and how many bytes it took, the optional prefix line included: what follows an asset's
/// header begins there.
struct Parsed {
  Value value;
  std::size_t bytes = 0;
  /// Where the keys of a map that is the value stand, the last of equal ones: `byte N` of it.
  std::map<std::string, std::size_t, std::less<>> keyOffsets;
};

/// Reads one value of binary LLSD from the front of `bytes`, with or without the prefix line.
/// Bounded in depth, elements and bytes by limits.h. Keys and strings may also stand in quotes,
/// with backslash escapes; of equal keys the last one counts. An error's place is `byte N`;
/// `baseOffset` is added to N for a document that lies inside a file.
Result<Parsed> readBinary(ByteView bytes, std::size_t baseOffset = 0, const Task& task = {});
inline Result<Parsed> readBinary(ByteView bytes, const Task& task) {
  return readBinary(bytes, 0, task);
}

/// Binary LLSD, without the prefix line unless asked for. Strings, binaries and containers have at
/// most 2^32 - 1 bytes or elements.
Bytes writeBinary(const Value& value, bool withPrefix = false);

/// What stands before and behind the elements of an array of so many.
Bytes beginOfArray(std::size_t elements);
inline constexpr std::uint8_t endOfArray = ']';

}  // namespace wb::llsd
