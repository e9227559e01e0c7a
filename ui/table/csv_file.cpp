#include "ui/table/csv_file.h"

#include "model/base/file.h"
#include "model/report/baseline_columns.h"
#include "model/report/csv.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/may_write.h"

#include <utility>

namespace wb::ui {

Result<void> writeCsvFile(const Document& document, report::View view, const QString& path,
                          const Baseline* baseline) {
  if (auto apart = checkMayWrite(document.weighing(), path); !apart) return apart;
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  const report::Weighing& weighing = document.weighing();
  const auto columns =
      weighing.scene.measured.empty() ? report::Columns::standard : report::Columns::withMeasured;
  report::Table table = report::tableOf(view, {&weighing, 1}, columns);
  if (baseline && baseline->costs())
    table = report::withBaseline(std::move(table), view, weighing, baseline->costs());
  report::writeCsv(table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit();
}

}  // namespace wb::ui
