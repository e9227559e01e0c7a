#include "app/write_kit.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "app/export_texts.h"
#include "app/inputs.h"
#include "app/output.h"
#include "model/analysis/kit_texts.h"
#include "model/core/file.h"
#include "model/core/language.h"
#include "model/report/kit_page.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

namespace fs = std::filesystem;

std::string pathIn(const KitPlace& place, const std::string& name) {
  return (fs::path(place.folder) / name).string();
}

weighing::KitOrder orderOf(const KitPlace& place) {
  weighing::KitOrder order;
  order.linkset = place.linkset;
  order.name = place.name;
  order.format = place.format;
  return order;
}

/// That of the model.
std::string fileOf(const KitPlace& place) {
  return pathIn(place, weighing::kitFileNames(orderOf(place)).front());
}

/// What is to be done, and what is to be expected.
std::string stepsIn(const weighing::UploadKit& kit) {
  std::string text = rendered(weighing::kitTexts["kit.title"], {{"name", kit.name}}) + '\n';
  std::size_t number = 0;
  for (const Sentence& step : weighing::kitSteps(kit))
    text += fmt::format("  {}. {}\n", ++number, rendered(step));
  text += rendered(weighing::kitTexts["kit.weights"]) + '\n';
  for (const page::KitWeight& weight : page::kitWeights(kit))
    text += fmt::format("  {}: {}\n", weight.name, weight.value);
  return text;
}

Result<void> writePageOf(const weighing::UploadKit& kit, const std::string& path) {
  std::string html;
  page::writeKitHtml(kit, {.version = WEIGHBRIDGE_VERSION},
                     [&html](std::string_view text) { html += text; });
  return writeFile(path, bytesOf(html));
}

}  // namespace

KitPlace placeOf(const std::string& file) {
  const fs::path path(file);
  KitPlace place;
  place.folder = path.parent_path().string();
  place.name = path.stem().string();
  place.format = exporting::uploaderFormatOf(path).value_or(place.format);
  return place;
}

std::string wrongKitName(const std::string& file) {
  const fs::path path(file);
  const auto level = exporting::uploaderLevelOf(path);
  if (!level) return {};
  const std::string stem = path.stem().string();
  const std::string model = stem.substr(0, stem.size() - exporting::uploaderSuffix(*level).size());
  return rendered(
      kitCommandTexts["export.level_name"],
      {{"name", path.filename().string()}, {"model", model + path.extension().string()}});
}

std::vector<std::string> filesOf(const KitPlace& place) {
  std::vector<std::string> names = weighing::kitFileNames(orderOf(place));
  for (const std::string& page : {place.page, place.actsPage})
    if (!page.empty()) names.push_back(page);
  return names;
}

Result<void> checkPlace(const KitPlace& place, const std::vector<std::string>& inputs) {
  for (const std::string& name : filesOf(place)) {
    const std::string file = pathIn(place, name);
    if (auto apart = checkOutput(file, inputs); !apart) return apart;
    if (auto possible = checkCanWrite(file); !possible) return possible;
  }
  return {};
}

ExitState writeKit(const weighing::Weighing& weighing, const KitPlace& place, bool tells) {
  const std::string file = fileOf(place);
  auto kit = weighing::makeUploadKit(weighing, orderOf(place));
  if (!kit) return refused(inFile(std::move(kit).error(), file));
  complain(kit->findings);
  if (const auto why = weighing::refusalOf(*kit); why && !place.isAnyway)
    return refused(notWritten(*why, file));
  if (auto apart = checkPlace(place, {}); !apart) return refused(apart.error());
  if (auto written = writeUploadKit(*kit, place.folder); !written) return refused(written.error());
  const std::string& page = place.page.empty() && !kit->acts.empty() ? place.actsPage : place.page;
  if (!page.empty()) {
    const std::string path = pathIn(place, page);
    if (auto written = writePageOf(*kit, path); !written) return refused(written.error());
    if (place.page.empty())
      complain(inFile(failure(kitCommandTexts["export.acts"], {{"page", path}}).value(), file));
  }
  const ExitState state = kit->isAsPromised() ? ExitState::done : ExitState::refused;
  return tells ? worst(state, print(stepsIn(*kit))) : state;
}

}  // namespace wb::app
