#pragma once

#include <QObject>
#include <set>

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Document;
class Selection;
class Visibility;

/// Names and land impacts beside the most expensive objects in sight, while nothing is selected.
/// Follows costs while constants are dragged.
class StandingMarks : public QObject {
  Q_OBJECT

 public:
  StandingMarks(const Document& document, const Selection& selection, const Visibility& visibility,
                viewport::View& view, QObject* parent = nullptr);

  /// @param explosion  As of layers::LayerOptions.
  void setShown(bool isShown, double explosion);
  /// These linksets are not shown.
  void leaveOut(const std::set<std::size_t>& linksets);

 private:
  void show();

  const Document& document_;
  const Selection& selection_;
  const Visibility& visibility_;
  viewport::View& view_;
  bool isShown_ = false;
  double explosion_ = 0;
  std::set<std::size_t> leftOut_;
};

}  // namespace wb::ui
