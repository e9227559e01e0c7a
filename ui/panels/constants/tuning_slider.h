#pragma once

#include <QSlider>
#include <optional>

namespace wb::ui {

/// The positions of a slider for a number whose range may span many magnitudes: its default stands
/// in the middle, each half is linear, or logarithmic where it is more than so many times as wide.
class SliderScale {
 public:
  static constexpr int positions = 1000;
  static constexpr int middle = positions / 2;

  /// minimum <= standard <= maximum.
  SliderScale(double minimum, double standard, double maximum);
  /// About a decade around the default, as far as the range goes: three tenths of it to its
  /// threefold.
  static SliderScale decadeOf(double minimum, double standard, double maximum);

  bool holds(double value) const { return value >= minimum_ && value <= maximum_; }
  /// The nearest position to a number; numbers out of range are at the ends.
  int positionOf(double value) const;
  /// Between two positions, if that is where it is.
  double exactPositionOf(double value) const;
  /// The number at a position, of few digits; of some more between two positions. The middle is
  /// exactly the default, the ends are exactly the range's.
  double valueAt(double position) const;

 private:
  double minimum_;
  double standard_;
  double maximum_;
};

/// A slider for a number around its default, which is in the middle. It spans a decade, or all
/// that the number may be: on request, and where the number is outside the decade. With Shift it
/// goes a tenth as far.
class TuningSlider : public QSlider {
  Q_OBJECT

 public:
  TuningSlider(double minimum, double standard, double maximum, QWidget* parent = nullptr);

  double number() const { return number_; }
  /// The least and the most that it goes to now.
  double least() const { return scale().valueAt(0); }
  double most() const { return scale().valueAt(SliderScale::positions); }
  /// Shows a number; told to nobody.
  void setNumber(double number);
  bool spansAll() const { return spansAll_; }
  void setSpansAll(bool spansAll);

 signals:
  /// The user moved it to another number.
  void tuned(double number);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  /// Where a drag became fine.
  struct Anchor {
    double pixel;
    double position;
  };

  const SliderScale& scale() const { return spansAll_ ? all_ : decade_; }
  void showNumber();
  void tellNumber(int position);
  void tuneTo(double position);

  SliderScale decade_;
  SliderScale all_;
  double number_;
  bool spansAll_ = false;
  bool isAllWanted_ = false;  ///< By the user, not by a number.
  std::optional<Anchor> anchor_;
};

}  // namespace wb::ui
