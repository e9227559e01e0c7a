#pragma once

#include "model/scene/project.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace wb::scene {

inline const std::filesystem::path nowhere = "/nowhere/at/all";

/// A project that must be readable; its folder does not exist.
inline Loaded<Scene> parsed(std::string_view text) {
  auto loaded = parseProject(text, nowhere);
  if (loaded) return std::move(*loaded);
  ADD_FAILURE() << line(loaded.error()) << "\nin " << text;
  return {};
}

/// The error of a project that must not be readable.
inline Diagnostic refusal(std::string_view text) {
  auto loaded = parseProject(text, nowhere);
  if (!loaded) return loaded.error();
  ADD_FAILURE() << "was read: " << text;
  return {};
}

/// A project of one linkset with one part, whose object is `part`.
inline std::string projectOfPart(std::string_view part) {
  return R"({"weighbridge": 1, "linksets": [{"parts": [)" + std::string(part) + "]}]}";
}

}  // namespace wb::scene
