#pragma once

#include "model/core/uuid.h"
#include "model/report/cell.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// How the values of a scene and of its costs become cells.
namespace wb::table {

inline Cell idCell(const Uuid& id) { return id.isNull() ? Cell{} : Cell{id.text()}; }

inline Cell wordCell(std::string_view word) { return std::string(word); }

template <class T>
Cell optionalCell(const std::optional<T>& value) {
  return value ? Cell{*value} : Cell{};
}

/// A number that nothing is known of.
inline Cell unknownCell() { return Unknown{}; }

/// A cost that is at least `value` if part of it is unknown.
inline Cell costCell(double value, bool unknown) {
  return unknown ? Cell{Unknown{Unknown::Bound::least, value}} : Cell{value};
}

/// The cost of a part: no cost is less than nothing.
inline Cell costCell(const std::optional<double>& value) {
  return costCell(value.value_or(0), !value);
}

/// What a capacity leaves free: at most `value` if part of what is used is unknown.
inline Cell freeCell(double value, bool unknown) {
  return unknown ? Cell{Unknown{Unknown::Bound::most, value}} : Cell{value};
}

/// What depends on an unknown cost, and is left out then.
inline Cell knownCell(Cell cell, bool unknown) { return unknown ? Cell{} : std::move(cell); }

/// What two costs differ by: nothing is known of it if one of them is unknown.
inline Cell differenceCell(double difference, bool unknown) {
  return unknown ? unknownCell() : Cell{difference};
}

}  // namespace wb::table
