#pragma once

#include "app/exit_state.h"
#include "model/base/file.h"
#include "model/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::app {

/// Where a command's result goes: standard output, or a file that appears whole or not at all.
/// Nothing counts as written before finish() said so.
class Output {
 public:
  /// Standard output for an empty path.
  static Result<Output> open(const std::string& path);

  void write(std::string_view text);
  Result<void> finish();

 private:
  explicit Output(std::optional<AtomicFile> file) : file_(std::move(file)) {}
  void flush();

  std::optional<AtomicFile> file_;
  std::string buffer_;
  int error_ = 0;  ///< Of standard output: the system's number, 0 for none.
};

/// Fails where the file to write is one of those to read.
Result<void> checkOutput(const std::string& path, const std::vector<std::string>& inputs);

/// Output::open after checkOutput.
Result<Output> openOutput(const std::string& path, const std::vector<std::string>& inputs);

/// Output::finish, an error told on the console.
ExitState finish(Output& output);

/// Text on standard output.
ExitState print(std::string_view text);

}  // namespace wb::app
