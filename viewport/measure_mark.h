#pragma once

#include "viewport/passes.h"

#include <glm/vec3.hpp>

#include <QString>
#include <span>

namespace wb::viewport {

class Dots;
class Labels;
class Surface;

/// Two points of the scene and the line between them, or one, with a word at the middle, over
/// everything.
class MeasureMark {
 public:
  MeasureMark(Qt3DCore::QEntity* root, const Passes& passes);

  /// In region metres: one point by itself, or two and what is between them. None: nothing.
  void show(std::span<const glm::dvec3> points, const QString& word, double pixelRatio);

 private:
  Surface* line_;
  Dots* ends_;
  Labels* word_;
};

}  // namespace wb::viewport
