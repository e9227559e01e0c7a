#include "ui/table/csv_file.h"

#include "model/base/file.h"
#include "model/report/csv.h"
#include "ui/document/document.h"

namespace wb::ui {

Result<void> writeCsvFile(const Document& document, report::View view, const QString& path) {
  auto file = AtomicFile::create(path.toStdString());
  if (!file) return failure(std::move(file));
  const report::Table table = report::tableOf(view, {&document.weighing(), 1});
  report::writeCsv(table, {}, [&file](std::string_view text) { file->write(text); });
  return file->commit();
}

}  // namespace wb::ui
