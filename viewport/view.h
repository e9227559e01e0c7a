#pragma once

#include "model/octree/edit.h"
#include "viewport/camera.h"
#include "viewport/clocks.h"
#include "viewport/detail/contact_shadow.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/marks.h"
#include "viewport/detail/ray_layers.h"
#include "viewport/handles.h"
#include "viewport/navigator.h"
#include "viewport/octree_layers.h"
#include "viewport/scene_layers.h"

#include <Qt3DExtras/Qt3DWindow>

#include <QImage>
#include <QTimer>
#include <QVariantAnimation>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace wb::viewport {

class AxesCube;
struct AxesCubeLook;
class Backdrop;
class FrameCapture;
class FrameClock;
class Ground;
class Labels;
class RubberBand;

/// What is seen where there is nothing.
struct Surroundings {
  QColor lower;  ///< At the lower edge of the picture, changing softly to that at the upper.
  QColor upper;
  QColor lines;  ///< Of the ground grid, before they fade.
};

/// The 3D view of a scene's layers in a window: its camera follows mouse and keys, what the pointer
/// is over is marked at once and told.
class View : public Qt3DExtras::Qt3DWindow {
  Q_OBJECT

 public:
  View();

  SceneLayers& layers() { return layers_; }
  const SceneLayers& layers() const { return layers_; }
  /// What is seen beside it once the view is split. Octrees, rays and surroundings are in both.
  SceneLayers& beside();
  /// Divides the view into panes with one camera; words name them, first that of layers().
  /// @param isWiped  In one frame, by a divider that can be dragged; else side by side.
  void setSplit(Split split, const std::array<QString, 2>& words = {}, bool isWiped = false);
  Panes panes() const { return navigator_->panes(); }
  bool isWiped() const { return panes().divider && panes().split != Split::none; }
  /// Where the divider stands, 0 at the left edge, 1 at the right; it stays there until it is
  /// moved.
  double divider() const { return dividerAt_; }
  void setDivider(double share);
  /// Whether keys move the divider: it is drawn so.
  bool isDividerFocused() const { return isDividerFocused_; }
  void setDividerFocused(bool isFocused);
  OctreeLayers& octrees() { return octrees_; }
  const OctreeLayers& octrees() const { return octrees_; }
  RayLayers& ray() { return ray_; }
  const RayLayers& ray() const { return ray_; }

  const OrbitCamera& orbitCamera() const { return navigator_->camera(); }
  void setOrbitCamera(const OrbitCamera& camera) { navigator_->setCamera(camera); }
  void look(OrbitCamera::Standard view);
  /// Turns there, so that it is seen from where to where.
  void flyToSide(OrbitCamera::Standard view);
  void setOrthographic(bool isOrthographic);
  /// The present place of the camera, with what it is kept framing.
  Viewpoint viewpoint() const { return {orbitCamera(), framed_}; }
  void setViewpoint(const Viewpoint& viewpoint);
  /// Shows a whole box from the present side, and goes on doing so, whatever the window's size or
  /// the standard view, until the camera is moved otherwise.
  void frame(const layers::Bounds& bounds);

  /// Flies to where a whole box is framed, from the present side, unless it is well in the picture
  /// and labels beside what is lit have room.
  void flyTo(const layers::Bounds& bounds);
  /// To where the last flight began, if the camera has not been moved since; whether it was not.
  bool flyBack();

  /// What a pixel shows: a triangle of its pane, or a leaf of an octree, whichever is nearer;
  /// nothing over the background.
  std::optional<layers::Pick> pick(const QPointF& pixel) const { return seenAt(pixel).triangle; }
  std::optional<octree::Hit> pickLeaf(const QPointF& pixel) const { return seenAt(pixel).leaf; }

  /// What a pixel shows may be another: marks what the pointer is over.
  void pointAgain();
  /// The leaf that is marked while the pointer is over none.
  void choose(const std::optional<octree::Hit>& hit);
  /// A box of cells; nothing: none is chosen.
  void chooseCells(const std::optional<ChosenCells>& cells);
  /// The ray under the pointer; nothing while the pointer is elsewhere.
  std::optional<octree::Ray> rayUnderPointer() const;
  /// Whether the pointer is over a triangle or a leaf.
  bool isOverSomething() const;

