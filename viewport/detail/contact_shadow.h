#pragma once

#include "viewport/camera.h"

#include <glm/vec2.hpp>

#include <QObject>
#include <array>
#include <functional>
#include <optional>
#include <span>

namespace Qt3DCore {
class QEntity;
class QNode;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QFrameGraphNode;
class QLayer;
class QParameter;
class QSubtreeEnabler;
}  // namespace Qt3DRender

namespace wb::viewport {

/// The square of the ground that a shadow is made of, in region metres.
struct ShadowGround {
  glm::dvec2 middle{0};
  double half = 1;    ///< Of a side.
  double height = 0;  ///< Of the ground.
  double blur = 0;    ///< How far the shadow of a point reaches.

  bool operator==(const ShadowGround&) const = default;
};

/// Of what stands on the ground, which lies at its lowest point, as much as is in sight; nothing
/// where it is far from what the camera looks at.
std::optional<ShadowGround> shadowGroundOf(const layers::Bounds& standing,
                                           const OrbitCamera& camera);

/// A soft shadow on the ground where surfaces are close above it, and nowhere else: colours of
/// surfaces stay as they are. It is drawn with every frame, but made once, when it is laid.
class ContactShadow {
 public:
  /// What makes it, before the scene is drawn, becomes a child of `graph`.
  /// @param casters  What is drawn of these throws it.
  /// @param ground  What is drawn of this lies on the ground.
  /// @param section  What is above it throws none.
  /// @param redraw  Called where a frame shows it that was drawn too early to.
  ContactShadow(Qt3DRender::QFrameGraphNode* graph, Qt3DCore::QEntity* scene,
                std::span<Qt3DRender::QLayer* const> casters, Qt3DRender::QLayer* ground,
                Qt3DRender::QParameter* section, std::function<void()> redraw);

  /// Makes it with the next frame.
  void lay(const ShadowGround& ground);
  void setSeen(bool isSeen);
  /// Whether frames that are drawn from now on show it, if it is laid and seen.
  bool isReady() const { return framesToComplete_ == 0; }
  /// What was made is right: the next frames only draw it.
  void keep();

 private:
  Qt3DRender::QAbstractTexture* addHeights(Qt3DCore::QEntity* scene,
                                           std::span<Qt3DRender::QLayer* const> casters,
                                           Qt3DRender::QParameter* section);
  Qt3DRender::QAbstractTexture* addBlurring(Qt3DCore::QEntity* scene,
                                            Qt3DRender::QAbstractTexture* heights);
  void complete();

  Qt3DRender::QSubtreeEnabler* making_;
  Qt3DRender::QCamera* below_;
  Qt3DRender::QParameter* place_;
  std::array<Qt3DRender::QParameter*, 2> spacings_{};  ///< Of the points that each step reads.
  Qt3DCore::QEntity* square_;
  std::function<void()> redraw_;
  QObject life_;              ///< Of what is called back.
  int framesToComplete_ = 2;  ///< Qt 3D leaves out of a frame what it has no shaders for yet.
};

}  // namespace wb::viewport
