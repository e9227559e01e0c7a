#pragma once

#include "model/core/core.h"

#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// FBX files put together record by record, to be written as text or in either byte order.
namespace wb::import3d::test {

using Doubles = std::vector<double>;
using Integers = std::vector<std::int32_t>;

struct Written {
  using Value = std::variant<std::int64_t, double, std::string, Doubles, Integers>;

  std::string name;
  std::vector<Value> values;
  std::vector<Written> inner;
};

using WrittenFile = std::vector<Written>;

inline void putText(std::ostream& out, const Written& record) {
  const auto list = [&out](const auto& numbers) {
    out << '*' << numbers.size() << " {\na: ";
    for (std::size_t i = 0; i < numbers.size(); ++i) out << (i ? "," : "") << numbers[i];
    out << "\n}";
  };
  out << record.name << ": ";
  for (std::size_t i = 0; i < record.values.size(); ++i) {
    const Written::Value& value = record.values[i];
    out << (i ? "," : "");
    if (const auto* integer = std::get_if<std::int64_t>(&value)) out << *integer;
    if (const auto* number = std::get_if<double>(&value)) out << *number;
    if (const auto* text = std::get_if<std::string>(&value)) out << '"' << *text << '"';
    if (const auto* doubles = std::get_if<Doubles>(&value)) list(*doubles);
    if (const auto* integers = std::get_if<Integers>(&value)) list(*integers);
  }
  if (!record.inner.empty()) {
    out << " {\n";
    for (const Written& inner : record.inner) putText(out, inner);
    out << "}";
  }
  out << '\n';
}

inline std::string asText(const WrittenFile& file) {
  std::ostringstream out;
  out.precision(17);
  out << "; FBX 7.4.0 project file\nFBXHeaderExtension: {\nFBXVersion: 7400\n}\n";
  for (const Written& record : file) putText(out, record);
  return out.str();
}

struct BinaryForm {
  std::uint32_t version = 7400;
  bool isBigEndian = false;
  bool isPacked = false;
};

class BinaryWriter {
 public:
  explicit BinaryWriter(const BinaryForm& form) : form_(form) {}

  Bytes write(const WrittenFile& file) && {
    const std::string magic("Kaydara FBX Binary  \0\x1a", 22);
    for (const char c : magic) bytes_.push_back(static_cast<std::uint8_t>(c));
    bytes_.push_back(form_.isBigEndian ? 1 : 0);
    put(form_.version);
    for (const Written& record : file) put(record);
    end();
    return std::move(bytes_);
  }

 private:
  template <class T>
  void put(T number) {
    std::uint8_t raw[sizeof(T)];
    std::memcpy(raw, &number, sizeof raw);
    if (form_.isBigEndian) std::reverse(raw, raw + sizeof raw);
    bytes_.insert(bytes_.end(), raw, raw + sizeof raw);
  }

  void putOffset(std::size_t offset) {
    if (form_.version >= 7500)
      put(std::uint64_t{offset});
    else
      put(static_cast<std::uint32_t>(offset));
  }

  void end() {
    for (int i = 0; i < 3; ++i) putOffset(0);
    put(std::uint8_t{0});
  }

  /// Over what stands there already.
  void patch(std::size_t at, std::size_t offset) {
    Bytes kept = std::move(bytes_);
    bytes_ = {};
    putOffset(offset);
    std::ranges::copy(bytes_, kept.begin() + static_cast<std::ptrdiff_t>(at));
    bytes_ = std::move(kept);
  }

  void put(const Written& record) {
    const std::size_t begin = bytes_.size();
    const std::size_t width = form_.version >= 7500 ? 8 : 4;
    putOffset(0);
    putOffset(record.values.size());
    putOffset(0);
    put(static_cast<std::uint8_t>(record.name.size()));
    for (const char c : record.name) put(static_cast<std::uint8_t>(c));
    const std::size_t values = bytes_.size();
    for (const Written::Value& value : record.values) put(value);
    patch(begin + 2 * width, bytes_.size() - values);
    for (const Written& inner : record.inner) put(inner);
    if (!record.inner.empty()) end();
    patch(begin, bytes_.size());
  }

