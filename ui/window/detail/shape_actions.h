#pragma once

#include <QObject>

namespace wb::ui {

class Actions;
class Document;
class FileActions;
class Panels;

/// The menu Shape: physics shapes that are made for what is selected. Space in the view shows by
/// turns the chosen one and what there is now.
class ShapeActions : public QObject {
  Q_OBJECT

 public:
  ShapeActions(FileActions& files, const Document& document, Panels& panels, Actions& actions);

 signals:
  /// What was done, or why nothing was.
  void said(const QString& sentence);

 private:
  void make();
  void find();
  void compare(bool isNow);
  void exportShapes();
  QString nameOfShape() const;
  void update();

  FileActions& files_;
  const Document& document_;
  Panels& panels_;
  Actions& actions_;
};

}  // namespace wb::ui
