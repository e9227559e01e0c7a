#include "ui/document/commands.h"

#include "model/octree/octree_text.h"
#include "model/scene/project.h"
#include "ui/document/document.h"

#include <QUndoCommand>
#include <utility>

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

}  // namespace wb::ui
