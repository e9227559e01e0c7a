#include "viewport/detail/frame_graph.h"

#include "viewport/detail/contact_shadow.h"
#include "viewport/detail/drawn_map.h"
#include "viewport/detail/full_screen.h"
#include "viewport/detail/occlusion.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QLineWidth>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QScissorTest>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>
#include <Qt3DRender/qsubtreeenabler.h>

#include <QVector4D>
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace wb::viewport {

using Qt3DRender::QAbstractTexture;

QAbstractTexture* makeScreenTexture(QAbstractTexture::TextureFormat format,
                                    Qt3DCore::QNode* parent) {
  auto* texture = new Qt3DRender::QTexture2D(parent);
  texture->setSize(1, 1);
  texture->setFormat(format);
  texture->setGenerateMipMaps(false);
  texture->setMinificationFilter(QAbstractTexture::Nearest);
  texture->setMagnificationFilter(QAbstractTexture::Nearest);
  return texture;
}

namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

void addOutput(Qt3DRender::QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point,
               QAbstractTexture* texture) {
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  output->setTexture(texture);
  target->addOutput(output);
}

Qt3DRender::QRenderTarget* makeTarget(Qt3DCore::QNode* parent, QAbstractTexture* colour,
                                      QAbstractTexture* depth) {
  auto* target = new Qt3DRender::QRenderTarget(parent);
  addOutput(target, QRenderTargetOutput::Color0, colour);
  addOutput(target, QRenderTargetOutput::Depth, depth);
  return target;
}

/// Colours and depths that nothing else reads.
Qt3DRender::QRenderTarget* makeTarget(Qt3DCore::QNode* parent, const QSize& size) {
  auto* colour = makeScreenTexture(QAbstractTexture::RGBA8_UNorm);
  auto* depth = makeScreenTexture(QAbstractTexture::D24);
  for (QAbstractTexture* texture : {colour, depth}) texture->setSize(size.width(), size.height());
  return makeTarget(parent, colour, depth);
}

QFrameGraphNode* addTarget(QFrameGraphNode* parent, QAbstractTexture* colour,
                           QAbstractTexture* depth) {
  auto* selector = new Qt3DRender::QRenderTargetSelector(parent);
  selector->setTarget(makeTarget(selector, colour, depth));
  return selector;
}

/// Of colours alone.
QFrameGraphNode* addTarget(QFrameGraphNode* parent, QAbstractTexture* colour) {
  auto* selector = new Qt3DRender::QRenderTargetSelector(parent);
  auto* target = new Qt3DRender::QRenderTarget(selector);
  addOutput(target, QRenderTargetOutput::Color0, colour);
  selector->setTarget(target);
  return selector;
}

QFrameGraphNode* addCamera(QFrameGraphNode* parent, Qt3DRender::QCamera* camera) {
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(parent));
  selector->setCamera(camera);
  return selector;
}

Qt3DRender::QParameter* makeSection() {
  return new Qt3DRender::QParameter(QStringLiteral("section"), QVector4D());
}

Qt3DRender::QParameter* makeSamples(const char* name) {
  return new Qt3DRender::QParameter(QString::fromLatin1(name), 1.0F);
}

Qt3DRender::QParameter* makeFaded() {
  return new Qt3DRender::QParameter(QStringLiteral("faded"), 0.0F);
}

Qt3DRender::QParameter* makePaper() {
  return new Qt3DRender::QParameter(QStringLiteral("paper"), QVector3D(1, 1, 1));
}

Qt3DRender::QParameter* makeOccluded() {
  return new Qt3DRender::QParameter(QStringLiteral("occluded"), 0.0F);
}

Qt3DRender::QParameter* makeLeastLit(float least) {
  return new Qt3DRender::QParameter(QStringLiteral("leastLit"), least);
}

/// The scene and the marks each tell theirs: shaders of both keep what they were told last.
QFrameGraphNode* addParameters(QFrameGraphNode* parent,
                               std::initializer_list<Qt3DRender::QParameter*> parameters) {
  auto* filter = new Qt3DRender::QRenderPassFilter(parent);
  for (Qt3DRender::QParameter* parameter : parameters) filter->addParameter(parameter);
  return filter;
}

Qt3DRender::QClearBuffers* addClear(QFrameGraphNode* parent) {
  auto* clear = new Qt3DRender::QClearBuffers(parent);
  clear->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
  new Qt3DRender::QNoDraw(clear);
  return clear;
}

void clearToBlack(QFrameGraphNode* parent) {
  Qt3DRender::QClearBuffers* clear = addClear(parent);
  clear->setBuffers(Qt3DRender::QClearBuffers::ColorBuffer);
  clear->setClearColor(Qt::black);
}

using LayersOfPass = std::span<Qt3DRender::QLayer* const>;

