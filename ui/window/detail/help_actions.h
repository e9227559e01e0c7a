#pragma once

#include <QObject>

class QWidget;

namespace wb::ui {

class Actions;

class HelpWindow;

/// The menu Help.
class HelpActions : public QObject {
  Q_OBJECT

 public:
  HelpActions(QWidget& window, const Actions& actions);

  /// Shows a page of the help by its name; the first, if there is none of that name.
  void showPage(const QString& name);

 signals:
  void sampleChosen(const QString& path);

 private:
  void addSamples();
  void showContents();
  void showShortcuts();
  void showAbout();

  QWidget& window_;
  const Actions& actions_;
  HelpWindow* help_ = nullptr;  ///< Once it was asked for.
};

}  // namespace wb::ui
