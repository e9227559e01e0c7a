#pragma once

#include "model/scene/compose.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace wb::ui {

class Document;
class Selection;

/// Several objects and parts that are chosen together: what they cost, and what can be made the
/// same of all, in one step of undo.
class SeveralEditor : public QWidget {
  Q_OBJECT

 public:
  SeveralEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Shows what is chosen now.
  void follow();

 private:
  void showTotals();
  void showCommon();
  void setPhysical();
  void chooseShapeType(int index);
  void setScripts();
  const scene::Scene& scene() const;
  std::vector<scene::Target> thatMayHave(scene::ShapeType type) const;
  void put(const scene::Composed& composed, const QString& text);

  Document& document_;
  Selection& selection_;
  QLabel* totals_;
  QCheckBox* physical_;
  QComboBox* shapeType_;
  QSpinBox* scripts_;
};

}  // namespace wb::ui
