#pragma once

#include "model/core/diagnostic.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace wb {

/// Collects what is found in one file. A hostile or badly broken file cannot make it grow beyond
/// limits::findings; further findings are only counted, and of
/// long texts only the beginning is kept.
class Findings {
 public:
  void add(Diagnostic finding);
  void warn(std::string place, Text text, std::vector<Argument> arguments = {}) {
    add({Severity::warning, text, std::move(arguments), std::move(place), 1, {}});
  }
  /// A note that is given once for every such thing in a list or a list of lists, and counted after
  /// that: equal are those of one `key` whose places differ in nothing but numbers.
  void noteAgain(const std::string& place, const std::string& key,
                 const std::function<Diagnostic()>& make);
  /// What is wrong inside something that stands at a place of the project.
  void addInside(Diagnostic finding, const std::string& place);

  /// Whether the next one is only counted: what would make it expensive can be left out.
  bool isFull() const;
  bool empty() const { return findings_.empty(); }
  /// The first of them; there must be one.
  const Diagnostic& first() const { return findings_.front(); }

  /// All of them, such notes after the others, the last one saying how many more there were.
  Diagnostics take();

 private:
  Diagnostics findings_;
  Diagnostics notes_;
  std::map<std::string, std::size_t> noted_;  ///< Where in notes_ each is.
  std::size_t more_ = 0;
};

}  // namespace wb
