#pragma once

#include "model/asset/asset.h"
#include "model/display/display.h"

#include <QWidget>
#include <optional>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace wb::ui {

class Document;
class SceneTree;
class Selection;
class Visibility;

/// The scene as a tree with a search field above it; a word where there is nothing to show.
class ScenePanel : public QWidget {
  Q_OBJECT

 public:
  ScenePanel(Document& document, Selection& selection, Visibility& visibility,
             QWidget* parent = nullptr);

  SceneTree& tree() const { return *tree_; }
  /// Octrees cost nothing: who works on them alone sees no costs, but their cubes by kind, depth
  /// and memory.
  void setCostsShown(bool areShown);

 signals:
  /// A shape was chosen that the view is to show; of the visual layer, its level of detail.
  void layerWanted(wb::layers::Layer layer, std::optional<wb::asset::Lod> lod);
  /// The selection is to fill the view.
  void frameWanted();
  /// A page of the help was asked for, by its name.
  void helpWanted(const QString& page);

 private:
  void makeLayout();
  void makeSearch();
  void startScene();
  void search();
  void enterTree();
  void choosePage();
  QString emptyWords() const;

  const Document& document_;
  QLineEdit* search_;
  QStackedWidget* pages_;
  SceneTree* tree_;
  QLabel* word_;  ///< Instead of a tree without rows.
};

}  // namespace wb::ui
