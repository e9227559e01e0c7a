#include "model/core/language.h"
#include "model/report/detail/html_overview.h"
#include "model/report/detail/html_page.h"
#include "model/report/detail/html_texts.h"
#include "model/report/detail/html_why.h"
#include "model/report/sentences.h"

#include <algorithm>
#include <filesystem>

namespace wb::page {
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

void answers(HtmlPage& page, std::span<const weighing::Weighing> weighings) {
  const std::vector<LinksetOf> shown = dearestOf(weighings, mostLinksetsAnswered);
  if (shown.empty()) return;
  std::size_t count = 0;
  for (const weighing::Weighing& weighing : weighings) count += weighing.costs.size();
  page.heading(htmlTexts["html.dearest"]);
  page.selected(htmlTexts["html.dearest_of"], shown.size(), count,
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
  writeGains(page, options.compared);
  writeDearest(page, weighings, options.thumbnails);
  page.appendix();
  for (const Captioned& table : tables) page.table(table);
  answers(page, weighings);
  for (const weighing::Weighing& weighing : weighings) uploads(page, weighing, weighings.size());
  profiles(page, weighings);
  page.finish(weighings);
}

}  // namespace wb::page
