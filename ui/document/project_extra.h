#pragma once

#include "model/scene/scene.h"

#include <QObject>
#include <functional>

namespace wb::ui {

class Document;

/// Something that goes into the project of what is open whenever that is saved, and is never undone
/// or redone: asked for at that moment. The document's own from then on.
class ProjectExtra : public QObject {
  Q_OBJECT

 public:
  using Put = std::function<void(scene::Scene& scene)>;

  /// @param put  Adds it to the scene that is being saved.
  ProjectExtra(Document& document, Put put);

  /// Has all that a document has for its project added to its scene.
  static void putAll(const Document& document, scene::Scene& scene);

 private:
  Put put_;
};

}  // namespace wb::ui
