#include "model/scene/detail/free_names.h"

namespace wb::scene {
namespace {

/// A name without the number that such names end in.
std::string stemOf(const std::string& name) {
  const std::size_t last = name.find_last_not_of("0123456789");
  const bool isNumbered =
      last != std::string::npos && last + 1 < name.size() && last > 0 && name[last] == ' ';
  return isNumbered ? name.substr(0, last) : name;
}

}  // namespace

std::string FreeNames::take(const std::string& wanted) {
  if (taken_.insert(wanted).second) return wanted;
  const std::string stem = stemOf(wanted);
  const std::string begin = stem.empty() ? stem : stem + ' ';
  for (std::size_t& number = next_.try_emplace(stem, 2).first->second;; ++number)
    if (const auto [name, isNew] = taken_.insert(begin + std::to_string(number)); isNew)
      return *name;
}

std::string freeName(const std::string& wanted, const std::set<std::string>& taken) {
  return FreeNames(taken).take(wanted);
}

}  // namespace wb::scene
