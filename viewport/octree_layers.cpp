#include "viewport/octree_layers.h"

#include "model/octree/marked_cell.h"
#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/octree_marks.h"
#include "viewport/detail/vertices.h"
#include "viewport/viewport_texts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::viewport {
namespace {

constexpr Colour boundsColour{148, 90, 255};
constexpr Colour sphereColour{130, 150, 30};
constexpr Colour selectionColour{255, 140, 0};
constexpr Colour cellsColour{0, 170, 190};
constexpr float cellsOpacity = 0.35F;

Colour colourOfOctree(std::size_t octree) { return palette()[octree % palette().size()]; }

/// Kinds of leaves in the order of their colours; an OCTANT is one at the grid depth.
constexpr std::array leafKinds{octree::CubeKind::solid, octree::CubeKind::normal,
                               octree::CubeKind::octant};
constexpr std::array kindTexts{viewportTexts["legend.octree_solid"],
                               viewportTexts["legend.octree_indented"],
                               viewportTexts["legend.octree_divided"]};
static_assert(kindTexts.size() == leafKinds.size());

octree::CubeKind kindOf(const octree::World& world, const octree::Leaf& leaf) {
  const auto& octree = *world.octrees()[leaf.octree].octree;
  return octree.kind(octree.at(leaf.cube));
}

Colour colourOfDepth(std::size_t depth) { return palette()[depth % palette().size()]; }

Colour colourOfLeaf(const octree::World& world, const octree::Leaf& leaf, OctreeColour by) {
  if (by == OctreeColour::octree) return colourOfOctree(leaf.octree);
  if (by == OctreeColour::depth) return colourOfDepth(leaf.cube.depth());
  return *colourOfKind(kindOf(world, leaf));
}

/// Those that something may be seen of.
std::set<octree::CubeKind> kindsOf(const octree::World& world,
                                   const std::vector<octree::Leaf>& leaves) {
  std::set<octree::CubeKind> kinds;
  for (const octree::Leaf& leaf : leaves)
    if (leaf.faces != 0) kinds.insert(kindOf(world, leaf));
  return kinds;
}

std::vector<std::size_t> leafDepthsOf(const std::vector<octree::Leaf>& leaves) {
  std::array<bool, limits::octreeDepth + 1> isThere{};
  for (const octree::Leaf& leaf : leaves) isThere[leaf.cube.depth()] = true;
  std::vector<std::size_t> depths;
  for (std::size_t depth = 0; depth < isThere.size(); ++depth)
    if (isThere[depth]) depths.push_back(depth);
  return depths;
}

Surface* makeLines(Qt3DCore::QEntity* root, const Passes& passes) {
  auto* surface = new Surface(root, passes[Pass::solid], Form::edges);
  surface->material().setShading(Shading::none);
  return surface;
}

std::array<float, 4> turnOf(const glm::dquat& rotation) {
  const glm::quat turn(rotation);
  return {turn.x, turn.y, turn.z, turn.w};
}

/// Those that something may be seen of. Of indented leaves only where they stand for their boxes.
std::vector<BoxFace> facesOf(const octree::World& world, const std::vector<octree::Leaf>& leaves,
                             bool withIndented, OctreeColour by) {
  std::vector<BoxFace> faces;
  for (const octree::Leaf& leaf : leaves) {
    if (leaf.faces == 0 || (leaf.isIndented && !withIndented)) continue;
    const glm::vec4 place(glm::vec3(leaf.centre), static_cast<float>(leaf.size));
    BoxFace one{{place.x, place.y, place.z, place.w},
                turnOf(world.octrees()[leaf.octree].placement.rotation),
                colourOfLeaf(world, leaf, by),
                0};
    for (; one.face < octree::faceCount; ++one.face)
      if (holds(leaf.faces, static_cast<octree::Face>(one.face))) faces.push_back(one);
  }
  return faces;
}

QByteArray indentedVertices(const OctreeShapes& shapes, OctreeColour by) {
  mesh::TriangleMesh mesh;
  std::vector<Colour> colours;
  for (const octree::Leaf& leaf : shapes.leaves) {
    if (!leaf.isIndented) continue;
    const auto [corners, triangles] = surfaceOf(*shapes.world, leaf);
    const auto base = static_cast<std::uint32_t>(mesh.positions.size());
    mesh.positions.insert(mesh.positions.end(), corners.begin(), corners.end());
    for (const auto& [indices, face] : triangles)
      mesh.triangles.push_back({base + indices[0], base + indices[1], base + indices[2]});
    colours.insert(colours.end(), triangles.size(), colourOfLeaf(*shapes.world, leaf, by));
  }
  return vertices(mesh, colours, Form::faces);
}

void appendRoot(std::vector<Line>& lines, const octree::World& world, std::size_t octree) {
  appendEdges(lines, cornersInWorld(world, octree, {}));
}

/// What hidden octrees, and those that could not be read, stand in the world as.
bool isEmpty(const octree::World& world, std::size_t octree) {
  return world.octrees()[octree].octree->extent().isEmpty();
}

Text textOf(OctreePart part) {
  switch (part) {
    case OctreePart::octree:
      return viewportTexts["legend.hit_octree"];
    case OctreePart::leaf:
      return viewportTexts["legend.hit_leaf"];
    case OctreePart::face:
      return viewportTexts["legend.hit_face"];
    case OctreePart::cell:
      return viewportTexts["legend.hit_cell"];
    case OctreePart::edge:
      return viewportTexts["legend.hit_edge"];
    case OctreePart::corner:
      return viewportTexts["legend.hit_corner"];
    case OctreePart::point:
      break;
  }
  return viewportTexts["legend.hit_point"];
}

void addCoarseLeaves(OctreeShapes& shapes, const Task& task) {
  if (shapes.leaves.size() <= mostMovingLeaves) return;
  for (std::size_t depth = 0; depth < shapes.maxDepth && !task.cancelled(); ++depth) {
    auto finer = leavesOf(*shapes.world, depth, task);
    if (finer.size() > mostMovingLeaves) return;
    shapes.coarse = std::move(finer);
    shapes.coarseDepth = depth;
  }
}

}  // namespace

