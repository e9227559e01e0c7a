#include "app/profile_files.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "app/output.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace wb::app {
namespace {

/// Whether a file of that name is written, not a device or a pipe.
bool isFile(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  return !path.empty() && (!exists(status) || is_regular_file(status));
}

bool isThere(const std::string& path) {
  std::error_code error;
  return !path.empty() && std::filesystem::exists(path, error);
}

}  // namespace

ProfileFiles::ProfileFiles(std::string csv, cost::Profile usual)
    : csv_(isFile(csv) ? std::move(csv) : std::string()),
      isRepeated_(isThere(csv_)),
      usual_(std::move(usual)) {}

table::Table ProfileFiles::named(table::Table table, const weighing::Weighing& weighing) {
  return named(std::move(table), "profile", weighing.profile);
}

table::Table ProfileFiles::named(table::Table table, const table::Versions& versions) {
  table = named(std::move(table), "profile_before", versions.before->profile);
  return named(std::move(table), "profile_after", versions.after->profile);
}

table::Table ProfileFiles::named(table::Table table, std::string_view column,
                                 const cost::Profile& profile) {
  if (csv_.empty() || table.rows == 0) return table;
  auto file = table::profileBeside(csv_, profile, usual_);
  if (!file) return table;
  table = namingProfile(std::move(table), column, *file);
  const std::scoped_lock lock(mutex_);
  files_.emplace(file->path, *file);
  return table;
}

Result<void> ProfileFiles::checkIsOwn(const std::string& path) const {
  if (!isThere(path) || (isRepeated_ && table::isAsWritten(path))) return {};
  return tl::unexpected(inFile(failure(appTexts["output.other_file"]).value(), path));
}

ExitState ProfileFiles::write() const {
  for (const auto& [path, file] : files_) {
    if (isWritten(file)) continue;
    auto written = checkOutput(path)
                       .and_then([&, &name = path] { return checkIsOwn(name); })
                       .and_then([&one = file] { return table::write(one); });
    if (!written) return refused(written.error());
  }
  return ExitState::done;
}

}  // namespace wb::app
