#include "viewport/measure_mark.h"

#include "viewport/dots.h"
#include "viewport/labels.h"
#include "viewport/lines.h"
#include "viewport/material.h"
#include "viewport/surface.h"

#include <vector>

namespace wb::viewport {
namespace {

constexpr Colour measureColour{20, 150, 160};
constexpr float endPixels = 9;

}  // namespace

MeasureMark::MeasureMark(Qt3DCore::QEntity* root, const Passes& passes)
    : line_(new Surface(root, passes[Pass::last], Form::edges)),
      ends_(new Dots(root, passes[Pass::last])),
      word_(new Labels(root, passes[Pass::last])) {
  line_->material().setLit(false);
}

void MeasureMark::show(std::span<const glm::dvec3> points, const QString& word, double pixelRatio) {
  std::vector<Dot> ends;
  for (const glm::dvec3& point : points) {
    const glm::vec3 at(point);
    ends.push_back(
        {{at.x, at.y, at.z}, measureColour, 255, static_cast<float>(endPixels * pixelRatio)});
  }
  ends_->setDots(ends);
  const bool isLine = points.size() == 2;
  const std::vector<Line> lines(isLine ? 1 : 0, isLine ? Line{points[0], points[1]} : Line{});
  line_->setVertices(vertices(lines, measureColour));
  std::vector<Label> labels;
  if (!points.empty() && !word.isEmpty())
    labels.push_back({(points.front() + points.back()) / 2.0, word});
  word_->show(labels, pixelRatio);
}

}  // namespace wb::viewport
