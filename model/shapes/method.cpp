#include "model/shapes/method.h"

#include "model/shapes/detail/octree_shapes.h"
#include "model/shapes/detail/simpler_mesh.h"

#include <algorithm>
#include <iterator>

namespace wb::shape {

const std::vector<Method>& methods() {
  static const std::vector<Method> all{
      {"octree_boxes", Approach::voxels, octreeBoxes},
      {"octree_surface", Approach::voxels, octreeSurface},
      {"simpler_mesh", Approach::simplification, simplerMesh},
  };
  return all;
}

std::vector<Method> methodsBy(Approach approach) {
  std::vector<Method> found;
  std::ranges::copy_if(methods(), std::back_inserter(found),
                       [&](const Method& method) { return method.approach == approach; });
  return found;
}

}  // namespace wb::shape
