#pragma once

#include "model/formats/models3d/detail/number_list.h"

#include <string>
#include <string_view>

namespace wb::import3d {

/// The lines of an OBJ file; those that end in a backslash go on with the next.
class ObjLines {
 public:
  explicit ObjLines(std::string_view text) : rest_(text) {}

  /// Goes on to the next line; false at the end. What a line has is valid until then.
  bool next();

  std::size_t number() const { return number_; }  ///< From 1; of several joined, that of the last.
  /// What the line begins with: `v`, `f`.
  std::string_view command() const { return command_; }
  /// What follows the command, without blanks around and comments.
  std::string_view content() const { return content_; }

 private:
  std::string_view take();
  std::size_t lineEnd();

  std::string_view rest_;
  const char* newline_ =
      nullptr;  ///< The first \n of the rest, or its end, once it was looked for.
  std::string joined_;
  std::string_view command_;
  std::string_view content_;
  std::size_t number_ = 0;
};

}  // namespace wb::import3d
