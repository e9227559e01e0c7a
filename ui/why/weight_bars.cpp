#include "ui/why/weight_bars.h"

#include "ui/base/model_text.h"
#include "ui/why/bar.h"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>

namespace wb::ui {

WeightBars::WeightBars(QWidget* parent) : QWidget(parent) {
  const std::array names{tr("Physics"), tr("Streaming"), tr("Server")};
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  grid->setColumnStretch(1, 1);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i] = {new QLabel(names[i], this), new Bar(this), new QLabel(this)};
    const int line = static_cast<int>(i);
    grid->addWidget(rows_[i].name, line, 0);
    grid->addWidget(rows_[i].bar, line, 1);
    grid->addWidget(rows_[i].value, line, 2, Qt::AlignRight);
  }
}

void WeightBars::show(const cost::Weights& of, cost::DecidedBy decidedBy) {
  const std::array weights{of.physics, of.streaming, of.server};
  const double largest = *std::ranges::max_element(weights);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    // DecidedBy has the three weights in this order, then the number of parts.
    const bool isDeciding = static_cast<std::size_t>(decidedBy) == i;
    QFont font = this->font();
    font.setBold(isDeciding);
    rows_[i].name->setFont(font);
    rows_[i].value->setFont(font);
    const QString value = tr("%1 PE").arg(shownNumber(weights[i]));
    rows_[i].value->setText(value);
    rows_[i].value->setAccessibleName(rows_[i].name->text() + u' ' + value);
    rows_[i].bar->show(largest > 0 ? weights[i] / largest : 0, isDeciding);
  }
}

}  // namespace wb::ui
