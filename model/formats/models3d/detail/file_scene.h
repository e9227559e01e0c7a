#pragma once

#include "model/formats/models3d/detail/weld_model.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/flat_scene.h"

#include <glm/mat4x4.hpp>

#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::import3d {

/// The frame that a file's numbers are in. OBJ, which says nothing of it, is written with Y up; STL
/// and PLY come from machines and scanners, with Z up.
struct FileFrame {
  worker::UpAxis up = worker::UpAxis::y;
  double unit = 1;  ///< Metres.
};

/// What the polygons of a surface say of themselves, each by its own corners and before it is cut
/// into triangles: what comes of these is held against it.
struct Stated {
  std::size_t triangles = 0;  ///< Of n corners and h holes, n + 2h - 2.
  double area = 0;
  double lost = 0;  ///< Of the area, where triangles of a polygon do not cover it.
  Vector3 min = Vector3(std::numeric_limits<float>::infinity());
  Vector3 max = Vector3(-std::numeric_limits<float>::infinity());
};

/// Triangles of one material, as a file has them. A corner that a file lacks is a position that is
/// not a number.
struct Surface {
  std::string name;
  std::string material;
  std::vector<Vector3> positions;
  std::vector<Vector3> normals;    ///< One a position, or none.
  std::vector<Vector3> texCoords;  ///< One a position, or none.
  std::vector<FlatTriangle> triangles;
  worker::FaceCut cut = worker::FaceCut::none;
  /// Instead of all that: triangles that share no vertex, where the file has them.
  Facets facets{};
  /// Nothing where the file has no polygons but these triangles.
  std::optional<Stated> stated{};
};

/// What stands for a corner or a normal that is not there.
inline Vector3 notThere() { return Vector3(std::numeric_limits<float>::quiet_NaN()); }

/// Surfaces of a file, and where they stand in its frame.
struct Node {
  std::string name;
  std::optional<std::string> label;  ///< What the uploader calls it, if that is not its name.
  glm::mat4 toFile;                  ///< In floats, as the uploader has it.
  std::vector<unsigned> surfaces;
};

/// What a reader makes of a file.
struct FileScene {
  std::vector<Surface> surfaces{};
  std::vector<Node> nodes{};
  FileFrame frame;
  /// Where the first triangle stands of which a corner is not there or not finite: `line 5`. Empty
  /// where there is none, or the reader does not tell.
  std::string unusableAt{};
  std::vector<worker::StumbleView> stumbles{};
  std::vector<worker::OmissionView> omissions{};
};

/// The scene, and that objects of these names are left out of it because the file hides them.
/// Throws Refused if nothing else is there.
FileScene withHidden(FileScene scene, const std::vector<std::string>& hidden);

/// Puts a scene together within the limits: one way leads from all formats to the flat buffer.
class SceneBuilder {
 public:
  /// The number of the surface, for addNode().
  unsigned add(Surface surface);
  void addNode(const std::string& name, const glm::dmat4& toFile,
               std::span<const unsigned> surfaces);
  /// The same of a node that the uploader calls `label`.
  void addNode(const std::string& name, const std::string& label, const glm::dmat4& toFile,
               std::span<const unsigned> surfaces);
  void addStumble(worker::Stumble kind, std::string place, std::string detail);
  FileScene take(const FileFrame& frame, std::string unusableAt = {}) &&;

 private:
  void addNode(Node node);

  std::vector<Surface> surfaces_;
  std::vector<Node> nodes_;
  std::vector<worker::StumbleView> stumbles_;
  std::size_t corners_ = 0;  ///< Of all triangles.
};

}  // namespace wb::import3d
