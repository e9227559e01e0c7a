#include "ui/document/project_extra.h"

#include "ui/document/document.h"

#include <utility>

namespace wb::ui {

ProjectExtra::ProjectExtra(Document& document, Put put)
    : QObject(&document), put_(std::move(put)) {}

void ProjectExtra::putAll(const Document& document, scene::Scene& scene) {
  for (const ProjectExtra* one : document.findChildren<ProjectExtra*>(Qt::FindDirectChildrenOnly))
    one->put_(scene);
}

}  // namespace wb::ui
