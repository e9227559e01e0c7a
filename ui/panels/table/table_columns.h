#pragma once

#include "model/report/table.h"

#include <QHeaderView>
#include <QString>

namespace wb::ui {

/// What a column means, as rich text: its formula under the profile (none without one), where that
/// comes from and how sure it is, and what it is called in CSV files.
QString helpFor(const table::Heading& heading, const cost::Profile* profile = nullptr);

/// Titles of columns, those of several words in two lines where one would be long, so that more
/// columns are seen at once.
class ColumnHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit ColumnHeader(QWidget* parent = nullptr);

 protected:
  void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;
  QSize sectionSizeFromContents(int logicalIndex) const override;

 private:
  QString lines(int logicalIndex) const;
};

}  // namespace wb::ui
