// weighbridge-octree: octrees of cubes that may be indented, as the editors of Inexor and Cube 2
// have them, and what rays, points, spheres and boxes meet in any number of them, exactly.
//
// A cube is EMPTY, SOLID, NORMAL (indented) or an OCTANT of eight cubes of half its size. z is up.
// Child and corner index: 4x + 2y + z. Faces: 0 −x, 1 +x, 2 −y, 3 +y, 4 +z, 5 −z. A path names the
// child taken at each level. The manual page "Octrees and rays" of Weighbridge says more.

#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weighbridge {

/// The child taken at each level, from the root; empty for the root itself.
using Path = std::vector<std::uint8_t>;

/// Where an octree stands: metres, z up.
struct Placement {
  glm::dvec3 position{0};           ///< The minimum corner before it is turned.
  double size = 32;                 ///< Of the root, above 0.
  glm::dquat rotation{1, 0, 0, 0};  ///< About the centre, of any length but 0.
};

/// What is cast: from a point, without end.
struct Ray {
  glm::dvec3 origin{0};
  glm::dvec3 direction{1, 0, 0};          ///< Of any length but 0; used as it is.
  std::optional<std::size_t> maxDepth{};  ///< There an OCTANT with anything in it is a full cube.
};

/// A leaf: of which octree, and where in it.
struct Leaf {
  std::size_t octree = 0;
  Path path;

  bool operator==(const Leaf&) const = default;
};

/// What a ray meets first. Leaf, face, corner and edge are those of exact arithmetic.
struct Hit {
  Leaf leaf;
  bool isInside = false;  ///< The origin is in the leaf: t is 0, and there is no face.
  double t = 0;           ///< Metres along the ray.
  glm::dvec3 point{0};    ///< In the world.
  glm::dvec3 normal{0};   ///< Outwards, in the world.
  int face = -1;
  int corner = -1;  ///< Of the face, the nearest to the point.
  int edge = -1;
  glm::dvec3 cornerPoint{0};
  std::array<glm::dvec3, 2> edgeEnds{};
  bool isTie = false;  ///< Other leaves are met at once; the first octree and path count.
};

/// The leaf that holds a point.
struct Holder {
  Leaf leaf;
  double depth = 0;  ///< Metres to the nearest face, from inside.
  int face = 0;
};

/// A tree of cubes, without a place. Copies share it.
class Octree {
 public:
  /// One EMPTY cube.
  Octree();
  ~Octree();
  Octree(const Octree&);
  Octree& operator=(const Octree&);

  /// Reads a tree of text: `E`, `S`, `N`, `N{u0,…,u11}`, or `O` and eight trees.
  /// @param text   The tree, and nothing else.
  /// @param error  Gets what is wrong, if it is given.
  /// @return  Nothing where something is.
  static std::optional<Octree> fromText(std::string_view text, std::string* error = nullptr);
  /// Reads the `bytes` of a file of Inexor (.nxoc), likewise; `error` gets what is wrong.
  static std::optional<Octree> fromNxoc(std::span<const std::uint8_t> bytes,
                                        std::string* error = nullptr);

  std::string text() const;
  std::vector<std::uint8_t> nxoc() const;

  /// Returns the octree with a cell made SOLID (where `isSolid`) or EMPTY; leaves that it is a part
  /// of are divided. Nothing where it is a part of a NORMAL cube, or too deep.
  std::optional<Octree> withCell(const Path& cell, bool isSolid) const;

  struct Data;

 private:
  friend class World;
  explicit Octree(std::shared_ptr<const Data> data);
  std::shared_ptr<const Data> data_;
};

/// Any number of octrees, which may intersect. Questions do not change it: any number of threads
/// may ask at once.
class World {
 public:
  World();
  ~World();
  World(World&&) noexcept;
  World& operator=(World&&) noexcept;

  /// Reads octrees of text, `octree X Y Z SIZE TREE [rot QX QY QZ QW]` a line of `text`; rays in it
  /// are left out. Nothing where something is wrong, which `error` gets.
  static std::optional<World> fromText(std::string_view text, std::string* error = nullptr);

  /// Adds an octree at a `placement`; its number is that of those before it. The next question sees
  /// it.
  std::size_t add(const Octree& octree, const Placement& placement);
  std::size_t size() const;
  /// Puts an octree at another `placement`: O(log n).
  void move(std::size_t octree, const Placement& placement);
  /// Puts another tree in the place of an `octree`.
  void replace(std::size_t octree, const Octree& tree);
  /// Returns the `octree` of that number, below size().
  Octree octree(std::size_t octree) const;

  /// Returns what a `ray` meets first; nothing where it meets nothing.
  std::optional<Hit> cast(const Ray& ray) const;
  /// Casts many `rays`, on so many threads (0: as many as there are cores): the same answers in the
  /// same order for any number.
  std::vector<std::optional<Hit>> cast(std::span<const Ray> rays, std::size_t threads = 0) const;
  /// Returns the leaf that a `point` is in; nothing where it is in none.
  std::optional<Holder> at(const glm::dvec3& point) const;
  /// Returns the leaves that a ball touches, its surface included: its `centre` and `radius` in
  /// metres.
  std::vector<Leaf> inSphere(const glm::dvec3& centre, double radius) const;
  /// Returns the leaves that a box along the axes touches, its surface included: from `min` to
  /// `max` in metres.
  std::vector<Leaf> inBox(const glm::dvec3& min, const glm::dvec3& max) const;

 private:
  struct Data;
  std::unique_ptr<Data> data_;
};

}  // namespace weighbridge
