#pragma once

#include "model/core/zlib_inflater.h"

namespace wb::asset {

/// Inflates zlib streams, and says what is wrong with one as of a mesh asset.
class Inflater : public wb::Inflater {
 public:
  Inflater();
};

}  // namespace wb::asset
