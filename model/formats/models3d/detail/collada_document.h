#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/vector3.h"

#include <glm/mat4x4.hpp>
#include <pugixml.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::import3d {

/// A Collada file as a tree whose elements are found by what they are and their id, wherever they
/// stand: files refer to libraries before these come. Prefixes of names are taken off.
class ColladaDocument {
 public:
  /// UTF-8, UTF-16 or UTF-32, marked or not; a declaration that says otherwise does not count.
  /// Throws Refused if it is no well-formed XML.
  explicit ColladaDocument(Bytes bytes);
  ColladaDocument(const ColladaDocument&) = delete;
  ColladaDocument& operator=(const ColladaDocument&) = delete;

  pugi::xml_node root() const { return root_; }

  /// The element of that name to which the attribute of another refers; nothing if there is no
  /// attribute. Throws Refused if it refers to what is not there.
  pugi::xml_node referredTo(const pugi::xml_node& from, const char* attribute,
                            const char* name) const;
  /// The same, but nothing where what is referred to is not there.
  pugi::xml_node soughtFrom(const pugi::xml_node& from, const char* attribute,
                            const char* name) const;
  /// All elements of that name.
  std::vector<pugi::xml_node> all(const char* name) const;

  /// `<p> on line 12`: where a refusal says that something is wrong.
  std::string placeOf(const pugi::xml_node& element) const;

 private:
  void index();

  Bytes bytes_;
  pugi::xml_document document_;
  pugi::xml_node root_;
  std::map<std::string, std::vector<pugi::xml_node>, std::less<>> byName_;
  std::map<std::pair<std::string, std::string>, pugi::xml_node> byId_;
};

/// All the text right in an element; comments do not end it.
std::string textInside(const pugi::xml_node& element);

/// What people call an element: its name or else its id.
std::string titleOf(const pugi::xml_node& element);

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
  std::optional<Vector3> at(std::uint32_t index) const;

 private:
  void readAccessor(const pugi::xml_node& accessor, std::string_view axes);

  std::vector<float> numbers_;
  std::uint64_t offset_ = 0;
  std::uint64_t stride_ = 3;
  std::array<std::uint64_t, 3> components_{0, 1, 2};  ///< Behind the vector's first number.
  std::size_t used_ = 3;                              ///< Components that there are.
};

/// Where a <node> is in the one above: all its transformations, in their order.
glm::dmat4 transformOf(const ColladaDocument& document, const pugi::xml_node& node);

/// The 16 numbers of an element, row by row. Throws Refused where they are fewer or not finite.
glm::dmat4 matrixIn(const ColladaDocument& document, const pugi::xml_node& element);

}  // namespace wb::import3d
