#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace wb::ui {

/// The help beside the window: contents, search, and a page. Stays open while one works.
class HelpWindow : public QDialog {
  Q_OBJECT

 public:
  explicit HelpWindow(QWidget* parent = nullptr);

  /// Shows the page of that name.
  void showPage(const QString& name);

 private:
  void fill();
  void follow(const QUrl& shown);

  QLineEdit* search_;
  QListWidget* contents_;
  QTextBrowser* page_;
};

}  // namespace wb::ui
