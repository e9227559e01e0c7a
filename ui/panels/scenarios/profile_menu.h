#pragma once

#include <QComboBox>
#include <QString>

namespace wb::ui {

class Document;

/// Chooses the constants of what is open: a built-in profile, or a scenario of the project. Closed,
/// it shows what the constants of now are called, with a `*` when any has been changed.
class ProfileMenu : public QComboBox {
  Q_OBJECT

 public:
  explicit ProfileMenu(Document& document, QWidget* parent = nullptr);

  /// What is shown while it is closed.
  const QString& title() const { return title_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;

 private:
  void list();
  void follow();
  void choose(int index);

  Document& document_;
  QString title_;
};

}  // namespace wb::ui
