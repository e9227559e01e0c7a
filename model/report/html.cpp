#include "model/report/html.h"

#include "model/analysis/find_targets.h"
#include "model/analysis/region_titles.h"
#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/language.h"
#include "model/cost/places.h"
#include "model/report/detail/html_page.h"
#include "model/report/detail/html_why.h"
#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>

namespace wb::page {

/// What a report answers first.

/// The land impact of everything.
void writeTotals(HtmlPage& page, std::span<const weighing::Weighing> weighings);
/// How much of each region's and parcel's capacity is used.
void writeBudgets(HtmlPage& page, const weighing::Weighing& weighing);
/// Who costs more than before, and who less; nothing where nothing was compared.
void writeGains(HtmlPage& page, const HtmlOptions& options);
/// The most expensive linksets with their pictures, and what costs most in each.
void writeCostliest(HtmlPage& page, std::span<const weighing::Weighing> weighings,
                    const HtmlOptions& options);

namespace {

/// On paper, where CSS says nothing; in 96ths of an inch.
constexpr std::string_view thumbnailWidth = "72";
/// Side by side on paper.
constexpr std::size_t cardsInARow = 2;

/// Of a parcel, whose region stands above it. Where there are no regions nothing is called so.
std::string nameOfPlace(const scene::Scene& scene, const weighing::PlaceNames& names,
                        const cost::PlaceCost& place) {
  if (!place.parcel)
    return scene.regions.empty() ? std::string() : rendered(names.region(place.region));
  if (place.parcelName.empty())
    return rendered(weighing::parcelName(scene.regions[place.region], *place.parcel));
  return rendered(htmlTexts["html.parcel"], {{"parcel", place.parcelName}});
}

std::string usedText(const cost::PlaceCost& place, double share) {
  return rendered(htmlTexts["html.used"],
                  {{"used", table::readableCost(place.landImpact, place.unknown)},
                   {"capacity", table::readable(place.capacity)},
                   {"share", (place.unknown ? "\u2265 " : "") + explain::percent(share)}});
}

void writeBudget(HtmlPage& page, const scene::Scene& scene, const weighing::PlaceNames& names,
                 const cost::PlaceCost& place) {
  const double share = place.capacity > 0 ? place.landImpact / place.capacity : 0;
  Markup& markup = page.markup();
  const auto line = markup.inside("p", {{"class", place.parcel ? "parcel" : "region"}});
  const std::string name = nameOfPlace(scene, names, place);
  if (!name.empty()) markup.element("span", name + ": ", {{"class", "name"}});
  page.bar(share);
  markup.text(" " + usedText(place, share));
  if (!place.isOver()) return;
  const double over = place.landImpact - place.capacity;
  markup.raw(" ");
  markup.element("span",
                 "\u26a0 " + rendered(htmlTexts["html.over"], {{"over", table::readable(over)}}),
                 {{"class", "over"}});
}

/// A linkset whose land impact is another than before. What only one side has costs nothing on the
/// other.
struct Gain {
  std::string name;
  double before = 0;
  double now = 0;
  double change() const { return now - before; }
};

double landImpactOn(const tuning::Side& side, const std::optional<std::size_t>& linkset) {
  return linkset ? side.costs[*linkset].landImpact : 0;
}

Gain gainOf(const Compared& both, const tuning::LinksetChange& change) {
  const tuning::Side& side = change.second ? both.now : both.before;
  const std::size_t linkset = change.second ? *change.second : *change.first;
  return {weighing::linksetName(side.scene.linksets[linkset], linkset),
          landImpactOn(both.before, change.first), landImpactOn(both.now, change.second)};
}

/// What is there no more has no row of its own that could be shown.
bool isShown(const HtmlOptions& options, const Compared& both,
             const tuning::LinksetChange& change) {
  return !options.isShown || (change.second && options.isShown(both.now.scene, *change.second));
}

/// The greatest first.
std::vector<Gain> gainsOf(const HtmlOptions& options) {
  std::vector<Gain> gains;
  for (const Compared& both : options.compared)
    for (const tuning::LinksetChange& one : tuning::compare(both.before, both.now).linksets)
      if (one.change.landImpact != 0 && !one.change.landImpactUnknown &&
          isShown(options, both, one))
        gains.push_back(gainOf(both, one));
  std::ranges::stable_sort(gains, std::ranges::greater{},
                           [](const Gain& gain) { return std::abs(gain.change()); });
  return gains;
}

std::string changeText(double change) { return (change > 0 ? "+" : "") + table::readable(change); }

void gainHead(HtmlPage& page) {
  const auto head = page.markup().inside("thead");
  const auto row = page.markup().inside("tr");
  page.columnHead(rendered(htmlTexts["html.linkset"]), false, "40%");
  page.columnHead(rendered(htmlTexts["html.before"]), true);
  page.columnHead(rendered(htmlTexts["html.now"]), true);
  page.columnHead(rendered(htmlTexts["html.change"]), true);
}

void gainTable(HtmlPage& page, Text title, std::vector<Gain> gains) {
  if (gains.empty()) return;
  double sum = 0;
  for (const Gain& gain : gains) sum += gain.change();
  page.markup().element("h3",
                        rendered(title, {{"count", gains.size()}, {"change", changeText(sum)}}));
  const auto table = page.openTable();
  gainHead(page);
  const auto body = page.markup().inside("tbody");
  gains.resize(std::min(gains.size(), mostGains));
  for (const Gain& gain : gains) {
    const auto row = page.markup().inside("tr");
    page.rowHead(gain.name);
    page.cell(table::readable(gain.before), true);
    page.cell(table::readable(gain.now), true);
    page.cell(changeText(gain.change()), true);
  }
}

/// What costs most in a linkset, in a line.
std::string largestCause(const explain::Explanation& explanation) {
  if (explanation.causes.empty()) return {};
  const cost::Cause& cause = explanation.causes.front();
  return rendered(htmlTexts["html.most_of_it"],
                  {{"cause", explain::causeName(cause, explanation.linkset())},
                   {"share", explain::percent(cause.share())}});
}

std::string decidingText(const explain::Explanation& explanation) {
  for (const explain::Weight& weight : explanation.weights())
    if (weight.decides)
      return rendered(
          htmlTexts["html.decided"],
          {{"weight", rendered(weightTitle(weight.which))},
           {"value", table::readableCost(weight.derivation.value, weight.derivation.unknown)}});
  return rendered(explanation.verdict);
}

class CostliestCards {
 public:
  explicit CostliestCards(HtmlPage& page) : page_(page), markup_(page.markup()) {}

