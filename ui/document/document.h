#pragma once

#include "model/analysis/analysis.h"
#include "model/cost/statistics.h"
#include "ui/document/detail/scene_statistics.h"

#include <QObject>
#include <QString>
#include <QTime>
#include <QUndoStack>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// One linkset of a weighing by itself, for another thread to look at: cheap, since meshes are
/// shared.
std::unique_ptr<weighing::Weighing> singleLinkset(const weighing::Weighing& weighing,
                                                  std::size_t linkset);

/// What is open: a scene, its profile, the statistics and costs that follow from both. One thread
/// owns it. It changes only through the commands of its undo stack (see commands.h), and tells what
/// changed by a signal of its own for each kind of change; views ask the model.
class Document : public QObject {
  Q_OBJECT

 public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  /// Reads and weighs a file in place of what is open. A failure is returned and leaves everything
  /// as it was.
  Result<void> open(const QString& path);
  /// What was read elsewhere, in place of what is open. What is the program's own, as a sample, has
  /// no file then: it is a copy without a name.
  void show(Loaded<weighing::Weighing> opened);
  /// Shows the open file as another program has changed it: views stay where they are
  /// (sceneReset(false)). There is nothing to undo afterwards.
  void reload(Loaded<weighing::Weighing> read);
  /// Changes of a file that were kept and not saved, in place of what is open: as the file `path`,
  /// not saved yet. Empty: as what has no file. `sha256` is of that file as it was before.
  void recover(Loaded<weighing::Weighing> kept, const QString& path, const std::string& sha256);
  /// Writes the file that is open, if it is a project or was written here: else use saveAs.
  Result<void> save();
  /// Writes all as what the ending of the name says (see exporting::wholeOf), or nothing.
  Result<void> saveAs(const QString& path);
  void close();
  /// What is wrong with a file that something was taken from, in place of what was told of it
  /// before.
  void tell(const Diagnostics& findings, const QString& file);

  /// The scene, profile, statistics and costs of this moment.
  const weighing::Weighing& weighing() const { return weighing_; }
  /// Findings of the file that is open, and of its weighing as it is now.
  Diagnostics findings() const;
  /// What was open until another program changed the file; nothing once anything else is open or
  /// objects were added or removed here.
  struct Before {
    std::shared_ptr<const weighing::Weighing> weighing;  ///< With its geometry.
    /// Which of its linksets each of those that are open is.
    std::vector<std::optional<std::size_t>> linksets;
    QTime until;
  };
  const std::optional<Before>& beforeReload() const { return before_; }
  /// Of the file that is open; empty: none.
  QString path() const { return QString::fromStdString(weighing_.file); }
  /// The program's own file that an untitled copy is open of; empty: none.
  QString copiedFrom() const { return QString::fromStdString(copiedFrom_); }
  /// Whether save() has a file to write to.
  bool hasProjectFile() const { return isOwnFile_; }
  /// Octrees and rays alone, as a text of such holds them.
  bool isOctreesOnly() const {
    return weighing_.scene.linksets.empty() && !weighing_.scene.octrees.empty();
  }
  /// Whether anything is open, if only a file with nothing in it, or was made and not saved.
  bool isOpen() const { return !isEmpty() || !weighing_.file.empty() || !undoStack_.isClean(); }
  /// Neither linksets nor octrees nor regions are there.
  bool isEmpty() const {
    const scene::Scene& scene = weighing_.scene;
    return scene.linksets.empty() && scene.octrees.empty() && scene.regions.empty();
  }

  /// The rules that the weighing's statistics were made under.
  const cost::GeometryRules& statisticsRules() const { return statisticsRules_; }

  QUndoStack& undoStack() { return undoStack_; }
  const QUndoStack& undoStack() const { return undoStack_; }

