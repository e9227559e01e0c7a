#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::scene {

/// Whether it is a project of the version that is read, which is a number whose whole part is the
/// major version.
Result<void> checkVersion(const Json& document);

/// A project's text taken apart: together these say what the text says, if each is well-formed.
struct ProjectPieces {
  std::string rest;                   ///< The project with an empty list of linksets.
  std::vector<std::string> linksets;  ///< Objects with a list of some linksets each, in order.
};

/// Nothing where the text has no list of linksets at its top level, or is none of JSON as far as
/// that is looked at, or may hold more values than are read.
std::optional<ProjectPieces> piecesOf(std::string_view text, std::size_t bytesOfPiece);

/// Reads what a project's file says, but no other file, in pieces on all cores. Nothing where the
/// project is small, or anything at all is to be said about it: then it is read as a whole, so that
/// what is said does not depend on the pieces.
std::optional<Scene> readInPieces(std::string_view text, const Task& task);

}  // namespace wb::scene
