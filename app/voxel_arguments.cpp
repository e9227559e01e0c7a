#include "app/voxel_arguments.h"

#include "app/arguments.h"

namespace wb::app {

void addVoxels(CLI::App& command, Text depth, octree::VoxelOptions& options) {
  const auto isNoDepth = [](const std::string& text) {
    std::size_t number = 0;
    const bool isNumber = CLI::detail::lexical_cast(text, number);
    if (isNumber && number >= 1 && number <= octree::deepestVoxels) return std::string();
    return rendered(appTexts["option.depth_form"],
                    {{"limit", octree::deepestVoxels}, {"text", text}});
  };
  command
      .add_option("--depth", options.depth,
                  rendered(depth, {{"standard", octree::VoxelOptions().depth}}))
      ->type_name("LEVELS")
      ->check(isNoDepth);
  addChoice(command, "--fill", appTexts["option.fill"], options.fill,
            {{"surface", octree::Fill::surface}, {"solid", octree::Fill::solid}});
}

}  // namespace wb::app
