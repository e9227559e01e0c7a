#pragma once

#include <QString>
#include <QToolBar>
#include <array>
#include <cstddef>
#include <optional>

class QLabel;
class QToolButton;

namespace wb::ui {

class Actions;
class Document;
class Panels;
class Selection;
struct PlanImpacts;

/// From a model to its files for the uploader in four steps, each with the land impact after it:
/// what the uploader would refuse, the levels of detail, the physics shape, and the files; at the
/// end what all of them make of the object. Shown in the workspace *Optimize*.
class OptimizeSteps : public QToolBar {
  Q_OBJECT

 public:
  OptimizeSteps(const Document& document, const Selection& selection, const Panels& panels,
                const Actions& actions, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addStep(std::size_t place, const QString& name, const QString& help);
  std::optional<std::size_t> linkset() const;
  void follow();
  double onGrid(double landImpact) const;
  void sayCheck(std::size_t object);
  void sayLevels(const PlanImpacts& impacts);
  void sayPhysics(const PlanImpacts& impacts);
  void sayExport(std::size_t object, const PlanImpacts& impacts);
  void sayWhole(const PlanImpacts& impacts);
  void mark(std::size_t step, bool isDone);
  void searchLevels();
  void say(std::size_t step, const QString& result, const QString& help);

  const Document& document_;
  const Selection& selection_;
  const Panels& panels_;
  const Actions& actions_;
  std::array<QToolButton*, 4> steps_{};
  std::array<QString, 4> names_;
  std::array<QString, 4> helps_;
  std::array<QString, 4> icons_;  ///< As shown.
  QLabel* whole_;
};

}  // namespace wb::ui