std::optional<Colour> colourOfKind(octree::CubeKind kind) {
  const auto* place = std::ranges::find(leafKinds, kind);
  if (place == leafKinds.end()) return {};
  return palette()[static_cast<std::size_t>(place - leafKinds.begin())];
}

std::array<bool, octree::axisCount> descending(const octree::CellBox& from,
                                               const octree::CellBox& to) {
  std::array<bool, octree::axisCount> descends{};
  for (std::size_t axis = 0; axis < descends.size(); ++axis)
    descends[axis] =
        std::ldexp(static_cast<double>(to.first[axis]), -static_cast<int>(to.depth)) <
        std::ldexp(static_cast<double>(from.first[axis]), -static_cast<int>(from.depth));
  return descends;
}

OctreeShapes makeOctreeShapes(std::shared_ptr<const octree::World> world, std::size_t maxDepth,
                              const Task& task) {
  OctreeShapes shapes{std::move(world), maxDepth, {}};
  shapes.leaves = leavesOf(*shapes.world, maxDepth, task);
  addCoarseLeaves(shapes, task);
  return shapes;
}

OctreeLayers::OctreeLayers(Qt3DCore::QEntity* root, const Passes& passes)
    : passes_(passes),
      shapes_{std::make_shared<const octree::World>(), limits::octreeDepth, {}},
      boxes_(new Boxes(root, passes[Pass::solid])),
      coarse_(new Boxes(root, passes[Pass::solid])),
      indented_(new Surface(root, passes[Pass::solid])),
      bounds_(makeLines(root, passes)),
      empties_(makeLines(root, passes)),
      spheres_(makeLines(root, passes)),
      selection_(makeLines(root, passes)),
      cells_(new Surface(root, passes[Pass::through])),
      cellEdges_(new Surface(root, passes[Pass::last], Form::edges)),
      marks_(std::make_unique<OctreeMarks>(root, passes)) {
  indented_->material().setEdges(1);
  for (Surface* surface : {cells_, cellEdges_}) surface->material().setShading(Shading::none);
  cells_->material().setOpacity(cellsOpacity);
}

OctreeLayers::~OctreeLayers() = default;

void OctreeLayers::setShapes(OctreeShapes shapes) {
  mark({});
  shapes_ = std::move(shapes);
  paint();
  showBounds();
  select(selected_);
  if (chosenCells_ && chosenCells_->octree >= world().octrees().size()) chosenCells_.reset();
  showChosenCells();
  showLook();
}

void OctreeLayers::paint() {
  boxes_->setFaces(facesOf(world(), shapes_.leaves, false, look_.colourBy));
  coarse_->setFaces(facesOf(world(), shapes_.coarse, true, look_.colourBy));
  const QByteArray indented = indentedVertices(shapes_, look_.colourBy);
  hasIndented_ = !indented.isEmpty();
  indented_->setVertices(indented);
  depths_ = leafDepthsOf(shapes_.leaves);
  kinds_ = kindsOf(world(), shapes_.leaves);
  kinds_.merge(kindsOf(world(), shapes_.coarse));
}

void OctreeLayers::chooseCells(const std::optional<ChosenCells>& cells) {
  if (cells == chosenCells_) return;
  chosenCells_ = cells;
  showChosenCells();
}

void OctreeLayers::showChosenCells() {
  QByteArray sides;
  std::vector<Line> edges;
  if (chosenCells_) {
    const auto corners = cornersInWorld(world().frame(chosenCells_->octree), chosenCells_->box);
    appendEdges(edges, corners);
    for (int face = 0; face < octree::faceCount; ++face)
      sides += quad(corners, static_cast<octree::Face>(face), cellsColour);
  }
  cells_->setVertices(sides);
  cellEdges_->setVertices(vertices(edges, cellsColour));
}

