// Whether what the program does with files survives that any one of its calls fails: test_failing
// FOLDER [STEP]. Each operation runs once as it should, and then again and again in processes of
// its own, in which the nth allocation, read, write, rename or fsync fails: n is 1, 1 + STEP, 1 + 2
// STEP … until none fails any more. It must end with an error, or without memory, or as if nothing
// had failed; whatever it writes is whole or as before.
//
// Each run begins at the beginning: two processes that part at the failing call would share what is
// open, and so write into each other's files.

#include "model/core/file.h"
#include "model/core/result_cache.h"
#include "model/formats/export.h"
#include "model/formats/formats.h"
#include "model/formats/recovery.h"
#include "model/grid/grid.h"
#include "model/scene/project.h"
#include "tests/trust/failing_calls.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::trust {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view before = "what was there before\n";
const std::string meshFile = "three_triangles.llmesh";

/// How a run ended, as the status of its process.
enum class End : int { passed = 0, failedAsPromised = 1, broken = 2 };

/// Whether it did what it is for.
using Run = std::function<bool()>;

struct Operation {
  std::string_view name;
  std::function<Run()> begin;  ///< In the folder of fixtures, before anything fails.
  /// Whether what it left is whole, or as before; null: it writes nothing.
  std::function<bool(bool hasDone)> isWhole;
};

bool is(const fs::path& path, std::string_view text) {
  const auto bytes = readFile(path);
  return bytes && textOf(*bytes) == text;
}

std::string wholeOf(const fs::path& path) {
  const auto bytes = readFile(path);
  return bytes ? std::string(textOf(*bytes)) : std::string();
}

scene::Scene sceneOf(const std::string& file) {
  auto opened = import::open(file);
  return opened ? std::move(opened->value.scene) : scene::Scene();
}

bool load(const std::string& file) {
  const auto opened = import::open(file);
  return opened && !opened->value.scene.linksets.empty() && !import::isPartial(*opened);
}

/// What a file has to be after it was written: as it was, or as it is where nothing fails.
std::function<bool(bool)> wholeOrBefore(const fs::path& file, const std::string& whole) {
  return [file, whole](bool hasDone) { return is(file, whole) || (!hasDone && is(file, before)); };
}

bool keepAndLeave(const scene::Scene& scene) {
  auto keeper = recovery::Keeper::create("kept");
  if (!keeper) return false;
  keeper->leave();
  return keeper->keep(scene, {}).has_value();
}

/// Whatever was kept can be opened.
bool isKept(bool hasDone) {
  const auto kept = recovery::keptIn("kept");
  for (const recovery::Kept& one : kept)
    if (!scene::readProject(one.scene)) return false;
  return !hasDone || kept.size() == 1;
}

bool writeStatistics() {
  const std::vector<std::string> files{meshFile};
  grid::WriteOptions options;
  options.threads = 1;
  return grid::writeFiles("tables.csv", files, options, {}).has_value();
}

/// The same call again completes the tables, whatever the first left.
std::function<bool(bool)> isCompletedBy(const std::string& whole) {
  return [whole](bool) { return writeStatistics() && is("tables.csv", whole); };
}

Run beginSaving() {
  return [scene = sceneOf("boxes.weighbridge")]() mutable {
    return scene::writeProject(scene, "saved.weighbridge").has_value();
  };
}

Run beginExporting() {
  return [scene = sceneOf(meshFile)]() mutable {
    return exporting::write(scene, "exported.llmesh").has_value();
  };
}

Run beginKeeping() {
  return [scene = sceneOf("boxes.weighbridge")] { return keepAndLeave(scene); };
}

/// @param home  Where runs in which nothing failed left what they wrote.
std::vector<Operation> operations(const fs::path& home) {
  const auto loading = [](const std::string& file) {
    return [file]() -> Run { return [file] { return load(file); }; };
  };
  return {
      {"load a mesh asset", loading(meshFile), nullptr},
      {"load a project", loading("boxes.weighbridge"), nullptr},
      {"save", beginSaving,
       wholeOrBefore("saved.weighbridge", wholeOf(home / "saved.weighbridge"))},
      {"export", beginExporting,
       wholeOrBefore("exported.llmesh", wholeOf(home / "exported.llmesh"))},
      {"autosave", beginKeeping, isKept},
      {"statistics", []() -> Run { return writeStatistics; },
       isCompletedBy(wholeOf(home / "tables.csv"))},
  };
}

/// In a process of its own, in a folder of its own: the nth call fails.
End runFailing(const Operation& operation, Call call, std::size_t n) {
  bool hasDone = false;
  const Run run = operation.begin();
  failAt(call, n);
  try {
    hasDone = run();
  } catch (const std::bad_alloc&) {
    hasDone = false;
  }
  const bool hasFailed = stopFailing();
  if (operation.isWhole && !operation.isWhole(hasDone)) return End::broken;
  if (!hasFailed) return hasDone ? End::passed : End::broken;
  return End::failedAsPromised;
}

