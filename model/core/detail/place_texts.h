#pragma once

#include "model/core/text.h"

namespace wb {

/// Places inside files, for people.
inline constexpr TextTable placeTexts({
    {"place.line", "line {number}"},
    {"place.column", "column {number}"},
    {"place.byte", "byte {number}"},
    {"place.byte_unpacked", "byte {number} unpacked"},
    {"place.byte_inflated", "inflated byte {number}"},
    {"place.face", "face {number}"},
    {"place.in_line", "{what} in line {number}"},
    {"place.within", "{outer}: {inner}"},
    {"place.and", "{outer}, {inner}"},
});

}  // namespace wb
