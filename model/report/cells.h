#pragma once

#include "model/base/uuid.h"
#include "model/report/cell.h"

#include <optional>
#include <string>
#include <string_view>

/// How the values of a scene and of its costs become cells.
namespace wb::report {

inline Cell idCell(const Uuid& id) { return id.isNull() ? Cell{} : Cell{id.text()}; }

inline Cell wordCell(std::string_view word) { return std::string(word); }

template <class T>
Cell optionalCell(const std::optional<T>& value) {
  return value ? Cell{*value} : Cell{};
}

}  // namespace wb::report
