#pragma once

#include "viewport/screen_texture.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QLayer>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace wb::viewport {

/// What is drawn after what.
enum class Pass : std::uint8_t {
  backdrop,  ///< Behind everything.
  ground,    ///< Before that, behind the rest.
  solid,
  translucent,  ///< Hides nothing, so that its own order does not matter.
  over,         ///< Marks on surfaces: where the scene does not hide them.
  through,      ///< Marks that are seen through everything.
  last,         ///< The same, over those.
  screen        ///< What belongs to the picture as a whole, over all its panes.
};
inline constexpr std::array allPasses{Pass::backdrop, Pass::ground,  Pass::solid, Pass::translucent,
                                      Pass::over,     Pass::through, Pass::last,  Pass::screen};

/// Whether a pass draws the scene, as opposed to marks on it, which change more often.
constexpr bool isOfScene(Pass pass) { return pass <= Pass::translucent; }

/// The layers that sort surfaces into passes, one of each, owned by the scene's root; how far off
/// the scene is at each pixel, by which the marks of Pass::over tell what hides them; and who is
/// told when what they draw of the scene is another. Copies are of the same.
class Passes {
 public:
  explicit Passes(Qt3DCore::QEntity* root)
      : sceneDepth_(makeScreenTexture(Qt3DRender::QAbstractTexture::D24, root)),
        sceneChanged_(std::make_shared<std::function<void()>>([] {})) {
    makeLayers(root);
  }
  /// Of what is drawn in one pane alone, among what all panes draw.
  Passes(Qt3DCore::QEntity* root, const Passes& shared)
      : sceneDepth_(shared.sceneDepth_), sceneChanged_(shared.sceneChanged_) {
    makeLayers(root);
  }

  void watchScene(std::function<void()> changed) { *sceneChanged_ = std::move(changed); }
  /// To be called by whatever changes what a pass of the scene draws.
  void tellSceneChanged() const { (*sceneChanged_)(); }

  Qt3DRender::QAbstractTexture* sceneDepth() const { return sceneDepth_; }
  /// What hides the marks of a pass.
  Qt3DRender::QAbstractTexture* hiding(Pass pass) const {
    return pass == Pass::over ? sceneDepth_ : nullptr;
  }

  Qt3DRender::QLayer* operator[](Pass pass) const {
    return layers_[static_cast<std::size_t>(pass)];
  }

 private:
  void makeLayers(Qt3DCore::QEntity* root) {
    for (Qt3DRender::QLayer*& layer : layers_) layer = new Qt3DRender::QLayer(root);
  }

  std::array<Qt3DRender::QLayer*, allPasses.size()> layers_{};
  Qt3DRender::QAbstractTexture* sceneDepth_;
  std::shared_ptr<std::function<void()>> sceneChanged_;
};

}  // namespace wb::viewport
