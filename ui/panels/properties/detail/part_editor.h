#pragma once

#include "ui/document/commands.h"
#include "ui/panels/properties/detail/property_fields.h"

#include <QWidget>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace wb::ui {

class Document;
class FieldRow;

/// All that can be changed about a part; of what its kind does not have, nothing is shown.
class PartEditor : public QWidget {
  Q_OBJECT

 public:
  explicit PartEditor(Document& document, QWidget* parent = nullptr);

  void follow(std::size_t linkset, std::size_t part);
  /// What is still typed here is of a part that is gone: it changes nothing any more.
  void forget() { hasPart_ = false; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeAbout(QVBoxLayout& column);
  void makePlace(QVBoxLayout& column);
  void makeFlags(QVBoxLayout& column);
  void makeShape(QVBoxLayout& column);
  void makePrim(QVBoxLayout& column);
  FieldRow* addRow(QVBoxLayout& column, const PartFields& fields);
  scene::Part part() const;  ///< As placedPart gives it.
  void offerShapeTypes();
  void showFacts();
  void change(const scene::Part& part, const QString& what, Gesture gesture = Gesture::none);
  void chooseShapeType(int index);
  void chooseHole(int index);
  void setScripts(int scripts);
  void setAnimated(bool isAnimated);
  void setMaterials(bool hasMaterials);

  Document& document_;
  std::size_t linkset_ = 0;
  std::size_t part_ = 0;
  bool hasPart_ = false;
  QLabel* name_ = nullptr;
  QLabel* about_ = nullptr;
  QLabel* reason_ = nullptr;  ///< Why it is weighed as it is.
  QLabel* geometry_ = nullptr;
  QLabel* curves_ = nullptr;
  QComboBox* shapeType_ = nullptr;
  QSpinBox* scripts_ = nullptr;
  QCheckBox* animated_ = nullptr;
  QCheckBox* materials_ = nullptr;
  QWidget* primSection_ = nullptr;
  QComboBox* hole_ = nullptr;
  std::vector<FieldRow*> rows_;
  Gesture scriptsGesture_ = Gesture::none;
};

}  // namespace wb::ui
