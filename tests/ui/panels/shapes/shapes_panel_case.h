#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/shapes/detail/shape_list.h"
#include "ui/panels/shapes/detail/wish_bar.h"
#include "ui/panels/shapes/shapes_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// A creator has physics shapes made for a wall with a doorway, in the panel Shapes.
class ShapesPanelCase : public QObject {
 protected:
  void start() {
    QLocale::setDefault(QLocale::c());
    document_ = std::make_unique<Document>();
    selection_ = std::make_unique<Selection>();
    panel_ = std::make_unique<ShapesPanel>(*document_, *selection_);
    panel_->resize(1200, 600);
    panel_->showTable(true);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    QVERIFY(document_->open(sample("doorway.weighbridge")));
    selection_->select(weighing::Target{0, {}});
    panel_->wishes().setGoal(ShapeGoal::share, 8);  // What is this far off is soon found.
  }

  void end() {
    panel_.reset();
    selection_.reset();
    document_.reset();
  }

  void make() {
    panel_->make();
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->isBusy(), 120'000);
  }

  void chooseMethod(const QString& words) {
    for (QComboBox* one : panel_->wishes().findChildren<QComboBox*>())
      if (const int index = one->findText(words); index >= 0) one->setCurrentIndex(index);
  }

  /// Within 6 %: soon found.
  void askForSimplerHulls() {
    chooseMethod("simpler hulls");
    panel_->wishes().setGoal(ShapeGoal::share, 6);
  }

  /// Its wall half as wide and high: shapes at a distance from it are found in a fraction of the
  /// time.
  void halveTheWall() {
    scene::Scene scene = document_->weighing().scene;
    scene.linksets[0].parts[0].scale *= glm::dvec3(0.5, 1, 0.5);
    document_->setScene(std::move(scene));
    selection_->select(weighing::Target{0, {}});
  }

  /// One hull, simpler ones and overlapping ones: of all methods the others take most of the time.
  void makeHulls() {
    for (const char* method : {"one hull", "simpler hulls", "overlapping hulls"}) {
      chooseMethod(method);
      make();
    }
  }

  template <class Button = QPushButton>
  Button* button(const QString& text) {
    for (Button* one : panel_->findChildren<Button*>())
      // Cards and levels of detail are used by buttons with names of their own.
      if (one->text().remove(u'&') == text && (text != "Use" || one->accessibleName().isEmpty()))
        return one;
    return nullptr;
  }

  bool says(const QString& text) {
    for (const QLabel* one : panel_->findChildren<QLabel*>())
      if (one->isVisible() && one->text().contains(text)) return true;
    return false;
  }

  int rowOfMethod(std::string_view method) {
    const auto& shapes = panel_->candidates().shapes().at(0);
    for (std::size_t i = 0; i < shapes.size(); ++i)
      if (shapes[i].shape.method == method) return static_cast<int>(i);
    return -1;
  }

  ShapeList& list() { return *panel_->findChild<ShapeList*>(); }
  QString cell(int row, ShapeColumn column) {
    return list().model()->index(row, static_cast<int>(column)).data().toString();
  }
  const asset::MeshAsset& mesh() const {
    const scene::Scene& scene = document_->weighing().scene;
    return *scene.meshOf(scene.linksets[0].parts[0]);
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ShapesPanel> panel_;
};

}  // namespace wb::ui::test
