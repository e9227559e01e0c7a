#include "model/formats/reader/text_facets.h"

#include "model/core/plain_text.h"

#include <algorithm>

// Reads the facets of an STL text as a stream of words: a hand-written recogniser of keywords that
// holds one facet. Lines mean nothing between words, as many programs break them otherwise.
// O(length).

namespace wb::stl {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// `wanted` is in small letters.
bool is(std::string_view word, std::string_view wanted) {
  return std::ranges::equal(word, wanted, {}, lower);
}

bool isKeyword(std::string_view word) {
  constexpr std::array<std::string_view, 9> keywords{
      "solid", "facet", "normal", "outer", "loop", "vertex", "endloop", "endfacet", "endsolid"};
  return std::ranges::any_of(keywords, [word](std::string_view one) { return is(word, one); });
}

std::string_view withoutMark(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

std::string_view withoutBlanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
  return text;
}

/// Takes the rest of a line, or of what stands before `facet normal` where a file has no lines.
std::string_view takeName(std::string_view& rest) {
  std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  for (std::string_view left = line; !left.empty();) {
    const std::string_view word = takeWord(left);
    std::string_view further = left;
    if (!is(word, "facet") || !is(takeWord(further), "normal")) continue;
    line = line.substr(0, static_cast<std::size_t>(word.data() - line.data()));
    break;
  }
  rest.remove_prefix(line.size());
  line = withoutBlanks(line);
  return line.substr(0, line.find_last_not_of(textBlanks) + 1);
}

void skipLine(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_of("\r\n"), rest.size()));
}

}  // namespace

TextFacets::TextFacets(std::string_view text) : rest_(withoutMark(text)) {}

std::string_view TextFacets::peek() const {
  std::string_view rest = rest_;
  return takeWord(rest);
}

TextFacets::Item TextFacets::finish(End end) {
  end_ = end;
  if (end != End::closed) openAfter_ = facets_;
  leftOver_ = end == End::closed ? withoutBlanks(rest_).size() : 0;
  rest_ = {};
  isOpen_ = false;
  return Item::end;
}

TextFacets::Item TextFacets::beginSolid() {
  if (isOpen_ && !openAfter_) openAfter_ = facets_;
  isOpen_ = true;
  solid_ = takeName(rest_);
  return Item::solid;
}

TextFacets::Item TextFacets::next() {
  while (true) {
    const std::string_view word = peek();
    if (word.empty()) return finish(isOpen_ ? End::open : End::closed);
    if (is(word, "solid")) {
      takeWord(rest_);
      return beginSolid();
    }
    if (!isOpen_) return finish(isKeyword(word) ? End::brokenFacet : End::closed);
    takeWord(rest_);
    if (is(word, "facet")) return takeFacet() ? Item::facet : finish(end_);
    if (is(word, "endsolid")) {
      isOpen_ = false;
      takeName(rest_);
    } else if (isKeyword(word)) {
      return finish(End::brokenFacet);
    } else {
      skipLine(rest_);
    }
  }
}

bool TextFacets::refuseFacet(End end) {
  end_ = end;
  return false;
}

/// Up to three numbers of a normal, which says no more than the corners do, then the corners.
bool TextFacets::takeFacet() {
  if (is(peek(), "normal")) takeWord(rest_);
  for (int i = 0; i < 3 && !peek().empty() && !isKeyword(peek()); ++i) takeWord(rest_);
  std::size_t corner = 0;
  while (true) {
    const std::string_view word = takeWord(rest_);
    if (word.empty()) return refuseFacet(End::insideFacet);
    if (is(word, "vertex")) {
      if (corner == 3) return refuseFacet(End::brokenFacet);
      if (!takeCorner(corner++)) return false;
    } else if (is(word, "endfacet")) {
      if (corner != 3) return refuseFacet(End::brokenFacet);
      ++facets_;
      return true;
    } else if (is(word, "facet") || is(word, "endsolid") || is(word, "solid")) {
      return refuseFacet(End::brokenFacet);
    } else if (!isKeyword(word)) {
      skipLine(rest_);
    }
  }
}

bool TextFacets::takeCorner(std::size_t corner) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (isKeyword(peek())) return refuseFacet(End::brokenFacet);
    const std::string_view word = takeWord(rest_);
    if (word.empty()) return refuseFacet(End::insideFacet);
    corners_[3 * corner + axis] = word;
  }
  return true;
}

bool looksLikeText(std::string_view text) {
  text = withoutMark(text);
  if (!is(takeWord(text), "solid")) return false;
  takeName(text);
  const std::string_view word = takeWord(text);
  return is(word, "endsolid") || (is(word, "facet") && is(takeWord(text), "normal"));
}

}  // namespace wb::stl
