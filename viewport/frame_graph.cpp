#include "viewport/frame_graph.h"

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

namespace wb::viewport {
namespace {

using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

void addOutput(Qt3DRender::QRenderTarget* target, QRenderTargetOutput::AttachmentPoint point,
               Qt3DRender::QAbstractTexture::TextureFormat format, const QSize& size) {
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(point);
  auto* texture = new Qt3DRender::QTexture2D(output);
  texture->setSize(size.width(), size.height());
  texture->setFormat(format);
  output->setTexture(texture);
  target->addOutput(output);
}

QFrameGraphNode* addTarget(QFrameGraphNode* parent, const QSize& size) {
  using Qt3DRender::QAbstractTexture;
  auto* selector = new Qt3DRender::QRenderTargetSelector(parent);
  auto* target = new Qt3DRender::QRenderTarget(selector);
  addOutput(target, QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm, size);
  addOutput(target, QRenderTargetOutput::Depth, QAbstractTexture::D24, size);
  selector->setTarget(target);
  return selector;
}

Qt3DRender::QDepthTest::DepthFunction depthFunction(Pass pass) {
  return pass >= Pass::through ? Qt3DRender::QDepthTest::Always
                               : Qt3DRender::QDepthTest::LessOrEqual;
}

void addPass(QFrameGraphNode* parent, Pass pass, Qt3DRender::QLayer* layer) {
  auto* filter = new Qt3DRender::QLayerFilter(parent);
  filter->addLayer(layer);
  auto* states = new Qt3DRender::QRenderStateSet(filter);
  auto* test = new Qt3DRender::QDepthTest(states);
  test->setDepthFunction(depthFunction(pass));
  states->addRenderState(test);
  if (pass != Pass::solid) states->addRenderState(new Qt3DRender::QNoDepthMask(states));
}

}  // namespace

FrameGraph::FrameGraph(QObject* surface, Qt3DRender::QCamera* camera, const Passes& passes,
                       const QSize& textureSize)
    : root_(new Qt3DRender::QRenderSurfaceSelector) {
  root_->setSurface(surface);
  QFrameGraphNode* parent = root_;
  if (textureSize.isValid()) {
    root_->setExternalRenderTargetSize(textureSize);
    parent = addTarget(parent, textureSize);
  }
  auto* selector = new Qt3DRender::QCameraSelector(new Qt3DRender::QViewport(parent));
  selector->setCamera(camera);
  clear_ = new Qt3DRender::QClearBuffers(selector);
  clear_->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
  new Qt3DRender::QNoDraw(clear_);
  for (const Pass pass : allPasses) addPass(selector, pass, passes[pass]);
  capture_ = new Qt3DRender::QRenderCapture(selector);
  new Qt3DRender::QNoDraw(capture_);
}

QFrameGraphNode* FrameGraph::root() const { return root_; }

void FrameGraph::setBackground(const QColor& colour) { clear_->setClearColor(colour); }

}  // namespace wb::viewport
