#include "tests/ui/widgets/pale_texts.h"

#include "tests/ui/widgets/contrast.h"

#include <QAbstractButton>
#include <QChartView>
#include <QGraphicsTextItem>
#include <QLabel>
#include <QLegendMarker>

namespace wb::ui::test {
namespace {

constexpr double readable = 4.5;
/// Of what is a mark, not a word.
constexpr double seen = 3;

/// Some words are a translucent shade of others.
QColor over(const QColor& words, const QColor& ground) {
  const auto mixed = [&](double above, double below) {
    return above * words.alphaF() + below * (1 - words.alphaF());
  };
  return QColor::fromRgbF(static_cast<float>(mixed(words.redF(), ground.redF())),
                          static_cast<float>(mixed(words.greenF(), ground.greenF())),
                          static_cast<float>(mixed(words.blueF(), ground.blueF())));
}

void judge(QStringList& pale, const QString& what, const QColor& words, const QColor& ground,
           double least) {
  const double found = contrast(over(words, ground), ground);
  if (found < least)
    pale << QStringLiteral("\"%1\" %2 on %3: %4")
                .arg(what, words.name(QColor::HexArgb), ground.name())
                .arg(found);
}

void judgeWidget(QStringList& pale, const QWidget& widget, const QString& text) {
  const QPalette& palette = widget.palette();
  const QColor ground = palette.color(widget.backgroundRole());
  judge(pale, text, palette.color(widget.foregroundRole()), ground, readable);
  if (text.contains(u"<a href")) judge(pale, text, palette.color(QPalette::Link), ground, readable);
}

/// Words, and the marks of what is drawn: a line's own colour, else that of its border or filling.
void judgeChart(QStringList& pale, const QChartView& view) {
  const QColor ground = view.chart()->backgroundBrush().color();
  for (const QGraphicsItem* item : view.scene()->items())
    if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
        text && text->isVisible() && !text->toPlainText().isEmpty())
      judge(pale, text->toPlainText(), text->defaultTextColor(), ground, readable);
  for (const QLegendMarker* marker : view.chart()->legend()->markers())
    if (marker->isVisible() && !marker->label().isEmpty())
      judge(pale, marker->label(), marker->brush().color(), ground, seen);
}

}  // namespace

QStringList paleTexts(const QWidget& window) {
  QStringList pale;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window) continue;
    if (const auto* chart = qobject_cast<const QChartView*>(widget)) judgeChart(pale, *chart);
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label && !label->text().isEmpty()) judgeWidget(pale, *label, label->text());
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    if (button && !button->text().isEmpty()) judgeWidget(pale, *button, button->text());
  }
  return pale;
}

}  // namespace wb::ui::test
