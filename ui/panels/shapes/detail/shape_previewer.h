#pragma once

#include "model/shapes/shape_overlay.h"
#include "ui/document/scene_preview.h"
#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <memory>

namespace wb::ui {

class Document;

/// Makes of what is open the scene with the chosen candidates used, in the background, to be looked
/// at in one way or another. The newest choice wins.
class ShapePreviewer : public QObject {
  Q_OBJECT

 public:
  explicit ShapePreviewer(const Document& document, QObject* parent = nullptr);

  void make(const ShapeCandidates& candidates, making::Look look);
  void cancel();

 signals:
  /// Or why there is none: the grid would refuse a shape.
  void made(const std::shared_ptr<const wb::ui::ScenePreview>& preview);
  void refused(const wb::Diagnostic& why);

 private:
  using Made = Result<std::shared_ptr<const ScenePreview>>;

  void take(const Made& preview);

  const Document& document_;
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
