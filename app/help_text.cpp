#include "app/help_text.h"

#include "app/console.h"
#include "app/output.h"

#include <unistd.h>

#include <algorithm>

namespace wb::app {
namespace {

constexpr std::size_t usualWidth = 80;
constexpr std::size_t descriptionColumn = 30;  // As CLI11 writes them.

/// Where to break, after the indentation; nothing fits within `width` for npos.
std::size_t breakOf(std::string_view line, std::size_t width) {
  const std::size_t begin = line.find_first_not_of(' ');
  const std::size_t space = line.rfind(' ', width);
  return space != std::string_view::npos && space > begin ? space : std::string_view::npos;
}

void addWrapped(std::string& text, std::string line, std::size_t width) {
  const bool isCommand = line.starts_with("  " + std::string(programName) + ' ');
  const std::size_t indent = line.starts_with(' ') ? descriptionColumn : 0;
  while (!isCommand && line.size() > width && indent < width) {
    const std::size_t space = breakOf(line, width);
    if (space == std::string_view::npos) break;
    text.append(line, 0, space).append("\n");
    line = std::string(indent, ' ') + line.substr(space + 1);
  }
  text += line + '\n';
}

}  // namespace

std::string wrappedHelp(std::string_view help, std::size_t width) {
  std::string text;
  while (!help.empty()) {
    const std::size_t end = std::min(help.find('\n'), help.size());
    addWrapped(text, std::string(help.substr(0, end)), width);
    help.remove_prefix(std::min(end + 1, help.size()));
  }
  return text;
}

ExitState printHelp(const std::string& help) {
  const bool isTerminal = ::isatty(STDOUT_FILENO) == 1;
  return print(wrappedHelp(help, isTerminal ? pageWidth(STDOUT_FILENO) : usualWidth));
}

}  // namespace wb::app
