#pragma once

#include "model/scene/scene.h"
#include "ui/document/commands.h"
#include "ui/panels/properties/detail/property_fields.h"
#include "ui/widgets/expression_box.h"

#include <QWidget>
#include <array>
#include <functional>

class QLabel;
class QVBoxLayout;

namespace wb::ui {

class Document;
class ExpressionBox;

/// What there is to know of an octree, and where it stands: by numbers.
class OctreeEditor : public QWidget {
  Q_OBJECT

 public:
  explicit OctreeEditor(Document& document, QWidget* parent = nullptr);

  void follow(std::size_t octree);
  /// What is still typed here is of an octree that is gone: it changes nothing any more.
  void forget() { hasOctree_ = false; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  using Put = std::function<void(scene::OctreeEntry&, double)>;
  using Triple = std::array<ExpressionBox*, 3>;

  Triple addTriple(QVBoxLayout& column, const QString& label, const BoxUnit& unit, double farthest,
                   const std::function<Put(int)>& putAxis);
  ExpressionBox* makeBox(const QString& name, const BoxUnit& unit, Put put);
  const scene::OctreeEntry& entry() const;
  void showFacts();
  void showStatistics();

  Document& document_;
  std::size_t octree_ = 0;
  bool hasOctree_ = false;
  EnteredAngles angles_;
  Gesture gesture_ = Gesture::none;
  QLabel* name_ = nullptr;
  QLabel* about_ = nullptr;
  QLabel* statistics_ = nullptr;
  ExpressionBox* size_ = nullptr;
  Triple position_{};
  Triple rotation_{};
};

}  // namespace wb::ui
