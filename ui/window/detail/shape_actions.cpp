#include "ui/window/detail/shape_actions.h"

#include "model/formats/file_kinds.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/file_actions.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/questions.h"
#include "ui/window/detail/workspaces.h"

#include <QAction>
#include <QFileInfo>
#include <QUndoStack>
#include <utility>

namespace wb::ui {

ShapeActions::ShapeActions(FileActions& files, const Document& document, Panels& panels,
                           Actions& actions)
    : QObject(&files), files_(files), document_(document), panels_(panels), actions_(actions) {
  auto& panel = panels.get<ShapesPanel>();
  connect(&actions[ActionId::makeShape], &QAction::triggered, this, &ShapeActions::make);
  connect(&actions[ActionId::useShape], &QAction::triggered, &panel,
          qOverload<>(&ShapesPanel::use));
  connect(&actions[ActionId::exportShape], &QAction::triggered, this, &ShapeActions::exportShapes);
  QAction& compares = actions[ActionId::compareShape];
  compares.setCheckable(true);
  // Told by the view, whose window no shortcut of a widget belongs to.
  compares.setShortcutContext(Qt::WidgetShortcut);
  panels.view().addAction(&compares);
  connect(&compares, &QAction::triggered, this, &ShapeActions::compare);
  connect(&panels.get<WhyPanel>(), &WhyPanel::shapesWanted, this, &ShapeActions::find);
  connect(&panel, &ShapesPanel::exportWanted, this, &ShapeActions::exportShapes);
  connect(&panel, &ShapesPanel::kitWanted, &actions[ActionId::exportKit], &QAction::trigger);
  connect(&panel, &ShapesPanel::said, this, &ShapeActions::said);
  connect(&panel, &ShapesPanel::stateChanged, this, &ShapeActions::update);
  connect(&document, &Document::sceneReset, this, &ShapeActions::update);
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &ShapeActions::update);
  update();
}

void ShapeActions::update() {
  const auto& panel = panels_.get<ShapesPanel>();
  const bool hasChosen = panel.hasChosen();
  const Unusable why = unlessEmpty(document_, hasChosen ? Unusable::isInUse : Unusable::needsShape);
  actions_.offer(ActionId::makeShape, !document_.isEmpty(),
                 unlessEmpty(document_, Unusable::noObjects));
  actions_.offer(ActionId::useShape, panel.canUse(), why);
  actions_.offer(ActionId::compareShape, hasChosen, why);
  actions_.offer(ActionId::exportShape, !panel.shapesToWrite().empty(), why);
  actions_[ActionId::compareShape].setChecked(hasChosen && !panel.isPreviewed());
}

void ShapeActions::make() {
  panels_.show<ShapesPanel>();
  panels_.get<ShapesPanel>().make();
}

/// What was found already is not looked for again.
void ShapeActions::find() {
  panels_.workspaces().choose(Workspace::optimize);
  panels_.show<ShapesPanel>();
  auto& panel = panels_.get<ShapesPanel>();
  if (panel.candidates().isEmpty() && !panel.isBusy()) panel.make();
}

void ShapeActions::compare(bool isNow) { panels_.get<ShapesPanel>().setPreviewed(!isNow); }

/// The uploader looks for the physics of `chair.dae` in `chair_PHYS.dae`: a 3D model's own name,
/// whatever its parts are called.
QString ShapeActions::nameOfShape() const {
  const weighing::Weighing& open = document_.weighing();
  const QString part = safeFileName(panels_.get<ShapesPanel>().name(), tr("shape"));
  if (!import::isModelFile(open.kind)) return part;
  return safeFileName(QFileInfo(document_.path()).completeBaseName(), part);
}

void ShapeActions::exportShapes() {
  const auto& panel = panels_.get<ShapesPanel>();
  const QString path = files_.askWhereToWrite(
      tr("Export shape"), QStringLiteral("dae"),
      tr("For the uploader (*.dae *.glb);;For other tools (*.obj);;Mesh asset (*.llmesh "
         "*.mesh);;Viewer's model file (*.slm);;Project (*.weighbridge)"),
      nameOfShape() + QStringLiteral("_PHYS"));
  if (path.isEmpty() || panel.shapesToWrite().empty()) return;
  Diagnostics findings;
  Result<void> written = checkMayWrite(document_.weighing(), path);
  const auto write = [&](making::IfRefused ifRefused) {
    return making::write(document_.weighing().scene, panel.shapesToWrite(), path.toStdString(),
                         ifRefused)
        .map([&](Diagnostics found) { findings = std::move(found); });
  };
  if (written) written = write(making::IfRefused::fail);
  if (!written && making::isRefusedAtUpload(written.error()) &&
      askToWriteAnyway(*panel.window(), shown(written.error())))
    written = write(making::IfRefused::writeAnyway);
  files_.tellWritten(path, written, findings);
}

}  // namespace wb::ui
