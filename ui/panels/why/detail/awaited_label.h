#pragma once

#include <QLabel>

namespace wb::ui {

/// A text that comes later, and has its room from the beginning: what is below it stays where it
/// is.
class AwaitedLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

  /// As tall as the taller of both, of which only the first is shown.
  void show(const QString& text, const QString& awaited);

  int heightForWidth(int width) const override;

 private:
  QString awaited_;
};

}  // namespace wb::ui
