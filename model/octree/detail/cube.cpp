#include "model/octree/detail/cube.h"

namespace wb::octree {

std::string Path::text() const {
  if (depth() == 0) return "/";
  std::string text;
  for (std::size_t level = 0; level < depth(); ++level)
    text.append("/").append(std::to_string((*this)[level]));
  return text;
}

}  // namespace wb::octree
