#pragma once

#include "model/formats/models3d/detail/collada_document.h"

#include <assimp/vector3.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wb::import3d {

/// All numbers right in an element. Throws Refused at a word that is none.
std::vector<float> floatsIn(const ColladaDocument& document, const pugi::xml_node& element);
/// The same of the numbers of corners and sources; one that names nothing becomes noIndex.
std::vector<std::uint32_t> indicesIn(const ColladaDocument& document,
                                     const pugi::xml_node& element);
inline constexpr std::uint32_t noIndex = 0xffff'ffff;

/// Vectors of a <source>: as many as its array holds, whatever the counts beside it say.
class ColladaSource {
 public:
  /// `axes` are the names of a vector's components, such as X, Y, Z: where the accessor names them,
  /// its order holds.
  ColladaSource(const ColladaDocument& document, const pugi::xml_node& source,
                std::string_view axes);

  /// Nothing past the end.
  std::optional<aiVector3D> at(std::uint32_t index) const;

 private:
  void readAccessor(const pugi::xml_node& accessor, std::string_view axes);

  std::vector<float> numbers_;
  std::uint64_t offset_ = 0;
  std::uint64_t stride_ = 3;
  std::array<std::uint64_t, 3> components_{0, 1, 2};  ///< Behind the vector's first number.
  std::size_t used_ = 3;                              ///< Components that there are.
};

}  // namespace wb::import3d
