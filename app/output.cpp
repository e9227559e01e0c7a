#include "app/output.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

constexpr std::size_t bufferSize = std::size_t{1} << 16;

/// The system's error number, 0 when all was written.
int writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

/// A command is all that a process does.
struct FilesOfRun {
  std::mutex mutex;
  std::vector<std::filesystem::path> files;   ///< Those that are read, each once.
  std::set<std::string> known;                ///< The same.
  std::map<std::string, OtherNames> written;  ///< Those that may be written, by path.
};

FilesOfRun& filesOfRun() {
  static FilesOfRun all;
  return all;
}

}  // namespace

void reserveStandardStreams() {
  // Opened for reading, so that writing to it is the error that it was.
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream)
    if (::fcntl(stream, F_GETFD) < 0 && errno == EBADF) ::open("/dev/null", O_RDONLY);
}

Result<Output> Output::open(const std::string& path) {
  if (path.empty()) return Output(path, std::nullopt);
  auto file = AtomicFile::create(path);
  if (!file) return failure(std::move(file));
  return Output(path, std::move(*file));
}

void Output::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= bufferSize) flush();
}

void Output::flush() {
  if (file_) {
    file_->write(buffer_);
  } else if (error_ == 0) {
    error_ = writeAll(STDOUT_FILENO, buffer_);
  }
  buffer_.clear();
}

Result<void> Output::finish() {
  flush();
  if (file_) return checkOutput(path_).and_then([this] { return file_->commit(); });
  if (error_ == 0) return {};
  return failure(appTexts["app.cannot_print"],
                 {{"reason", std::generic_category().message(error_)}}, "standard output");
}

void rememberInputs(const std::vector<std::filesystem::path>& files) {
  FilesOfRun& all = filesOfRun();
  const std::scoped_lock lock(all.mutex);
  // An output is compared with each: of many outputs, each names the same input.
  for (const std::filesystem::path& file : files)
    if (all.known.insert(file.string()).second) all.files.push_back(file);
}

Result<void> checkOutput(const std::string& path, const std::vector<std::string>& inputFiles) {
  if (path.empty()) return {};
  rememberInputs({inputFiles.begin(), inputFiles.end()});
  const std::scoped_lock lock(filesOfRun().mutex);
  filesOfRun().written.try_emplace(path, path);
  return checkIsNotProgramFile(path).and_then(
      [&] { return checkIsNotRead(path, filesOfRun().files); });
}

void complainOfOtherNames() {
  const std::scoped_lock lock(filesOfRun().mutex);
  for (const auto& [path, names] : filesOfRun().written)
    if (const auto left = names.leftBehind()) complain(*left);
}

Result<void> checkCanWrite(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  // A program that reads a pipe would take a look at it for the end of the data.
  const bool isStream = std::filesystem::exists(status) &&
                        !std::filesystem::is_regular_file(status) &&
                        !std::filesystem::is_directory(status);
  if (isStream) return {};
  return AtomicFile::create(path).map([](const AtomicFile&) {});
}

Result<void> checkFolder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error && !std::filesystem::is_directory(folder))
    return tl::unexpected(inFile(
        failure(baseTexts["file.cannot_write"], {{"reason", error.message()}}).value(), folder));
  return checkCanWrite((std::filesystem::path(folder) / ".weighbridge-trial").string());
}

Result<Output> openOutput(const std::string& path, const std::vector<std::string>& inputs) {
  return checkOutput(path, inputs).and_then([&] { return Output::open(path); });
}

ExitState finish(Output& output) {
  const auto done = output.finish();
  return done ? ExitState::done : refused(done.error());
}

ExitState print(std::string_view text) {
  auto output = Output::open({});
  output->write(text);
  return finish(*output);
}

}  // namespace wb::app
