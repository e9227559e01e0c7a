#pragma once

#include "model/layers/land_map.h"
#include "model/octree/ray.h"
#include "ui/view/view_settings.h"

#include <QObject>
#include <optional>

namespace wb::viewport {
class SceneLayers;
class View;
}  // namespace wb::viewport

namespace wb::ui {

class Document;
class Visibility;

/// Keeps the land under what is shown in step with the document, coloured by what stands on it, and
/// tells what that is of the square under the pointer.
class LandKeeper : public QObject {
  Q_OBJECT

 public:
  LandKeeper(const Document& document, const Visibility& visibility, viewport::View& view,
             QObject* parent = nullptr);

  void setSettings(const ViewSettings& settings);

 signals:
  /// A line about the square under the pointer.
  void said(const QString& line);

 private:
  bool isShown(bool isBeside) const;
  void remake();
  void recolour();
  void point(const octree::Ray& ray, bool isBeside);
  QString describe(const layers::LandSquare& square) const;

  const Document& document_;
  const Visibility& visibility_;
  viewport::View& view_;
  ViewSettings settings_;
  std::optional<layers::LandMap> land_;  ///< While it is shown.
};

}  // namespace wb::ui
