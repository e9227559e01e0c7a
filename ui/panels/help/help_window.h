#pragma once

#include "ui/panels/help/detail/help_search.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QTextCursor;

namespace wb::ui {

/// The help beside the window: contents, a search that leads to what it finds, and a page. Stays
/// open while one works.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);

  /// Shows the page of that name.
  void showPage(const QString& name);

 private:
  void fill();
  void search();
  void markFound();
  void showPlace(const QTextCursor& found);
  int bestSection() const;
  void showAtTop(int position);
  void showHeading(const QString& anchor);
  void goToNext();
  void follow(const QUrl& shown);

  QLineEdit* search_;
  HelpSearch wanted_;  ///< Of what is typed there.
  QListWidget* contents_;
  QTextBrowser* page_;
};

}  // namespace wb::ui
