#include "ui/window/detail/compose_actions.h"

#include "model/formats/write_octrees.h"
#include "model/scene/part_placement.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/selection.h"
#include "ui/panels/ray/ray_panel.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/agreed_files.h"
#include "ui/window/detail/compose_questions.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/questions.h"

#include <QAction>
#include <QFileInfo>
#include <QUndoStack>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

constexpr std::array inTree{ActionId::addPrims,      ActionId::addFile,      ActionId::duplicate,
                            ActionId::renameObject,  ActionId::removeObject, ActionId::linkObjects,
                            ActionId::unlinkObjects, ActionId::moveObjects,  ActionId::turnUpright};
/// Their keys mean other things elsewhere in the window.
constexpr std::array keysOfTree{ActionId::duplicate, ActionId::renameObject,
                                ActionId::removeObject};

/// The chosen linksets and parts alone, where they stand.
scene::Scene onlyOf(const scene::Scene& scene, const std::vector<weighing::Target>& chosen) {
  scene::Scene only;
  only.folder = scene.folder;
  only.assets = scene.assets;
  for (const weighing::Target& target : chosen) {
    scene::Linkset linkset = scene.linksets[target.linkset];
    if (target.part) linkset.parts = {scene::Part(linkset.parts[*target.part])};
    only.linksets.push_back(std::move(linkset));
  }
  return only;
}

}  // namespace

ComposeActions::ComposeActions(QWidget& window, Document& document, Selection& selection,
                               Panels& panels, Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      panels_(panels),
      actions_(actions),
      opener_(new FileOpener(this)),
      voxelising_([this](const Result<scene::Scene>& made) { takeOctrees(made); }) {
  voxelising_.nameAs(tr("Making octrees"), [this] { voxelising_.cancel(); });
  connectActions();
  offerInTree();
  connect(opener_, &FileOpener::opened, this, &ComposeActions::addFile);
  connect(opener_, &FileOpener::refused, this, &ComposeActions::refused);
  connect(&selection, &Selection::changed, this, &ComposeActions::update);
  connect(&selection, &Selection::octreeChanged, this, &ComposeActions::update);
  connect(&document, &Document::sceneReset, this, [this](bool isOpened) {
    if (isOpened) opener_->cancel();
    update();
  });
  connect(&document, &Document::sceneAboutToReset, this, [this] { voxelising_.cancel(); });
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &ComposeActions::update);
  update();
}

void ComposeActions::connectActions() {
  const auto on = [&](ActionId id, auto method) {
    connect(&actions_[id], &QAction::triggered, this, method);
  };
  on(ActionId::addPrims, &ComposeActions::addPrims);
  on(ActionId::addFile, &ComposeActions::chooseFile);
  on(ActionId::addOctree, &ComposeActions::addOctree);
  on(ActionId::addRay, &ComposeActions::addRay);
  on(ActionId::makeOctree, &ComposeActions::makeOctrees);
  on(ActionId::addRegion, &ComposeActions::addRegion);
  on(ActionId::addParcel, &ComposeActions::addParcel);
  on(ActionId::duplicate, &ComposeActions::duplicate);
  on(ActionId::renameObject, &ComposeActions::rename);
  on(ActionId::removeObject, &ComposeActions::remove);
  connect(&actions_[ActionId::linkObjects], &QAction::triggered, this,
          [this] { link(selection_.all()); });
  on(ActionId::unlinkObjects, &ComposeActions::unlink);
  on(ActionId::moveObjects, &ComposeActions::moveHome);
  on(ActionId::turnUpright, &ComposeActions::turnUpright);
}

void ComposeActions::offerInTree() {
  SceneTree& tree = panels_.get<ScenePanel>().tree();
  for (const ActionId id : keysOfTree) actions_[id].setShortcutContext(Qt::WidgetShortcut);
  auto* separator = new QAction(this);
  separator->setSeparator(true);
  tree.addAction(separator);
  for (const ActionId id : inTree) tree.addAction(&actions_[id]);
  connect(&tree, &SceneTree::linkWanted, this, &ComposeActions::link);
  connect(&tree, &SceneTree::moveWanted, this,
          [this](const std::vector<weighing::Target>& chosen, std::size_t region) {
            const bool isAny = region < scene().regions.size();
            moveTo(chosen, {isAny ? std::optional(region) : std::nullopt, {}});
          });
}

const scene::Scene& ComposeActions::scene() const { return document_.weighing().scene; }

