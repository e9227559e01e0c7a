#include "ui/view/legend.h"

#include "ui/base/model_text.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

namespace wb::ui {

Legend::Legend(QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout), empty_(new QLabel(this)) {
  setAccessibleName(tr("Legend"));
  empty_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->addWidget(empty_);
  column->addLayout(grid_);
  column->addStretch();
  grid_->setColumnStretch(1, 1);
}

void Legend::setEntries(const std::vector<viewport::LegendEntry>& entries,
                        const QString& whenEmpty) {
  for (QWidget* row : std::exchange(rows_, {})) delete row;
  for (std::size_t i = 0; i < entries.size(); ++i) addEntry(entries[i], static_cast<int>(i));
  empty_->setText(whenEmpty);
  empty_->setVisible(entries.empty());
}

void Legend::addEntry(const viewport::LegendEntry& entry, int row) {
  auto* colour = new QLabel(this);
  colour->setPixmap(swatch(entry.colour));
  auto* words = new QLabel(shown(entry.meaning, entry.arguments), this);
  words->setWordWrap(true);
  grid_->addWidget(colour, row, 0, Qt::AlignTop);
  grid_->addWidget(words, row, 1);
  rows_.push_back(colour);
  rows_.push_back(words);
}

QPixmap Legend::swatch(const viewport::Colour& colour) const {
  const int side = fontMetrics().height();
  const qreal ratio = devicePixelRatioF();
  QPixmap pixmap(QSize(side, side) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(QColor(colour[0], colour[1], colour[2]));
  painter.drawRect(0, 0, side - 1, side - 1);
  return pixmap;
}

}  // namespace wb::ui
