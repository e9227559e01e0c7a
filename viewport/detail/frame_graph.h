#pragma once

#include "viewport/camera.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QLayer>

#include <QColor>
#include <QSize>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace wb::viewport {

/// What a frame is drawn into, and read from pixel by pixel; of one pixel until it is given a size.
Qt3DRender::QAbstractTexture* makeScreenTexture(Qt3DRender::QAbstractTexture::TextureFormat format,
                                                Qt3DCore::QNode* parent = nullptr);

/// What is drawn after what.
enum class Pass : std::uint8_t {
  backdrop,  ///< Behind everything.
  ground,    ///< Before that, behind the rest.
  solid,
  translucent,  ///< Hides nothing, so that its own order does not matter.
  mask,         ///< What outlines are drawn around, into a picture of its own.
  tiles,        ///< Where in that there are edges, in tiles of maskTile pixels.
  lit,          ///< Shapes that the scene does not hide, but that hide each other.
  rings,        ///< Outlines.
  through,      ///< Marks that are seen through everything.
  last,         ///< The same, over those.
  screen        ///< What belongs to the picture as a whole, over all its panes.
};
inline constexpr std::array allPasses{Pass::backdrop, Pass::ground, Pass::solid, Pass::translucent,
                                      Pass::mask,     Pass::tiles,  Pass::lit,   Pass::rings,
                                      Pass::through,  Pass::last,   Pass::screen};
/// Along each side.
inline constexpr int maskTile = 8;

/// Whether a pass draws the scene, as opposed to marks on it, which change more often.
constexpr bool isOfScene(Pass pass) { return pass <= Pass::translucent; }

/// The layers that sort surfaces into passes, one of each, owned by the scene's root; how far off
/// the scene is at each pixel, by which outlines tell what is behind it; and who is told when what
/// they draw of the scene is another. Copies are of the same.
class Passes {
 public:
  explicit Passes(Qt3DCore::QEntity* root)
      : sceneDepth_(makeScreenTexture(Qt3DRender::QAbstractTexture::D24, root)),
        mask_(makeScreenTexture(Qt3DRender::QAbstractTexture::RGBA8_UNorm, root)),
        tiles_(makeScreenTexture(Qt3DRender::QAbstractTexture::RGBA8_UNorm, root)),
        sceneChanged_(std::make_shared<std::function<void()>>([] {})) {
    makeLayers(root);
  }
  /// Of what is drawn in one pane alone, among what all panes draw.
  Passes(Qt3DCore::QEntity* root, const Passes& shared)
      : sceneDepth_(shared.sceneDepth_),
        mask_(shared.mask_),
        tiles_(shared.tiles_),
        sceneChanged_(shared.sceneChanged_) {
    makeLayers(root);
  }

  void watchScene(std::function<void()> changed) { *sceneChanged_ = std::move(changed); }
  /// To be called by whatever changes what a pass of the scene draws.
  void tellSceneChanged() const { (*sceneChanged_)(); }

  Qt3DRender::QAbstractTexture* sceneDepth() const { return sceneDepth_; }
  /// What Pass::mask is drawn into.
  Qt3DRender::QAbstractTexture* mask() const { return mask_; }
  /// What Pass::tiles is drawn into.
  Qt3DRender::QAbstractTexture* tiles() const { return tiles_; }

  Qt3DRender::QLayer* operator[](Pass pass) const {
    return layers_[static_cast<std::size_t>(pass)];
  }

 private:
  void makeLayers(Qt3DCore::QEntity* root) {
    for (Qt3DRender::QLayer*& layer : layers_) layer = new Qt3DRender::QLayer(root);
  }

  std::array<Qt3DRender::QLayer*, allPasses.size()> layers_{};
  Qt3DRender::QAbstractTexture* sceneDepth_;
  Qt3DRender::QAbstractTexture* mask_;
  Qt3DRender::QAbstractTexture* tiles_;
  std::shared_ptr<std::function<void()>> sceneChanged_;
};

}  // namespace wb::viewport

namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QClearBuffers;
class QFrameGraphNode;
class QLineWidth;
class QParameter;
class QRenderCapture;
class QRenderStateSet;
class QRenderSurfaceSelector;
class QRenderTargetSelector;
class QScissorTest;
class QSubtreeEnabler;
class QViewport;
}  // namespace Qt3DRender

namespace wb::viewport {

class ContactShadow;
class Occlusion;
struct ShadowGround;

/// Of a larger picture twice as many samples along each side would take gigabytes.
inline constexpr QSize largestFine(4096, 4096);

/// How a frame is drawn: the scene, pass after pass, into textures; then these copied, marks drawn
/// over them, and the picture handed to who wants it. While the scene stands still a frame is no
/// more than the copy and the marks, whatever the scene holds.
class FrameGraph {
 public:
  /// Draws on a window, whose size in pixels is to be told, or with a size into a texture. `own`
  /// are the passes of one pane alone, at most two; the second is not drawn before it is split off.
  FrameGraph(QObject* surface, Qt3DCore::QEntity* scene, Qt3DRender::QCamera* camera,
             const Passes& shared, std::span<const Passes> own = {}, const QSize& textureSize = {});
  ~FrameGraph();

