#pragma once

#include <QLabel>
#include <cstddef>

namespace wb::ui {

/// A line that gives way where there is too little room: it ends in an ellipsis, and the pointer is
/// told all of it. Words that wrap are shown in full.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  virtual bool isCut() const;
};

/// Returns `text` in a font in at most so many lines of a width, the last with all that is left.
QStringList linesIn(const QString& text, const QFont& font, int width, int most);

/// Words in a fixed number of lines, whatever they are: what has no room ends in an ellipsis, and
/// the pointer is told all of it.
class SlotLabel : public ElidedLabel {
  Q_OBJECT

 public:
  SlotLabel(int lines, QWidget* parent);

  /// Whether the first paragraphs, those that begin with alarmSign, are in the colour of alarms.
  void setAlarm(bool isAlarm);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

  int lineCount() const { return lines_; }
  /// The lines that have room, the last with all that is left.
  QStringList linesIn(const QString& text, int width, int most) const;

 private:
  bool isCut() const override;

  int lines_;
  bool isAlarm_ = false;
};

/// Words about a limit that something is over, in the alarm's colour, whatever the palette is.
class AlarmLabel : public ElidedLabel {
  Q_OBJECT

 public:
  explicit AlarmLabel(QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void follow();
};

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