  /// What can be dragged, and lines that go with it. One that is being dragged goes on as it was
  /// before.
  void showHandles(const std::vector<Handle>& handles, const std::vector<Line>& lines = {}) {
    handles_.show(handles, lines);
  }
  /// Ends a drag of a handle as if it had not been; whether there was one.
  bool cancelHandle();
  /// Ends a drag where it is; whether there was one.
  bool dropHandle();
  /// Keys that fly are no others while the right button is held.
  bool isSteering() const { return navigator_->isSteering(); }

  /// One colour; until surroundings are set.
  void setBackground(const QColor& colour);
  void setSurroundings(const Surroundings& surroundings);
  /// A ground grid under the lowest point of what stands on it, with its shadow; nothing: none.
  void setGround(const std::optional<layers::Bounds>& standing);
  /// Draws the scene faintly, so that what is lit in it stands out.
  void setFaded(bool isFaded);
  /// Cuts the scene open; nothing: it is whole.
  void setSection(const std::optional<Section>& section);
  /// Points that a distance is measured between, as MeasureMark shows them.
  void showMeasure(std::span<const glm::dvec3> points, const QString& word);
  /// A cube in the corner that shows the axes: a click at a side of it looks from there.
  void setAxesCube(const AxesCubeLook& look);

  /// What is drawn now, in both panes.
  layers::DrawnCounts countsDrawn() const;
  /// Whether it tells how long frames take.
  void setTimed(bool isTimed);
  std::optional<double> frameMilliseconds() const;
  /// Whether flights are seen, or it is there at once.
  void setAnimated(bool isAnimated) { isAnimated_ = isAnimated; }

  /// The next frame that shows the scene, handed to `done` once: as it is drawn while it changes.
  void capture(std::function<void(const QImage&)> done);
  /// The same as smooth as it is at rest.
  void captureStill(std::function<void(const QImage&)> done);
  /// The same of another size than the window's; `isTransparent`: with nothing where nothing is,
  /// neither backdrop nor ground.
  void captureShot(const QSize& pixels, bool isTransparent,
                   std::function<void(const QImage&)> done);

 signals:
  /// The pointer is over something else than before, or over nothing.
  void hovered(const std::optional<wb::layers::Pick>& pick);
  void clicked(const std::optional<wb::layers::Pick>& pick);
  /// The same of what is beside.
  void hoveredBeside(const std::optional<wb::layers::Pick>& pick);
  void clickedBeside(const std::optional<wb::layers::Pick>& pick);
  /// With Ctrl, in either pane: it is to be chosen beside others, or no more.
  void added(const wb::layers::Pick& pick);
  /// The pointer is over a leaf, or another point of it; or over none any more.
  void leafHovered(const std::optional<wb::octree::Hit>& hit);
  /// The pointer is somewhere in the view but over no leaf, along this ray; nothing: it has left,
  /// or is over a leaf. Told after all others.
  void pointed(const std::optional<wb::octree::Ray>& ray, bool isBeside);
  /// The divider is elsewhere.
  void dividerMoved(double share);
  /// Keys move the divider from now on, or no more.
  void dividerFocusChanged(bool isFocused);
  /// The standing label of a linkset was clicked at.
  void labelClicked(std::size_t linkset);
  /// A leaf was clicked at, along a ray that ends at the grid depth that is shown.
  void leafClicked(const wb::octree::Hit& hit, const wb::octree::Ray& ray);
  /// A box was drawn around these linksets: those that are shown, and wholly in it; in order.
  void boxed(const std::vector<std::size_t>& linksets);
  /// A box of cells of an octree was chosen with the mouse.
  void cellsChosen(const wb::viewport::ChosenCells& cells);
  /// Other cells are chosen, or none.
  void cellsChanged();
  /// The wheel pushes what is marked, by eighths of a cube; pulls below 0.
  void pushWanted(wb::octree::FacePart part, int inwards);
  /// A handle is dragged so far from where the drag began, metres or, of a ring, radians, with Ctrl
  /// or without.
  void handleDragged(std::size_t handle, double by, bool withControl);
  /// A dot is dragged so far from where it was, m; with Shift along an axis.
  void dotDragged(std::size_t handle, const glm::dvec3& by);
  /// The drag is over; or must not have been.
  void handleDropped();
  void handleCancelled();
  /// The user wants to see the whole selection, or all.
  void frameWanted();
  /// What can be done at a pixel is asked for; a leaf there was told as clicked.
  void menuWanted(const QPointF& pixel);

