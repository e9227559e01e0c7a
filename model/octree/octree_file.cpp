#include "model/octree/octree_file.h"

#include "model/octree/detail/octree_texts.h"
#include "model/octree/nxoc.h"
#include "model/octree/ogz.h"

#include <utility>

namespace wb::octree {

Result<OctreeFile> readOctreeFile(ByteView bytes, const Task& task) {
  if (looksLikeNxoc(bytes))
    return readNxoc(bytes, task).map([](Octree&& octree) {
      return OctreeFile{std::move(octree), usualSize, 0};
    });
  if (looksLikeOgz(bytes))
    return readOgz(bytes, task).map([](CubeMap&& map) {
      return OctreeFile{std::move(map.octree), map.size, map.leftOver};
    });
  return failure(octreeTexts["octree_file.unknown"]);
}

}  // namespace wb::octree
