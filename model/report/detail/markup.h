#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace wb::page {

/// HTML, built piece by piece. Whatever comes from files stays text: what HTML would read as markup
/// is escaped, bytes that are no UTF-8 are replaced, control characters and changes of the writing
/// direction are spaces.
class Markup {
 public:
  using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  /// Closes its element when it goes; must not outlive the markup.
  class [[nodiscard]] Inside {
   public:
    Inside(Markup& markup, std::string_view name) : markup_(markup), name_(name) {}
    ~Inside() { markup_.close(name_); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Markup& markup_;
    std::string_view name_;
  };

  /// An element around what is added while the result lives.
  Inside inside(std::string_view name, Attributes attributes = {});

  void element(std::string_view name, std::string_view text, Attributes attributes = {});
  /// An element that has no content and no end: `meta`, `img`.
  void single(std::string_view name, Attributes attributes);
  void text(std::string_view text);

  /// Markup as it is, of the program's own.
  void raw(std::string_view markup) { text_ += markup; }

  /// What was written since the last time.
  std::string take() { return std::exchange(text_, {}); }

 private:
  void open(std::string_view name, Attributes attributes);
  void close(std::string_view name);

  std::string text_;
};

}  // namespace wb::page
