#pragma once

#include "model/octree/difference.h"
#include "model/octree/trace.h"

#include <QObject>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;

/// A ray through the octrees that is followed step by step: which, by which method, and how far.
/// What the scene keeps of rays is changed undoably; the rest is session state, shared by all
/// views.
class RayTrail : public QObject {
  Q_OBJECT

 public:
  explicit RayTrail(Document& document, QObject* parent = nullptr);

  /// Those that the scene keeps, and after them the one of the view that was followed last.
  const std::vector<octree::Ray>& rays() const { return rays_; }
  bool isKept(std::size_t ray) const;
  std::optional<std::size_t> current() const { return current_; }
  void choose(std::optional<std::size_t> ray);
  /// A ray of the view, in the place of the one before; it is not kept.
  void followSeen(const octree::Ray& ray);
  /// Adds a ray to those of the scene and follows it there.
  void keep(const octree::Ray& ray);
  /// Takes a kept ray out of the scene.
  void remove(std::size_t ray);
  /// Follows none, and forgets that of the view.
  void forget();

  octree::Algorithm algorithm() const { return algorithm_; }
  void follow(octree::Algorithm algorithm);
  /// How many steps of the followed cast are done: all at first.
  std::size_t step() const { return step_; }
  std::size_t lastStep() const;
  void goTo(std::size_t step);

  /// Of the current ray; without one of a cast that found nothing.
  const octree::Trace& exact() const { return exact_; }
  const octree::Trace& published() const { return published_; }
  const octree::Trace& engine() const { return engine_; }
  const octree::Trace& followed() const;
  /// How the published method's answer differs, and why.
  const octree::Deviation& deviation() const { return deviation_; }

 signals:
  /// Other rays are there; another may be chosen.
  void raysChanged();
  /// Another ray is chosen, or its casts are others.
  void traced();
  void stepChanged();

 private:
  void resetScene(bool isOpened);
  void takeRays();
  void trace();
  void traceAgain();
  void cast();

  Document& document_;
  std::vector<octree::Ray> rays_;
  std::optional<octree::Ray> seen_;  ///< Of the view, after the kept ones.
  std::optional<std::size_t> current_;
  octree::Algorithm algorithm_ = octree::Algorithm::exact;
  octree::Trace exact_;
  octree::Trace published_;
  octree::Trace engine_;
  octree::Deviation deviation_;
  std::size_t step_ = 0;
};

}  // namespace wb::ui
