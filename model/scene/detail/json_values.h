#pragma once

#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/text.h"
#include "model/geometry/prim.h"
#include "model/scene/detail/json_text.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <glm/common.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// The kinds of value that a project's keys hold. Each has
/// - `fallback`, the value where the key is missing, and then left out when writing;
/// - `read(json)`: the value, or nothing if it cannot be used;
/// - `limited(value)`, of some: the nearest value that can be used;
/// - `write(value)`, which `read` gives back bit-exact;
/// - `expected()`: the sentence that says what should have stood there.
namespace wb::scene {

struct Range {
  double minimum;
  double maximum;

  /// The nearest number or vector in the range.
  template <class Number>
  Number limited(const Number& numbers) const {
    return glm::clamp(numbers, minimum, maximum);
  }
};

/// A sentence whose `{found}` the reader fills in beside these arguments.
struct Expectation {
  Text text;
  std::vector<Argument> arguments;
};

struct TextValue {
  std::string fallback;

  static std::optional<std::string> read(const Json& json);
  static OrderedJson write(const std::string& text) { return text; }
  static Expectation expected();
};

struct FlagValue {
  bool fallback = false;

  static std::optional<bool> read(const Json& json);
  static OrderedJson write(bool flag) { return flag; }
  static Expectation expected();
};

/// A whole number from 0.
struct CountValue {
  std::size_t maximum;
  std::size_t fallback = 0;

  std::optional<std::size_t> read(const Json& json) const;
  static OrderedJson write(std::size_t count) { return count; }
  Expectation expected() const;
};

struct IdValue {
  Uuid fallback;

  static std::optional<Uuid> read(const Json& json);
  static OrderedJson write(const Uuid& id) { return id.text(); }
  static Expectation expected();
};

/// A quaternion as x, y, z, w; normalised when read, unless it is already to the last few bits.
struct RotationValue {
  glm::dquat fallback{1, 0, 0, 0};

  static std::optional<glm::dquat> read(const Json& json);
  static OrderedJson write(const glm::dquat& rotation);
  static Expectation expected();
};

/// A vector of any length but 0.
struct DirectionValue {
  glm::dvec3 fallback{1, 0, 0};

  static std::optional<glm::dvec3> read(const Json& json);
  static OrderedJson write(const glm::dvec3& direction);
  static Expectation expected();
};

/// Bytes inside the project, in base64.
struct DataValue {
  std::shared_ptr<const Bytes> fallback;

  static std::optional<std::shared_ptr<const Bytes>> read(const Json& json);
  static OrderedJson write(const std::shared_ptr<const Bytes>& data);
  static Expectation expected();
};

/// Any values by name, kept as they are.
struct MapValue {
  std::map<std::string, KeptJson> fallback;

  static std::optional<std::map<std::string, KeptJson>> read(const Json& json);
  static OrderedJson write(const std::map<std::string, KeptJson>& values);
  static Expectation expected();
};

/// The name of a region kind.
struct RegionKindValue {
  std::string fallback;

  static std::optional<std::string> read(const Json& json);
  static OrderedJson write(const std::string& kind) { return kind; }
  static Expectation expected();
};

/// For a place where a list must stand.
Expectation expectedList();

/// For a place where one of these words must stand.
Expectation expectedWord(Words words);

/// One word of an enumeration.
template <class Enum>
struct WordValue {
  Words words;
  Enum fallback;

  std::optional<Enum> read(const Json& json) const {
    if (!json.is_string()) return {};
    return fromWord<Enum>(words, json.get_ref<const std::string&>());
  }
  OrderedJson write(Enum value) const { return wordOf(words, value); }
  Expectation expected() const { return expectedWord(words); }
};

/// The path of a prim as its word.
struct PathValue {
  prim::Path fallback;

  std::optional<prim::Path> read(const Json& json) const;
  static OrderedJson write(prim::Path path) { return wordOf(pathWords, indexOf(path)); }
  static Expectation expected() { return expectedWord(Words(pathWords).subspan(1)); }

 private:
  static std::size_t indexOf(prim::Path path) { return static_cast<std::size_t>(path) / pathStep; }
};

/// A number, or a vector of numbers, as double precision stores it; nothing for another length or
/// another type.
template <class Number>
std::optional<Number> readNumbers(const Json& json);
template <>
std::optional<double> readNumbers(const Json& json);
template <>
std::optional<glm::dvec2> readNumbers(const Json& json);
template <>
std::optional<glm::dvec3> readNumbers(const Json& json);

OrderedJson writeNumbers(double number);
OrderedJson writeNumbers(const glm::dvec2& numbers);
OrderedJson writeNumbers(const glm::dvec3& numbers);

Expectation expectedNumbers(std::size_t count, const Range& range);

template <class Number>
constexpr std::size_t componentCount = Number::length();
template <>
inline constexpr std::size_t componentCount<double> = 1;

/// `double`, `dvec2` or `dvec3`; out of range it cannot be used.
template <class Number>
struct NumberValue {
  Range range;
  Number fallback;

  std::optional<Number> read(const Json& json) const {
    const std::optional<Number> numbers = readNumbers<Number>(json);
    return numbers && range.limited(*numbers) == *numbers ? numbers : std::nullopt;
  }
  static OrderedJson write(const Number& numbers) { return writeNumbers(numbers); }
  Expectation expected() const { return expectedNumbers(componentCount<Number>, range); }
};

/// The same; out of range the nearest in range is used.
template <class Number>
struct LimitedValue {
  Range range;
  Number fallback;

  static std::optional<Number> read(const Json& json) { return readNumbers<Number>(json); }
  Number limited(const Number& numbers) const { return range.limited(numbers); }
  static OrderedJson write(const Number& numbers) { return writeNumbers(numbers); }
  Expectation expected() const { return expectedNumbers(componentCount<Number>, range); }
};

/// A begin and an end at or after it; out of range the nearest in range is used.
struct IntervalValue {
  Range range;
  glm::dvec2 fallback;

  std::optional<glm::dvec2> read(const Json& json) const;
  glm::dvec2 limited(const glm::dvec2& interval) const { return range.limited(interval); }
  static OrderedJson write(const glm::dvec2& interval) { return writeNumbers(interval); }
  Expectation expected() const;
};

}  // namespace wb::scene
