#pragma once

#include <QObject>
#include <QPointer>

class QLayout;
class QScrollArea;
class QWidget;

namespace wb::ui {

/// Keeps a widget of a scroll area where it is on the screen, whatever becomes longer or shorter
/// above it: what was pressed stays under the pointer.
class HeldPlace : public QObject {
 public:
  /// The layout is that of the area's content.
  HeldPlace(QScrollArea& area, QLayout& layout);

  /// Until the user scrolls, or it is let go.
  void hold(QWidget* widget);
  void letGo();
  /// Lets go, and shows the beginning.
  void startAgain();
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int place() const;
  void restore();
  void setRoomAbove(int height);

  QScrollArea& area_;
  QLayout& layout_;
  const int margin_;  ///< Above the content, without what is added.
  QPointer<QWidget> widget_;
  int wanted_ = 0;  ///< Below the top of what is seen, in pixels.
  bool isRestoring_ = false;
};

}  // namespace wb::ui
