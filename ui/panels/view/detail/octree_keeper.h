#pragma once

#include "ui/widgets/background_work.h"
#include "viewport/octree_layers.h"

#include <QObject>
#include <memory>
#include <set>

namespace wb::ui {

class Document;
class Visibility;

/// Keeps the octrees of a view in step with the document: made in the background, without the
/// hidden ones, again whenever these or the grid depth change. A changed octree is renewed at once.
class OctreeKeeper : public QObject {
  Q_OBJECT

 public:
  OctreeKeeper(const Document& document, const Visibility& visibility,
               viewport::OctreeLayers& octrees, QObject* parent = nullptr);

  void setLook(const viewport::OctreeLook& look);
  bool isBusy() const { return work_.isBusy(); }

 signals:
  /// Other octrees are shown, or in another way.
  void looksChanged();

 private:
  using Made = std::shared_ptr<viewport::OctreeShapes>;

  void resetScene();
  void renew(std::size_t octree);
  void followVisibility();
  void remake();
  void take(const Made& made);

  const Document& document_;
  const Visibility& visibility_;
  viewport::OctreeLayers& octrees_;
  viewport::OctreeLook look_;
  std::set<std::size_t> hidden_;  ///< In what is shown, or being made.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
