#pragma once

#include <QHeaderView>

namespace wb::ui {

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
