#include "viewport/view.h"

#include "viewport/axes_cube.h"
#include "viewport/camera.h"
#include "viewport/clocks.h"
#include "viewport/detail/full_screen.h"
#include "viewport/detail/ground.h"
#include "viewport/detail/marks.h"
#include "viewport/labels.h"
#include "viewport/opengl.h"
#include "viewport/picture.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QRenderSettings>

#include <QEasingCurve>
#include <QGuiApplication>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <algorithm>
#include <chrono>
#include <utility>

namespace wb::viewport {
namespace {

/// A drag that pauses for so long has come to rest.
constexpr std::chrono::milliseconds restAfter{200};
/// Long enough to see where it goes.
constexpr std::chrono::milliseconds flightTime{250};
/// The scene is drawn once more when nothing has changed it for so long.
constexpr std::chrono::milliseconds redrawAfter{250};

constexpr Colour bandColour{255, 140, 0};
constexpr Colour dividerColour{128, 128, 132};
constexpr Colour focusColour{0, 200, 232};
/// Of the frame around a divider that has the focus, pixels from it.
constexpr double focusGap = 2;
/// A pane that is narrower than this share of the view has no word.
constexpr double leastNamed = 0.1;

}  // namespace

View::View()
    : root_(new Qt3DCore::QEntity),
      passes_(root_),
      own_{Passes(root_, passes_), Passes(root_, passes_)},
      backdrop_(new Backdrop(root_, passes_[Pass::backdrop])),
      ground_(new Ground(root_, passes_[Pass::ground])),
      cube_(new AxesCube(root_, passes_[Pass::screen])),
      band_(new RubberBand(root_, passes_[Pass::screen], bandColour)),
      divider_(new RubberBand(root_, passes_[Pass::screen], dividerColour)),
      dividerFocus_(new RubberBand(root_, passes_[Pass::screen], focusColour)),
      captions_(new Labels(root_, passes_[Pass::screen], Labels::In::picture)),
      measure_(root_, passes_),
      handles_(root_, passes_),
      layers_(root_, own_[0]),
      octrees_(root_, passes_),
      ray_(root_, passes_),
      frameGraph_(this, root_, camera(), passes_, own_),
      capture_(new FrameCapture(
          frameGraph_.capture(),
          [this] {
            castShadow();
            isCapturingStill_ ? refine() : redrawScene();
            return frameGraph_.isShadowReady();
          },
          this)),
      clock_(new FrameClock(root_, this)),
      navigator_(new Navigator(this)) {
  leaveThreadsToDrawing();
  // Qt 3D's window asks for multisampling, and makes that the default of everything after it.
  setFormat(surfaceFormat());
  QSurfaceFormat::setDefaultFormat(surfaceFormat());
  setRootEntity(root_);
  setActiveFrameGraph(frameGraph_.root());
  renderSettings()->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
  connect(navigator_, &Navigator::cameraMoved, this, &View::moveCamera);
  connect(navigator_, &Navigator::cameraTaken, this, &View::stopFlight);
  connect(navigator_, &Navigator::backWanted, this, &View::flyBack);
  flight_.setDuration(static_cast<int>(flightTime.count()));
  flight_.setStartValue(0.0);
  flight_.setEndValue(1.0);
  flight_.setEasingCurve(QEasingCurve::InOutQuad);
  connect(&flight_, &QVariantAnimation::valueChanged, this, [this](const QVariant& fraction) {
    setOrbitCamera(from_.towards(to_, fraction.toDouble()));
    framed_ = framedThere_;
  });
  connect(navigator_, &Navigator::pointed, this, &View::pointAt);
  connect(navigator_, &Navigator::pointerLeft, this, &View::pointAtNothing);
  connect(navigator_, &Navigator::clicked, this, &View::click);
  connect(navigator_, &Navigator::rightClicked, this, &View::askForMenu);
  connect(navigator_, &Navigator::boxChanged, this, &View::showBox);
  connect(navigator_, &Navigator::boxDrawn, this, &View::takeBox);
  connect(navigator_, &Navigator::controlClicked, this, &View::clickWithControl);
  connect(navigator_, &Navigator::turned, this, &View::turnWheel);
  navigator_->setTurning([this] { return octrees_.marked().has_value(); });
  navigator_->setGrab([this](const QPointF& pixel) { return grab(pixel); });
  connect(navigator_, &Navigator::dragged, this, &View::dragHandle);
  connect(navigator_, &Navigator::dropped, this, [this] {
    if (std::exchange(isDividerHeld_, false)) return;
    held_.reset();
    emit handleDropped();
  });
  connect(navigator_, &Navigator::frameWanted, this, &View::frameWanted);
  passes_.watchScene([this] { changeScene(); });
  redrawAgain_.setSingleShot(true);
  redrawAgain_.setInterval(redrawAfter);
  connect(&redrawAgain_, &QTimer::timeout, this, &View::settle);
  keepScene_.setSingleShot(true);
  keepScene_.setInterval(redrawAfter);
  connect(&keepScene_, &QTimer::timeout, this, [this] { frameGraph_.keepScene(); });
  resting_.setSingleShot(true);
  resting_.setInterval(restAfter);
  connect(&resting_, &QTimer::timeout, this, &View::rest);
  moveCamera();
  rest();
}

/// What is new may take a frame to arrive.
void View::redrawScene() {
  RestingClock::wake();
  clock_->expect();
  if (isShooting_) return frameGraph_.redrawScene();
  frameGraph_.setFineness(1);
  frameGraph_.setOccluded(false);
  keepScene_.stop();
  redrawAgain_.start();
}

/// Counted behind all changes of one step, but before a frame of them is drawn: what is posted goes
/// before the timer of frames, which one of no duration would not.
void View::changeScene() {
  redrawScene();
  isShadowOld_ = true;  // What is out of sight is not drawn, and throws none.
  if (isLooking_ || std::exchange(isToBeCounted_, true)) return;
  QMetaObject::invokeMethod(this, &View::countChange, Qt::QueuedConnection);
}

/// While a constant is dragged a large scene is as coarse as while the camera moves.
void View::countChange() {
  isToBeCounted_ = false;
  const bool isHeld = QGuiApplication::mouseButtons() != Qt::NoButton;
  if (!changes_.add(std::chrono::steady_clock::now(), isHeld)) return;
  if (!resting_.isActive()) lookAtLayers(drawingLimits().moving);
  resting_.start();
}

SceneLayers& View::beside() {
  if (!beside_) {
    beside_ = std::make_unique<SceneLayers>(root_, own_[1]);
    beside_->setPixelRatio(devicePixelRatio());
  }
  return *beside_;
}

void View::setSplit(Split split, const std::array<QString, 2>& words, bool isWiped) {
  const Panes before = navigator_->panes();
  const auto divider = isWiped ? std::optional(dividerAt_) : std::nullopt;
  navigator_->setSplit(split, divider);
  frameGraph_.setSplit(split, divider);
  words_ = words;
  isShadowOld_ = isShadowOld_ || split != before.split;
  if (!this->isWiped()) setDividerFocused(false);
  showCaptions();
  showDivider();
  if (split == before.split && isWiped == before.divider.has_value()) return;
  if (framed_) return frame(*framed_);
  moveCamera();
}

void View::setDivider(double share) {
  share = std::clamp(share, 0.0, 1.0);
  if (share == std::exchange(dividerAt_, share) || !isWiped()) return;
  const Split split = navigator_->panes().split;
  navigator_->setSplit(split, dividerAt_);
  frameGraph_.setSplit(split, dividerAt_);
  showCaptions();
  showDivider();
  redrawScene();
  emit dividerMoved(dividerAt_);
}

void View::setDividerFocused(bool isFocused) {
  if (isFocused == std::exchange(isDividerFocused_, isFocused)) return;
  showDivider();
  emit dividerFocusChanged(isFocused);
}

/// In the middle of each pane, and what the divider is taken hold of by.
void View::showCaptions() {
  const Panes panes = navigator_->panes();
  const std::size_t left = panes.split == Split::left ? 1 : 0;
  const double edge = panes.divider.value_or(0.5);
  std::vector<Label> captions;
  for (std::size_t i = 0; i < words_.size() && panes.split != Split::none; ++i) {
    const double share = i == left ? edge : 1 - edge;
    if (!words_[i].isEmpty() && share >= leastNamed)
      captions.push_back({{i == left ? edge - 1 : edge, -1, 0}, words_[i]});
  }
  if (isWiped()) captions.push_back({{2 * edge - 1, 0, 0}, QStringLiteral("\u2039 \u203A")});
  captions_->show(captions, devicePixelRatio());
}

void View::showDivider() {
  const Panes panes = navigator_->panes();
  const bool isDivided = panes.split != Split::none;
  const QSizeF size(panes.view.x, panes.view.y);
  const QRectF line(panes.edge(), -1, 0, size.height() + 2);
  if (isDivided) divider_->show(line, size);
  if (isDividerFocused_)
    dividerFocus_->show(QRectF(line.left() - focusGap, 1, 2 * focusGap, size.height() - 2), size);
  divider_->setEnabled(isDivided);
  dividerFocus_->setEnabled(isDividerFocused_);
}

/// No label stands under the cube.
layers::Sight View::sightBesideCube(const OrbitCamera& camera) const {
  layers::Sight sight = sightOf(camera, navigator_->viewSize());
  sight.corner = cubeRoom(navigator_->viewSize());
  return sight;
}

/// Two panes together take no more than one.
void View::lookAtLayers(const layers::DetailLimits& limits) {
  const QScopedValueRollback looking(isLooking_, true);
  const layers::Sight sight = sightBesideCube(orbitCamera());
  if (navigator_->panes().split == Split::none) return layers_.look(sight, limits);
  for (SceneLayers* layers : {&layers_, beside_.get()})
    if (layers) layers->look(sight, {limits.triangles / 2, limits.draws / 2});
}

/// Nobody looks at a smoother frame while one is being handed out.
void View::settle() {
  if (isCapturingStill_) return redrawAgain_.start();
  if (capture_->isBusy()) return redrawScene();
  castShadow();
  refine();
  keepScene_.start();
}

/// Twice as many samples along each side, where they are seen and do not take long. Less light in
/// corners, for which all is drawn once more, is the first to be left out.
void View::refine() {
  if (isShooting_) return frameGraph_.redrawScene();
  constexpr int fine = 2;
  const bool isFine = devicePixelRatio() < fine && trianglesShown() <= drawingLimits().fine;
  frameGraph_.setFineness(isFine ? fine : 1);
  frameGraph_.setOccluded(trianglesShown() <= drawingLimits().moving.triangles);
}

std::size_t View::trianglesShown() const {
  constexpr std::size_t ofLeaf = 12;
  return layers_.triangleCount() + (beside_ ? beside_->triangleCount() : 0) +
         ofLeaf * octrees_.shapes().leaves.size();
}

layers::DrawnCounts View::countsDrawn() const {
  layers::DrawnCounts counts;
  layers_.addCounts(counts);
  if (beside_ && navigator_->panes().split != Split::none) beside_->addCounts(counts);
  return counts;
}

void View::setTimed(bool isTimed) { clock_->setRunning(isTimed); }

std::optional<double> View::frameMilliseconds() const { return clock_->milliseconds(); }

void View::moveCamera() {
  const QScopedValueRollback looking(isLooking_, true);
  redrawScene();
  framed_.reset();
  apply(orbitCamera(), navigator_->viewSize(), *camera());
  const layers::Sight sight = sightBesideCube(orbitCamera());
  lookAtLayers(drawingLimits().moving);
  octrees_.look(sight);
  octrees_.setMoving(true);
  ray_.look(sight);
  handles_.look(sight);
  ground_->look(orbitCamera(), navigator_->viewSize());
  frameGraph_.setShadowSeen(ground_->isEnabled());
  resting_.start();
}

/// Made where the scene or what is in sight of it is another than last time. The first to be left
/// out where frames take long; on a map there is no ground to be seen.
void View::castShadow() {
  if (!isExposed()) return;  // No frame would make it.
  const bool isCheap = trianglesShown() <= drawingLimits().fine;
  const bool isWanted = standing_ && isCheap && layers_.colourBy() != ColourBy::land;
  const auto wanted = isWanted ? shadowGroundOf(*standing_, orbitCamera()) : std::nullopt;
  if (!std::exchange(isShadowOld_, false) && wanted == shadow_) return;
  shadow_ = wanted;
  frameGraph_.layShadow(shadow_);
}

void View::rest() {
  const QScopedValueRollback looking(isLooking_, true);
  lookAtLayers(drawingLimits().resting);
  octrees_.setMoving(false);
}

void View::look(OrbitCamera::Standard view) {
  OrbitCamera camera = orbitCamera();
  camera.look(view);
  const auto framed = framed_;
  setOrbitCamera(camera);
  if (framed) frame(*framed);
}

void View::flyToSide(OrbitCamera::Standard view) {
  OrbitCamera to = orbitCamera();
  to.look(view);
  if (framed_) to = framing(*framed_, to);
  before_ = orbitCamera();
  fly(to);
}

void View::setOrthographic(bool isOrthographic) {
  OrbitCamera camera = orbitCamera();
  if (isOrthographic == std::exchange(camera.isOrthographic, isOrthographic)) return;
  stopFlight();
  const auto framed = framed_;
  setOrbitCamera(camera);
  if (framed) frame(*framed);
}

/// All of a box, and room for labels beside what is lit.
OrbitCamera View::framing(const layers::Bounds& bounds, OrbitCamera camera) const {
  camera.frame(bounds.low, bounds.high, navigator_->viewSize());
  return leavingRoom(camera);
}

OrbitCamera View::leavingRoom(OrbitCamera camera) const {
  layers_.leaveRoom(camera, [this](const OrbitCamera& one) { return sightBesideCube(one); });
  return camera;
}

void View::frame(const layers::Bounds& bounds) {
  flight_.stop();
  setOrbitCamera(framing(bounds, orbitCamera()));
  framed_ = bounds;
}

/// Whether all is drawn alike is not the viewpoint's.
void View::setViewpoint(const Viewpoint& viewpoint) {
  stopFlight();
  OrbitCamera camera = viewpoint.camera;
  camera.isOrthographic = orbitCamera().isOrthographic;
  setOrbitCamera(camera);
  if (viewpoint.framed) frame(*viewpoint.framed);
}

/// What is well in the picture is stepped back from where labels beside it have no room.
void View::flyTo(const layers::Bounds& bounds) {
  const OrbitCamera& now = orbitCamera();
  const bool isWell = now.showsWell(bounds.low, bounds.high, navigator_->viewSize());
  const OrbitCamera to = isWell ? leavingRoom(now) : framing(bounds, now);
  if (to == now) return;
  before_ = now;
  fly(to, isWell ? framed_ : std::nullopt);
}

bool View::flyBack() {
  if (!before_) return false;
  const OrbitCamera back = *before_;
  before_.reset();
  fly(back);
  return true;
}

void View::fly(const OrbitCamera& to, const std::optional<layers::Bounds>& framed) {
  RestingClock::wake();
  flight_.stop();
  framedThere_ = framed;
  if (!isAnimated_) {
    setOrbitCamera(to);
    framed_ = framed;
    return;
  }
  from_ = orbitCamera();
  to_ = to;
  flight_.start();
}

/// A camera that the user takes hold of goes where it is led.
void View::stopFlight() {
  flight_.stop();
  before_.reset();
}

void View::setBackground(const QColor& colour) {
  background_ = colour;
  frameGraph_.setBackground(colour);
  frameGraph_.setFaded(isFaded_, colour);
  redrawScene();
}

void View::setSurroundings(const Surroundings& surroundings) {
  backdrop_->setColours(surroundings.lower, surroundings.upper);
  ground_->setColour(surroundings.lines);
  redrawScene();
}

void View::setGround(const std::optional<layers::Bounds>& standing) {
  standing_ = standing;
  ground_->setHeight(standing ? std::optional(standing->low.z) : std::nullopt);
  ground_->look(orbitCamera(), navigator_->viewSize());
  frameGraph_.setShadowSeen(ground_->isEnabled());
  redrawScene();
}

void View::setFaded(bool isFaded) {
  if (isFaded == std::exchange(isFaded_, isFaded)) return;
  frameGraph_.setFaded(isFaded, background_);
  redrawScene();
}

void View::setSection(const std::optional<Section>& section) {
  if (section == section_) return;
  section_ = section;
  frameGraph_.setSection(section);
  isShadowOld_ = true;
  redrawScene();
  pointAgain();
}

void View::showMeasure(std::span<const glm::dvec3> points, const QString& word) {
  measure_.show(points, word, devicePixelRatio());
}

void View::setAxesCube(const AxesCubeLook& look) { cube_->setLook(look); }

void View::capture(std::function<void(const QImage&)> done) { capture_->request(std::move(done)); }

void View::exposeEvent(QExposeEvent* event) {
  Qt3DWindow::exposeEvent(event);
  redrawScene();
}

void View::resizeEvent(QResizeEvent* event) {
  Qt3DWindow::resizeEvent(event);
  frameGraph_.setSize(size() * devicePixelRatio());
  layers_.setPixelRatio(devicePixelRatio());
  redrawScene();
  lookFromSame();
}

}  // namespace wb::viewport
