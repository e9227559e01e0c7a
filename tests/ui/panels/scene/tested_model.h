#pragma once

#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/scene_model.h"

#include <QAbstractItemModelTester>
#include <optional>
#include <utility>

namespace wb::ui::test {

/// A scene model that ends the test at the first wrong answer.
struct TestedModel {
  Document document;
  Visibility visibility{document};
  SceneModel model{document, visibility};
  std::optional<QAbstractItemModelTester> tester{
      std::in_place, &model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

}  // namespace wb::ui::test
