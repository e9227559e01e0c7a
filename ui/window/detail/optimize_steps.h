#pragma once

#include <QToolBar>
#include <array>
#include <cstddef>
#include <optional>

class QToolButton;

namespace wb::ui {

class Actions;
class Document;
class Panels;
class Selection;

/// From a model to its files for the uploader in four steps, each with what comes of it: what the
/// uploader would refuse, the levels of detail, the physics shape, and the files. Shown in the
/// workspace *Optimize*.
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
  void say(std::size_t step, const QString& result, const QString& help);

  const Document& document_;
  const Selection& selection_;
  const Panels& panels_;
  const Actions& actions_;
  std::array<QToolButton*, 4> steps_{};
  std::array<QString, 4> names_;
  std::array<QString, 4> helps_;
};

}  // namespace wb::ui
