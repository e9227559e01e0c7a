#pragma once

#include "model/core/bytes.h"

#include <cstddef>
#include <string>

namespace wb::import3d {

/// Bytes as EXT_meshopt_compression packs them.
struct Packed {
  ByteView bytes;
  std::size_t count = 0;   ///< Elements.
  std::size_t stride = 0;  ///< Bytes of each.
  std::string mode;        ///< ATTRIBUTES, TRIANGLES or INDICES.
  std::string filter;      ///< OCTAHEDRAL, QUATERNION, EXPONENTIAL; NONE or empty.
};

/// `count` elements of `stride` bytes. Throws Refused with `place` where the bytes cannot hold as
/// many, before there is memory for them, or are damaged.
Bytes unpack(const Packed& packed, const std::string& place);

}  // namespace wb::import3d
