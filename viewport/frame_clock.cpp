#include "viewport/frame_clock.h"

#include <Qt3DCore/QEntity>
#include <Qt3DLogic/QFrameAction>

#include <utility>

namespace wb::viewport {

FrameClock::FrameClock(Qt3DCore::QEntity* root, QObject* parent) : QObject(parent), root_(root) {}

void FrameClock::setRunning(bool isRunning) {
  if (isRunning == (action_ != nullptr)) return;
  if (!isRunning) {
    root_->removeComponent(action_);
    delete std::exchange(action_, nullptr);
    milliseconds_.reset();
    return;
  }
  action_ = new Qt3DLogic::QFrameAction(root_);
  connect(action_, &Qt3DLogic::QFrameAction::triggered, this,
          [this](float seconds) { count(seconds); });
  root_->addComponent(action_);
}

/// Between two frames of which either draws nothing new, time passes that none of them took.
void FrameClock::count(double seconds) {
  constexpr double inMilliseconds = 1000;
  constexpr double shareOfLast = 0.25;
  const bool isExpected = std::exchange(isExpected_, false);
  if (std::exchange(wasExpected_, isExpected) && isExpected) {
    const double took = seconds * inMilliseconds;
    milliseconds_ = milliseconds_ ? *milliseconds_ + (took - *milliseconds_) * shareOfLast : took;
  }
}

}  // namespace wb::viewport
