#include "viewport/detail/ray_layers.h"

#include "model/octree/leaves.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/octree_marks.h"
#include "viewport/detail/vertices.h"
#include "viewport/viewport_texts.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace wb::viewport {
namespace {

// Pixels.
constexpr double rayWidth = 3;
constexpr double publishedWidth = 2;
constexpr double rayPointWidth = 12;

bool isCube(RayPart part) { return part <= RayPart::hit; }

RayPart partOf(octree::Step::Kind kind) {
  switch (kind) {
    case octree::Step::Kind::entered:
      return RayPart::entered;
    case octree::Step::Kind::left:
      return RayPart::left;
    case octree::Step::Kind::hit:
      return RayPart::hit;
    case octree::Step::Kind::untested:
      return RayPart::untested;
    case octree::Step::Kind::candidate:
    case octree::Step::Kind::stopped:
    case octree::Step::Kind::deadEnd:
      return RayPart::candidate;
    case octree::Step::Kind::rejected:
      break;
  }
  return RayPart::rejected;
}

Text textOf(RayPart part) {
  switch (part) {
    case RayPart::rejected:
      return viewportTexts["legend.ray_rejected"];
    case RayPart::untested:
      return viewportTexts["legend.ray_untested"];
    case RayPart::candidate:
      return viewportTexts["legend.ray_candidate"];
    case RayPart::left:
      return viewportTexts["legend.ray_left"];
    case RayPart::entered:
      return viewportTexts["legend.ray_entered"];
    case RayPart::hit:
      return viewportTexts["legend.ray_hit"];
    case RayPart::ray:
      return viewportTexts["legend.ray"];
    case RayPart::published:
      return viewportTexts["legend.ray_published"];
    case RayPart::exactPoint:
      break;
  }
  return viewportTexts["legend.ray_point"];
}

/// Far enough to have left every octree.
double lengthThrough(const octree::World& world, const octree::Ray& ray) {
  double farthest = 1;
  for (std::size_t octree = 0; octree < world.octrees().size(); ++octree) {
    const auto& [centre, radius] = world.sphere(octree);
    farthest = std::max(farthest, glm::distance(centre, ray.origin) + radius);
  }
  return farthest;
}

}  // namespace

Colour colourOf(RayPart part) {
  switch (part) {
    case RayPart::rejected:
      return {160, 160, 165};
    case RayPart::untested:
      return {205, 190, 150};
    case RayPart::candidate:
      return {90, 120, 230};
    case RayPart::left:
      return {0, 220, 230};
    case RayPart::entered:
      return {0, 130, 140};
    case RayPart::hit:
      return colourOf(OctreePart::leaf);
    case RayPart::ray:
      return {200, 30, 200};
    case RayPart::published:
      return {140, 70, 0};
    case RayPart::exactPoint:
      break;
  }
  return colourOf(OctreePart::point);
}

RayLayers::RayLayers(Qt3DCore::QEntity* root, const Passes& passes) {
  for (const RayPart part : allRayParts) {
    // Points are seen over the ray and the edges of cubes.
    const bool isPoint = part == RayPart::published || part == RayPart::exactPoint;
    auto* surface = new Surface(root, passes[isPoint ? Pass::last : Pass::through],
                                isCube(part) ? Form::edges : Form::faces);
    surface->material().setShading(Shading::none);
    surfaces_[part] = surface;
  }
}

void RayLayers::put(RayPart part, const QByteArray& vertices) {
  surfaces_.at(part)->setVertices(vertices);
}

void RayLayers::show(const octree::World& world, const RayPicture& picture) {
  hide();
  showCubes(world, picture);
  const glm::dvec3 origin = picture.ray.origin;
  const double length = lengthThrough(world, picture.ray);
  // It ends where it meets something; a miss goes through.
  const double end = picture.exact ? picture.exact->entry.t : length;
  const glm::dvec3 direction = octree::unitOf(picture.ray.direction);
  addStroke(RayPart::ray, origin, origin + end * direction, rayWidth);
  addStroke(RayPart::ray, origin, origin, rayPointWidth);
  if (picture.exact) {
    const glm::dvec3& point = picture.exact->point;
    addStroke(RayPart::exactPoint, point, point, rayPointWidth);
  }
  if (picture.published) {
    const glm::dvec3& point = picture.published->point;
    addStroke(RayPart::published, point, point, rayPointWidth);
    addStroke(RayPart::published, origin, point, publishedWidth);
  }
  drawStrokes();
}

void RayLayers::addStroke(RayPart part, const glm::dvec3& start, const glm::dvec3& end,
                          double pixels) {
  strokes_.push_back({part, start, end, pixels});
}

void RayLayers::drawStrokes() {
  std::map<RayPart, QByteArray> drawn;
  for (const auto& [part, start, end, pixels] : strokes_)
    drawn[part] += bar(start, end, pixels, sight_, colourOf(part));
  for (const auto& [part, made] : drawn) put(part, made);
}

void RayLayers::look(const layers::Sight& sight) {
  sight_ = sight;
  drawStrokes();
}

void RayLayers::showCubes(const octree::World& world, const RayPicture& picture) {
  std::map<RayPart, std::vector<Line>> lines;
  for (const octree::Step& step : picture.visited)
    appendEdges(lines[partOf(step.kind)],
                testedCorners(world, picture.ray, picture.algorithm, step));
  for (const auto& [part, edges] : lines) put(part, vertices(edges, colourOf(part)));
}

void RayLayers::hide() {
  strokes_.clear();
  for (const auto& [part, surface] : surfaces_) surface->setEnabled(false);
}

std::vector<LegendEntry> RayLayers::legend() const {
  std::vector<LegendEntry> entries;
  for (const auto& [part, surface] : surfaces_)
    if (surface->isEnabled()) entries.push_back({colourOf(part), textOf(part), {}});
  return entries;
}

}  // namespace wb::viewport
