#pragma once

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

#include <array>
#include <cstdint>

namespace wb::viewport {

/// What is drawn after what.
enum class Pass : std::uint8_t {
  solid,
  translucent,  ///< Hides nothing, so that its own order does not matter.
  over,         ///< Marks on surfaces: where they can be seen.
  through,      ///< Marks that are seen through everything.
  last          ///< The same, over those.
};
inline constexpr std::array allPasses{Pass::solid, Pass::translucent, Pass::over, Pass::through,
                                      Pass::last};

/// The layers that sort surfaces into passes, one of each, owned by the scene's root.
class Passes {
 public:
  explicit Passes(Qt3DCore::QEntity* root) {
    for (Qt3DRender::QLayer*& layer : layers_) layer = new Qt3DRender::QLayer(root);
  }

  Qt3DRender::QLayer* operator[](Pass pass) const {
    return layers_[static_cast<std::size_t>(pass)];
  }

 private:
  std::array<Qt3DRender::QLayer*, allPasses.size()> layers_{};
};

}  // namespace wb::viewport