/// Where surfaces are equally near, those before it are seen.
Qt3DRender::QPolygonOffset* makeYielding(Qt3DCore::QNode* parent) {
  auto* offset = new Qt3DRender::QPolygonOffset(parent);
  offset->setScaleFactor(1);
  offset->setDepthSteps(1);
  return offset;
}

Qt3DRender::QLineWidth* addLayers(QFrameGraphNode* parent, LayersOfPass layers,
                                  Qt3DRender::QDepthTest::DepthFunction function,
                                  bool writesDepth) {
  auto* filter = new Qt3DRender::QLayerFilter(parent);
  for (Qt3DRender::QLayer* layer : layers) filter->addLayer(layer);
  auto* states = new Qt3DRender::QRenderStateSet(filter);
  auto* test = new Qt3DRender::QDepthTest(states);
  test->setDepthFunction(function);
  states->addRenderState(test);
  if (!writesDepth) states->addRenderState(new Qt3DRender::QNoDepthMask(states));
  auto* lines = new Qt3DRender::QLineWidth(states);
  lines->setValue(1);
  states->addRenderState(lines);
  return lines;
}

/// In one order: where surfaces are equally near, the last one drawn is seen.
QFrameGraphNode* inOrder(QFrameGraphNode* parent) {
  auto* order = new Qt3DRender::QSortPolicy(parent);
  order->setSortTypes(
      QList<Qt3DRender::QSortPolicy::SortType>{Qt3DRender::QSortPolicy::FrontToBack});
  return order;
}

Qt3DRender::QLineWidth* addPass(QFrameGraphNode* parent, Pass pass, LayersOfPass layers) {
  const bool isHidden = pass == Pass::solid || pass == Pass::translucent || pass == Pass::lit;
  Qt3DRender::QLineWidth* const lines =
      addLayers(pass == Pass::solid ? inOrder(parent) : parent, layers,
                isHidden ? Qt3DRender::QDepthTest::LessOrEqual : Qt3DRender::QDepthTest::Always,
                pass == Pass::solid || pass == Pass::lit);
  auto* states = qobject_cast<Qt3DRender::QRenderStateSet*>(lines->parentNode());
  if (pass == Pass::translucent) states->addRenderState(makeYielding(states));
  return lines;
}

}  // namespace

FrameGraph::FrameGraph(QObject* surface, Qt3DCore::QEntity* scene, Qt3DRender::QCamera* camera,
                       const Passes& shared, std::span<const Passes> own, const QSize& textureSize)
    : root_(new Qt3DRender::QRenderSurfaceSelector),
      colour_(makeScreenTexture(QAbstractTexture::RGBA8_UNorm)),
      depth_(shared.sceneDepth()),
      mask_(shared.mask()),
      tiles_(shared.tiles()),
      beforeScene_(new QFrameGraphNode(root_)),
      scene_(new Qt3DRender::QSubtreeEnabler(root_)),
      section_(makeSection()),
      faded_(makeFaded()),
      paper_(makePaper()),
      occluded_(makeOccluded()),
      samplesOfScene_(makeSamples("samplesOfPixel")),
      sceneSamples_(makeSamples("sceneSamples")) {
  root_->setSurface(surface);
  occlusion_ = std::make_unique<Occlusion>(scene_, scene, camera);
  // Lines and what else no light reaches take none away.
  QFrameGraphNode* toDepths =
      addParameters(occlusion_->depths(), {section_, makeSamples("samplesOfPixel"), makeFaded(),
                                           makePaper(), makeOccluded(), makeLeastLit(1e-3F)});
  QFrameGraphNode* toScene = addCamera(addTarget(scene_, colour_, depth_), camera);
  clear_ = addClear(toScene);
  toScene =
      addParameters(toScene, {section_, samplesOfScene_, faded_, paper_, occluded_,
                              textureParameter("occlusion", occlusion_->taken()), makeLeastLit(0)});
  QFrameGraphNode* toMask = addCamera(addTarget(root_, mask_), camera);
  clearToBlack(toMask);
  toMask = addParameters(toMask, {section_, makeSamples("samplesOfPixel"), sceneSamples_});
  QFrameGraphNode* toTiles = addCamera(addTarget(root_, tiles_), camera);
  clearToBlack(toTiles);
  QFrameGraphNode* toPicture = addCamera(makePicture(textureSize), camera);
  addClear(toPicture);
  toPicture = addParameters(toPicture, {makeSection(), makeSamples("samplesOfPixel"), sceneSamples_,
                                        makeFaded(), makePaper(), makeOccluded(), makeLeastLit(0)});
  auto* copied = new Qt3DRender::QLayer(scene);
  new SceneCopy(scene, copied, colour_);
  addLayers(toPicture, std::array{copied}, Qt3DRender::QDepthTest::Always, false);
  addPanes({toDepths, toScene, toMask, toTiles, toPicture}, shared, own);
  if (isDrawnOnce_) addShadows(scene, shared, own);
  // By itself it would draw all there is.
  if (shadows_.empty()) new Qt3DRender::QNoDraw(beforeScene_);
  addPass(toPicture, Pass::screen, std::array{shared[Pass::screen]});
  capture_ = new Qt3DRender::QRenderCapture(toPicture);
  new Qt3DRender::QNoDraw(capture_);
}

