#pragma once

#include <QLabel>
#include <cstddef>

namespace wb::ui {

/// A link for rich text, told by a number when it is followed.
QString linkTo(std::size_t target, const QString& text);

/// Words with links, in the colours of the palette that is: a label of its own keeps the links of
/// the one that it was filled under. Tab goes from one link to the next.
class LinkLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

 protected:
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
};

}  // namespace wb::ui
