#pragma once

#include "model/analysis/comparison.h"
#include "model/cost/profile.h"
#include "model/scene/scene.h"
#include "ui/document/detail/scene_statistics.h"

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

namespace wb::ui {

/// Whether two profiles weigh alike, whatever they are called.
bool weighAlike(cost::Profile a, const cost::Profile& b);

/// What constants are called: a scenario of the scene by its name alone as long as they are its
/// own, and changed ones that are those of a scenario as that; else as cost::displayName, with a
/// star for what is changed.
QString profileName(const cost::Profile& profile, const scene::Scene& scene);

class Document;

/// What things of now are compared with: constants, parts and shapes as they were when it was
/// pinned, and what they cost. It stays whatever changes afterwards, and is never undone. A project
/// keeps its constants, and is opened with them pinned.
class Baseline : public QObject {
  Q_OBJECT

 public:
  explicit Baseline(Document& document, QObject* parent = nullptr);

  /// Keeps what is open, weighed under a profile; in the background where that needs its geometry.
  /// A project is not saved then, nor when it is unpinned.
  void pin(const cost::Profile& profile);
  /// The same without being asked: a project keeps it only once its constants are others.
  void pinUnasked(const cost::Profile& profile);
  void unpin();

  const std::optional<cost::Profile>& profile() const { return profile_; }
  /// Whether it came with the project that is open: its parts are those of then.
  bool isOfProject() const { return isOfProject_; }
  /// What was kept, with its costs; nothing without a baseline, or until it is weighed.
  std::optional<tuning::Side> side() const;
  /// Which of it each linkset and part that is open now was.
  const tuning::Origins& origins() const { return origins_; }
  bool isBusy() const { return background_.isBusy(); }

 signals:
  /// Another baseline, or what it is compared with has other linksets.
  void changed();

 private:
  void followScene(bool isOpened);
  void followReload();
  void pinOfProject();
  void drop();
  bool isToSave() const;
  void keep(const cost::Profile& profile);
  void putInto(scene::Scene& scene) const;
  void take(const std::shared_ptr<cost::SceneStatistics>& made);
  void weigh(const cost::SceneStatistics& statistics);

  Document& document_;
  std::optional<cost::Profile> profile_;
  scene::Scene scene_;
  std::vector<cost::LinksetCost> costs_;
  tuning::Origins origins_;
  bool isWeighed_ = false;
  bool isOfProject_ = false;
  bool isUnasked_ = false;
  bool isToPin_ = false;  ///< What was opened has one that nobody was told of yet.
  BackgroundStatistics background_;
};

}  // namespace wb::ui
