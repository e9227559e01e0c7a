#include "model/core/plain_word.h"
#include "model/cost/cost.h"
#include "model/report/detail/filter_tokens.h"
#include "model/report/filter.h"
#include "model/scene/part.h"
#include "model/scene/upload_facts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wb::table {
namespace {

using Words = std::vector<std::string_view>;

/// The names of all values of an enumeration up to the `last`.
template <class Enum>
Words namesUpTo(Enum last) {
  Words names;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i)
    names.push_back(name(static_cast<Enum>(i)));
  return names;
}

/// All words that a column of this key can hold; none where they are not known.
Words wordsOfColumn(std::string_view key) {
  if (key == "kind") return namesUpTo(scene::PartKind::flexible);
  if (key == "shape_type") return namesUpTo(scene::ShapeType::convexHull);
  if (key == "representation") return namesUpTo(cost::Representation::triangleMesh);
  if (key == "upload") return namesUpTo(scene::UploadState::unknown);
  if (key == "confidence") return namesUpTo(cost::Confidence::illustration);
  if (key == "accounting") return namesUpTo(cost::Accounting::legacy);
  const std::array deciding{"decided_by", "decided_by_before", "decided_by_after"};
  if (std::ranges::find(deciding, key) != deciding.end()) return namesUpTo(cost::DecidedBy::parts);
  return {};
}

bool isOneOf(const Words& words, const std::string& value) {
  return std::ranges::any_of(words, [wanted = smallLetters(value)](std::string_view word) {
    return word == wanted || smallLetters(plainWord(word)) == wanted;
  });
}

std::optional<UnknownWord> unknownWordIn(const FilterNode& node, std::span<const Heading> columns) {
  for (const FilterNode& child : node.children)
    if (auto found = unknownWordIn(child, columns)) return found;
  if (node.kind != FilterNode::Kind::comparison || node.comparison == FilterOperator::contains)
    return {};
  const Heading& heading = columns[node.column];
  const auto* value = std::get_if<std::string>(&node.value);
  if (heading.content != Content::word || !value || value->empty()) return {};
  const Words words = wordsOfColumn(heading.key);
  if (words.empty() || isOneOf(words, *value)) return {};
  return UnknownWord{heading.key, *value, {words.begin(), words.end()}};
}

}  // namespace

std::optional<UnknownWord> Filter::unknownWord(std::span<const Heading> columns) const {
  return unknownWordIn(root_, columns);
}

}  // namespace wb::table
