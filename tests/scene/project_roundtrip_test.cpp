#include "tests/scene/project_support.h"
#include "tests/scene/scene_generator.h"

#include <rapidcheck/gtest.h>

namespace wb::scene {
namespace {

/// All that the file holds; what was decoded from the data is no part of it.
void expectEqualAssets(const Scene& one, const Scene& other) {
  RC_ASSERT(one.assets.size() == other.assets.size());
  for (const auto& [name, asset] : one.assets) {
    const auto found = other.assets.find(name);
    RC_ASSERT(found != other.assets.end());
    RC_ASSERT(asset.path == found->second.path);
    RC_ASSERT(!asset.data == !found->second.data);
    if (asset.data) RC_ASSERT(*asset.data == *found->second.data);
    RC_ASSERT(asset.extra == found->second.extra);
  }
}

RC_GTEST_PROP(ProjectRoundTrip, writingAndReadingGivesAnEqualScene, ()) {
  Scene scene = generate::scene(nowhere);
  const auto read = parseProject(formatProject(scene, nowhere), nowhere);
  RC_ASSERT(read.has_value());
  const Scene& again = read->value;
  RC_ASSERT(again.folder == scene.folder);
  RC_ASSERT(again.name == scene.name);
  RC_ASSERT(again.profile == scene.profile);
  RC_ASSERT(again.scenarios == scene.scenarios);
  RC_ASSERT(again.baseline == scene.baseline);
  RC_ASSERT(again.regions == scene.regions);
  RC_ASSERT(again.linksets == scene.linksets);
  RC_ASSERT(again.octrees == scene.octrees);
  RC_ASSERT(again.rays == scene.rays);
  RC_ASSERT(again.measured == scene.measured);
  RC_ASSERT(again.extra == scene.extra);
  expectEqualAssets(scene, again);
}

RC_GTEST_PROP(ProjectRoundTrip, writingAgainGivesTheSameBytes, ()) {
  Scene scene = generate::scene(nowhere);
  const std::string first = formatProject(scene, nowhere);
  auto read = parseProject(first, nowhere);
  RC_ASSERT(read.has_value());
  RC_ASSERT(formatProject(read->value, nowhere) == first);
}

RC_GTEST_PROP(ProjectRoundTrip, aFlippedByteIsAnErrorOrAProjectThatCanBeSaved, ()) {
  Scene scene = generate::scene(nowhere);
  std::string text = formatProject(scene, nowhere);
  text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
  auto read = parseProject(text, nowhere);
  if (!read) return;
  const std::string saved = formatProject(read->value, nowhere);
  auto again = parseProject(saved, nowhere);
  RC_ASSERT(again.has_value());
  RC_ASSERT(formatProject(again->value, nowhere) == saved);
}

}  // namespace
}  // namespace wb::scene
