#pragma once

#include "model/shapes/generation.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <cstddef>
#include <memory>

namespace wb::ui {

/// Makes shapes in the background, and tells of each as soon as it is there. The newest order wins.
class ShapeMaker : public QObject {
  Q_OBJECT

 public:
  using Order = std::shared_ptr<const making::Order>;
  using Made = std::shared_ptr<making::Made>;

  explicit ShapeMaker(QObject* parent = nullptr);

  void make(const Order& order);
  /// What is being made never comes.
  void cancel();
  bool isBusy() const { return work_.isBusy(); }

 signals:
  /// One more of a group; made() has it too.
  void found(std::size_t group, const std::shared_ptr<const wb::shape::MadeShape>& shape);
  /// All of them, with those that are chosen; whoever takes them empties what is pointed to.
  void made(const wb::ui::ShapeMaker::Made& made);
  void progressed(double fraction);
  void busyChanged(bool busy);

 private:
  void take(const Made& made);

  std::size_t round_ = 0;  ///< What is found for an older order is nobody's.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
