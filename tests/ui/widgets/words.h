#pragma once

#include <QLabel>
#include <QStringList>

namespace wb::ui::test {

/// What the visible labels of a widget say, a line each.
inline QString wordsIn(const QWidget& widget) {
  QStringList words;
  for (const QLabel* label : widget.findChildren<QLabel*>())
    if (label->isVisible()) words << label->text();
  return words.join(u'\n');
}

}  // namespace wb::ui::test
