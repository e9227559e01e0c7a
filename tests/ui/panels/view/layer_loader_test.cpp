#include "tests/support/objects.h"
#include "tests/window/window_test.h"
#include "ui/panels/view/detail/layer_keeper.h"

#include <QTest>
#include <QThread>
#include <algorithm>

namespace wb::ui::test {
namespace {

using layers::Layer;

std::shared_ptr<const LayerSource> sourceOf(std::size_t boxes) {
  LayerSource source;
  source.scene =
      layers::test::sceneOf(std::vector(boxes, layers::test::primPart(scene::PartKind::box)));
  return std::make_shared<const LayerSource>(std::move(source));
}

}  // namespace

class LayerLoaderTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyLayerAskedForComesOnce();
  void layersOfAnOlderSceneNeverCome();
  void layersMadeBeforeAnybodyLooksAreNotLost();
  void nothingComesWithoutAScene();
  void busyUntilTheLastIsMade();
  void itsEndStopsWhatIsMade();

 private:
  std::unique_ptr<LayerLoader> loader_;
  std::vector<std::pair<Layer, std::size_t>> made_;  ///< With the number of parts.
};

void LayerLoaderTest::init() {
  made_.clear();
  loader_ = std::make_unique<LayerLoader>();
  connect(loader_.get(), &LayerLoader::ready, this, [this](Layer layer, const auto& made) {
    made_.emplace_back(layer, made->pieces.size());
  });
}

void LayerLoaderTest::everyLayerAskedForComesOnce() {
  loader_->setSource(sourceOf(2));
  for (int i = 0; i < 3; ++i) {
    loader_->request(Layer::prims);
    loader_->request(Layer::boundingBox);
    loader_->request(Layer::hulls);
  }
  QTRY_COMPARE(made_.size(), std::size_t{3});
  QTest::qWait(20);
  QCOMPARE(made_.size(), std::size_t{3});
  std::ranges::sort(made_);
  QCOMPARE(made_[0], std::pair(Layer::prims, std::size_t{2}));
  QCOMPARE(made_[1], std::pair(Layer::hulls, std::size_t{0}));
}

void LayerLoaderTest::layersOfAnOlderSceneNeverCome() {
  loader_->setSource(sourceOf(500));
  loader_->request(Layer::prims);
  loader_->request(Layer::boundingBox);
  loader_->setSource(sourceOf(3));
  loader_->request(Layer::prims);
  QTRY_VERIFY(!loader_->isBusy());
  QCOMPARE(made_, (std::vector{std::pair(Layer::prims, std::size_t{3})}));
}

void LayerLoaderTest::layersMadeBeforeAnybodyLooksAreNotLost() {
  loader_->setSource(sourceOf(1));
  for (const Layer layer : layers::allLayers) {
    loader_->request(layer);
    QThread::msleep(10);  // without an event loop, so that it is made but not told
  }
  QTRY_VERIFY(!loader_->isBusy());
  QCOMPARE(made_.size(), layers::allLayers.size());
}

void LayerLoaderTest::nothingComesWithoutAScene() {
  loader_->request(Layer::prims);
  QVERIFY(!loader_->isBusy());
}

void LayerLoaderTest::busyUntilTheLastIsMade() {
  std::vector<bool> told;
  connect(loader_.get(), &LayerLoader::busyChanged, this,
          [&told](bool busy) { told.push_back(busy); });
  loader_->setSource(sourceOf(1));
  loader_->request(Layer::prims);
  loader_->request(Layer::baseHull);
  QVERIFY(loader_->isBusy());
  QTRY_VERIFY(!loader_->isBusy());
  QCOMPARE(told, (std::vector{true, false}));
}

/// A source is held by what is made of it.
void LayerLoaderTest::itsEndStopsWhatIsMade() {
  auto source = sourceOf(20'000);
  const std::weak_ptr<const LayerSource> watched = source;
  loader_->setSource(std::move(source));
  loader_->request(Layer::prims);
  loader_.reset();
  QTRY_VERIFY(watched.expired());
  QVERIFY(made_.empty());
}

WEIGHBRIDGE_WINDOW_TEST(LayerLoaderTest);

}  // namespace wb::ui::test

#include "layer_loader_test.moc"
