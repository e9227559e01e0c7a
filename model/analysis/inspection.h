#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/representation.h"
#include "model/formats/formats.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wb::inspect {

/// A level of detail as the file has it.
struct LodFacts {
  std::size_t faces = 0;
  std::size_t vertices = 0;
  std::size_t triangles = 0;  ///< Placeholders included.
  std::size_t bytes = 0;      ///< As stored.
};

/// A physics mesh as the grid would count it.
struct PhysicsMeshFacts {
  std::size_t triangles = 0;  ///< Placeholders left out.
  std::size_t vertices = 0;
  double unitWidth = 0;  ///< Harmonic mean of the widths at 1×1×1 m, metres.
};

/// A hull of a decomposition, or the base hull.
struct HullFacts {
  std::size_t vertices = 0;  ///< Points as stored.
  double volume = 0;         ///< Of the unit cube, 0 for a flat hull.
};

/// What an asset's physics costs at 1×1×1 m with a shape type, beside what the grid recorded.
struct PhysicsEstimate {
  scene::ShapeType shapeType = scene::ShapeType::prim;
  cost::Representation representation = cost::Representation::none;
  std::optional<double> cost;
};

/// What is in a file, without weighing it. The shapes are those of a mesh asset or of a 3D model of
/// one part; of all else only the counts and findings.
struct Inspection {
  std::string file;
  import::FileKind kind = import::FileKind::unknown;
  Wholeness wholeness = Wholeness::unknown;
  std::string sha256;
  std::size_t bytes = 0;
  std::vector<std::filesystem::path> files;  ///< It and what it names.
  std::vector<asset::Block> blocks;
  std::array<std::optional<LodFacts>, 4> lods;  ///< By asset::Lod.
  std::optional<PhysicsMeshFacts> physicsMesh;
  std::optional<HullFacts> baseHull;
  std::vector<HullFacts> hulls;
  std::optional<asset::Domain3> domain;  ///< Around all positions of the richest mesh.
  std::optional<asset::RecordedCosts> recordedCosts;
  std::vector<PhysicsEstimate> estimates;
  bool isOneMesh = false;  ///< All of the above is there: a mesh asset, or a 3D model of one part.
  std::optional<octree::CubeCounts> octree;  ///< Of all octrees; nothing where there is none.
  std::size_t linksets = 0;
  std::size_t parts = 0;
  std::size_t assets = 0;
  Diagnostics findings;
  /// What is to be done about what the grid refuses, by the index of the finding: a sentence
  /// without its full stop.
  std::map<std::size_t, Sentence> remedies;
  bool isPartial = false;  ///< Something in it is damaged or missing.
};

/// Reads a file and tests everything in it that the grid would refuse. Distances in remedies are
/// those of the largest part that has the mesh, or of 1 m where none does.
/// @param file     Path; errors and findings carry it.
/// @param task     Cancelled: fails.
/// @param options  How a 3D model is read, and the memory for any file.
/// @return Also for an incomplete file, with findings. Fails where the file cannot be opened at
/// all.
Result<Inspection> inspect(const std::string& file, const Task& task = {},
                           const import::BareOptions& options = {});

}  // namespace wb::inspect
