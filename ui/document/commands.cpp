#include "ui/document/commands.h"

#include "model/octree/octree_text.h"
#include "model/scene/project.h"
#include "model/scene/scene_difference.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QUndoCommand>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace wb::ui {
namespace {

/// What a change sets: which value, and how to put it.
template <class Target>
class Change : public QUndoCommand {
 public:
  using Value = typename Target::Value;

  Change(Document& document, Target target, Value before, Value after, const QString& text,
         Gesture gesture)
      : QUndoCommand(text),
        document_(document),
        target_(target),
        before_(std::move(before)),
        after_(std::move(after)),
        gesture_(gesture) {}

  void undo() override { target_.put(document_, before_); }
  void redo() override { target_.put(document_, after_); }
  int id() const override { return Target::commandId; }

  bool mergeWith(const QUndoCommand* other) override {
    const auto& later = static_cast<const Change&>(*other);
    if (gesture_ == Gesture::none || later.gesture_ != gesture_ || !(later.target_ == target_))
      return false;
    after_ = later.after_;
    setObsolete(after_ == before_);
    return true;
  }

 private:
  Document& document_;
  Target target_;
  Value before_;
  Value after_;
  Gesture gesture_;
};

struct ProfileTarget {
  using Value = cost::Profile;
  static constexpr int commandId = 1;
  void put(Document& document, const Value& value) const { document.setProfile(value); }
  bool operator==(const ProfileTarget&) const = default;
};

struct PartTarget {
  using Value = scene::Part;
  static constexpr int commandId = 2;
  std::size_t linkset;
  std::size_t part;
  void put(Document& document, const Value& value) const { document.setPart(linkset, part, value); }
  bool operator==(const PartTarget&) const = default;
};

struct LinksetFlags {
  bool physical;
  bool moving;
  bool operator==(const LinksetFlags&) const = default;
};

struct FlagsTarget {
  using Value = LinksetFlags;
  static constexpr int commandId = 3;
  std::size_t linkset;
  void put(Document& document, const Value& value) const {
    document.setLinksetFlags(linkset, value.physical, value.moving);
  }
  bool operator==(const FlagsTarget&) const = default;
};

struct MeasuredTarget {
  using Value = std::vector<scene::Measured>;
  static constexpr int commandId = 4;
  void put(Document& document, const Value& value) const { document.setMeasured(value); }
  bool operator==(const MeasuredTarget&) const = default;
};

struct OctreeTarget {
  using Value = scene::OctreeEntry;
  static constexpr int commandId = 5;
  std::size_t octree;
  std::filesystem::path folder;  ///< That paths begin at; saving may have made it another since.
  void put(Document& document, Value value) const {
    value.path = scene::pathSeenFrom(document.weighing().scene.folder, folder, value.path);
    document.setOctree(octree, value);
  }
  bool operator==(const OctreeTarget&) const = default;
};

struct ScenariosTarget {
  using Value = std::vector<scene::ProfileSetting>;
  static constexpr int commandId = 6;
  void put(Document& document, const Value& value) const { document.setScenarios(value); }
  bool operator==(const ScenariosTarget&) const = default;
};

struct RaysTarget {
  using Value = std::vector<scene::RayEntry>;
  static constexpr int commandId = 8;
  void put(Document& document, const Value& value) const { document.setRays(value); }
  bool operator==(const RaysTarget&) const = default;
};

struct RootTarget {
  using Value = scene::Part;  ///< As placedPart gives it.
  static constexpr int commandId = 7;
  std::size_t linkset;
  void put(Document& document, const Value& value) const { document.setRoot(linkset, value); }
  bool operator==(const RootTarget&) const = default;
};

template <class Target>
void push(Document& document, Target target, typename Target::Value before,
          typename Target::Value after, const QString& text, Gesture gesture) {
  if (before == after) return;
  document.undoStack().push(
      new Change<Target>(document, target, std::move(before), std::move(after), text, gesture));
}

}  // namespace

Gesture newGesture() {
  static int last = 0;
  return static_cast<Gesture>(++last);
}

void changeProfile(Document& document, const cost::Profile& profile, const QString& text,
                   Gesture gesture) {
  push(document, ProfileTarget{}, document.weighing().profile, profile, text, gesture);
}

void changePart(Document& document, std::size_t linkset, std::size_t part, const scene::Part& value,
                const QString& text, Gesture gesture) {
  push(document, PartTarget{linkset, part}, document.weighing().scene.linksets[linkset].parts[part],
       value, text, gesture);
}

scene::Part placedPart(const Document& document, std::size_t linkset, std::size_t part) {
  const scene::Linkset& whole = document.weighing().scene.linksets[linkset];
  scene::Part placed = whole.parts[part];
  if (part > 0) return placed;
  placed.position = whole.position;
  placed.rotation = whole.rotation;
  return placed;
}

void changePlacedPart(Document& document, std::size_t linkset, std::size_t part,
                      const scene::Part& value, const QString& text, Gesture gesture) {
  if (part > 0) return changePart(document, linkset, part, value, text, gesture);
  push(document, RootTarget{linkset}, placedPart(document, linkset, part), value, text, gesture);
}

void changeLinksetFlags(Document& document, std::size_t linkset, bool physical, bool moving,
                        const QString& text) {
  const scene::Linkset& now = document.weighing().scene.linksets[linkset];
  push(document, FlagsTarget{linkset}, LinksetFlags{now.physical, now.moving},
       LinksetFlags{physical, moving}, text, Gesture::none);
}

void changeScenarios(Document& document, const std::vector<scene::ProfileSetting>& scenarios,
                     const QString& text) {
  push(document, ScenariosTarget{}, document.weighing().scene.scenarios, scenarios, text,
       Gesture::none);
}

