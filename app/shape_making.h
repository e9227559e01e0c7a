#pragma once

#include "app/arguments.h"
#include "app/exit_state.h"
#include "app/shape_arguments.h"
#include "app/table_output.h"
#include "model/analysis/weighing.h"
#include "model/report/made_shape_table.h"
#include "model/shapes/method.h"

#include <string>
#include <vector>

namespace wb::app {

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
