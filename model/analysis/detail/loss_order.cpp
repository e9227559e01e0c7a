#include "model/analysis/advice_texts.h"
#include "model/analysis/detail/trial.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

// Sorts suggestions by what is lost with them: one stable sort. Which losses count is a table of
// cautions; nothing is tuned.

namespace wb::advice {
namespace {

constexpr std::array lossesByCaution{
    std::pair{adviceTexts["caution.upload_lods"].code, Loss::none},
    std::pair{adviceTexts["caution.afar"].code, Loss::none},
    std::pair{adviceTexts["caution.pixels"].code, Loss::none},
    std::pair{adviceTexts["caution.upload"].code, Loss::none},
    std::pair{adviceTexts["caution.made_shape"].code, Loss::none},
    std::pair{adviceTexts["caution.analyze"].code, Loss::shape},
    std::pair{adviceTexts["caution.analyze_one"].code, Loss::shape},
    std::pair{adviceTexts["caution.ways_kept"].code, Loss::none},
    std::pair{adviceTexts["caution.moved_corners"].code, Loss::none},
    std::pair{adviceTexts["caution.one_script"].code, Loss::none},
    std::pair{adviceTexts["caution.gaps"].code, Loss::none},
    std::pair{adviceTexts["caution.beyond"].code, Loss::shape},
    std::pair{adviceTexts["caution.coarse"].code, Loss::shape},
    std::pair{adviceTexts["caution.other_shape"].code, Loss::shape},
    std::pair{adviceTexts["caution.solid"].code, Loss::shape},
    std::pair{adviceTexts["caution.closes"].code, Loss::shape},
    std::pair{adviceTexts["caution.size"].code, Loss::shape},
    std::pair{adviceTexts["caution.counted"].code, Loss::none},
    std::pair{adviceTexts["caution.weighed"].code, Loss::none},
    std::pair{adviceTexts["caution.less_shiny"].code, Loss::none},
    std::pair{adviceTexts["caution.unlinked_resting"].code, Loss::none},
    std::pair{adviceTexts["caution.unlinked_scripted"].code, Loss::shape},
    std::pair{adviceTexts["caution.not_animated"].code, Loss::use},
    std::pair{adviceTexts["caution.walk_through"].code, Loss::use},
    std::pair{adviceTexts["caution.not_physical"].code, Loss::use},
    std::pair{adviceTexts["caution.scripts"].code, Loss::use},
    std::pair{adviceTexts["caution.unlinked"].code, Loss::use},
    std::pair{adviceTexts["caution.scripts_moved"].code, Loss::use},
    std::pair{adviceTexts["caution.linked"].code, Loss::freedom},
};

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
  const auto* row =
      std::ranges::find(lossesByCaution, caution, [](auto& one) { return one.first; });
  return row == lossesByCaution.end() ? std::nullopt : std::optional(row->second);
}

Loss lossOf(std::span<const cost::Statement> cautions) {
  Loss largest = Loss::none;
  for (const cost::Statement& caution : cautions)
    largest = std::max(largest, knownLoss(caution.text.code).value_or(Loss::use));
  return largest;
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