  void picture(std::string_view png) {
    if (png.empty()) return;
    const std::string source = "data:image/png;base64," + base64(bytesOf(png));
    if (page_.isPlain()) {
      markup_.single("img", {{"src", source}, {"alt", ""}, {"width", thumbnailWidth}});
    } else {
      markup_.single("img", {{"src", source}, {"alt", ""}});
    }
  }

  void words(const LinksetOf& one, std::size_t rank) {
    const auto explanation = explain::explanationOf(*one.weighing, {one.linkset, {}});
    const cost::LinksetCost& cost = explanation.cost();
    const std::string impact = table::readableCost(cost.landImpact, cost.unknown.landImpact);
    const std::string name = weighing::linksetName(explanation.linkset(), one.linkset);
    markup_.element("span", std::to_string(rank) + ". " + name, {{"class", "name"}});
    markup_.raw("<br>");
    markup_.element("span", rendered(htmlTexts["html.li"], {{"impact", impact}}),
                    {{"class", "cost"}});
    for (const std::string& line : {decidingText(explanation), largestCause(explanation)}) {
      if (line.empty()) continue;
      markup_.raw("<br>");
      markup_.element("span", line, {{"class", "soft"}});
    }
  }

 private:
  HtmlPage& page_;
  Markup& markup_;
};

std::string_view thumbnailOf(std::span<const std::string> thumbnails, std::size_t rank) {
  return rank < thumbnails.size() ? std::string_view(thumbnails[rank]) : std::string_view();
}

/// A list, which CSS lays out.
void cardList(HtmlPage& page, std::span<const LinksetOf> mostExpensive,
              std::span<const std::string> thumbnails) {
  const auto list = page.markup().inside("ul", {{"class", "cards"}});
  for (std::size_t i = 0; i < mostExpensive.size(); ++i) {
    const auto item = page.markup().inside("li");
    CostliestCards cards(page);
    cards.picture(thumbnailOf(thumbnails, i));
    const auto words = page.markup().inside("div");
    cards.words(mostExpensive[i], i + 1);
  }
}

/// Tables without lines, which paper knows: one a row, so that none is divided between sheets.
void cardTables(HtmlPage& page, std::span<const LinksetOf> mostExpensive,
                std::span<const std::string> thumbnails) {
  Markup& markup = page.markup();
  for (std::size_t i = 0; i < mostExpensive.size(); i += cardsInARow) {
    const auto table = markup.inside(
        "table", {{"width", "100%"}, {"border", "0"}, {"cellspacing", "0"}, {"cellpadding", "3"}});
    const auto row = markup.inside("tr");
    for (std::size_t j = i; j < std::min(i + cardsInARow, mostExpensive.size()); ++j) {
      CostliestCards cards(page);
      {
        const auto cell = markup.inside("td", {{"width", "14%"}, {"class", "card"}});
        cards.picture(thumbnailOf(thumbnails, j));
      }
      const auto cell = markup.inside("td", {{"width", "36%"}, {"class", "card"}});
      cards.words(mostExpensive[j], j + 1);
    }
  }
}

/// All linksets that the page tells of, the most expensive first.
std::vector<LinksetOf> shownOf(std::span<const weighing::Weighing> weighings,
                               const HtmlOptions& options) {
  return costliestOf(weighings, std::numeric_limits<std::size_t>::max(), options.isShown);
}

}  // namespace

void writeTotals(HtmlPage& page, std::span<const weighing::Weighing> weighings) {
  table::ColumnSum impact;
  std::size_t linksets = 0;
  for (const weighing::Weighing& weighing : weighings) {
    impact.add(table::landImpactOf(weighing.costs));
    linksets += weighing.costs.size();
  }
  if (linksets == 0) return;
  page.markup().element("p",
                        rendered(htmlTexts["html.totals"],
                                 {{"impact", table::readable(impact.cell())}, {"count", linksets}}),
                        {{"class", "impact"}});
}

void writeBudgets(HtmlPage& page, const weighing::Weighing& weighing) {
  const weighing::PlaceNames names(weighing.scene.regions);
  for (const cost::PlaceCost& place : cost::sumByPlace(weighing.scene, weighing.costs))
    writeBudget(page, weighing.scene, names, place);
}

void writeGains(HtmlPage& page, const HtmlOptions& options) {
  std::vector<Gain> moreExpensive = gainsOf(options);
  const auto middle = std::stable_partition(moreExpensive.begin(), moreExpensive.end(),
                                            [](const Gain& gain) { return gain.change() > 0; });
  std::vector<Gain> cheaper(middle, moreExpensive.end());
  moreExpensive.erase(middle, moreExpensive.end());
  if (moreExpensive.empty() && cheaper.empty()) return;
  page.heading(htmlTexts["html.gains"]);
  gainTable(page, htmlTexts["html.more_expensive"], std::move(moreExpensive));
  gainTable(page, htmlTexts["html.cheaper"], std::move(cheaper));
}

void writeCostliest(HtmlPage& page, std::span<const weighing::Weighing> weighings,
                    const HtmlOptions& options) {
  std::vector<LinksetOf> mostExpensive = shownOf(weighings, options);
  const std::size_t count = mostExpensive.size();
  if (mostExpensive.empty()) return;
  mostExpensive.resize(std::min(count, mostLinksetsPictured));
  page.heading(htmlTexts["html.most_expensive"]);
  if (mostExpensive.size() < count)
    page.markup().element("p", rendered(htmlTexts["html.left_out"],
                                        {{"shown", mostExpensive.size()}, {"count", count}}));
  (page.isPlain() ? cardTables : cardList)(page, mostExpensive, options.thumbnails);
  page.flush();
}

std::vector<LinksetOf> costliestOf(std::span<const weighing::Weighing> weighings, std::size_t most,
                                   const LinksetTest& isShown) {
  std::vector<LinksetOf> linksets;
  for (const weighing::Weighing& weighing : weighings)
    for (std::size_t i = 0; i < weighing.costs.size(); ++i)
      if (!isShown || isShown(weighing.scene, i)) linksets.push_back({&weighing, i});
  std::ranges::stable_sort(linksets, std::ranges::greater{}, [](const LinksetOf& one) {
    return one.weighing->costs[one.linkset].landImpact;
  });
  linksets.resize(std::min(linksets.size(), most));
  return linksets;
}

namespace {

std::string reportTitle(std::span<const weighing::Weighing> weighings) {
  if (weighings.size() != 1)
    return rendered(htmlTexts["html.reports"], {{"count", weighings.size()}});
  return rendered(htmlTexts["html.report"], {{"name", sceneTitle(weighings.front())}});
}

/// Of many files only those that would be refused.
void uploads(HtmlPage& page, const weighing::Weighing& weighing, std::size_t files) {
  const weighing::UploadVerdict verdict = uploadVerdict(weighing);
  if (files > 1 && verdict.state != scene::UploadState::refused) return;
  if (files > 1) page.markup().element("p", sceneTitle(weighing));
  writeUpload(page, verdict, weighing);
}

void answers(HtmlPage& page, std::span<const weighing::Weighing> weighings,
             const HtmlOptions& options) {
  std::vector<LinksetOf> shown = shownOf(weighings, options);
  const std::size_t count = shown.size();
  if (shown.empty()) return;
  shown.resize(std::min(count, mostLinksetsAnswered));
  page.heading(htmlTexts["html.most_explained"]);
  page.selected(htmlTexts["html.most_explained_of"], shown.size(), count,
                htmlTexts["html.explain_command"]);
  for (const LinksetOf& one : shown) {
    const weighing::Target target{one.linkset, {}};
    page.markup().element("h3", explain::titleOf(one.weighing->scene, target));
    writeAnswer(page, explain::explanationOf(*one.weighing, target));
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

std::string tableBeside(const std::string& page) {
  std::filesystem::path path = page;
  return path.replace_filename(path.stem().string() + "_table.csv").string();
}

bool isInTheWay(const std::string& table) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(table, error)) return std::filesystem::exists(table, error);
  std::string begin(sizeof("file,") - 1, '\0');
  std::ifstream(table, std::ios::binary).read(begin.data(), std::ssize(begin));
  return begin != "file," && begin != "side,";
}

void writeReportHtml(std::span<const weighing::Weighing> weighings,
                     const std::vector<Captioned>& tables, const HtmlOptions& options,
                     const table::Sink& sink) {
  const Language readable = grouping(currentLanguage());
  const LanguageScope scope(readable);
  HtmlPage page(reportTitle(weighings), options, sink);
  writeTotals(page, weighings);
  for (const std::string& sentence : options.summary) page.markup().element("p", sentence);
  for (const weighing::Weighing& weighing : weighings) writeBudgets(page, weighing);
  page.pictures();
  writeGains(page, options);
  writeCostliest(page, weighings, options);
  page.appendix();
  for (const Captioned& table : tables) page.table(table);
  answers(page, weighings, options);
  for (const weighing::Weighing& weighing : weighings) uploads(page, weighing, weighings.size());
  profiles(page, weighings);
  page.finish(weighings);
}

}  // namespace wb::page
