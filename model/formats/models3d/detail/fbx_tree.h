#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

/// What stands behind the name of a record.
struct FbxValue {
  enum class Kind : std::uint8_t { number, text, array };

  Kind kind = Kind::number;
  double number = 0;
  std::int64_t integer = 0;  ///< The same, exactly: ids are longer than a double.
  std::string_view text{};   ///< Of a text; of an array in a text file, its numbers.
  ByteView stored{};         ///< Of an array in a binary file.
  std::uint32_t count = 0;   ///< Elements of an array.
  char type = 0;             ///< Of these: f, d, i, l, b or c; 0 in a text file.
  bool isPacked = false;     ///< By zlib.
  bool isBigEndian = false;
};

/// A record of an FBX file, with those in it.
struct FbxRecord {
  std::string_view name;
  std::vector<FbxValue> values;
  std::vector<FbxRecord> records;

  /// The first one of that name in it; null if there is none.
  const FbxRecord* find(std::string_view sought) const;
  /// Of the value of that number; 0 or empty where it is not there or of another kind.
  double numberAt(std::size_t number) const;
  std::int64_t integerAt(std::size_t number) const;
  std::string_view textAt(std::size_t number) const;
};

/// The records of an FBX file that say what shapes it has and where they are: GlobalSettings,
/// Definitions, Connections, and of Objects the kinds Geometry, Model and Material. All others
/// (animation, sound, pictures) are gone over, so that it is known that the file is whole. Text or
/// binary, of either byte order; `bytes` must outlive the records. Throws Refused, in words that
/// quote nothing of the file.
FbxRecord readFbxTree(ByteView bytes);

/// The FBX version that binary bytes announce, in either byte order.
bool isBinaryFbx(ByteView bytes);
bool isBigEndianFbx(ByteView bytes);

/// The numbers of a record whose value is an array, unpacked where it is packed. Throws Refused
/// where it does not hold as many as it says, before there is memory for them.
std::vector<double> fbxNumbers(const FbxRecord& record);
std::vector<std::int32_t> fbxIntegers(const FbxRecord& record);

/// Throws Refused, with the version found, for an FBX file of an older kind than those that are
/// read.
void refuseOldFbx(ByteView bytes);

}  // namespace wb::import3d
