#pragma once

#include "model/formats/models3d/detail/refused_model.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace wb::import3d {

/// Records in records in records: no program writes as many.
inline constexpr std::size_t fbxDepth = 64;
/// Of the records that are kept.
inline constexpr std::size_t fbxRecords = 2'000'000;

/// Whether a record has a say in what shapes there are, by its name and how deep it is.
inline bool isKeptInFbx(std::string_view name, std::size_t depth) {
  constexpr std::array<std::string_view, 4> sections{"GlobalSettings", "Definitions", "Objects",
                                                     "Connections"};
  constexpr std::array<std::string_view, 6> objects{"Geometry", "Model", "Material",
                                                    "C",        "P",     "ObjectType"};
  const auto isIn = [name](const auto& names) {
    for (const std::string_view one : names)
      if (one == name) return true;
    return false;
  };
  if (depth == 0) return isIn(sections);
  return depth > 1 || isIn(objects) || name == "Properties70";
}

/// Counts what is kept.
class FbxBudget {
 public:
  void spend() {
    if (++records_ > fbxRecords) refuse(worker::Refusal::Reason::tooLarge, {"records"});
  }

 private:
  std::size_t records_ = 0;
};

}  // namespace wb::import3d
