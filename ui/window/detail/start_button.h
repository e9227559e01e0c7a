#pragma once

#include <QAbstractButton>
#include <QPixmap>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace wb::ui {

/// Something that the start page opens: a picture with a title and lines that end in an ellipsis
/// where they have no room. On a card they wrap as long as there is room. The pointer is told all
/// of them.
class StartButton : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Shape : std::uint8_t {
    card,  ///< 300 × 248, the picture of 300 × 180 above the words.
    row    ///< As wide as there is room, the picture of 96 × 72 beside the words.
  };

  StartButton(Shape shape, const QString& title, const QStringList& lines,
              QWidget* parent = nullptr);

  /// Shown cut to the place of the picture.
  void setPicture(const QPixmap& picture);
  /// The lines below the title, as readers are told them.
  QString description() const { return lines_.join(QStringLiteral(", ")); }
  /// What is drawn of the title, and of the lines below it, a line each.
  QStringList titleLines() const;
  QStringList lowerLines() const;
  /// The size of the picture's place.
  QSize pictureSize() const;
  bool hasPicture() const { return !picture_.isNull(); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void drawPicture(QPainter& painter, const QRect& place) const;
  void drawWords(QPainter& painter, const QRect& place) const;
  QRect wordsPlace() const;
  int lineHeight() const;
  int mostLines() const;

  Shape shape_;
  QString title_;
  QStringList lines_;
  QPixmap picture_;
};

}  // namespace wb::ui
