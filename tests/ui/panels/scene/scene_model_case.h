#pragma once

#include "tests/ui/panels/scene/scenes.h"
#include "tests/ui/panels/scene/tested_model.h"

#include <QTest>
#include <memory>

namespace wb::ui::test {

/// The rows of a scene.
class SceneModelCase : public QObject {
 protected:
  void start() { tree_ = std::make_unique<TestedModel>(); }
  void show(scene::Scene scene) { tree_->document.show(weighed(std::move(scene))); }
  static QString text(const QModelIndex& index) { return index.data().toString(); }
  static QString cost(const QModelIndex& index) {
    return index.siblingAtColumn(SceneModel::costColumn).data().toString();
  }
  QStringList namesIn(const QModelIndex& parent) const;
  /// That every index below one finds itself; counts them.
  void visit(const QModelIndex& parent, int& count) const;

  std::unique_ptr<TestedModel> tree_;
};

inline QStringList SceneModelCase::namesIn(const QModelIndex& parent) const {
  QStringList names;
  for (int row = 0; row < tree_->model.rowCount(parent); ++row)
    names << text(tree_->model.index(row, SceneModel::nameColumn, parent));
  return names;
}

inline void SceneModelCase::visit(const QModelIndex& parent, int& count) const {
  for (int row = 0; row < tree_->model.rowCount(parent); ++row) {
    const QModelIndex index = tree_->model.index(row, SceneModel::nameColumn, parent);
    QCOMPARE(tree_->model.indexOf(tree_->model.nodeOf(index)), index);
    QCOMPARE(index.parent(), parent);
    ++count;
    visit(index, count);
  }
}

}  // namespace wb::ui::test
