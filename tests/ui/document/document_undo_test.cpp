#include "model/scene/compose.h"
#include "model/scene/project.h"
#include "tests/ui/document/document_case.h"
#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/selection.h"

#include <random>
#include <utility>

namespace wb::ui::test {
namespace {

/// Another place, and other linksets of the same parts.
void changeWhatThereIs(Document& document, Selection& selection, std::mt19937& random) {
  const scene::Scene& scene = document.weighing().scene;
  const std::size_t count = scene.linksets.size();
  const scene::Target one{random() % count, {}};
  const scene::Target other{random() % count, {}};
  const std::vector<scene::Target> both{one, other};
  const std::vector<scene::Target> first{one};
  switch (random() % 4) {
    case 0:
      if (one.linkset != other.linkset && count > 2)
        compose(document, selection, scene::link(scene, both), "Link");
      return;
    case 1:
      if (scene::mayUnlink(scene, first))
        compose(document, selection, scene::unlink(scene, first), "Unlink");
      return;
    case 2:
      return compose(document, selection, scene::turnUpright(scene, first), "Turn");
    default:
      return compose(document, selection,
                     scene::rename(scene, one, "Object " + std::to_string(random() % 1000)),
                     "Rename");
  }
}

/// One of the changes that are weighed at once.
void changeAnything(Document& document, std::mt19937& random) {
  const auto upTo = [&random](std::size_t count) { return random() % count; };
  const scene::Scene& scene = document.weighing().scene;
  const std::size_t linkset = upTo(scene.linksets.size());
  const std::size_t number = upTo(scene.linksets[linkset].parts.size());
  scene::Part part = scene.linksets[linkset].parts[number];
  switch (upTo(5)) {
    case 0:
      return changeProfile(document,
                           withConstant(document, cost::Key::triangle_constant,
                                        static_cast<double>(1 + upTo(90)) / 1000),
                           "Constant");
    case 1:
      part.scale *= static_cast<double>(5 + upTo(10)) / 10;
      return changePart(document, linkset, number, part, "Scale");
    case 2:
      part.shapeType = static_cast<scene::ShapeType>(upTo(3));
      part.scripts = upTo(9);
      return changePart(document, linkset, number, part, "Shape");
    case 3:
      return changeLinksetFlags(document, linkset, upTo(2) == 0, upTo(2) == 0, "Flags");
    default: {
      auto scenarios = scene.scenarios;
      scenarios.emplace_back().name = "Scenario " + std::to_string(upTo(1000));
      return changeScenarios(document, scenarios, "Scenario");
    }
  }
}

}  // namespace

class DocumentUndoTest : public DocumentCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void undoRestoresEveryNumber();
  void anySequenceIsUndoneAndRedoneBitForBit_data();
  void anySequenceIsUndoneAndRedoneBitForBit();
  void aDragIsOneStep();
  void aDragBackIsNoStep();
  void noChangeIsNoStep();
  void whatIsOpenedAfterARecoveryIsUnchanged();
};

void DocumentUndoTest::whatIsOpenedAfterARecoveryIsUnchanged() {
  auto kept = weighing::weighFile(sample("chair.weighbridge").toStdString(), {});
  QVERIFY(kept.has_value());
  document_->recover(std::move(*kept), sample("chair.weighbridge"), {});
  QVERIFY(!document_->undoStack().isClean());
  open("market.weighbridge");
  QVERIFY(document_->undoStack().isClean());
}

void DocumentUndoTest::undoRestoresEveryNumber() {
  open("market.weighbridge");
  const auto before = bitsOf(document_->weighing());
  setConstant(cost::Key::triangle_constant, 0.07);
  const auto after = bitsOf(document_->weighing());
  QVERIFY(after != before);
  document_->undoStack().undo();
  QCOMPARE(bitsOf(document_->weighing()), before);
  document_->undoStack().redo();
  QCOMPARE(bitsOf(document_->weighing()), after);
}

void DocumentUndoTest::anySequenceIsUndoneAndRedoneBitForBit_data() {
  QTest::addColumn<unsigned>("seed");
  const unsigned seeds = isLong() ? 25 : 8;
  for (unsigned seed = 1; seed <= seeds; ++seed) QTest::addRow("seed %u", seed) << seed;
}

/// Constants, parts, flags, scenarios, places and linksets in any order: every number, and the file
/// that is saved. 10,000 changes where long sizes are asked for; then from anywhere to anywhere.
void DocumentUndoTest::anySequenceIsUndoneAndRedoneBitForBit() {
  QFETCH(unsigned, seed);
  const int changes = isLong() ? 400 : 40;
  open("market.weighbridge");
  Selection selection;
  std::mt19937 random(seed);
  std::vector<std::pair<std::vector<std::uint64_t>, std::string>> states;
  const auto state = [this] {
    scene::Scene scene = document_->weighing().scene;
    return std::pair(bitsOf(document_->weighing()), scene::formatProject(scene, scene.folder));
  };
  QUndoStack& stack = document_->undoStack();
  for (int i = 0; i < changes; ++i) {
    while (stack.index() >= static_cast<int>(states.size())) states.push_back(state());
    if (random() % 6 == 0)
      changeWhatThereIs(*document_, selection, random);
    else
      changeAnything(*document_, random);
  }
  states.resize(static_cast<std::size_t>(stack.index()));
  states.push_back(state());
  QVERIFY(states.size() > static_cast<std::size_t>(changes) / 2);
  for (std::size_t i = states.size() - 1; i-- > 0;) {
    stack.undo();
    QVERIFY2(state() == states[i], qPrintable(QString("undo to %1").arg(i)));
  }
  for (std::size_t i = 1; i < states.size(); ++i) {
    stack.redo();
    QVERIFY2(state() == states[i], qPrintable(QString("redo to %1").arg(i)));
  }
  for (int jump = 0; jump < changes / 8; ++jump) {
    const std::size_t i = random() % states.size();
    stack.setIndex(static_cast<int>(i));
    QVERIFY2(state() == states[i], qPrintable(QString("jump to %1").arg(i)));
  }
}

void DocumentUndoTest::aDragIsOneStep() {
  open("market.weighbridge");
  const auto before = bitsOf(document_->weighing());
  const Gesture gesture = newGesture();
  for (const double value : {0.06, 0.07, 0.08})
    setConstant(cost::Key::triangle_constant, value, gesture);
  setConstant(cost::Key::triangle_constant, 0.09, newGesture());
  QCOMPARE(document_->undoStack().count(), 2);
  document_->undoStack().undo();
  QCOMPARE(document_->weighing().profile[cost::Key::triangle_constant], 0.08);
  document_->undoStack().undo();
  QCOMPARE(bitsOf(document_->weighing()), before);
}

void DocumentUndoTest::aDragBackIsNoStep() {
  open("market.weighbridge");
  const Gesture gesture = newGesture();
  setConstant(cost::Key::triangle_constant, 0.06, gesture);
  setConstant(cost::Key::triangle_constant, 0.05, gesture);
  QCOMPARE(document_->undoStack().count(), 0);
  QVERIFY(document_->undoStack().isClean());
}

void DocumentUndoTest::noChangeIsNoStep() {
  open("market.weighbridge");
  changeProfile(*document_, document_->weighing().profile, "Change");
  changePart(*document_, 0, 0, document_->weighing().scene.linksets[0].parts[0], "Change");
  QCOMPARE(document_->undoStack().count(), 0);
}

WEIGHBRIDGE_WINDOW_TEST(DocumentUndoTest);

}  // namespace wb::ui::test

#include "document_undo_test.moc"