FrameGraph::~FrameGraph() = default;

/// What the picture is drawn on.
QFrameGraphNode* FrameGraph::makePicture(const QSize& textureSize) {
  target_ = new Qt3DRender::QRenderTargetSelector(root_);
  if (textureSize.isValid()) {
    drawApart(textureSize);
  } else {
    scene_->setEnablement(Qt3DRender::QSubtreeEnabler::SingleShot);
    isDrawnOnce_ = true;
  }
  return target_;
}

void FrameGraph::drawApart(const QSize& pixels) {
  setSize(pixels);
  root_->setExternalRenderTargetSize(pixels_);
  target_->setTarget(makeTarget(target_, pixels_));
}

void FrameGraph::addPanes(const Branches& to, const Passes& shared, std::span<const Passes> own) {
  panes_.resize(std::max<std::size_t>(own.size(), 1));
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    QFrameGraphNode* depths = addPlace(to.depths, i, Scale{.tile = 2});
    QFrameGraphNode* scene = addPlace(to.scene, i, Scale{.isOfScene = true});
    QFrameGraphNode* mask = addPlace(to.mask, i, Scale{});
    QFrameGraphNode* tiles = addPlace(to.tiles, i, Scale{.tile = maskTile});
    QFrameGraphNode* marks = addPlace(to.picture, i, Scale{});
    const auto placeOf = [&](Pass pass) {
      if (isOfScene(pass)) return scene;
      return pass == Pass::mask ? mask : pass == Pass::tiles ? tiles : marks;
    };
    const auto layersOf = [&](Pass pass) {
      std::vector<Qt3DRender::QLayer*> layers{shared[pass]};
      if (!own.empty()) layers.push_back(own[i][pass]);
      return layers;
    };
    addPass(depths, Pass::solid, layersOf(Pass::solid));
    for (const Pass pass : allPasses) {
      if (pass == Pass::screen) continue;
      auto* lines = addPass(placeOf(pass), pass, layersOf(pass));
      if (isOfScene(pass)) lines_.push_back(lines);
    }
  }
}

void FrameGraph::addShadows(Qt3DCore::QEntity* scene, const Passes& shared,
                            std::span<const Passes> own) {
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    std::vector<Qt3DRender::QLayer*> casters{shared[Pass::solid]};
    if (!own.empty()) casters.push_back(own[i][Pass::solid]);
    const Passes& ground = own.empty() ? shared : own[i];
    shadows_.push_back(std::make_unique<ContactShadow>(
        beforeScene_, scene, casters, ground[Pass::ground], section_, [this] { redrawScene(); }));
  }
}

QFrameGraphNode* FrameGraph::addPlace(QFrameGraphNode* parent, std::size_t pane, Scale scale) {
  if (pane > 0) {
    auto* enabler = new Qt3DRender::QSubtreeEnabler(parent);
    enabler->setEnabled(false);
    panes_[pane].enablers.push_back(enabler);
    parent = enabler;
  }
  auto* viewport = new Qt3DRender::QViewport(parent);
  auto* states = new Qt3DRender::QRenderStateSet(viewport);
  panes_[pane].places.push_back({viewport, states, new Qt3DRender::QScissorTest(states), scale});
  return states;
}

void FrameGraph::setSplit(Split split, const std::optional<double>& divider) {
  const bool isDivided = split != Split::none && divider;
  const bool wasDivided = split_ != Split::none && divider_;
  split_ = split;
  divider_ = divider;
  const QRectF whole(0, 0, 1, 1);
  const QRectF left(0, 0, 0.5, 1);
  const QRectF right(0.5, 0, 0.5, 1);
  const bool isWhole = split == Split::none || isDivided;
  const QRectF beside = isWhole ? whole : split == Split::right ? right : left;
  const QRectF first = isWhole ? whole : split == Split::right ? left : right;
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    for (const PanePlace& place : panes_[i].places) {
      place.viewport->setNormalizedRect(i == 0 ? first : beside);
      if (isDivided && !wasDivided) place.states->addRenderState(place.side);
      if (!isDivided && wasDivided) place.states->removeRenderState(place.side);
    }
    for (Qt3DRender::QSubtreeEnabler* enabler : panes_[i].enablers)
      enabler->setEnabled(split != Split::none);
  }
  occlusion_->setSize(pixels_, split_, divider_);
  showSides();
  redrawScene();
}