void changeMeasured(Document& document, const std::vector<scene::Measured>& measured,
                    const QString& text) {
  push(document, MeasuredTarget{}, document.weighing().scene.measured, measured, text,
       Gesture::none);
}

void changeOctree(Document& document, std::size_t octree, const scene::OctreeEntry& value,
                  const QString& text, Gesture gesture) {
  const scene::Scene& scene = document.weighing().scene;
  push(document, OctreeTarget{octree, scene.folder}, scene.octrees[octree], value, text, gesture);
}

void changeRays(Document& document, const std::vector<scene::RayEntry>& rays, const QString& text) {
  push(document, RaysTarget{}, document.weighing().scene.rays, rays, text, Gesture::none);
}

void changeCubes(Document& document, std::size_t octree, octree::Octree cubes,
                 const QString& text) {
  scene::OctreeEntry entry = document.weighing().scene.octrees[octree];
  if (entry.cubes && *entry.cubes == cubes) return;
  entry.size = entry.placement().size;
  entry.tree = octree::formatTree(cubes);
  entry.path.clear();
  entry.cubes = std::make_shared<const octree::Octree>(std::move(cubes));
  changeOctree(document, octree, entry, text);
}

namespace {

struct Selected {
  std::vector<scene::Target> targets;
  std::optional<std::size_t> octree;
};

void select(Selection& selection, const Selected& selected) {
  if (selected.octree) return selection.selectOctree(selected.octree);
  selection.selectAll(selected.targets);
}

/// Keeps what differs, not the scenes.
class SceneChange : public QUndoCommand {
 public:
  SceneChange(Document& document, Selection& selection, scene::SceneDifference difference,
              Selected about, const QString& text)
      : QUndoCommand(text),
        document_(document),
        selection_(selection),
        difference_(std::move(difference)),
        before_{selection.all(), selection.octree()},
        after_(std::move(about)) {}

  void redo() override { exchange(after_); }
  void undo() override { exchange(before_); }

 private:
  void exchange(const Selected& selected) {
    scene::Scene scene = document_.weighing().scene;
    difference_.exchange(scene);
    document_.setScene(std::move(scene));
    select(selection_, selected);
  }

  Document& document_;
  Selection& selection_;
  scene::SceneDifference difference_;
  Selected before_;
  Selected after_;
};

}  // namespace

void compose(Document& document, Selection& selection, const scene::Composed& composed,
             const QString& text, std::optional<std::size_t> octree) {
  scene::SceneDifference difference(document.weighing().scene, composed.scene);
  if (difference.isNone()) return;
  document.undoStack().push(
      new SceneChange(document, selection, std::move(difference), {composed.about, octree}, text));
}

namespace {

/// Takes back what adds assets, moves linksets or changes several: the linksets of before come
/// back, and assets that were not there go.
class PlanChange : public QUndoCommand {
 public:
  PlanChange(Document& document, const advice::Change& change, const QString& text)
      : QUndoCommand(text), document_(document), change_(change) {}

  void redo() override {
    const scene::Scene& scene = document_.weighing().scene;
    before_ = scene.linksets;
    assets_.clear();
    for (const auto& [name, asset] : scene.assets) assets_.insert(name);
    document_.setScene(advice::apply(scene, change_));
  }

  void undo() override {
    scene::Scene scene = document_.weighing().scene;
    scene.linksets = before_;
    std::erase_if(scene.assets, [this](const auto& one) { return !assets_.contains(one.first); });
    document_.setScene(std::move(scene));
  }

 private:
  Document& document_;
  advice::Change change_;
  std::vector<scene::Linkset> before_;
  std::set<std::string> assets_;  ///< Names of those that were there.
};

/// Keeps the linksets that are changed, not the scene: what else becomes of it stays.
class AdviceChange : public QUndoCommand {
 public:
  AdviceChange(Document& document, const advice::Change& change, const QString& text)
      : QUndoCommand(text), document_(document), change_(change) {}

  void redo() override;
  void undo() override;

 private:
  Document& document_;
  advice::Change change_;
  std::vector<scene::Linkset> before_;  ///< Those of advice::linksetsOf.
  std::string asset_;                   ///< Of a new mesh.
};

void AdviceChange::redo() {
  const scene::Scene& scene = document_.weighing().scene;
  before_.clear();
  for (const std::size_t linkset : linksetsOf(change_)) before_.push_back(scene.linksets[linkset]);
  if (std::holds_alternative<advice::NewMesh>(change_.what)) asset_ = newAssetName(scene, change_);
  document_.setScene(advice::apply(scene, change_));
}

void AdviceChange::undo() {
  scene::Scene scene = document_.weighing().scene;
  const auto at = [&scene](std::size_t index) {
    return scene.linksets.begin() + static_cast<std::ptrdiff_t>(index);
  };
  if (std::holds_alternative<advice::NewMesh>(change_.what)) scene.assets.erase(asset_);
  if (std::holds_alternative<advice::Split>(change_.what))
    scene.linksets.erase(at(change_.linkset + 1));
  if (const auto* merge = std::get_if<advice::Merge>(&change_.what))
    scene.linksets.insert(at(merge->other), before_.back());
  scene.linksets[change_.linkset] = before_.front();
  document_.setScene(std::move(scene));
}

}  // namespace

void applySuggestion(Document& document, const advice::Suggestion& suggestion,
                     const QString& text) {
  const auto& what = suggestion.change.what;
  if (std::holds_alternative<advice::Sequence>(what) ||
      std::holds_alternative<advice::MoveScripts>(what)) {
    document.undoStack().push(new PlanChange(document, suggestion.change, text));
  } else {
    document.undoStack().push(new AdviceChange(document, suggestion.change, text));
  }
}

}  // namespace wb::ui
