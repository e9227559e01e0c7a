#pragma once

#include <QDialog>

class QLineEdit;

namespace wb::ui {

/// Asks for a database of statistics: a file, or how to reach a server.
class OpenGridDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OpenGridDialog(QWidget* parent = nullptr);

  /// A file or connection string, as database::openDatabase() wants it.
  QString database() const;

 private:
  void browse();

  QLineEdit* database_;
};

}  // namespace wb::ui
