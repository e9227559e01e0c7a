#include "model/base/language.h"
#include "model/explain/sentences.h"
#include "model/page/html_page.h"
#include "model/page/html_texts.h"
#include "model/page/html_why.h"
#include "model/table/readable.h"

#include <algorithm>

namespace wb::page {
namespace {

std::string reportTitle(std::span<const weighing::Weighing> weighings) {
  if (weighings.size() != 1)
    return rendered(htmlTexts["html.reports"], {{"count", weighings.size()}});
  return rendered(htmlTexts["html.report"], {{"name", sceneTitle(weighings.front())}});
}

/// How much of each region's capacity is used.
void capacities(HtmlPage& page, const weighing::Weighing& weighing) {
  for (const cost::RegionCost& region : sumByRegion(weighing.scene, weighing.costs)) {
    const double used = region.capacity > 0 ? region.landImpact / region.capacity : 0;
    const auto line = page.markup().inside("p");
    if (!region.name.empty())
      page.markup().element("span", region.name + ": ", {{"class", "name"}});
    page.bar(used);
    const bool unknown = region.unknown.landImpact;
    page.markup().text(" " + rendered(htmlTexts["html.used"],
                                      {{"used", table::readableCost(region.landImpact, unknown)},
                                       {"capacity", table::readable(region.capacity)},
                                       {"share", (unknown ? "≥ " : "") + explain::percent(used)}}));
  }
}

/// The most expensive linkset of all files first.
std::vector<std::pair<const weighing::Weighing*, std::size_t>> mostExpensiveOf(
    std::span<const weighing::Weighing> weighings) {
  std::vector<std::pair<const weighing::Weighing*, std::size_t>> linksets;
  for (const weighing::Weighing& weighing : weighings)
    for (std::size_t i = 0; i < weighing.costs.size(); ++i) linksets.emplace_back(&weighing, i);
  std::ranges::stable_sort(linksets, std::ranges::greater{}, [](const auto& linkset) {
    return linkset.first->costs[linkset.second].landImpact;
  });
  return linksets;
}

void answers(HtmlPage& page, std::span<const weighing::Weighing> weighings) {
  const auto linksets = mostExpensiveOf(weighings);
  if (linksets.empty()) return;
  const std::size_t shown = std::min(linksets.size(), mostLinksetsAnswered);
  page.heading(htmlTexts["html.dearest"]);
  page.selected(htmlTexts["html.dearest_of"], shown, linksets.size(),
                htmlTexts["html.explain_command"]);
  for (std::size_t i = 0; i < shown; ++i) {
    const weighing::Target target{linksets[i].second, {}};
    page.markup().element("h3", explain::titleOf(linksets[i].first->scene, target));
    writeAnswer(page, explain::explanationOf(*linksets[i].first, target));
    page.flush();
  }
}

/// Each profile once, though many files may be weighed under it.
void profiles(HtmlPage& page, std::span<const weighing::Weighing> weighings) {
  std::vector<const cost::Profile*> told;
  for (const weighing::Weighing& weighing : weighings) {
    const bool isTold = std::ranges::any_of(
        told, [&](const cost::Profile* profile) { return *profile == weighing.profile; });
    if (isTold) continue;
    told.push_back(&weighing.profile);
    page.constants(weighing.profile);
  }
}

}  // namespace

void writeReportHtml(std::span<const weighing::Weighing> weighings,
                     const std::vector<Captioned>& tables, const HtmlOptions& options,
                     const table::Sink& sink) {
  HtmlPage page(reportTitle(weighings), options, sink);
  for (const std::string& sentence : options.summary) page.markup().element("p", sentence);
  for (const weighing::Weighing& weighing : weighings) capacities(page, weighing);
  page.pictures();
  for (const Captioned& table : tables) page.table(table);
  answers(page, weighings);
  profiles(page, weighings);
  page.finish(weighings);
}

}  // namespace wb::page
