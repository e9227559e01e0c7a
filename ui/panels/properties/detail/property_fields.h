#pragma once

#include "model/scene/part.h"
#include "ui/document/commands.h"
#include "ui/widgets/expression_box.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace wb::ui {

/// A bold line of its own, some way below what is above it.
QLabel* addHeading(QVBoxLayout& column, const QString& text);

/// Lines to read, perhaps from a file: shown as they are, and can be marked and copied.
QLabel* addFacts(QVBoxLayout& column);

/// Names a change of a property in the menu: `Change “Size x”`.
QString changeText(const QString& property);

/// Degrees of a rotation about x, y and z (see scene::builderAngles). Those that were entered stay
/// as they are while the rotation is what they came to, though others would come to the same: 270,
/// or any x where y is 90.
class EnteredAngles {
 public:
  glm::dvec3 of(const glm::dquat& rotation) const;
  /// The rotation with another angle about one axis.
  glm::dquat turned(const glm::dquat& rotation, int axis, double degrees);

 private:
  glm::dvec3 degrees_{0};
  glm::dquat rotation_{1, 0, 0, 0};
};

/// A number of a part that a user edits.
struct PartField {
  QString name;  ///< With what it belongs to: `Size x`.
  BoxUnit unit;
  std::function<double(const scene::Part&)> get;
  std::function<void(scene::Part&, double)> put;
  std::function<double(const scene::Part&)> minimum;  ///< May depend on the part's other numbers.
  std::function<double(const scene::Part&)> maximum;
};

/// Numbers that stand side by side below one label.
struct PartFields {
  QString label;
  std::vector<PartField> numbers;
  bool roundPathOnly = false;  ///< Of a prim on a line they change nothing.
};

/// Size, position and rotation, which every part has. Rotation is in degrees about x, y and z, as
/// builders know them.
std::vector<PartFields> placeFields();

/// The numbers of a prim, each in the range that a builder may set.
std::vector<PartFields> primFields();

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
