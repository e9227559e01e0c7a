#include "app/memory_argument.h"

#include "app/app_texts.h"
#include "app/cache.h"
#include "model/core/language.h"
#include "model/core/limits.h"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <string>
#include <string_view>

namespace wb::app {
namespace {

/// How far a number is shifted for the letter behind it; nothing for another text.
std::optional<unsigned> shiftFrom(std::string_view unit) {
  if (unit.empty()) return 0;
  if (unit == "K" || unit == "k") return 10;
  if (unit == "M" || unit == "m") return 20;
  if (unit == "G" || unit == "g") return 30;
  return {};
}

/// `536870912`, `512M` or `2G`.
std::optional<std::size_t> memoryFrom(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return {};
  const auto shift = shiftFrom(text.substr(static_cast<std::size_t>(end - text.data())));
  if (!shift || number > std::numeric_limits<std::size_t>::max() >> *shift) return {};
  const std::size_t bytes = number << *shift;
  return bytes < limits::smallestMemory ? std::nullopt : std::optional(bytes);
}

std::string wrongMemory(const std::string& text) {
  if (memoryFrom(text)) return {};
  return rendered(appTexts["option.memory_form"],
                  {{"smallest", limits::smallestMemory}, {"text", text}});
}

}  // namespace

void addMemory(CLI::App& command, std::optional<std::size_t>& memory) {
  command
      .add_option_function<std::string>(
          "--memory", [&memory](const std::string& text) { memory = memoryFrom(text); },
          rendered(appTexts["option.memory"],
                   {{"smallest", fmt::format("{}M", limits::smallestMemory >> 20U)}}))
      ->type_name("BYTES")
      ->check(wrongMemory);
  addNoCache(command);
}

}  // namespace wb::app
