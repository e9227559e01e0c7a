#include "ui/panels/view/detail/typed_distance.h"

namespace wb::ui {
namespace {

constexpr qsizetype mostTyped = 9;

}  // namespace

void TypedDistance::begin(std::size_t handle) {
  handle_ = handle;
  text_.clear();
}

bool TypedDistance::take(const QKeyEvent& event) {
  constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  if (event.modifiers() & others) return false;
  if (event.key() == Qt::Key_Backspace) {
    text_.chop(1);
    return true;
  }
  const QString typed = event.text() == QStringLiteral(",") ? QStringLiteral(".") : event.text();
  if (typed.size() != 1) return false;
  const bool isSign = typed == QStringLiteral("-");
  const bool isPoint = typed == QStringLiteral(".");
  if (!isSign && !isPoint && !typed[0].isDigit()) return false;
  const bool isFit = isSign ? text_.isEmpty() : !isPoint || !text_.contains(u'.');
  if (isFit && text_.size() < mostTyped) text_ += typed;
  return true;
}

}  // namespace wb::ui
