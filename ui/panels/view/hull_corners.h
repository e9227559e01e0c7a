#pragma once

#include "model/scene/part_placement.h"
#include "model/shapes/edit_hulls.h"
#include "ui/widgets/background_work.h"
#include "viewport/handles.h"

#include <QObject>
#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;

/// Says what hulls that are edited cost, at once, and how far they are from what is seen as soon as
/// that is measured: of the newest. What it says is true until the scene changes.
class HullGauge : public QObject {
  Q_OBJECT

 public:
  explicit HullGauge(const Document& document, QObject* parent = nullptr);

  /// Makes ready for hulls of this part, which takes its time.
  void prepare(const scene::Target& part);
  /// `before` is the land impact that they are compared with.
  void tell(const scene::Target& part, const shape::Pieces& hulls, double before);
  void cancel();

 signals:
  void said(const QString& sentence);

 private:
  void takeScale(const Result<making::HullScale>& scale);
  void measure();

  const Document& document_;
  making::HullScale scale_;
  std::optional<shape::Pieces> waiting_;  ///< To be measured.
  QString cost_;                          ///< What was said of them.
  BackgroundWork<Result<making::HullScale>> scaling_;
  BackgroundWork<double> measuring_;
};

class Selection;

/// The corners of the one hull that is chosen, as dots that can be dragged; what that makes of the
/// hull, its cost and its error is seen meanwhile. A drag is one step of undo.
class HullCorners : public QObject {
  Q_OBJECT

 public:
  HullCorners(Document& document, Selection& selection, QObject* parent = nullptr);

  /// Looks for it again; returns whether there is one.
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
