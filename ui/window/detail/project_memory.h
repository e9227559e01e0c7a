#pragma once

#include <QObject>
#include <QString>

namespace wb::ui {

class Document;
class Panels;
class WorkspaceLooks;

/// Brings back how a window looked when a file was open last: camera, what the view shows in the
/// workspace *Explain*, columns of the table, and where the panels of that workspace stood. Kept in
/// the settings for the `mostRemembered` files that were open last.
class ProjectMemory : public QObject {
  Q_OBJECT

 public:
  static constexpr int mostRemembered = 40;

  ProjectMemory(Document& document, Panels& panels, WorkspaceLooks& workspaceLooks);

  /// How the window looks now, for the file that is open; nothing without one.
  void keep() const;

 private:
  void bringBack(bool isOpened);
  void apply(const QString& group);
  /// Of the settings; empty where no file is open, or nothing is to come back.
  QString group() const;

  Document& document_;
  Panels& panels_;
  WorkspaceLooks& workspaceLooks_;
};

}  // namespace wb::ui
