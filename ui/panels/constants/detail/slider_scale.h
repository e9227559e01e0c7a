#pragma once

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

}  // namespace wb::ui
