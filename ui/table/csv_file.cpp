#include "ui/table/csv_file.h"

#include "model/base/file.h"
#include "model/report/csv.h"
#include "ui/document/document.h"

namespace wb::ui {

Result<void> writeCsvFile(const Document& document, report::View view, const QString& path) {
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  const report::Weighing& weighing = document.weighing();
  const auto columns =
      weighing.scene.measured.empty() ? report::Columns::standard : report::Columns::withMeasured;
  const report::Table table = report::tableOf(view, {&weighing, 1}, columns);
  report::writeCsv(table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit();
}

}  // namespace wb::ui
