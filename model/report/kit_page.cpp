#include "model/report/kit_page.h"

#include "model/analysis/kit_texts.h"
#include "model/core/language.h"
#include "model/report/detail/html_page.h"

#include <string_view>

namespace wb::page {
namespace {

using weighing::kitTexts;

/// Of what is uploaded, and after Analyze made hulls.
using CostOf = double (*)(const cost::LinksetCost& cost);

constexpr std::string_view weightUnit = "PE";
constexpr std::string_view impactUnit = "LI";

/// `1.25 PE`; `unknown` has no unit.
std::string withUnit(double value, bool isUnknown, std::string_view unit) {
  std::string words = table::readableCost(value, isUnknown);
  if (!isUnknown || value > 0) words.append(" ").append(unit);
  return words;
}

/// The cost that the uploader shows, or between which ones it is.
std::string expected(const weighing::UploadKit& kit, const CostOf& costOf, bool isUnknown,
                     std::string_view unit) {
  if (!kit.isAnalyzed) return withUnit(costOf(kit.arrived.costs.front()), isUnknown, unit);
  if (!kit.analyzed) return rendered(kitTexts["kit.uncertain"]);
  const std::string least = table::readableCost(costOf(kit.analyzed->least), isUnknown);
  const std::string most = table::readableCost(costOf(kit.analyzed->most), isUnknown);
  if (least == most)
    return rendered(kitTexts["kit.after_analyze_one"], {{"value", least}, {"unit", unit}});
  return rendered(kitTexts["kit.after_analyze"],
                  {{"least", least}, {"most", most}, {"unit", unit}});
}

void writeSteps(HtmlPage& page, const weighing::UploadKit& kit) {
  page.heading(kitTexts["kit.steps"]);
  const auto list = page.markup().inside("ol");
  for (const Sentence& step : weighing::kitSteps(kit)) page.markup().element("li", rendered(step));
}

void writeWeights(HtmlPage& page, const weighing::UploadKit& kit) {
  page.heading(kitTexts["kit.weights"]);
  const auto table = page.openTable();
  {
    const auto head = page.markup().inside("thead");
    const auto row = page.markup().inside("tr");
    page.columnHead(rendered(kitTexts["kit.weight"]));
    page.columnHead(rendered(kitTexts["kit.expected"]), true);
  }
  const auto body = page.markup().inside("tbody");
  for (const KitWeight& weight : kitWeights(kit)) {
    const auto row = page.markup().inside("tr");
    page.rowHead(weight.name);
    page.cell(weight.value, true);
  }
}

}  // namespace

std::vector<KitWeight> kitWeights(const weighing::UploadKit& kit) {
  const cost::LinksetCost& cost = kit.arrived.costs.front();
  std::vector<KitWeight> weights{
      {rendered(kitTexts["kit.download"]),
       withUnit(cost.streaming, cost.unknown.streaming, weightUnit)},
      {rendered(kitTexts["kit.physics"]),
       expected(
           kit, [](const cost::LinksetCost& of) { return of.physics; }, cost.unknown.physics,
           weightUnit)},
      {rendered(kitTexts["kit.server"]), withUnit(cost.server, cost.unknown.server, weightUnit)},
      {rendered(kit.others ? kitTexts["kit.land_impact_meshes"] : kitTexts["kit.land_impact"]),
       expected(
           kit, [](const cost::LinksetCost& of) { return of.landImpact; }, cost.unknown.landImpact,
           impactUnit)}};
  if (kit.wholeImpact)
    weights.push_back({rendered(kitTexts["kit.land_impact_whole"], {{"parts", *kit.others}}),
                       withUnit(*kit.wholeImpact, false, impactUnit)});
  return weights;
}

std::optional<Sentence> kitImpact(const weighing::UploadKit& kit) {
  if (kit.wholeImpact)
    return Sentence{kitTexts["kit.impact_whole"],
                    {{"impact", *kit.wholeImpact}, {"parts", *kit.others}}};
  const cost::LinksetCost& cost = kit.arrived.costs.front();
  if (kit.others || cost.unknown.landImpact || (kit.isAnalyzed && !kit.analyzed)) return {};
  const double least = kit.isAnalyzed ? kit.analyzed->least.landImpact : cost.landImpact;
  const double most = kit.isAnalyzed ? kit.analyzed->most.landImpact : cost.landImpact;
  if (least == most) return Sentence{kitTexts["kit.impact"], {{"impact", least}}};
  return Sentence{kitTexts["kit.impact_range"], {{"least", least}, {"most", most}}};
}

void writeKitHtml(const weighing::UploadKit& kit, const HtmlOptions& options,
                  const table::Sink& sink) {
  HtmlPage page(rendered(kitTexts["kit.title"], {{"name", kit.name}}), options, sink);
  if (const auto why = weighing::refusalOf(kit))
    page.markup().element("p", "\u26a0 " + rendered(*why), {{"class", "over"}});
  page.leaveOutPictures();
  writeSteps(page, kit);
  writeWeights(page, kit);
  page.heading(kitTexts["kit.files"]);
  {
    const auto list = page.markup().inside("ul");
    for (const weighing::KitFile& file : kit.files) page.markup().element("li", file.name);
  }
  page.markup().element("p", rendered(kitTexts["kit.textures"]));
  page.finish({&kit.arrived, 1});
}

}  // namespace wb::page