  void put(const Written::Value& value) {
    if (const auto* integer = std::get_if<std::int64_t>(&value)) put('L'), put(*integer);
    if (const auto* number = std::get_if<double>(&value)) put('D'), put(*number);
    if (const auto* text = std::get_if<std::string>(&value)) {
      put('S');
      // `Model::Chair` is `Chair\0\1Model` in binary.
      std::string stored = *text;
      if (const auto colons = stored.find("::"); colons != stored.npos)
        stored = stored.substr(colons + 2) + std::string("\0\1", 2) + stored.substr(0, colons);
      put(static_cast<std::uint32_t>(stored.size()));
      for (const char c : stored) put(static_cast<std::uint8_t>(c));
    }
    if (const auto* doubles = std::get_if<Doubles>(&value)) putList('d', *doubles);
    if (const auto* integers = std::get_if<Integers>(&value)) putList('i', *integers);
  }

  template <class T>
  void putList(char type, const std::vector<T>& numbers) {
    Bytes kept = std::exchange(bytes_, {});
    for (const T number : numbers) put(number);
    Bytes list = std::exchange(bytes_, std::move(kept));
    if (form_.isPacked) {
      Bytes packed(::compressBound(list.size()));
      uLongf size = packed.size();
      ::compress(packed.data(), &size, list.data(), list.size());
      packed.resize(size);
      list = std::move(packed);
    }
    put(type);
    put(static_cast<std::uint32_t>(numbers.size()));
    put(std::uint32_t{form_.isPacked});
    put(static_cast<std::uint32_t>(list.size()));
    bytes_.insert(bytes_.end(), list.begin(), list.end());
  }

  BinaryForm form_;
  Bytes bytes_;
};

inline Bytes asBinary(const WrittenFile& file, const BinaryForm& form) {
  return BinaryWriter(form).write(file);
}

inline Written property(const std::string& name, const Doubles& numbers) {
  Written made{"P", {name, std::string("x"), std::string(), std::string("A")}, {}};
  for (const double number : numbers) made.values.emplace_back(number);
  return made;
}

using Properties = std::vector<std::pair<std::string, Doubles>>;

inline Written properties(const Properties& all) {
  Written made{"Properties70", {}, {}};
  for (const auto& [name, numbers] : all) made.inner.push_back(property(name, numbers));
  return made;
}

/// A cube of 1 from the origin, of six squares.
inline Written cube(std::int64_t id) {
  return {
      "Geometry",
      {id, std::string("Geometry::"), std::string("Mesh")},
      {{"Vertices",
        {Doubles{0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1}},
        {}},
       {"PolygonVertexIndex",
        {Integers{0, 1, 3, -3, 4, 6, 7, -6, 0, 4, 5, -2, 2, 3, 7, -7, 0, 2, 6, -5, 1, 5, 7, -4}},
        {}}}};
}

inline Written model(std::int64_t id, const std::string& name, const Properties& all) {
  return {"Model", {id, "Model::" + name, std::string("Mesh")}, {properties(all)}};
}

inline Written connections(const std::vector<std::pair<std::int64_t, std::int64_t>>& pairs) {
  Written made{"Connections", {}, {}};
  for (const auto& [child, parent] : pairs)
    made.inner.push_back({"C", {std::string("OO"), child, parent}, {}});
  return made;
}

/// Y up, in metres.
inline Properties usualSettings() {
  return {{"UpAxis", {1}},           {"UpAxisSign", {1}}, {"FrontAxis", {2}},
          {"FrontAxisSign", {1}},    {"CoordAxis", {0}},  {"CoordAxisSign", {1}},
          {"UnitScaleFactor", {100}}};
}

/// A model with a cube, and one below it if `inner` says how it stands there.
inline WrittenFile oneOrTwoCubes(const Properties& outer, const Properties* inner = nullptr,
                                 const Properties& settings = usualSettings()) {
  WrittenFile file{{"GlobalSettings", {}, {properties(settings)}}};
  Written objects{"Objects", {}, {cube(-5), model(2000, "Outer", outer)}};
  std::vector<std::pair<std::int64_t, std::int64_t>> pairs{{-5, 2000}, {2000, 0}};
  if (inner) {
    objects.inner.push_back(cube(11));
    objects.inner.push_back(model(-2001, "Inner", *inner));
    pairs.insert(pairs.end(), {{11, -2001}, {-2001, 2000}});
  }
  file.push_back(std::move(objects));
  file.push_back(connections(pairs));
  return file;
}

}  // namespace wb::import3d::test
