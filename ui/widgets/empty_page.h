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

  bool isEmpty() const { return words.isEmpty(); }
};

/// Stands where rows or a picture would be and says why there are none, with the button that does
/// something about it. The words are shown as they are, whatever names from files are in them.
class EmptyPage : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyPage(QWidget* parent, const EmptyWord& word = {});

  void say(const EmptyWord& word);
  /// One of the panel's own, below the words.
  void addButton(QPushButton& button);

 signals:
  void taken(wb::ui::Offer offer);

 private:
  QVBoxLayout* column_;
  QLabel* words_;
  QPushButton* button_;
  Offer offer_ = Offer::nothing;
};

}  // namespace wb::ui
