#pragma once

#include "ui/document/commands.h"
#include "ui/panels/properties/detail/part_fields.h"

#include <QWidget>

namespace wb::ui {

class ExpressionBox;

/// Numbers of a part side by side with their label.
class FieldRow : public QWidget {
  Q_OBJECT

 public:
  explicit FieldRow(PartFields fields, QWidget* parent = nullptr);

  void follow(const scene::Part& part);

 signals:
  /// The user changed the part as it was followed last. What is done to one number without leaving
  /// it has the same gesture.
  void edited(const wb::scene::Part& part, const QString& what, wb::ui::Gesture gesture);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ExpressionBox* makeBox(std::size_t field);
  void follow(prim::Path path);
  void take(std::size_t field, double value);

  PartFields fields_;
  std::vector<ExpressionBox*> boxes_;
  scene::Part part_;
  Gesture gesture_ = Gesture::none;
};

}  // namespace wb::ui
