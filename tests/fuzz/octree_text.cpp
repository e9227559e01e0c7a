#include "model/octree/octree_text.h"

#include "model/core/core.h"

#include <cstdlib>

/// What can be read, as a tree or as a scene, is written and read again without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const std::string_view text = wb::textOf({data, size});
  if (const auto tree = octree::parseTree(text)) {
    const auto again = octree::parseTree(octree::formatTree(*tree));
    if (!again || *again != *tree) std::abort();
  }
  const auto scene = octree::readSceneText(text);
  if (!scene) return 0;
  const std::string written = octree::formatSceneText(*scene);
  const auto again = octree::readSceneText(written);
  if (!again || octree::formatSceneText(*again) != written) std::abort();
  return 0;
}
