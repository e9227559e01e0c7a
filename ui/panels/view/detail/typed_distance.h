#pragma once

#include <QKeyEvent>
#include <QString>
#include <optional>

namespace wb::ui {

/// A number that is typed where no field is: how far something is to be moved along a handle.
class TypedDistance {
 public:
  bool isBegun() const { return handle_.has_value(); }
  /// Nothing is typed yet.
  void begin(std::size_t handle);
  void end() { handle_.reset(); }
  std::size_t handle() const { return *handle_; }
  /// Whether a key is of a number, which then goes on by it. A comma is a point.
  bool take(const QKeyEvent& event);
  /// As it is typed so far.
  const QString& text() const { return text_; }
  /// In what it was typed in; 0 before the first digit.
  double value() const { return text_.toDouble(); }

 private:
  std::optional<std::size_t> handle_;
  QString text_;
};

}  // namespace wb::ui
