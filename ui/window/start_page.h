#pragma once

#include "ui/window/samples.h"

#include <QScrollArea>

class QGridLayout;
class QVBoxLayout;

namespace wb::ui {

/// What a window shows while nothing is open: how to open something, what was open last, and the
/// samples with what each teaches.
class StartPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

 signals:
  void openWanted();
  void fileChosen(const QString& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void addHint(QVBoxLayout& column);
  void addHeading(QVBoxLayout& column, const QString& text);
  void addRecent(QVBoxLayout& column);
  void addSamples(QVBoxLayout& column);
  QWidget* cardOf(const Sample& sample);
  /// As many columns as there is room for.
  void arrange();

  QWidget* recent_ = nullptr;
  QVBoxLayout* recentFiles_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<QWidget*> cards_;
};

}  // namespace wb::ui
