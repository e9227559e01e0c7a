#pragma once

#include "model/shapes/made_shapes.h"

#include <CLI/CLI.hpp>

#include <string>

namespace wb::app {

/// What shapes are asked for.
struct ShapeArguments {
  shape::ShapeRequest request;
  bool isCompared = false;    ///< All methods, or levels of detail of several errors.
  std::string hulls;          ///< File of hulls instead of the part's own; empty: none.
  bool isBudgetFree = false;  ///< The budget is what other weights leave: shape::freeBudget.
};

/// `--method`, `--compare`, `--within`, `--budget`, `--keep-passage`, `--no-passage`, `--avatar`,
/// `--hulls`,
/// `--max-hulls` and `--max-vertices`.
void addShapeRequest(CLI::App& command, ShapeArguments& arguments);

/// `5cm`, `0.05m`, `20mm` or `2%`; nothing for anything else, or what is not above 0 or past
/// 20 % or 10 km.
std::optional<shape::Tolerance> toleranceOf(const std::string& text);

/// What is wrong with the name of a file for a shape; empty if its ending says how to write it.
std::string wrongShapeOutput(const std::string& file);

}  // namespace wb::app
