#pragma once

#include "app/arguments.h"
#include "app/program.h"
#include "app/table_output.h"
#include "model/analysis/analysis.h"
#include "model/report/shape_tables.h"
#include "model/scene/scene.h"
#include "model/shapes/method.h"
#include "model/shapes/shapes.h"

#include <CLI/CLI.hpp>
#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace wb::app {

/// What shapes are asked for.
struct ShapeArguments {
  shape::ShapeRequest request;
  bool isCompared = false;    ///< All methods, or levels of detail of several errors.
  std::string hulls;          ///< File of hulls instead of the part's own; empty: none.
  bool isBudgetFree = false;  ///< The budget is what other weights leave: shape::freeBudget.
};

/// `--method`, `--compare`, `--within`, `--contact`, `--elsewhere`, `--budget`, `--keep-passage`,
/// `--no-passage`, `--avatar`, `--hulls`, `--max-hulls` and `--max-vertices`.
void addShapeRequest(CLI::App& command, ShapeArguments& arguments);

/// Adds `--contact` and `--elsewhere` to a `command`, which exclude each of the `others`: its
/// options that say what is meant otherwise.
void addZones(CLI::App& command, shape::ShapeRequest& request,
              const std::vector<CLI::Option*>& others);

/// `5cm`, `0.05m`, `20mm` or `2%`; nothing for anything else, or what is not above 0 or past
/// 20 % or 10 km.
std::optional<shape::Tolerance> toleranceOf(const std::string& text);

/// What is wrong with such a text; empty if it is one.
std::string wrongWithin(const std::string& text);

/// What is wrong with pixels that levels of detail may be off; empty if nothing is.
std::string wrongPixels(const std::string& text);

/// What is wrong with the name of a file for a shape; empty if its ending says how to write it.
std::string wrongShapeOutput(const std::string& file);

/// The corners of each mesh of a file, in metres of its region. What is wrong is told; where there
/// is none, what to end with.
tl::expected<shape::ConvexPieces, ExitState> hullsOfFile(const std::string& file,
                                                         const WeighArguments& arguments);

/// The same in the frame of a part.
shape::ConvexPieces inFrameOf(const scene::Linkset& linkset, const scene::Part& part,
                              shape::ConvexPieces hulls);

/// What `weighbridge shapes` is told.
struct ShapesArguments {
  std::string file;
  std::string output;            ///< File; empty: none.
  bool areHullsObjects = false;  ///< Each an object of its own, in a file for uploaders.
  bool isAnyway = false;         ///< Written though it would be refused at upload.
  bool turnsUpright = false;     ///< What lies on its back is put up before shapes are made.
  TargetArguments target;
  ShapeArguments wanted;
  shape::ConvexPieces hulls;  ///< Of the file named, in metres of its region.
  TableArguments table;
  WeighArguments weighing;
};

struct MadeShapes {
  std::vector<table::MadeShapeRow> rows;
  ExitState state = ExitState::done;
};

/// Makes shapes for parts, with progress, and chooses one for each. What is wrong with one part is
/// told; the others are still done.
MadeShapes makeAll(const weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                   const ShapesArguments& arguments);

/// What was found about a part of a file.
Diagnostic about(Diagnostic finding, const scene::Part& part, const std::string& file);

}  // namespace wb::app
