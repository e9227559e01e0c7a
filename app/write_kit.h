#pragma once

#include "app/program.h"
#include "model/analysis/upload_kit.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::app {

/// Where the files of one object go.
struct KitPlace {
  std::size_t linkset = 0;
  std::string folder;  ///< Empty: the one that the program was started in.
  std::string name;    ///< Of the model, without an ending.
  exporting::UploaderFormat format = exporting::UploaderFormat::collada;
  std::string page;       ///< Its name; empty: none is written.
  std::string actsPage;   ///< The same where something is left to do in world.
  bool isAnyway = false;  ///< Written though it would be refused at upload.
};

/// Where the file of a model that is to be written goes: `chairs/chair.dae`.
KitPlace placeOf(const std::string& file);

/// What is wrong with the name of a model that is written with its levels: it is that of a level
/// itself. Empty if it is not.
std::string wrongKitName(const std::string& file);

/// The names of all files that may be written for an object, without their folder.
std::vector<std::string> filesOf(const KitPlace& place);

/// Fails where a file of the kit cannot be written, or is one of `inputs`.
Result<void> checkPlace(const KitPlace& place, const std::vector<std::string>& inputs);

/// Makes, tries and writes the files of one object. What is wrong is told; another land impact than
/// was promised is wrong, though the files are written.
/// @param weighing  With its geometry; only scene and profile matter.
/// @param place     Where to; checked before.
/// @param tells     Whether steps and weights are printed.
ExitState writeKit(const weighing::Weighing& weighing, const KitPlace& place, bool tells);

}  // namespace wb::app