  /// Something that goes into the project when that is saved, and is never undone (see
  /// ProjectExtra), is another: as after a change, who closes it is asked. What is no project has
  /// no place for it.
  void noteExtra();
  /// The same of something that was found, which took so long: what is soon found again nobody
  /// needs to save.
  void noteFinds(std::chrono::milliseconds took);
  /// From how long on finds are worth saving.
  void setWorthSaving(std::chrono::milliseconds time) { worthSaving_ = time; }

  /// Statistics are being made in the background; until then costs are of the geometry of before.
  bool isBusy() const { return background_.isBusy(); }
  /// How often geometry was gone over, be it one part's or all, since the document was made: stands
  /// still while constants change that touch no geometry.
  std::size_t geometryPasses() const { return geometryPasses_; }

  // For commands only: each makes one change, recomputes what follows and tells it.
  void setProfile(const cost::Profile& profile);
  void setPart(std::size_t linkset, std::size_t part, const scene::Part& value);
  /// The first part, whose position and rotation are the linkset's.
  void setRoot(std::size_t linkset, const scene::Part& value);
  void setLinksetFlags(std::size_t linkset, bool physical, bool moving);
  void setMeasured(const std::vector<scene::Measured>& measured);
  void setOctree(std::size_t octree, const scene::OctreeEntry& value);
  void setRays(const std::vector<scene::RayEntry>& rays);
  void setScenarios(const std::vector<scene::ProfileSetting>& scenarios);
  /// Other linksets, assets, regions, octrees and rays, in any number. Told one by one where there
  /// are as many as before at the same places, else as a scene to show from the start.
  void setScene(scene::Scene scene);

 signals:
  /// What is open is still there, and goes as soon as this is told: who points into it lets go.
  void sceneAboutToReset();
  /// Another scene altogether, or none, was opened; or what is open has linksets more or fewer, or
  /// with more or fewer parts, or other regions or octrees.
  void sceneReset(bool isOpened);
  /// What another program made of the file is open now: after all signals that tell of it.
  void reloaded();
  /// noteExtra() was told of something that is not saved yet.
  void extraNoted();
  /// path() or hasProjectFile() are others.
  void fileChanged();
  /// Constants or choices are others.
  void profileChanged();
  /// A part's parameters are others; its shape may be. Its costs are new already.
  void partChanged(std::size_t linkset, std::size_t part);
  /// After all of these that one change made.
  void partsChanged();
  void linksetChanged(std::size_t linkset);
  /// An octree's cubes or its place are others; no cost is.
  void octreeChanged(std::size_t octree);
  /// Other rays are kept; no cost is another.
  void raysChanged();
  /// What the grid measured is another; no cost is.
  void measuredChanged();
  /// The project's scenarios are others; no cost is.
  void scenariosChanged();
  /// After any of these, and when background work is done: numbers are others. The last of the
  /// signals of a change but for findingsChanged.
  void costsChanged();
  void findingsChanged();
  void busyChanged(bool busy);

 private:
  void replace(weighing::Weighing weighing, Diagnostics findings, bool isOpened = true);
  void takeStatistics(const std::shared_ptr<cost::SceneStatistics>& made);
  void tellOthers(const scene::Scene& before);
  void weighAll();
  void weighLinkset(std::size_t linkset);
  void findAgain();
  void findLimitsAgain();
  void takeFindings(Diagnostics found);

  weighing::Weighing weighing_;
  cost::GeometryRules statisticsRules_{weighing_.profile};  ///< Of the weighing's statistics.
  scene::ProfileSetting profileAsRead_;
  Diagnostics readingFindings_;
  Diagnostics weighingFindings_;
  QUndoStack undoStack_;
  std::string copiedFrom_;
  std::optional<Before> before_;
  bool isOwnFile_ = false;  ///< A project, or written here: read again it is all that is open.
  std::chrono::milliseconds worthSaving_{10'000};
  std::size_t geometryPasses_ = 0;
  BackgroundStatistics background_;
};

}  // namespace wb::ui
