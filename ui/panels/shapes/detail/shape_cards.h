#pragma once

#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/panels/shapes/detail/shape_picture.h"
#include "ui/widgets/background_work.h"

#include <QAbstractButton>
#include <QImage>
#include <QPixmap>
#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace wb::ui {

/// A candidate as a card: a picture, what it costs, how far it is off, how it arrives, whether
/// doors stay open. The card chooses it, its button uses it, as Enter does.
class ShapeCard : public QAbstractButton {
  Q_OBJECT

 public:
  static constexpr QSize cardSize{160, 216};
  static constexpr QSize pictureSize{160, 120};

  explicit ShapeCard(QWidget* parent);

  /// @param isUsed  The document has it now.
  void show(const shape::MadeShape& made, bool isChosen, bool isUsed, bool isSearching = false);
  void setPicture(const QPixmap& picture);
  const QPixmap& picture() const { return picture_; }
  QPushButton& use() const { return *use_; }
  /// What is drawn below the picture, a line each.
  QStringList drawnLines() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void placeButton();
  QString methodLine(const QFontMetrics& metrics, int width, bool hasOff) const;

  /// Costs and deviation, method, arrival, doors.
  enum Line { costs, method, arrival, doors, lines };

  std::array<QString, lines> words_;
  QString arriving_;   ///< Physics weight as it arrives.
  QString off_;        ///< How far off it is where avatars touch it.
  QString elsewhere_;  ///< How far off it is there; empty: not known apart.
  QPixmap picture_;
  QPushButton* use_;
  bool isUsed_ = false;
};

/// The candidates of one group as cards in two columns, in the order in which they were found; of
/// several groups one is chosen above them. Tab stops at one card, arrows go from card to card.
class ShapeCards : public QWidget {
  Q_OBJECT

 public:
  explicit ShapeCards(ShapeCandidates& candidates, QWidget* parent = nullptr);

  /// Where pictures that are still to be made are seen from.
  void setSight(std::function<Sight()> sight) { sight_ = std::move(sight); }
  const std::vector<ShapeCard*>& cards() const { return cards_; }
  std::size_t group() const { return group_; }
  /// Whether more are looked for, which using one ends.
  void setSearching(bool isSearching);

 signals:
  void useWanted(const wb::ui::CandidateAt& place);
  /// Candidates of this group are looked at.
  void groupChanged(std::size_t group);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Of which shape a picture is: the group, then the method, the deviation and what it costs. The
  /// end of a search may list the same ones in another order.
  using PictureOf = std::tuple<std::size_t, std::string_view, double, std::optional<double>>;

  PictureOf pictureOf(std::size_t candidate) const;
  bool press(const QObject& from, int key);
  void moveFocus(std::ptrdiff_t to);
  void stopAt(std::size_t card);
  void follow();
  void showGroups();
  void fill();
  int columns() const;
  void placeCards();
  void addCard();
  void forgetPictures();
  void drawNext();
  void take(const QImage& picture);

  ShapeCandidates& candidates_;
  std::function<Sight()> sight_;
  QComboBox* groups_;
  QWidget* groupRow_;
  QScrollArea* area_;
  QWidget* grid_;
  std::vector<ShapeCard*> cards_;
  std::size_t group_ = 0;
  std::map<PictureOf, QPixmap> pictures_;
  std::vector<making::Group> pictured_;  ///< What they are of.
  PictureOf drawn_{};
  bool isSearching_ = false;
  BackgroundWork<QImage> work_;
};

}  // namespace wb::ui
