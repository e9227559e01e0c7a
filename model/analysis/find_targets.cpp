#include "model/analysis/find_targets.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/core/core_texts.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <numeric>
#include <system_error>

namespace wb::weighing {

Sentence linksetTitle(const scene::Linkset& linkset, std::size_t index) {
  if (!linkset.name.empty()) return {weighingTexts["weighing.name"], {{"name", linkset.name}}};
  return {weighingTexts["weighing.unnamed_linkset"], {{"number", index + 1}}};
}

std::string linksetName(const scene::Linkset& linkset, std::size_t index) {
  return linkset.name.empty() ? rendered(linksetTitle(linkset, index)) : linkset.name;
}

std::string partName(const scene::Part& part, std::size_t index) {
  if (!part.name.empty()) return part.name;
  return rendered(weighingTexts["weighing.unnamed_part"], {{"number", index + 1}});
}

namespace {

/// What the messages call the things looked for.
struct Wording {
  Text unknown;
  Text ambiguous;
  Text noNumber;
};

constexpr Wording linksetWording{weighingTexts["find.unknown_linkset"],
                                 weighingTexts["find.ambiguous_linkset"],
                                 weighingTexts["find.no_linkset_number"]};
constexpr Wording partWording{weighingTexts["find.unknown_part"],
                              weighingTexts["find.ambiguous_part"],
                              weighingTexts["find.no_part_number"]};

struct Named {
  Uuid id;
  std::string name;
  Target target;
};

/// `#3`: the third of those that are looked through.
constexpr char numberMark = '#';

std::string identity(const Named& named, std::size_t index) {
  return named.id.isNull() ? numberMark + std::to_string(index + 1) : named.id.text();
}

/// Counted from 1; nothing for any other word.
std::optional<std::size_t> numberOf(std::string_view word) {
  if (!word.starts_with(numberMark)) return {};
  std::size_t number = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data() + 1, end, number);
  return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::string smallLetters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

/// Names that contain a word, each once, which messages list; more than these are left out.
constexpr std::size_t mostNamesOffered = 5;

std::vector<std::string> namesWith(const std::vector<std::string>& names, std::string_view word) {
  const std::string wanted = smallLetters(word);
  std::vector<std::string> found;
  for (const std::string& name : names) {
    const bool isNew = std::ranges::find(found, name) == found.end();
    if (wanted.empty() || found.size() == mostNamesOffered || !isNew) continue;
    if (smallLetters(name).find(wanted) != std::string::npos) found.push_back(name);
  }
  return found;
}

/// The end of a message: the names that contain the word, else the nearest one.
Value hintOf(const std::vector<std::string>& names, const std::string& word) {
  const std::vector<std::string> found = namesWith(names, word);
  if (found.empty()) return hint(word, std::span(names));
  const std::string listed = fmt::format("{}", fmt::join(found, "\", \""));
  return std::make_shared<const Sentence>(Sentence{baseTexts["word.hint"], {{"word", listed}}});
}

tl::unexpected<Diagnostic> unknown(const std::vector<Named>& candidates, const std::string& word,
                                   const Wording& wording) {
  std::vector<std::string> names;
  for (const Named& candidate : candidates)
    if (!candidate.name.empty()) names.push_back(candidate.name);
  return failure(wording.unknown, {{"name", word}, {"hint", hintOf(names, word)}});
}

tl::unexpected<Diagnostic> ambiguous(const std::vector<Named>& candidates, const std::string& word,
                                     const Wording& wording) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (candidates[i].name == word) ids.push_back(identity(candidates[i], i));
  return failure(
      wording.ambiguous,
      {{"name", word}, {"count", ids.size()}, {"ids", fmt::format("{}", fmt::join(ids, ", "))}});
}

Result<Target> findByNumber(const std::vector<Named>& candidates, std::size_t number,
                            const Wording& wording) {
  if (number >= 1 && number <= candidates.size()) return candidates[number - 1].target;
  return failure(wording.noNumber, {{"number", number}, {"count", candidates.size()}});
}

Result<Target> findOne(const std::vector<Named>& candidates, const std::string& word,
                       const Wording& wording) {
  const std::optional<Uuid> id = Uuid::parse(word);
  std::vector<const Named*> found;
  for (const Named& candidate : candidates) {
    if (id && !id->isNull() && candidate.id == *id) return candidate.target;
    if (candidate.name == word) found.push_back(&candidate);
  }
  if (found.size() == 1) return found.front()->target;
  if (found.size() > 1) return ambiguous(candidates, word, wording);
  if (const auto number = numberOf(word)) return findByNumber(candidates, *number, wording);
  return unknown(candidates, word, wording);
}

std::vector<Named> linksetsOf(const scene::Scene& scene) {
  std::vector<Named> result;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    result.push_back({scene.linksets[i].id, scene.linksets[i].name, {i, {}}});
  return result;
}

std::vector<Named> partsOf(const scene::Scene& scene, const std::vector<std::size_t>& linksets) {
  std::vector<Named> result;
  for (const std::size_t linkset : linksets) {
    const auto& parts = scene.linksets[linkset].parts;
    for (std::size_t i = 0; i < parts.size(); ++i)
      result.push_back({parts[i].id, parts[i].name, {linkset, i}});
  }
  return result;
}

/// Takes `name[index]` from the front of a place; nothing if it begins with anything else.
std::optional<std::size_t> takeElement(std::string_view& place, std::string_view name) {
  if (!place.starts_with(name) || !place.substr(name.size()).starts_with('[')) return {};
  const std::string_view digits = place.substr(name.size() + 1);
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), index);
  const std::string_view rest = digits.substr(static_cast<std::size_t>(end - digits.data()));
  if (error != std::errc() || !rest.starts_with(']')) return {};
  place = rest.substr(1);
  return index;
}

}  // namespace

std::optional<Target> targetOf(std::string_view place) {
  const auto linkset = takeElement(place, "linksets");
  if (!linkset) return {};
  return Target{*linkset, takeElement(place, ".parts")};
}

Result<std::vector<Target>> findTargets(const scene::Scene& scene,
                                        const std::optional<std::string>& linkset,
                                        const std::optional<std::string>& part) {
  std::vector<std::size_t> searched(scene.linksets.size());
  std::iota(searched.begin(), searched.end(), std::size_t{0});
  if (linkset) {
    auto found = findOne(linksetsOf(scene), *linkset, linksetWording);
    if (!found) return failure(std::move(found));
    searched = {found->linkset};
  }
  if (part) {
    auto found = findOne(partsOf(scene, searched), *part, partWording);
    if (!found) return failure(std::move(found));
    return std::vector{*found};
  }
  std::vector<Target> targets;
  targets.reserve(searched.size());
  for (const std::size_t index : searched) targets.push_back({index, {}});
  return targets;
}

}  // namespace wb::weighing
