#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace wb::ui {

/// What a button on an empty page does about it.
enum class Offer { nothing, openFile, addOctree, selectCostliest, pinNow };

/// Why there is nothing, and what would change that.
struct EmptyWord {
  QString words{};
  Offer offer = Offer::nothing;
  QString heading{};  ///< May be empty: one short sentence needs none.

  bool isEmpty() const { return words.isEmpty(); }
};

class ElidedLabel;

/// Stands where rows or a picture would be and says why there are none, with heading and icon where
/// there is room for them, and the button that does something about it. The words are shown as they
/// are, whatever names from files are in them.
class EmptyPage : public QWidget {
  Q_OBJECT

 public:
  /// @param picture  The icon of the panel's subject, by its name.
  explicit EmptyPage(QWidget* parent, const QString& picture = QStringLiteral("note"),
                     const EmptyWord& word = {});

  /// What to say where no file is open.
  static EmptyWord nothingOpen();

  void say(const EmptyWord& word);
  /// One of the panel's own, below the words.
  void addButton(QPushButton& button);

  /// Of buttons and a line: what gives way takes no room that something else needs.
  QSize minimumSizeHint() const override;
  /// What gives way makes room for words that wrap; no layout has to.
  bool hasHeightForWidth() const override { return false; }

 signals:
  void taken(wb::ui::Offer offer);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  int heightOfWords(int width) const;
  int heightOfButtons() const;

  QVBoxLayout* column_;
  QLabel* words_;
  QWidget* icon_;
  ElidedLabel* heading_;
  QPushButton* button_;
  Offer offer_ = Offer::nothing;
};

}  // namespace wb::ui
