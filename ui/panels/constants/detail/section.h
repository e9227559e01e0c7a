#pragma once

#include <QWidget>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace wb::ui {

class SearchWords;

/// A heading that opens and closes the rows below it.
class Section : public QWidget {
  Q_OBJECT

 public:
  Section(const QString& title, bool isOpen, QWidget* parent = nullptr);

  void addRow(QWidget* row, const QString& searchedText);
  /// Shows the rows that have all the words, open as long as it is searched, or nothing if none
  /// has. Returns whether any has.
  bool search(const SearchWords& words);

 private:
  void toggle();
  void showRows(bool areShown);

  struct Row {
    QWidget* widget;
    QString searchedText;
  };
  bool isOpen_;  ///< Unless it is searched.
  QToolButton* heading_;
  QWidget* content_;
  QVBoxLayout* column_;
  std::vector<Row> rows_;
};

}  // namespace wb::ui
