#pragma once

#include "app/program.h"
#include "model/core/core.h"
#include "model/core/file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::app {

/// A standard stream that was closed at the start stays closed: without this, the first file opened
/// would take its number, and what is printed would go into that file.
void reserveStandardStreams();

/// Where a command's result goes: standard output, or a file that appears whole or not at all.
/// Nothing counts as written before finish() said so; a file stays what it was if it turned out to
/// be an input.
class Output {
 public:
  /// Standard output for an empty path.
  static Result<Output> open(const std::string& path);

  void write(std::string_view text);
  Result<void> finish();

 private:
  Output(std::string path, std::optional<AtomicFile> file)
      : path_(std::move(path)), file_(std::move(file)) {}
  void flush();

  std::string path_;  ///< Empty: standard output.
  std::optional<AtomicFile> file_;
  std::string buffer_;
  int error_ = 0;  ///< Of standard output: the system's number, 0 for none.
};

/// Remembers files that this run reads, or that what it reads names: an output that is one of them
/// is refused, at the latest before it takes its place. May be called from several threads.
void rememberInputs(const std::vector<std::filesystem::path>& files);

/// Fails where the file to write is one of those to read, of those remembered, or of the program's
/// own.
Result<void> checkOutput(const std::string& path, const std::vector<std::string>& inputs = {});

/// Warns of the files that checkOutput() was asked about, have been written since, and had other
/// names: at the end of the run.
void complainOfOtherNames();

/// Fails where no file can be written at the path: before long work, so that it isn't done in vain.
/// The file itself, if it is there, stays as it is.
Result<void> checkCanWrite(const std::string& path);

/// The same of files in a folder, which is made where only it itself is missing.
Result<void> checkFolder(const std::string& folder);

/// Output::open after checkOutput.
Result<Output> openOutput(const std::string& path, const std::vector<std::string>& inputs);

/// Output::finish, an error told on the console.
ExitState finish(Output& output);

/// Text on standard output.
ExitState print(std::string_view text);

}  // namespace wb::app
