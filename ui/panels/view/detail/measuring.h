#pragma once

#include "viewport/view.h"

#include <QObject>
#include <vector>

namespace wb::ui {

/// The distance between two points that are clicked at in a view, and of what the last click met:
/// its edge and the width of its triangle. Near the corner of a triangle the corner is meant.
class Measuring : public QObject {
  Q_OBJECT

 public:
  explicit Measuring(viewport::View& view, QObject* parent = nullptr);

  bool isActive() const { return isActive_; }
  /// Forgets what was measured.
  void setActive(bool isActive);
  /// In region metres: none, one, or two.
  const std::vector<glm::dvec3>& points() const { return points_; }

 signals:
  /// What was measured, or what is to be clicked at next; empty once it is over.
  void said(const QString& line);

 private:
  void take(const viewport::SceneLayers& layers, const std::optional<layers::Pick>& pick);
  void takeLeaf(const octree::Hit& hit, const octree::Ray& ray);
  void add(const glm::dvec3& point);
  glm::dvec3 cornerNear(const mesh::TriangleMesh& met, const glm::dvec3& point) const;
  void show();
  QString lineNow() const;

  viewport::View& view_;
  bool isActive_ = false;
  std::vector<glm::dvec3> points_;
  QString met_;  ///< What the last click says of the triangle there.
};

}  // namespace wb::ui
