#pragma once

#include "viewport/colour_legend.h"
#include "viewport/labels.h"

#include <QObject>
#include <set>
#include <vector>

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Document;
class Visibility;

/// Boxes about the objects that cost most, each with its rank and land impact, and a list of them:
/// the second sign of what colours say. Follows costs while constants are dragged.
class CostliestMarks : public QObject {
  Q_OBJECT

 public:
  static constexpr std::size_t most = 10;

  CostliestMarks(const Document& document, const Visibility& visibility, viewport::View& view,
                 QObject* parent = nullptr);

  /// `explosion` as of layers::LayerOptions.
  void setShown(bool shown, double explosion);
  /// These are not shown: others are the most expensive of what is.
  void leaveOut(const std::set<std::size_t>& linksets);
  /// The list, the most expensive first; empty while none are marked.
  std::vector<viewport::LegendEntry> legend() const;

 signals:
  void changed();

 private:
  std::vector<std::size_t> marked() const;
  void show();

  const Document& document_;
  const Visibility& visibility_;
  viewport::View& view_;
  bool isShown_ = false;
  double explosion_ = 0;
  std::set<std::size_t> leftOut_;
  std::vector<viewport::Label> labels_;
};

}  // namespace wb::ui