/// Each pane on its side of the divider. A tile that the divider cuts is of both.
void FrameGraph::showSides() {
  if (split_ == Split::none || !divider_) return;
  const int edge = static_cast<int>(std::lround(*divider_ * pixels_.width()));
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    const bool isLeft = (split_ == Split::left) == (i == 1);
    for (const PanePlace& place : panes_[i].places) {
      const int scale = place.scale.isOfScene ? samples_ : 1;
      const int tile = place.scale.tile;
      const auto tiles = [tile](int pixels) { return (pixels + tile - 1) / tile; };
      const int from = isLeft ? 0 : edge * scale / tile;
      const int to = tiles((isLeft ? edge : pixels_.width()) * scale);
      place.side->setLeft(from);
      place.side->setBottom(0);
      place.side->setWidth(to - from);
      place.side->setHeight(tiles(pixels_.height() * scale));
    }
  }
}

QFrameGraphNode* FrameGraph::root() const { return root_; }

void FrameGraph::setBackground(const QColor& colour) {
  clear_->setClearColor(colour);
  redrawScene();
}

void FrameGraph::setFaded(bool isFaded, const QColor& paper) {
  faded_->setValue(isFaded ? 1.0F : 0.0F);
  paper_->setValue(QVector3D(paper.redF(), paper.greenF(), paper.blueF()));
  redrawScene();
}

void FrameGraph::setSection(const std::optional<Section>& section) {
  const auto to = [](double value) { return static_cast<float>(value); };
  section_->setValue(section ? QVector4D(to(section->normal.x), to(section->normal.y),
                                         to(section->normal.z), to(section->height))
                             : QVector4D());
  redrawScene();
}

void FrameGraph::layShadow(const std::optional<ShadowGround>& ground) {
  hasShadow_ = ground.has_value();
  const std::size_t shown = shadowsShown();
  for (std::size_t i = 0; i < shown && ground; ++i) shadows_[i]->lay(*ground);
  showShadows();
  redrawScene();
}

std::size_t FrameGraph::shadowsShown() const {
  return split_ == Split::none ? std::min<std::size_t>(shadows_.size(), 1) : shadows_.size();
}

bool FrameGraph::isShadowReady() const {
  return !hasShadow_ || std::ranges::all_of(std::span(shadows_).first(shadowsShown()),
                                            [](const auto& shadow) { return shadow->isReady(); });
}

void FrameGraph::setShadowSeen(bool isSeen) {
  isShadowSeen_ = isSeen;
  showShadows();
}

void FrameGraph::showShadows() {
  for (const auto& shadow : shadows_) shadow->setSeen(hasShadow_ && isShadowSeen_);
}

void FrameGraph::setSize(const QSize& pixels) {
  if (Qt3DRender::QRenderTarget* apart = target_->target()) {
    target_->setTarget(nullptr);
    root_->setExternalRenderTargetSize({});
    delete apart;
  }
  pixels_ = {std::max(pixels.width(), 1), std::max(pixels.height(), 1)};
  resize();
}

void FrameGraph::setFineness(int samples) {
  if (samples == samples_) return redrawScene();
  samples_ = samples;
  for (Qt3DRender::QParameter* parameter : {samplesOfScene_, sceneSamples_})
    parameter->setValue(static_cast<float>(samples));
  for (Qt3DRender::QLineWidth* lines : lines_) lines->setValue(static_cast<float>(samples));
  resize();
  redrawScene();
}

void FrameGraph::setOccluded(bool isOccluded) {
  if (isOccluded == std::exchange(isOccluded_, isOccluded)) return;
  occlusion_->setMade(isOccluded);
  occluded_->setValue(isOccluded ? 1.0F : 0.0F);
  redrawScene();
}

void FrameGraph::resize() {
  for (QAbstractTexture* texture : {colour_, depth_})
    texture->setSize(pixels_.width() * samples_, pixels_.height() * samples_);
  mask_->setSize(pixels_.width(), pixels_.height());
  tiles_->setSize((pixels_.width() + maskTile - 1) / maskTile,
                  (pixels_.height() + maskTile - 1) / maskTile);
  occlusion_->setSize(pixels_, split_, divider_);
  showSides();
}

void FrameGraph::redrawScene() {
  if (!isDrawnOnce_) return;
  scene_->setEnablement(Qt3DRender::QSubtreeEnabler::SingleShot);
  scene_->requestUpdate();
}

/// Qt 3D ends by itself what is to be drawn once, but goes on drawing it with every frame until
/// something else of the frame graph changes.
void FrameGraph::keepScene() {
  const bool isDrawn = !scene_->isEnabled();
  if (isDrawn) scene_->setEnablement(Qt3DRender::QSubtreeEnabler::Persistent);
  for (const auto& shadow : shadows_) shadow->keep();
}

}  // namespace wb::viewport
