#include "translations/catalogue/catalogue.h"

#include "translations/catalogue/messages.h"

#include <algorithm>
#include <string>

namespace wb::translations {
namespace {

/// How a language writes numbers.
struct Writing {
  std::string_view tag;
  std::string_view decimalSign = ".";
  std::size_t leastOfOne = 1;  ///< From which number to 1 its form for one is used.
  std::string_view groupSign = ",";
  std::size_t leastGrouped = 4;
};

/// French has a narrow space that no line ends at.
constexpr std::array<Writing, 3> writings{
    {{"de", ",", 1, "."}, {"es", ",", 1, ".", 5}, {"fr", ",", 0, "\u202f"}}};

Writing writingOf(std::string_view tag) {
  const auto* found = std::ranges::find(writings, tag, &Writing::tag);
  return found == writings.end() ? Writing{tag} : *found;
}

const Message* find(const Catalogue& catalogue, std::string_view english) {
  const auto found = std::ranges::lower_bound(catalogue.messages, english, {}, &Message::english);
  return found != catalogue.messages.end() && found->english == english ? &*found : nullptr;
}

std::string formOf(const Catalogue& catalogue, const std::string& english, std::size_t form) {
  const Message* message = find(catalogue, english);
  return message ? std::string(message->forms[form]) : english;
}

Language languageIn(const Catalogue& catalogue) {
  const Writing writing = writingOf(catalogue.tag);
  return {
      .tag = std::string(catalogue.tag),
      .decimalSign = std::string(writing.decimalSign),
      .groupSign = std::string(writing.groupSign),
      .leastGrouped = writing.leastGrouped,
      .translation =
          [&catalogue](const std::string& english) {
            return formOf(catalogue, english, mostForms - 1);
          },
      .plural =
          [&catalogue, least = writing.leastOfOne](const std::string& english, std::size_t count) {
            const bool isOne = count >= least && count <= 1;
            return formOf(catalogue, english, isOne ? 0 : mostForms - 1);
          }};
}

const std::vector<Language>& languages() {
  static const std::vector<Language> all = [] {
    std::vector<Language> made;
    for (const Catalogue& catalogue : catalogues()) made.push_back(languageIn(catalogue));
    return made;
  }();
  return all;
}

}  // namespace

std::vector<std::string_view> languageTags() {
  std::vector<std::string_view> tags{"en"};
  for (const Catalogue& catalogue : catalogues()) tags.push_back(catalogue.tag);
  return tags;
}

const Language* languageOf(std::string_view tag) {
  const auto found = std::ranges::find(languages(), tag, &Language::tag);
  return found == languages().end() ? nullptr : &*found;
}

}  // namespace wb::translations
