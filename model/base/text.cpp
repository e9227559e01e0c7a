#include "model/base/text.h"

#include "model/base/number.h"

#include <algorithm>

namespace wb {

Argument::Argument(std::string_view argumentName, std::string_view text)
    : name(argumentName), value(text) {}
Argument::Argument(std::string_view argumentName, double number)
    : name(argumentName), value(shortest(number)) {}
Argument::Argument(std::string_view argumentName, std::size_t number)
    : name(argumentName), value(std::to_string(number)) {}
Argument::Argument(std::string_view argumentName, int number)
    : name(argumentName), value(std::to_string(number)) {}

std::string filled(std::string_view english, std::span<const Argument> arguments) {
  std::string result;
  while (!english.empty()) {
    const std::size_t open = english.find('{');
    const std::size_t close = english.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const std::string_view name = english.substr(open + 1, close - open - 1);
    const auto argument = std::ranges::find(arguments, name, &Argument::name);
    result += english.substr(0, open);
    if (argument != arguments.end()) {
      result += argument->value;
    } else {
      result += english.substr(open, close - open + 1);
    }
    english.remove_prefix(close + 1);
  }
  return result.append(english);
}

}  // namespace wb
