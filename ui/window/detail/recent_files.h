#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace wb::ui {

/// The files that were opened last, newest first, remembered between sessions; and their menu.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  static constexpr int most = 10;

  explicit RecentFiles(QObject* parent = nullptr) : QObject(parent) {}

  static QStringList files();
  static void add(const QString& path);
  static void remove(const QString& path);

  /// Fills the menu anew each time it is opened.
  void fill(QMenu& menu);

 signals:
  void chosen(const QString& path);

 private:
  void refill(QMenu& menu);
};

}  // namespace wb::ui
