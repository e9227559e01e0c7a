#include "model/analysis/detail/loss.h"

#include "model/analysis/advice_texts.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace wb::advice {
namespace {

constexpr std::array losses{
    std::pair{adviceTexts["caution.upload_lods"].code, Loss::none},
    std::pair{adviceTexts["caution.afar"].code, Loss::none},
    std::pair{adviceTexts["caution.pixels"].code, Loss::none},
    std::pair{adviceTexts["caution.upload"].code, Loss::none},
    std::pair{adviceTexts["caution.made_shape"].code, Loss::none},
    std::pair{adviceTexts["caution.ways_kept"].code, Loss::none},
    std::pair{adviceTexts["caution.moved_corners"].code, Loss::none},
    std::pair{adviceTexts["caution.one_script"].code, Loss::none},
    std::pair{adviceTexts["caution.gaps"].code, Loss::none},
    std::pair{adviceTexts["caution.beyond"].code, Loss::shape},
    std::pair{adviceTexts["caution.other_shape"].code, Loss::shape},
    std::pair{adviceTexts["caution.solid"].code, Loss::shape},
    std::pair{adviceTexts["caution.closes"].code, Loss::shape},
    std::pair{adviceTexts["caution.size"].code, Loss::shape},
    std::pair{adviceTexts["caution.counted"].code, Loss::none},
    std::pair{adviceTexts["caution.walk_through"].code, Loss::use},
    std::pair{adviceTexts["caution.not_physical"].code, Loss::use},
    std::pair{adviceTexts["caution.scripts"].code, Loss::use},
    std::pair{adviceTexts["caution.unlinked"].code, Loss::use},
    std::pair{adviceTexts["caution.linked"].code, Loss::freedom},
};

bool isLink(const Suggestion& suggestion) {
  return std::holds_alternative<Merge>(suggestion.change.what);
}

/// How many parts are touched; of a merge all of both linksets count as one.
std::size_t reachOf(const Change& change) {
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
    if (!isLink(one)) largest = std::max(largest, one.unroundedSaving());
  return largest;
}

}  // namespace

std::optional<Loss> knownLoss(std::string_view caution) {
  const auto* row = std::ranges::find(losses, caution, [](auto& one) { return one.first; });
  return row == losses.end() ? std::nullopt : std::optional(row->second);
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
    return std::tuple(isLink(one), !savesEnough, savesEnough ? lossOf(one.cautions) : Loss::none,
                      -one.saving(), -one.unroundedSaving(), reachOf(one.change));
  };
  std::ranges::stable_sort(suggestions, {}, order);
}

}  // namespace wb::advice
