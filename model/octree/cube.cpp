#include "model/octree/cube.h"

namespace wb::octree {

std::string Path::text() const {
  if (length_ == 0) return "/";
  std::string text;
  for (std::size_t level = 0; level < length_; ++level)
    text.append("/").append(std::to_string(children_[level]));
  return text;
}

}  // namespace wb::octree