  /// The root: owned by the render settings it is given to.
  Qt3DRender::QFrameGraphNode* root() const;
  Qt3DRender::QRenderCapture* capture() const { return capture_; }
  void setBackground(const QColor& colour);
  /// Draws the scene so faintly that what is lit stands out; `paper` is what it fades to.
  void setFaded(bool isFaded, const QColor& paper);
  /// Nothing: the scene is whole.
  void setSection(const std::optional<Section>& section);
  void setSize(const QSize& pixels);
  /// Of what draws on a window: frames go into a texture of this size, until setSize is called.
  void drawApart(const QSize& pixels);
  /// How many samples of the scene a pixel averages along each side; 1 is the quickest.
  void setFineness(int samples);
  /// Whether what is close to surfaces takes light from them, which takes another pass.
  void setOccluded(bool isOccluded);
  /// Which panes there are, and where; `divider` is that of Panes.
  void setSplit(Split split, const std::optional<double>& divider = {});
  /// Makes the shadow on the ground with the next frame; nothing: there is none. Of what draws on a
  /// window.
  void layShadow(const std::optional<ShadowGround>& ground);
  /// Whether the ground is seen, on which it lies.
  void setShadowSeen(bool isSeen);
  /// Whether the next frame shows all of it.
  bool isShadowReady() const;
  /// The scene is another, or is seen from elsewhere: the next frame draws it again.
  void redrawScene();
  /// What was drawn last is right: the next frames copy it. Has no effect before it is drawn.
  void keepScene();

 private:
  /// Of one of the pictures.
  struct Scale {
    bool isOfScene = false;  ///< It has as many samples a pixel.
    int tile = 1;            ///< Pixels along a side that it has one of.
  };
  /// Where one pane is drawn into one of the pictures.
  struct PanePlace {
    Qt3DRender::QViewport* viewport;
    Qt3DRender::QRenderStateSet* states;
    Qt3DRender::QScissorTest* side;  ///< Among the states while there is a divider.
    Scale scale;
  };
  /// What draws one pane: the scene's part of it, and the marks.
  struct Pane {
    std::vector<PanePlace> places{};
    std::vector<Qt3DRender::QSubtreeEnabler*> enablers{};  ///< None of the first.
  };

  void resize();
  void showSides();
  void showShadows();
  std::size_t shadowsShown() const;
  Qt3DRender::QFrameGraphNode* makePicture(const QSize& textureSize);
  /// Where each of the passes is drawn to.
  struct Branches {
    Qt3DRender::QFrameGraphNode* depths;
    Qt3DRender::QFrameGraphNode* scene;
    Qt3DRender::QFrameGraphNode* mask;
    Qt3DRender::QFrameGraphNode* tiles;
    Qt3DRender::QFrameGraphNode* picture;
  };
  void addPanes(const Branches& to, const Passes& shared, std::span<const Passes> own);
  void addShadows(Qt3DCore::QEntity* scene, const Passes& shared, std::span<const Passes> own);
  Qt3DRender::QFrameGraphNode* addPlace(Qt3DRender::QFrameGraphNode* parent, std::size_t pane,
                                        Scale scale);

  Qt3DRender::QRenderSurfaceSelector* root_;
  Qt3DRender::QRenderTargetSelector* target_ = nullptr;  ///< Of the picture.
  Qt3DRender::QAbstractTexture* colour_;
  Qt3DRender::QAbstractTexture* depth_;
  Qt3DRender::QAbstractTexture* mask_;
  Qt3DRender::QAbstractTexture* tiles_;
  Qt3DRender::QFrameGraphNode* beforeScene_;
  Qt3DRender::QSubtreeEnabler* scene_;
  bool isDrawnOnce_ = false;  ///< The scene, for many frames.
  Qt3DRender::QClearBuffers* clear_ = nullptr;
  Qt3DRender::QParameter* section_ = nullptr;
  Qt3DRender::QParameter* faded_;
  Qt3DRender::QParameter* paper_;
  Qt3DRender::QParameter* occluded_;
  std::unique_ptr<Occlusion> occlusion_;
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  Qt3DRender::QParameter* samplesOfScene_;  ///< That a pixel has while the scene is drawn.
  Qt3DRender::QParameter* sceneSamples_;    ///< The same for who reads what was drawn.
  std::vector<Qt3DRender::QLineWidth*> lines_;
  QSize pixels_{1, 1};
  int samples_ = 1;
  std::vector<Pane> panes_;
  std::vector<std::unique_ptr<ContactShadow>> shadows_;  ///< Of each pane.
  Split split_ = Split::none;
  bool hasShadow_ = false;
  bool isShadowSeen_ = true;
  bool isOccluded_ = false;
  std::optional<double> divider_;
};

}  // namespace wb::viewport
