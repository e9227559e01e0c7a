#pragma once

#include <QObject>
#include <optional>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DLogic {
class QFrameAction;
}

namespace wb::viewport {

/// How long frames take while the scene changes. It asks for frames as long as it runs.
class FrameClock : public QObject {
  Q_OBJECT

 public:
  FrameClock(Qt3DCore::QEntity* root, QObject* parent);

  void setRunning(bool isRunning);
  /// The next frame draws the scene anew.
  void expect() { isExpected_ = true; }
  /// Milliseconds from frame to frame, of the last ones; nothing before two followed each other.
  std::optional<double> milliseconds() const { return milliseconds_; }

 private:
  void count(double seconds);

  Qt3DCore::QEntity* root_;
  Qt3DLogic::QFrameAction* action_ = nullptr;
  bool isExpected_ = false;
  bool wasExpected_ = false;
  std::optional<double> milliseconds_;
};

}  // namespace wb::viewport