void ComposeActions::update() {
  const auto& chosen = selection_.all();
  const bool isAny = !chosen.empty();
  const bool isOctree = selection_.octree().has_value();
  const bool isAnyRegion = !scene().regions.empty();
  const auto because = [this](Unusable why) { return unlessEmpty(document_, why); };
  actions_.offer(ActionId::addRay, !scene().octrees.empty(), Unusable::noOctree);
  actions_.offer(ActionId::addParcel, isAnyRegion, Unusable::noRegion);
  for (const ActionId id : {ActionId::duplicate, ActionId::makeOctree, ActionId::turnUpright})
    actions_.offer(id, isAny, because(Unusable::needsObject));
  actions_.offer(ActionId::renameObject, !document_.isEmpty(), because(Unusable::noObjects));
  // Octrees alone can be deleted, too.
  const Unusable whyNotRemove = Unusable::needsObjectOrOctree;
  actions_.offer(ActionId::removeObject, isAny || isOctree,
                 scene().octrees.empty() ? because(whyNotRemove) : whyNotRemove);
  actions_.offer(ActionId::linkObjects, scene::mayLink(chosen), because(Unusable::needsTwoObjects));
  actions_.offer(ActionId::unlinkObjects, scene::mayUnlink(scene(), chosen),
                 because(Unusable::needsParts));
  actions_.offer(ActionId::moveObjects, isAny && isAnyRegion,
                 because(isAnyRegion ? Unusable::needsObject : Unusable::noRegion));
}

void ComposeActions::put(const scene::Composed& composed, const QString& text,
                         const QString& sentence, std::optional<std::size_t> octree) {
  compose(document_, selection_, composed, text, octree);
  panels_.show<ScenePanel>();
  panels_.get<ScenePanel>().tree().setFocus(Qt::OtherFocusReason);
  emit said(sentence);
}

void ComposeActions::sayTooLate() {
  emit said(tr("Nothing was done because the scene changed while the dialog was open; try again"));
}

/// While a question is open, what it is about may be another: a file that was being read may be
/// there, or octrees that were being made.
template <class Question>
auto ComposeActions::answer(const Question& question) {
  const std::size_t before = document_.geometryPasses();
  auto given = question();
  if (given && document_.geometryPasses() != before) {
    given.reset();
    sayTooLate();
  }
  return given;
}

void ComposeActions::addPrims() {
  const auto prims = answer([this] { return askForPrims(window_); });
  if (!prims) return;
  put(scene::addPrims(scene(), *prims), tr("Add prims"), tr("Added prims: %L1").arg(prims->count));
}

void ComposeActions::chooseFile() {
  const QString path = askForFileToOpen(window_);
  if (path.isEmpty()) return;
  addFiles({path});
}

void ComposeActions::addFiles(const QStringList& paths) {
  emit said(tr("Reading %1 to add it…").arg(QFileInfo(paths.front()).fileName()));
  weighing::WeighOptions options;
  options.bare.levels = chosenLevels();
  opener_->open(paths, options);
}

void ComposeActions::addFile(const FileOpener::Opened& opened) {
  auto [added, findings] = std::move((*opened)->loaded);
  const QString file = QString::fromStdString(added.file);
  const QStringList paths = opener_->paths();
  const auto isAgreed =
      answer([&, &added = added] { return std::optional(agreesToOutside(window_, added)); });
  if (!isAgreed) return;
  if (*isAgreed) return addFiles(paths);
  const QString name = QFileInfo(file).fileName();
  const std::size_t octrees = scene().octrees.size();
  const bool isOctrees = added.scene.linksets.empty() && !added.scene.octrees.empty();
  put(scene::addScene(scene(), std::move(added.scene)), tr("Add %1").arg(name),
      tr("Added %1").arg(name), isOctrees ? std::optional(octrees) : std::nullopt);
  document_.tell(findings, file);
}

void ComposeActions::addOctree() {
  const auto wanted = answer([this] { return askForOctree(window_); });
  if (!wanted) return;
  put(scene::addOctree(scene(), {wanted->name, wanted->size, wanted->cubes}), tr("Add octree"),
      tr("Added an octree"), scene().octrees.size());
}

/// The one that is followed, or else one from above through the middle of the octrees.
octree::Ray ComposeActions::proposedRay() const {
  const RayTrail& trail = panels_.trail();
  if (trail.current()) return trail.rays()[*trail.current()];
  scene::Scene octrees;
  octrees.octrees = scene().octrees;
  const octree::Box box = extentOf(octrees);
  octree::Ray ray;
  ray.origin = (box.min + box.max) / 2.0;
  ray.origin.z = box.max.z + (box.max.z - box.min.z) / 4.0;
  ray.direction = {0, 0, -1};
  return ray;
}