 protected:
  void exposeEvent(QExposeEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// At most one of both.
  struct Seen {
    std::optional<layers::Pick> triangle;
    std::optional<octree::Hit> leaf;
  };

  Seen seenAt(const QPointF& pixel) const;
  bool isBeside(const QPointF& pixel) const;
  octree::Ray rayAt(const QPointF& pixel) const;
  void redrawScene();
  void changeScene();
  void countChange();
  void settle();
  void refine();
  void castShadow();
  std::size_t trianglesShown() const;
  layers::Sight sightBesideCube(const OrbitCamera& camera) const;
  OrbitCamera framing(const layers::Bounds& bounds, OrbitCamera camera) const;
  OrbitCamera leavingRoom(OrbitCamera camera) const;
  void lookAtLayers(const layers::DetailLimits& limits);
  void moveCamera();
  void rest();
  void fly(const OrbitCamera& to, const std::optional<layers::Bounds>& framed = {});
  void stopFlight();
  void pointAt(const QPointF& pixel);
  void pointAtNothing();
  void click(const QPointF& pixel);
  void askForMenu(const QPointF& pixel);
  void hover(const std::optional<layers::Pick>& pick, bool isBeside);
  bool outline(SceneLayers* layers, const std::optional<layers::Pick>& pick);
  SceneLayers* layersOf(bool isBeside) { return isBeside ? beside_.get() : &layers_; }
  void hoverLeaf(const std::optional<octree::Hit>& hit);

  void showBox(const QPointF& from, const QPointF& to);
  void takeBox(const QPointF& from, const QPointF& to);
  bool chooseCells(const QPointF& from, const QPointF& to);
  void clickWithControl(const QPointF& pixel);
  void turnWheel(int steps, Qt::KeyboardModifiers keys);
  std::optional<std::size_t> handleAt(const QPointF& pixel) const;
  bool grab(const QPointF& pixel);
  void dragHandle(const QPointF& pixel, Qt::KeyboardModifiers keys);
  std::optional<double> alongHeld(const QPointF& pixel) const;
  std::optional<OrbitCamera::Standard> cubeFaceUnder(const QPointF& pixel) const;

  void showDivider();
  void showCaptions();
  bool isOverDivider(const QPointF& pixel) const;
  void lookFromSame();
  void captureAfter(int frames, std::function<void(const QImage&)> done);

  Qt3DCore::QEntity* root_;
  Passes passes_;
  std::array<Passes, 2> own_;  ///< Of the pane of layers_, and of that beside it.
  Backdrop* backdrop_;
  Ground* ground_;
  AxesCube* cube_;
  RubberBand* band_;
  RubberBand* divider_;
  RubberBand* dividerFocus_;
  Labels* captions_;
  MeasureMark measure_;
  Handles handles_;
  std::optional<Section> section_;
  SceneLayers layers_;
  std::unique_ptr<SceneLayers> beside_;  ///< Since the view was first split.
  OctreeLayers octrees_;
  RayLayers ray_;
  FrameGraph frameGraph_;
  FrameCapture* capture_;
  FrameClock* clock_;
  Navigator* navigator_;
  std::optional<layers::Bounds> framed_;
  std::optional<layers::Bounds> standing_;  ///< On the ground.
  std::optional<ShadowGround> shadow_;      ///< That was laid last.
  bool isShadowOld_ = false;                ///< The scene is another since then.
  std::optional<QPointF> pointer_;
  QVariantAnimation flight_;
  OrbitCamera from_;
  OrbitCamera to_;
  std::optional<layers::Bounds> framedThere_;
  std::optional<OrbitCamera> before_;  ///< Where flyBack goes.
  bool isToBeCounted_ = false;         ///< A change.
  ChangeRun changes_;
  bool isLooking_ = false;  ///< What changes is only how finely the scene is drawn.
  QTimer redrawAgain_;      ///< When nothing changes the scene any more.
  QTimer keepScene_;        ///< Once the scene has been drawn for the last time.
  QTimer resting_;          ///< Until the camera counts as resting.
  /// What is dragged, as it was when the drag began, and where on its line that was.
  struct Held {
    std::size_t index = 0;
    Handle handle;
    double from = 0;
    QPointF pressed;
  };
  std::optional<Held> held_;
  std::array<QString, 2> words_;  ///< Of the panes.
  double dividerAt_ = 0.5;
  bool isDividerFocused_ = false;
  bool isDividerHeld_ = false;
  bool isAnimated_ = true;
  bool isOverLeaf_ = false;
  bool isCapturingStill_ = false;
  bool isFaded_ = false;
  bool isShooting_ = false;  ///< A picture of another size is being drawn.
  QColor background_;
  std::optional<octree::Hit> chosen_;
};

}  // namespace wb::viewport
