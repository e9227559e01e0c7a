#include "model/analysis/advice_texts.h"
#include "model/analysis/detail/trial.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

// Sorts suggestions by what is lost with them, and what is lost by what it is about: a stable sort
// each. Which losses count, and what they are about, is a table of cautions; nothing is tuned.

namespace wb::advice {
namespace {

/// What a caution is about; those of the first are read first.
enum class Concern : std::uint8_t {
  avatars,  ///< Where they get through, and what they collide with.
  use,      ///< What the object does, alone or with others.
  surface,  ///< What is seen, and how far what is touched is off.
  work      ///< What has to be done, and how its cost is counted then.
};

struct CautionKind {
  std::string_view code;
  Loss loss;
  Concern concern;
};

constexpr std::array cautionKinds{
    CautionKind{adviceTexts["caution.upload_lods"].code, Loss::none, Concern::work},
    CautionKind{adviceTexts["caution.afar"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.pixels"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.upload"].code, Loss::none, Concern::work},
    CautionKind{adviceTexts["caution.made_shape"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.analyze"].code, Loss::shape, Concern::surface},
    CautionKind{adviceTexts["caution.analyze_one"].code, Loss::shape, Concern::surface},
    CautionKind{adviceTexts["caution.ways_kept"].code, Loss::none, Concern::avatars},
    CautionKind{adviceTexts["caution.moved_corners"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.one_script"].code, Loss::none, Concern::work},
    CautionKind{adviceTexts["caution.gaps"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.beyond"].code, Loss::shape, Concern::surface},
    CautionKind{adviceTexts["caution.coarse"].code, Loss::shape, Concern::surface},
    CautionKind{adviceTexts["caution.other_shape"].code, Loss::shape, Concern::avatars},
    CautionKind{adviceTexts["caution.solid"].code, Loss::shape, Concern::avatars},
    CautionKind{adviceTexts["caution.closes"].code, Loss::shape, Concern::avatars},
    CautionKind{adviceTexts["caution.size"].code, Loss::shape, Concern::surface},
    CautionKind{adviceTexts["caution.counted"].code, Loss::none, Concern::work},
    CautionKind{adviceTexts["caution.weighed"].code, Loss::none, Concern::work},
    CautionKind{adviceTexts["caution.less_shiny"].code, Loss::none, Concern::surface},
    CautionKind{adviceTexts["caution.unlinked_resting"].code, Loss::none, Concern::use},
    CautionKind{adviceTexts["caution.unlinked_scripted"].code, Loss::shape, Concern::use},
    CautionKind{adviceTexts["caution.not_animated"].code, Loss::use, Concern::use},
    CautionKind{adviceTexts["caution.walk_through"].code, Loss::use, Concern::avatars},
    CautionKind{adviceTexts["caution.not_physical"].code, Loss::use, Concern::use},
    CautionKind{adviceTexts["caution.scripts"].code, Loss::use, Concern::use},
    CautionKind{adviceTexts["caution.unlinked"].code, Loss::use, Concern::use},
    CautionKind{adviceTexts["caution.scripts_moved"].code, Loss::use, Concern::use},
    CautionKind{adviceTexts["caution.linked"].code, Loss::freedom, Concern::use},
};

const CautionKind* cautionKindOf(std::string_view caution) {
  const auto* kind = std::ranges::find(cautionKinds, caution, &CautionKind::code);
  return kind == cautionKinds.end() ? nullptr : kind;
}

/// Whether Analyze makes what arrives of it.
bool isAnalyzed(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what))
    return std::ranges::any_of(sequence->steps, isAnalyzed);
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  return mesh && mesh->analyzed;
}

/// How many parts are touched; of a merge all of both linksets count as one.
std::size_t reachOf(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what)) {
    std::size_t reach = 0;
    for (const Change& step : sequence->steps) reach += reachOf(step);
    return reach;
  }
  return std::visit(
      [](const auto& what) -> std::size_t {
        if constexpr (requires { what.parts; }) return what.parts.size();
        return 1;
      },
      change.what);
}

double largestSaving(const std::vector<Suggestion>& suggestions) {
  double largest = 0;
  for (const Suggestion& one : suggestions)
    if (!links(one.change)) largest = std::max(largest, one.unroundedSaving());
  return largest;
}

}  // namespace

bool links(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what))
    return std::ranges::any_of(sequence->steps, links);
  return std::holds_alternative<Merge>(change.what);
}

std::optional<Loss> knownLoss(std::string_view caution) {
  const CautionKind* kind = cautionKindOf(caution);
  return kind ? std::optional(kind->loss) : std::nullopt;
}

Loss lossOf(std::span<const cost::Statement> cautions) {
  Loss largest = Loss::none;
  for (const cost::Statement& caution : cautions)
    largest = std::max(largest, knownLoss(caution.text.code).value_or(Loss::use));
  return largest;
}

void sortByConcern(std::vector<cost::Statement>& cautions) {
  std::ranges::stable_sort(cautions, {}, [](const cost::Statement& caution) {
    const CautionKind* kind = cautionKindOf(caution.text.code);
    return kind ? kind->concern : Concern::avatars;
  });
}

void sortByLoss(std::vector<Suggestion>& suggestions) {
  const double enough = largestSaving(suggestions) / 2;
  const auto order = [enough](const Suggestion& one) {
    const bool savesEnough = one.unroundedSaving() >= enough;
    return std::tuple(links(one.change), !one.takesBack, !savesEnough,
                      savesEnough ? lossOf(one.cautions) : Loss::none,
                      savesEnough && isAnalyzed(one.change), -one.saving());
  };
  const auto mildness = [](const Suggestion& one) {
    return std::tuple(lossOf(one.cautions), -one.unroundedSaving(), reachOf(one.change),
                      one.losses.function, one.losses.removed, one.losses.contact,
                      one.losses.elsewhere, one.losses.pixels);
  };
  std::ranges::stable_sort(suggestions, [&](const Suggestion& a, const Suggestion& b) {
    const auto first = order(a);
    const auto second = order(b);
    return first != second ? first < second : mildness(a) < mildness(b);
  });
}

}  // namespace wb::advice