void ComposeActions::addRay() {
  const auto ray = answer([this] { return askForRay(window_, proposedRay()); });
  if (!ray) return;
  if (ray->direction == glm::dvec3(0))
    return emit said(tr("The ray needs a direction: enter at least one number other than 0."));
  panels_.trail().keep(*ray);
  panels_.show<RayPanel>();
  emit said(tr("Added a ray. You can follow it step by step in the Ray panel."));
}

void ComposeActions::makeOctrees() {
  const auto options = answer([this] { return askForVoxels(window_); });
  if (!options) return;
  scene::Scene chosen = onlyOf(scene(), selection_.all());
  emit said(tr("Making octrees…"));
  voxelising_.start([chosen = std::move(chosen),
                     options = *options](const Task& task) mutable -> Result<scene::Scene> {
    if (auto made = exporting::partsToOctrees(chosen, options, task); !made)
      return tl::unexpected(made.error());
    return std::move(chosen);
  });
}

/// They stand where the parts stand, and are named after them.
void ComposeActions::takeOctrees(const Result<scene::Scene>& made) {
  if (!made) return emit said(tr("No octree was made: %1").arg(shown(made.error())));
  scene::Composed composed{scene(), {}};
  const std::size_t first = composed.scene.octrees.size();
  for (const scene::OctreeEntry& octree : made->octrees) composed.scene.octrees.push_back(octree);
  put(composed, tr("Make octree"), tr("Made octrees: %L1").arg(made->octrees.size()), first);
}

void ComposeActions::addRegion() {
  const auto region = answer([this] { return askForRegion(window_); });
  if (!region) return;
  scene::Composed composed = scene::addRegion(scene(), *region);
  composed.about = selection_.all();
  put(composed, tr("New region"),
      tr("Added a region. To put objects into it, use Compose > Move to…"));
}

void ComposeActions::addParcel() {
  const auto parcel = answer([this] { return askForParcel(window_, scene().regions); });
  if (!parcel) return;
  scene::Composed composed = scene::addParcel(scene(), parcel->region, parcel->parcel);
  composed.about = selection_.all();
  put(composed, tr("New parcel"),
      tr("Added a parcel. To put objects into it, use Compose > Move to…"));
}

void ComposeActions::duplicate() {
  const auto copies = answer([this] { return askForCopies(window_); });
  if (!copies) return;
  put(scene::duplicate(scene(), selection_.all(), *copies), tr("Duplicate"),
      tr("Made copies: %L1").arg(*copies));
}

void ComposeActions::rename() {
  SceneTree& tree = panels_.get<ScenePanel>().tree();
  panels_.show<ScenePanel>();
  tree.editName();
}

void ComposeActions::remove() {
  if (const auto octree = selection_.octree())
    return put(scene::removeOctree(scene(), *octree), tr("Delete"), tr("Deleted an octree"));
  put(scene::remove(scene(), selection_.all()), tr("Delete"), tr("Deleted the selection"));
}

void ComposeActions::link(const std::vector<weighing::Target>& chosen) {
  const std::size_t root = chosen.back().linkset;
  const QString name = nameOf(scene().linksets[root], root);
  put(scene::link(scene(), chosen), tr("Link"), tr("Linked the objects; the root is %1").arg(name));
}

void ComposeActions::unlink() {
  put(scene::unlink(scene(), selection_.all()), tr("Unlink"), tr("Unlinked the selection"));
}

void ComposeActions::moveHome() {
  const auto home = answer([this] { return askForHome(window_, scene().regions); });
  if (home) moveTo(selection_.all(), *home);
}

/// Nothing is added to the tree: the panels stay as they are.
void ComposeActions::turnUpright() {
  compose(document_, selection_, scene::turnUpright(scene(), selection_.all()), tr("Turn upright"));
  emit said(tr("Rotated the selection by 90° around the x axis"));
}

void ComposeActions::moveTo(const std::vector<weighing::Target>& chosen, const scene::Home& home) {
  QString moved = tr("Moved out of all regions");
  if (home.region && home.parcel)
    moved = tr("Moved to %1, in %2", "a parcel, its region")
                .arg(nameOfParcel(scene().regions[*home.region], *home.parcel),
                     nameOfRegion(scene(), *home.region));
  else if (home.region)
    moved = tr("Moved to %1", "a region").arg(nameOfRegion(scene(), *home.region));
  put(scene::moveHome(scene(), chosen, home), tr("Move to a region"), moved);
}

}  // namespace wb::ui
