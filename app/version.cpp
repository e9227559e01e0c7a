#include "app/version.h"

#include "app/console.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#ifdef WEIGHBRIDGE_WINDOW
#include <QtGlobal>
#endif

#include <vector>

namespace wb::app {

std::string versionLine() {
  std::vector<std::string> parts;
  if (!programCommit.empty()) parts.push_back(fmt::format("commit {}", programCommit));
#ifdef WEIGHBRIDGE_WINDOW
  parts.push_back(fmt::format("Qt {}", qVersion()));
#endif
  std::string line = fmt::format("{} {}", programName, programVersion);
  if (!parts.empty()) line += fmt::format(" ({})", fmt::join(parts, ", "));
  return line;
}

}  // namespace wb::app
