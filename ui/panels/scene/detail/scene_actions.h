#pragma once

#include <QObject>

class QAction;

namespace wb::ui {

class SceneTree;
class Visibility;
struct SceneNode;

/// What can be done with a row of the scene tree: its context menu and keys.
class SceneActions : public QObject {
  Q_OBJECT

 public:
  SceneActions(SceneTree& tree, Visibility& visibility, QObject* parent = nullptr);

 signals:
  void frameWanted();

 private:
  QAction* add(const QString& text, const QString& help);
  void toggle();
  void showOnly();
  void update();

  SceneTree& tree_;
  Visibility& visibility_;
  QAction* toggle_;
  QAction* showOnly_;
  QAction* showAll_;
  QAction* frame_;
};

}  // namespace wb::ui
