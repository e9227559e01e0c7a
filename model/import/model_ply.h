#pragma once

#include "model/base/bytes.h"
#include "model/base/result.h"
#include "model/base/task.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::import {

enum class PlyEncoding : std::uint8_t { text, littleEndian, bigEndian };

/// A number of a row, or a list of them with their count before them. Sizes are in bytes, as the
/// binary encodings have them.
struct PlyProperty {
  std::size_t size = 0;
  std::size_t countSize = 0;  ///< Zero: no list.
};

struct PlyElement {
  std::string_view name;  ///< Into the file.
  std::uint64_t rows = 0;
  std::vector<PlyProperty> properties;
};

/// What a PLY says of itself before its numbers.
struct PlyHeader {
  PlyEncoding encoding = PlyEncoding::text;
  std::vector<PlyElement> elements;
  std::size_t bytes = 0;  ///< Of the header: the data begin there.
};

/// Whether a file begins like a PLY.
bool looksLikePly(std::string_view file);

/// Fails where the header does not end, or says what no PLY can: another encoding, a type of number
/// that there is not, a property of no element.
Result<PlyHeader> readPlyHeader(std::string_view file);

/// Refuses a PLY whose header does not end, which the library that reads models would look for for
/// ever, and one that has fewer rows than its header declares.
Result<void> checkPly(ByteView file, const Task& task = {});

}  // namespace wb::import
