#include "model/cost/choices.h"

#include "model/base/nearest.h"
#include "model/cost/texts.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace wb::cost {
namespace {

constexpr std::array<std::string_view, 2> roundingWords{"nearest", "ceiling"};
constexpr std::array<std::string_view, 3> accountingWords{"second-life", "wiki-2011", "opensim"};
constexpr std::array<std::string_view, 2> baseHullWords{"viewer", "document"};
constexpr std::array<std::string_view, 2> triangleRuleWords{"width", "density"};

template <auto member>
std::size_t getChoice(const Profile& profile) {
  return static_cast<std::size_t>(profile.*member);
}

template <auto member>
void putChoice(Profile& profile, std::size_t index) {
  using Value = std::remove_reference_t<decltype(profile.*member)>;
  profile.*member = static_cast<Value>(index);
}

constexpr std::array choiceTable{
    Choice{"rounding", roundingWords, getChoice<&Profile::rounding>, putChoice<&Profile::rounding>},
    Choice{"accounting_model", accountingWords, getChoice<&Profile::accounting>,
           putChoice<&Profile::accounting>},
    Choice{"base_hull_source", baseHullWords, getChoice<&Profile::baseHullSource>,
           putChoice<&Profile::baseHullSource>},
    Choice{"triangle_rule", triangleRuleWords, getChoice<&Profile::triangleRule>,
           putChoice<&Profile::triangleRule>},
};

std::vector<std::string_view> allKeys() {
  std::vector<std::string_view> keys;
  for (const Constant& one : constants()) keys.push_back(one.name);
  for (const Choice& one : choiceTable) keys.push_back(one.key);
  return keys;
}

/// Returns the key of the constant that formulas write as this symbol, such as `k`; the word itself
/// where there is none.
std::string_view keyOfSymbol(std::string_view word) {
  const auto found = std::ranges::find(constants(), word, &Constant::symbol);
  return word.empty() || found == constants().end() ? word : found->name;
}

}  // namespace

std::string_view name(Rounding rounding) {
  return roundingWords[static_cast<std::size_t>(rounding)];
}
std::string_view name(AccountingModel model) {
  return accountingWords[static_cast<std::size_t>(model)];
}
std::string_view name(BaseHullSource source) {
  return baseHullWords[static_cast<std::size_t>(source)];
}
std::string_view name(TriangleRule rule) {
  return triangleRuleWords[static_cast<std::size_t>(rule)];
}

std::span<const Choice> choices() { return choiceTable; }

const Choice* choiceOf(std::string_view key) {
  const auto* found = std::ranges::find(choiceTable, key, &Choice::key);
  return found == choiceTable.end() ? nullptr : found;
}

Diagnostic unknownKey(std::string_view key) {
  return failure(costTexts["profile.unknown_key"],
                 {{"key", key}, {"hint", hint(keyOfSymbol(key), allKeys())}})
      .value();
}

Result<void> set(Profile& profile, const Choice& choice, std::string_view word) {
  const auto found = std::ranges::find(choice.words, word);
  if (found == choice.words.end())
    return failure(costTexts["profile.unknown_choice"],
                   {{"key", choice.key},
                    {"words", fmt::format("{}", fmt::join(choice.words, ", "))},
                    {"value", word},
                    {"hint", hint(word, choice.words)}});
  choice.put(profile, static_cast<std::size_t>(found - choice.words.begin()));
  return {};
}

}  // namespace wb::cost
