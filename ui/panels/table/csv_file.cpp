#include "ui/panels/table/csv_file.h"

#include "model/core/file.h"
#include "model/report/comparison_tables.h"
#include "model/report/table_formats.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/may_write.h"
#include "ui/panels/table/detail/before.h"

#include <utility>

namespace wb::ui {

Result<void> writeCsvFile(const Document& document, table::RowKind rowKind, const QString& path,
                          const Baseline* baseline) {
  if (auto apart = checkMayWrite(document.weighing(), path); !apart) return apart;
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  const weighing::Weighing& weighing = document.weighing();
  const auto columns =
      weighing.scene.measured.empty() ? table::Columns::standard : table::Columns::withMeasured;
  table::Table table = table::tableOf(rowKind, {&weighing, 1}, columns);
  if (const auto before = baseline ? beforeOf(*baseline) : std::nullopt)
    table = table::withBaseline(std::move(table), rowKind, weighing, before);
  table::writeCsv(table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit();
}

}  // namespace wb::ui