/// A folder with what operations read, and something to write over.
void makeFolder(const fs::path& fixtures, const fs::path& folder) {
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::copy_file(fixtures / meshFile, folder / meshFile);
  fs::copy_file(fixtures / "ten_boxes.weighbridge", folder / "boxes.weighbridge");
  for (const char* name : {"saved.weighbridge", "exported.llmesh"})
    if (!writeFile(folder / name, bytesOf(before))) std::abort();
}

/// What becomes of a process that does this in a folder: its status, or less than 0 by a signal.
/// This one never does any of it itself, so that no thread of it is missing in those.
int statusIn(const fs::path& folder, const std::function<End()>& work) {
  const pid_t child = ::fork();
  if (child == 0) {
    fs::current_path(folder);
    ::_exit(static_cast<int>(work()));
  }
  int status = 0;
  if (child < 0 || ::waitpid(child, &status, 0) != child) std::abort();
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

End runWhole() {
  const bool isDone = beginSaving()() && beginExporting()() && writeStatistics();
  return isDone ? End::passed : End::broken;
}

struct Counts {
  std::size_t points = 0;
  std::size_t broken = 0;
};

void tryCalls(const Operation& operation, Call call, std::string_view name, std::size_t step,
              const fs::path& fixtures, const fs::path& folder, Counts& counts) {
  std::size_t points = 0;
  for (std::size_t n = 1;; n += step) {
    makeFolder(fixtures, folder);
    const int status = statusIn(folder, [&] { return runFailing(operation, call, n); });
    if (status == static_cast<int>(End::passed)) break;
    ++points;
    if (status == static_cast<int>(End::failedAsPromised)) continue;
    ++counts.broken;
    std::printf("%s, %s number %zu: %s %d\n", std::string(operation.name).c_str(),
                std::string(name).c_str(), n, status < 0 ? "ended by signal" : "status",
                std::abs(status));
    // Where nothing fails any more, the next run would be the same.
    constexpr std::size_t mostPoints = 100'000;
    if (points > mostPoints || counts.broken > 20) break;
  }
  counts.points += points;
  std::printf("%s: %zu points, %s\n", std::string(operation.name).c_str(), points,
              std::string(name).c_str());
}

int tryAll(const fs::path& fixtures, std::size_t step) {
  constexpr std::array calls{std::pair{Call::allocation, "allocation"},
                             std::pair{Call::read, "read"}, std::pair{Call::write, "write"},
                             std::pair{Call::rename, "rename"}, std::pair{Call::sync, "fsync"}};
  const std::string place =
      (fs::temp_directory_path() / ("wb-failing-" + std::to_string(::getpid()))).string();
  const fs::path home = fs::path(place) / "whole";
  makeFolder(fixtures, home);
  if (statusIn(home, runWhole) != static_cast<int>(End::passed)) {
    std::puts("without any failure, not all could be done");
    return 1;
  }
  const std::vector<Operation> all = operations(home);
  Counts counts;
  for (const Operation& operation : all)
    for (const auto& [call, name] : calls)
      tryCalls(operation, call, name, call == Call::allocation ? step : 1, fixtures,
               fs::path(place) / "failing", counts);
  fs::remove_all(place);
  std::printf("%zu points of failure in %zu operations, %zu promises broken\n", counts.points,
              all.size(), counts.broken);
  return counts.broken > 0 || counts.points == 0 ? 1 : 0;
}

/// Saves and keeps as a window does, again and again, until it is killed. Says when it has begun.
int saveForever() {
  const scene::Scene scene = sceneOf("boxes.weighbridge");
  auto keeper = recovery::Keeper::create("kept");
  if (!keeper) return 1;
  for (std::size_t i = 0;; ++i) {
    scene::Scene saved = scene;
    saved.name = std::string(i % 1000, 'x');
    if (!scene::writeProject(saved, "saved.weighbridge") || !keeper->keep(saved, {})) return 1;
    if (i == 0 && !writeFile("begun", bytesOf("yes"))) return 1;
  }
}

/// Whether all that was saved and kept is whole, and something of both is there.
int checkSaved() {
  const auto saved = scene::readProject("saved.weighbridge");
  return saved && saved->value.linksets.size() == 1 && isKept(true) ? 0 : 1;
}

}  // namespace
}  // namespace wb::trust

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::size_t step = 1;
  if (argc > 2) std::from_chars(argv[2], argv[2] + std::strlen(argv[2]), step);
  wb::setResultCache(nullptr);
  const std::string_view word = argv[1];
  if (word == "--save") return wb::trust::saveForever();
  if (word == "--check") return wb::trust::checkSaved();
  return wb::trust::tryAll(argv[1], step > 0 ? step : 1);
}
