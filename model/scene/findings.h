#pragma once

#include "model/base/diagnostic.h"

#include <string>
#include <vector>

namespace wb::scene {

/// Collects what is found in one file. A hostile or badly broken file cannot make it grow beyond
/// limits::projectFindings; further findings are only counted.
class Findings {
 public:
  void add(Diagnostic finding);
  void warn(std::string place, Text text, std::vector<Argument> arguments = {}) {
    add({Severity::warning, text, std::move(arguments), std::move(place), 1, {}});
  }
  /// What is wrong inside something that stands at a place of the project.
  void addInside(Diagnostic finding, const std::string& place);

  /// All of them, the last one saying how many more there were.
  Diagnostics take();

 private:
  Diagnostics findings_;
  std::size_t more_ = 0;
};

}  // namespace wb::scene
