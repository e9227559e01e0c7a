#pragma once

#include "model/core/bytes.h"

#include <pugixml.hpp>

#include <map>
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

  /// `<p> in line 12`: where a refusal says that something is wrong.
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

}  // namespace wb::import3d
