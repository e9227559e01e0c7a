#pragma once

#include "model/scene/part_placement.h"
#include "ui/panels/view/hull_gauge.h"
#include "viewport/handles.h"

#include <QObject>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;
class Selection;

/// The corners of the one hull that is chosen, as dots that can be dragged; what that makes of the
/// hull, its cost and its error is seen meanwhile. A drag is one step of undo.
class HullCorners : public QObject {
  Q_OBJECT

 public:
  HullCorners(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Looks for it anew; whether there is one.
  bool find();
  std::vector<viewport::Handle> handles() const;
  /// The edges of the hull, as they are dragged.
  std::vector<viewport::Line> lines() const;

  /// By region metres from where the corner was; it stays where an asset can hold it.
  void drag(std::size_t corner, const glm::dvec3& by);
  void drop();
  void cancel();

 signals:
  /// What the hulls cost, or why they cannot be so.
  void said(const QString& sentence);

 private:
  struct Chosen {
    scene::Target part;
    std::size_t hull = 0;
    shape::Pieces hulls;
    scene::Placement place;
    glm::dvec3 most;  ///< From the middle of the part, m.
  };
  struct Dragged {
    std::size_t corner = 0;
    glm::dvec3 to{0};
    std::optional<shape::Pieces> hulls;  ///< Nothing where it cannot be so.
  };

  Document& document_;
  Selection& selection_;
  HullGauge gauge_;
  std::optional<Chosen> chosen_;
  std::optional<Dragged> dragged_;
};

/// Edges of a hull in the frame of its part, as a view shows them.
std::vector<viewport::Line> linesOf(const shape::Piece& hull, const scene::Placement& place);

}  // namespace wb::ui
