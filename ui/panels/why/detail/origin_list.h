#pragma once

#include "model/display/pick.h"
#include "model/report/origins.h"

#include <QAbstractButton>
#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::ui {

/// The first of the causes that has what the pointer is over in the view; nothing: none has.
std::optional<std::size_t> originAt(const std::vector<explain::Origin>& origins,
                                    const layers::Pick& pick);

/// One cause in two lines: its number, its name and its cost; below, why it is expensive. Lit while
/// the pointer or the focus is on it, or on what it means elsewhere.
class OriginRow : public QAbstractButton {
  Q_OBJECT

 public:
  OriginRow(int number, QWidget* parent);

  /// Nothing: its room stays.
  void show(const explain::Origin* origin);
  /// It is pointed at elsewhere.
  void setLit(bool isLit);
  bool isLit() const { return isLit_ || isPointed(); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void pointedChanged();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isPointed() const { return isEnabled() && (underMouse() || hasFocus()); }

  int number_;
  QString name_;
  QString cost_;
  QString what_;
  bool isLit_ = false;
};

/// Where a land impact comes from: three causes at most, with room for three. Tab stops at one of
/// them, arrows go from one to the next.
class OriginList : public QWidget {
  Q_OBJECT

 public:
  explicit OriginList(QWidget* parent = nullptr);

  void show(const std::vector<explain::Origin>& origins);
  /// Lights the one that is pointed at elsewhere; nothing: none.
  void light(std::optional<std::size_t> origin);

 signals:
  void chosen(std::size_t origin);
  /// Pointer or focus is on one; nothing: on none.
  void pointed(std::optional<std::size_t> origin);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void followPointer();
  void stopAt(std::size_t row);

  std::array<OriginRow*, explain::mostOrigins> rows_{};
};

}  // namespace wb::ui
