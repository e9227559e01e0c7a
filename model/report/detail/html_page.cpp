#include "model/report/detail/html_page.h"

#include "model/analysis/find_targets.h"
#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/language.h"
#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"
#include "model/report/html.h"

#include "style_sheets.h"
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string_view>

namespace wb::page {

namespace {

constexpr std::size_t charactersOfBar = 20;
constexpr std::string_view blockCharacter = "\u2588";

/// In 96ths of an inch: a picture of four by three leaves room for what a sheet says besides, for
/// whom CSS says nothing.
constexpr std::string_view plainPictureWidth = "400";

std::string blocksOf(double share) {
  const auto count = static_cast<std::size_t>(std::lround(share * charactersOfBar));
  std::string blocks;
  for (std::size_t i = 0; i < count; ++i) blocks += blockCharacter;
  return blocks;
}

/// Whoever gets a page need not know where its maker keeps files.
std::string withoutFolder(const std::string& file) {
  return std::filesystem::path(file).filename().string();
}

/// A place may name the file that was looked for there: `assets.seat.path (/home/me/seat.mesh)`.
std::string placeWithoutFolder(std::string place) {
  const std::size_t open = place.find(" (");
  const std::size_t close = place.rfind(')');
  if (open == std::string::npos || close == std::string::npos || close < open) return place;
  const std::size_t begin = open + 2;
  return place.replace(begin, close - begin, withoutFolder(place.substr(begin, close - begin)));
}

/// What a finding is of by its name, where that is all of its place: `Wall › panel`. Who made the
/// object knows no indices.
std::optional<std::string> nameOfPlace(const Diagnostic& finding,
                                       const weighing::Weighing& weighing) {
  const auto at = weighing::targetOf(finding.place);
  const bool isOfFile = finding.file.empty() || finding.file == weighing.file;
  if (!at || !isOfFile || at->linkset >= weighing.scene.linksets.size()) return {};
  const scene::Linkset& linkset = weighing.scene.linksets[at->linkset];
  std::string place = fmt::format("linksets[{}]", at->linkset);
  std::string name = weighing::linksetName(linkset, at->linkset);
  if (at->part && *at->part < linkset.parts.size()) {
    place += fmt::format(".parts[{}]", *at->part);
    name += " \u203a " + weighing::partName(linkset.parts[*at->part], *at->part);
  }
  return place == finding.place ? std::optional(name) : std::nullopt;
}

/// `warning: FILE: PLACE: sentence`, without the parts that are empty.
std::string findingLine(const Diagnostic& finding, const std::optional<std::string>& name = {}) {
  std::string line = translatedWord(wb::name(finding.severity)) + ": ";
  for (const std::string& part : {withoutFolder(finding.file),
                                  name.value_or(renderedPlace(placeWithoutFolder(finding.place)))})
    if (!part.empty()) line += part + ": ";
  return line + message(finding);
}

/// What a page is about: a sample, or what was made here, is in no file yet.
std::string originOf(const weighing::Weighing& weighing) {
  const std::string& name = weighing.scene.name;
  if (weighing.file.empty() && name.empty()) return rendered(htmlTexts["html.unsaved"]);
  if (weighing.file.empty()) return rendered(htmlTexts["html.unsaved_named"], {{"name", name}});
  const std::string file = withoutFolder(weighing.file);
  if (weighing.sha256.empty()) return file;
  return rendered(htmlTexts["html.file"], {{"file", file}, {"sha256", weighing.sha256}});
}

}  // namespace

HtmlPage::HtmlPage(const std::string& title, const HtmlOptions& options, const table::Sink& sink)
    : options_(options), sink_(sink) {
  markup_.raw("<!DOCTYPE html>\n<html lang=\"" + languageTag() + "\">\n<head>\n");
  markup_.single("meta", {{"charset", "utf-8"}});
  markup_.single("meta",
                 {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  // Nothing is ever loaded; a page that says so cannot be made to.
  markup_.single("meta", {{"http-equiv", "Content-Security-Policy"},
                          {"content",
                           "default-src 'none'; style-src 'unsafe-inline'; img-src "
                           "data:"}});
  markup_.element("title", title);
  markup_.raw("<style>");
  markup_.raw(options.style == HtmlStyle::browser ? browserSheet : plainSheet);
  markup_.raw("</style>\n</head>\n<body>\n<main>\n");
  markup_.element("h1", title);
}

void HtmlPage::bar(double share) {
  const double shown = std::isfinite(share) ? std::clamp(share, 0.0, 1.0) : 0;
  const std::string_view look = share > 1 ? "bar full" : "bar";
  if (isPlain()) return markup_.element("span", blocksOf(shown), {{"class", look}});
  const auto bar = markup_.inside("span", {{"class", look}, {"aria-hidden", "true"}});
  markup_.element("span", "", {{"style", fmt::format("width:{:.1f}%", shown * 100)}});
}

void HtmlPage::share(double share) {
  bar(share);
  markup_.text(" " + rendered(htmlTexts["html.share"], {{"share", explain::percent(share)}}));
}

void HtmlPage::confidence(cost::Confidence confidence) {
  used_[static_cast<std::size_t>(confidence)] = true;
  markup_.element("span", translatedWord(name(confidence)),
                  {{"class", "confidence " + std::string(name(confidence))}});
}

void HtmlPage::columnHead(std::string_view text, bool isNumber, std::string_view width) {
  if (options_.style == HtmlStyle::browser)
    return markup_.element("th", text, {{"scope", "col"}, {"class", isNumber ? "number" : "word"}});
  markup_.element("th", text, {{"align", isNumber ? "right" : "left"}, {"width", width}});
}

void HtmlPage::word(std::string_view text) {
  if (isPlain()) return markup_.element("td", text, {{"style", "white-space:nowrap"}});
  markup_.element("td", text);
}

void HtmlPage::cell(std::string_view text, bool isNumber) {
  if (!isNumber) return markup_.element("td", text);
  if (options_.style == HtmlStyle::plain) return markup_.element("td", text, {{"align", "right"}});
  markup_.element("td", text, {{"class", "number"}});
}

void HtmlPage::rowHead(std::string_view text) {
  if (options_.style == HtmlStyle::plain) return markup_.element("td", text);
  markup_.element("th", text, {{"scope", "row"}});
}

void HtmlPage::heading(Text title) { markup_.element("h2", rendered(title)); }

void HtmlPage::selected(Text text, std::size_t shown, std::size_t count, Text command) {
  std::string sentences;
  if (shown < count) sentences = rendered(text, {{"shown", shown}, {"count", count}}) + " ";
  if (options_.namesCommands) sentences += rendered(command);
  if (sentences.ends_with(' ')) sentences.pop_back();
  if (!sentences.empty()) markup_.element("p", sentences);
}

Markup::Inside HtmlPage::openTable() {
  if (options_.style == HtmlStyle::browser) return markup_.inside("table");
  return markup_.inside(
      "table", {{"width", "100%"}, {"border", "0.5"}, {"cellspacing", "0"}, {"cellpadding", "3"}});
}

Markup::Inside HtmlPage::scrolled(std::string_view label) {
  return markup_.inside(
      "div", {{"class", "scroll"}, {"role", "region"}, {"aria-label", label}, {"tabindex", "0"}});
}

void HtmlPage::appendix() {
  markup_.element("h2", rendered(htmlTexts["html.appendix"]),
                  {{"style", "page-break-before:always"}});
}

void HtmlPage::pictures() {
  hasPictures_ = true;
  for (const Picture& picture : options_.pictures) {
    const std::string source = "data:image/png;base64," + base64(bytesOf(picture.png));
    if (isPlain()) {
      const auto paragraph = markup_.inside("p");
      markup_.single("img",
                     {{"src", source}, {"alt", picture.caption}, {"width", plainPictureWidth}});
      markup_.raw("<br>");
      markup_.element("span", picture.caption, {{"class", "soft"}});
    } else {
      const auto figure = markup_.inside("figure");
      markup_.single("img", {{"src", source}, {"alt", picture.caption}});
      markup_.element("figcaption", picture.caption);
    }
  }
}

void HtmlPage::findings(std::span<const weighing::Weighing> weighings, const FindingTest& isTold) {
  std::vector<std::string> lines;
  for (const Diagnostic& why : options_.refused) lines.push_back(findingLine(why));
  for (const weighing::Weighing& weighing : weighings)
    for (const Diagnostic& finding : weighing.findings)
      if (!isTold || isTold(finding))
        lines.push_back(findingLine(finding, nameOfPlace(finding, weighing)));
  if (lines.empty()) return;
  heading(htmlTexts["html.findings"]);
  const auto list = markup_.inside("ul");
  for (const std::string& line : lines) markup_.element("li", line);
}

void HtmlPage::origin(std::span<const weighing::Weighing> weighings) {
  const auto footer = markup_.inside("footer");
  markup_.element("h2", rendered(htmlTexts["html.origin"]));
  for (const weighing::Weighing& weighing : weighings) markup_.element("p", originOf(weighing));
  markup_.element("p", rendered(htmlTexts["html.made_by"], {{"version", options_.version}}));
  markup_.element("p", rendered(explain::explanationTexts["explain.units"]));
  bool isFirst = true;
  for (std::size_t i = 0; i < used_.size(); ++i) {
    if (!used_[i]) continue;
    if (isFirst) markup_.element("p", rendered(explain::explanationTexts["explain.confidence"]));
    isFirst = false;
    markup_.element("p", rendered(explain::confidenceSentences[i]));
  }
}

void HtmlPage::finish(std::span<const weighing::Weighing> weighings, const FindingTest& isTold) {
  const bool hasThumbnails =
      std::ranges::any_of(options_.thumbnails, [](const std::string& png) { return !png.empty(); });
  if (options_.pictures.empty() && !hasThumbnails && !isWithoutPictures_)
    markup_.element("p", rendered(htmlTexts["html.no_pictures"]), {{"class", "soft"}});
  if (!hasPictures_) pictures();
  findings(weighings, isTold);
  markup_.raw("</main>\n");
  origin(weighings);
  markup_.raw("</body>\n</html>\n");
  flush();
}

std::string sceneTitle(const weighing::Weighing& weighing) {
  if (!weighing.scene.name.empty()) return weighing.scene.name;
  return withoutFolder(weighing.file);
}

}  // namespace wb::page
