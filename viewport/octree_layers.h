#pragma once

#include "model/display/drawn_detail.h"
#include "model/octree/cast.h"
#include "model/octree/leaves.h"
#include "model/octree/octree_cells.h"
#include "viewport/colour_legend.h"
#include "viewport/detail/frame_graph.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace wb::viewport {

class Boxes;
class OctreeMarks;
class Surface;

/// What the colour of a leaf says: its octree, what kind of cube it is, or how deep it lies.
enum class OctreeColour : std::uint8_t { octree, kind, depth };

/// Returns the colour that a kind of cube has where colours say kinds; nothing for EMPTY ones,
/// which are not drawn.
std::optional<Colour> colourOfKind(octree::CubeKind kind);

/// What is shown of octrees, and what rays see of them.
struct OctreeLook {
  bool leaves = true;
  bool bounds = false;   ///< The box of each root.
  bool spheres = false;  ///< About the filled cubes of each.
  /// The editor's grid size: at this depth whatever holds something is a full cube.
  std::size_t maxDepth = limits::octreeDepth;
  bool seesThrough = false;  ///< The pointer meets what is behind the front leaf.
  bool ray = true;           ///< The ray that is followed, and the cubes it visits.
  OctreeColour colourBy = OctreeColour::octree;

  bool operator==(const OctreeLook&) const = default;
};

/// A box of cells of an octree.
struct ChosenCells {
  std::size_t octree = 0;
  octree::CellBox box;
  std::array<bool, octree::axisCount> descends{};  ///< It was chosen from the high side there.

  bool operator==(const ChosenCells&) const = default;
};

/// Returns on which axes the box `to` begins below the box `from`.
std::array<bool, octree::axisCount> descending(const octree::CellBox& from,
                                               const octree::CellBox& to);

/// What is drawn of a world, made ready by any thread. Cancelled, only some of its leaves.
struct OctreeShapes {
  std::shared_ptr<const octree::World> world;
  std::size_t maxDepth = limits::octreeDepth;
  std::vector<octree::Leaf> leaves;
  /// Those of the deepest grid that has few enough to be drawn while the camera moves; none where
  /// all are few enough.
  std::vector<octree::Leaf> coarse{};
  std::size_t coarseDepth = 0;  ///< Of those.
  /// Octrees that hold nothing and are to be seen all the same, as boxes to fill.
  std::vector<std::size_t> empties{};
};
/// So many leaves are drawn while the camera moves.
inline constexpr std::size_t mostMovingLeaves = 6'000;
OctreeShapes makeOctreeShapes(std::shared_ptr<const octree::World> world, std::size_t maxDepth,
                              const Task& task = {});

/// Octrees as they are drawn and picked: faces of boxes in one instanced draw, indented cubes as
/// one mesh, bounds as lines, and a mark each of what the pointer is over. EMPTY cubes have nothing
/// drawn.
class OctreeLayers {
 public:
  OctreeLayers(Qt3DCore::QEntity* root, const Passes& passes);
  ~OctreeLayers();

  /// Puts octrees in place of what was shown; marks vanish.
  void setShapes(OctreeShapes shapes);
  /// What is shown, to be changed and put back at once: no copy of so many leaves is made.
  OctreeShapes takeShapes() {
    return std::exchange(shapes_, {shapes_.world, shapes_.maxDepth, {}});
  }
  const octree::World& world() const { return *shapes_.world; }
  const OctreeShapes& shapes() const { return shapes_; }
  std::size_t maxDepth() const { return shapes_.maxDepth; }
  /// Of `look` all but the depth, which the shapes have.
  void setLook(const OctreeLook& look);
  const OctreeLook& look() const { return look_; }
  /// Whether anything is there to be seen.
  bool showsAny() const;
  std::vector<LegendEntry> legend() const;

  /// What a ray meets by the exact method, or else the wall of an octree that holds nothing;
  /// nothing while no leaves are shown.
  std::optional<octree::Hit> cast(const glm::dvec3& origin, const glm::dvec3& direction) const;

  /// Marks octree, leaf, face, nearest corner, nearest edge and point; nothing takes marks away.
  void mark(const std::optional<octree::Hit>& hit);
  const std::optional<octree::Hit>& marked() const { return marked_; }
  /// Whether marks are grey, since keys go elsewhere.
  void setMarksGrey(bool isGrey);
  bool areMarksGrey() const { return areMarksGrey_; }
  /// Outlines a box of cells that is chosen; nothing: none is. Gone with its octree.
  void chooseCells(const std::optional<ChosenCells>& cells);
  const std::optional<ChosenCells>& chosenCells() const { return chosenCells_; }
  /// From where marks are seen, which have a size on the screen.
  void look(const layers::Sight& sight);
  /// While the camera moves, very many leaves are drawn by a coarser grid.
  void setMoving(bool moving);
  /// Draws a box about the octree that is selected.
  void select(std::optional<std::size_t> octree);

 private:
  void paint();
  void showLook();
  void showBounds();
  std::vector<LegendEntry> leafLegend() const;
  std::optional<octree::Hit> nearestWall(const octree::Ray& ray) const;
  void showChosenCells();
  bool isCoarse() const { return isMoving_ && !shapes_.coarse.empty(); }

  Passes passes_;
  OctreeShapes shapes_;
  OctreeLook look_;
  Boxes* boxes_;
  Boxes* coarse_;
  Surface* indented_;
  Surface* bounds_;
  Surface* empties_;
  Surface* spheres_;
  Surface* selection_;
  Surface* cells_;
  Surface* cellEdges_;
  bool hasIndented_ = false;
  std::vector<std::size_t> depths_;   ///< Of leaves, ascending.
  std::set<octree::CubeKind> kinds_;  ///< Of leaves, those of the coarse ones among them.
  bool isMoving_ = false;
  bool areMarksGrey_ = false;
  std::optional<std::size_t> selected_;
  std::unique_ptr<OctreeMarks> marks_;
  std::optional<octree::Hit> marked_;
  std::optional<ChosenCells> chosenCells_;
};

}  // namespace wb::viewport
