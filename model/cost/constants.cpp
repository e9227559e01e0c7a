#include "model/cost/constants.h"

#include <algorithm>
#include <array>

namespace wb::cost {

std::string_view name(Confidence confidence) {
  switch (confidence) {
    case Confidence::documented:
      return "documented";
    case Confidence::viewer:
      return "viewer";
    case Confidence::likely:
      return "likely";
    case Confidence::estimate:
      return "estimate";
    case Confidence::illustration:
      break;
  }
  return "illustration";
}

namespace {

constexpr std::array constantTable{
#define WB_CONSTANT(key, group, symbol, unit, standard, minimum, maximum, confidence, meaning,  \
                    source)                                                                     \
  Constant{                                                                                     \
      Key::key, #key,  group, symbol, unit, standard, minimum, maximum, Confidence::confidence, \
      meaning,  source},
#include "model/cost/detail/constants.def"
#undef WB_CONSTANT
};

}  // namespace

std::span<const Constant> constants() { return constantTable; }

const Constant& constant(Key key) { return constantTable[static_cast<std::size_t>(key)]; }

std::optional<Key> constantKey(std::string_view name) {
  const auto* found = std::ranges::find(constantTable, name, &Constant::name);
  if (found == constantTable.end()) return {};
  return found->key;
}

}  // namespace wb::cost
