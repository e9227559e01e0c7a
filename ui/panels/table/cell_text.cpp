#include "ui/panels/table/cell_text.h"

#include "model/core/file.h"
#include "model/core/language.h"
#include "model/report/comparison_tables.h"
#include "model/report/profile_beside.h"
#include "model/report/table_formats.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

struct CellTexts {
  Q_DECLARE_TR_FUNCTIONS(CellTexts)
};

struct RawValue {
  QVariant operator()(std::monostate) const { return {}; }
  QVariant operator()(const table::Unknown&) const { return {}; }
  QVariant operator()(std::size_t count) const { return static_cast<qulonglong>(count); }
  QVariant operator()(const std::string& text) const { return QString::fromStdString(text); }
  QVariant operator()(const auto& value) const { return value; }
};

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    words.push_back(text.substr(0, text.find(' ')));
    text.remove_prefix(std::min(words.back().size() + 1, text.size()));
  }
  return words;
}

/// Whether the numbers of a column are changes, whose signs people read.
bool isChange(const table::Heading& heading) {
  return heading.content == table::Content::number && heading.key.ends_with("_change");
}

}  // namespace

QString shown(const table::Heading& heading, const table::Cell& cell) {
  if (const auto number = numberOf(cell); number && isChange(heading))
    return shownChange(*number, false);
  const auto* text = std::get_if<std::string>(&cell);
  if (text && heading.key == "key") return shownWords(asHeading(*text));
  if (text && heading.content == table::Content::word) return listed({*text});
  if (text && heading.content == table::Content::words) return listed(wordsOf(*text));
  return shown(cell);
}

QString standInName(const table::Heading& heading, const std::optional<weighing::Target>& target,
                    const scene::Scene& scene) {
  if (heading.key == "region") return CellTexts::tr("no region");
  if (!target) return {};
  const scene::Linkset& linkset = scene.linksets[target->linkset];
  if (heading.key == "linkset") return nameOf(linkset, target->linkset);
  if (heading.key != "part" || !target->part) return {};
  return nameOf(linkset.parts[*target->part], *target->part);
}

QString pasteable(const table::Heading& heading, const table::Cell& cell) {
  if (const auto number = numberOf(cell)) return exactNumber(*number);
  return QString::fromStdString(table::csvText(shown(heading, cell).toStdString(), '\t'));
}

QVariant rawValue(const table::Cell& cell) { return std::visit(RawValue{}, cell); }

std::optional<double> numberOf(const table::Cell& cell) {
  if (const auto* count = std::get_if<std::size_t>(&cell)) return static_cast<double>(*count);
  const auto* number = std::get_if<double>(&cell);
  return number ? std::optional(*number) : std::nullopt;
}

FilesBeside filesBeside(const Document& document, const QString& path, const Baseline* baseline) {
  const cost::Profile& profile = document.weighing().profile;
  const std::string name = path.toStdString();
  FilesBeside files{.profile = table::profileBeside(name, profile, profile)};
  if (const auto before = baseline ? beforeOf(*baseline) : std::nullopt)
    files.baseline = table::baselineBeside(name, before->side.profile);
  return files;
}

Result<void> writeCsvFile(const Document& document, table::RowKind rowKind, const QString& path,
                          const Baseline* baseline) {
  const weighing::Weighing& weighing = document.weighing();
  const auto columns =
      weighing.scene.measured.empty() ? table::Columns::standard : table::Columns::withMeasured;
  table::Table table = table::tableOf(rowKind, {&weighing, 1}, columns);
  if (const auto before = baseline ? beforeOf(*baseline) : std::nullopt)
    table = table::withBaseline(std::move(table), rowKind, weighing, before);
  return writeCsvFile(document, std::move(table), path, baseline);
}

Result<void> writeCsvFile(const Document& document, table::Table table, const QString& path,
                          const Baseline* baseline) {
  const weighing::Weighing& weighing = document.weighing();
  const FilesBeside beside = filesBeside(document, path, baseline);
  if (auto apart = checkMayWrite(weighing, path); !apart) return apart;
  if (auto apart = checkBeside(weighing, beside); !apart) return apart;
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  if (beside.profile) table = namingProfile(std::move(table), "profile", *beside.profile);
  if (beside.baseline) table = namingProfile(std::move(table), "baseline", *beside.baseline);
  table::writeCsv(table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit().and_then([&] { return writeBeside(beside); });
}

}  // namespace wb::ui