void OctreeLayers::showBounds() {
  std::vector<Line> roots;
  std::vector<Line> spheres;
  for (std::size_t octree = 0; octree < world().octrees().size(); ++octree) {
    if (isEmpty(world(), octree)) continue;
    appendRoot(roots, world(), octree);
    appendSphere(spheres, world().sphere(octree).centre, world().sphere(octree).radius);
  }
  bounds_->setVertices(vertices(roots, boundsColour));
  std::vector<Line> empties;
  for (const std::size_t octree : shapes_.empties) appendRoot(empties, world(), octree);
  empties_->setVertices(vertices(empties, boundsColour));
  spheres_->setVertices(vertices(spheres, sphereColour));
}

void OctreeLayers::setLook(const OctreeLook& look) {
  if (look == look_) return;
  mark({});
  const bool isOtherColour = look.colourBy != look_.colourBy;
  look_ = look;
  if (isOtherColour) paint();
  showLook();
}

void OctreeLayers::showLook() {
  const bool isAny = !shapes_.leaves.empty();
  const bool isWhole = look_.leaves && !isCoarse();
  boxes_->setEnabled(isWhole && boxes_->count() > 0);
  indented_->setEnabled(isWhole && hasIndented_);
  coarse_->setEnabled(look_.leaves && isCoarse());
  bounds_->setEnabled(look_.bounds && isAny);
  spheres_->setEnabled(look_.spheres && isAny);
  empties_->setEnabled(look_.leaves && !shapes_.empties.empty());
  passes_.tellSceneChanged();
}

bool OctreeLayers::showsAny() const {
  if (look_.leaves && !shapes_.empties.empty()) return true;
  return !shapes_.leaves.empty() && (look_.leaves || look_.bounds || look_.spheres);
}

std::vector<LegendEntry> OctreeLayers::legend() const {
  if (!showsAny()) return {};
  std::vector<LegendEntry> entries;
  if (look_.leaves) entries = leafLegend();
  if (look_.bounds) entries.push_back({boundsColour, viewportTexts["legend.octree_bounds"], {}});
  if (look_.spheres) entries.push_back({sphereColour, viewportTexts["legend.octree_sphere"], {}});
  if (chosenCells_) entries.push_back({cellsColour, viewportTexts["legend.octree_cells"], {}});
  if (look_.leaves)
    for (const OctreePart part : allOctreeParts)
      if (part != OctreePart::cell || maxDepth() != limits::octreeDepth)
        entries.push_back({colourOf(part), textOf(part), {}});
  return entries;
}

/// As many depths as have colours of their own.
std::vector<LegendEntry> OctreeLayers::leafLegend() const {
  if (look_.colourBy == OctreeColour::octree)
    return groupLegend(viewportTexts["legend.octree"], viewportTexts["legend.octree_more"],
                       world().octrees().size());
  std::vector<LegendEntry> entries;
  if (look_.colourBy == OctreeColour::kind) {
    for (std::size_t i = 0; i < leafKinds.size(); ++i)
      if (kinds_.contains(leafKinds[i]))
        entries.push_back({*colourOfKind(leafKinds[i]), kindTexts[i], {}});
    return entries;
  }
  for (const std::size_t depth : depths_)
    if (entries.size() < palette().size())
      entries.push_back(
          {colourOfDepth(depth), viewportTexts["legend.octree_depth"], {{"depth", depth}}});
  return entries;
}

std::optional<octree::Hit> OctreeLayers::cast(const glm::dvec3& origin,
                                              const glm::dvec3& direction) const {
  if (!look_.leaves) return {};
  const octree::Ray ray{origin, direction, shapes_.maxDepth};
  auto entry = castExact(world(), ray);
  if (entry && look_.seesThrough) entry = castBehind(world(), ray, {entry->octree, entry->cube});
  if (!entry) return nearestWall(ray);
  return describe(world(), ray, *entry);
}

/// Of the octrees that hold nothing the one whose wall is nearest.
std::optional<octree::Hit> OctreeLayers::nearestWall(const octree::Ray& ray) const {
  std::optional<octree::Hit> nearest;
  for (const std::size_t octree : shapes_.empties) {
    auto wall = wallHit(world(), octree, ray);
    if (wall && (!nearest || wall->entry.t < nearest->entry.t)) nearest = wall;
  }
  return nearest;
}

void OctreeLayers::setMarksGrey(bool isGrey) {
  if (isGrey == std::exchange(areMarksGrey_, isGrey)) return;
  marks_->setGrey(isGrey);
  mark(marked_);
  passes_.tellSceneChanged();
}

void OctreeLayers::mark(const std::optional<octree::Hit>& hit) {
  marked_ = hit;
  if (!hit) return marks_->hide();
  marks_->show(world(), *hit, maxDepth());
}

void OctreeLayers::look(const layers::Sight& sight) { marks_->look(sight); }

void OctreeLayers::setMoving(bool moving) {
  if (moving == std::exchange(isMoving_, moving) || shapes_.coarse.empty()) return;
  showLook();
}

void OctreeLayers::select(std::optional<std::size_t> octree) {
  selected_ = octree;
  std::vector<Line> lines;
  if (octree && *octree < world().octrees().size() && !isEmpty(world(), *octree))
    appendRoot(lines, world(), *octree);
  selection_->setVertices(vertices(lines, selectionColour));
  passes_.tellSceneChanged();
}

}  // namespace wb::viewport
