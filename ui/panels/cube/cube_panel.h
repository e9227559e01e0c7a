#pragma once

#include "model/octree/cube_facts.h"
#include "model/octree/world.h"
#include "ui/panels/cube/detail/cube_text.h"

#include <QWidget>
#include <array>
#include <optional>

class QGridLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QVBoxLayout;

namespace wb::ui {

class CubeChoice;
class Document;
class EmptyPage;
class SlotLabel;

/// The cube of an octree that is looked at: its kind, the way to it from the root, its edges and
/// what is in it. All lines have their places whatever is chosen.
class CubePanel : public QWidget {
  Q_OBJECT

 public:
  CubePanel(const Document& document, const CubeChoice& choice, QWidget* parent = nullptr);

 signals:
  /// Another cube was chosen here: one on the way from the root, or beside that which is shown.
  void cubeWanted(const wb::octree::Location& cube);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makePage();
  void makeKind(QVBoxLayout& column);
  void makeFacts(QVBoxLayout& column);
  void makeWay(QVBoxLayout& column);
  void makeTables(QVBoxLayout& column);
  void makeNeighbours(QVBoxLayout& column);
  QWidget* makeFooter();
  void follow();
  void showNone();
  void showKind();
  void showWay();
  void showTables();
  void showNeighbours();
  void chooseOnWay(int row);
  void chooseBeside(int row);
  void copy() const;

  const Document& document_;
  const CubeChoice& choice_;
  std::optional<octree::CubeFacts> facts_;  ///< Of the cube that is shown.
  QStackedWidget* pages_;
  EmptyPage* hint_;
  QLabel* swatch_ = nullptr;
  SlotLabel* kind_ = nullptr;
  SlotLabel* about_ = nullptr;
  std::array<SlotLabel*, cubeFactCount> values_{};
  QListWidget* way_ = nullptr;
  QTableWidget* box_ = nullptr;
  QTableWidget* edges_ = nullptr;
  QListWidget* neighbours_ = nullptr;
  QPushButton* copy_ = nullptr;
};

}  // namespace wb::ui
