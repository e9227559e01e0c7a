#include "model/report/detail/markup.h"

#include "model/core/plain_text.h"

#include <algorithm>
#include <array>

namespace wb::page {
namespace {

std::string escapedMarkup(std::string_view text) {
  std::string result;
  for (const char c : oneLine(text)) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&#39;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

/// A line of the file ends after these.
bool isBlock(std::string_view name) {
  constexpr std::array<std::string_view, 24> blocks{
      "html", "head", "title", "body", "main",    "header", "footer", "section",
      "h1",   "h2",   "h3",    "p",    "ul",      "ol",     "li",     "table",
      "tr",   "dl",   "dd",    "meta", "caption", "figure", "thead",  "tbody"};
  return std::ranges::find(blocks, name) != blocks.end();
}

}  // namespace

void Markup::open(std::string_view name, Attributes attributes) {
  text_.append("<").append(name);
  for (const auto& [key, value] : attributes)
    text_.append(" ").append(key).append("=\"").append(escapedMarkup(value)).append("\"");
  text_ += '>';
}

void Markup::close(std::string_view name) {
  text_.append("</").append(name).append(">");
  if (isBlock(name)) text_ += '\n';
}

Markup::Inside Markup::inside(std::string_view name, Attributes attributes) {
  open(name, attributes);
  return {*this, name};
}

void Markup::element(std::string_view name, std::string_view content, Attributes attributes) {
  open(name, attributes);
  text(content);
  close(name);
}

void Markup::single(std::string_view name, Attributes attributes) {
  open(name, attributes);
  if (isBlock(name)) text_ += '\n';
}

void Markup::text(std::string_view text) { text_ += escapedMarkup(text); }

}  // namespace wb::page
