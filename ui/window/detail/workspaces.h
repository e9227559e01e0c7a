#pragma once

#include "ui/window/detail/slot_sizes.h"

#include <QByteArray>
#include <QDockWidget>
#include <QList>
#include <QObject>
#include <array>
#include <cstddef>
#include <cstdint>

class QMainWindow;

namespace wb::ui {

class DockRoom;

/// What a person has come for: each shows other panels, in other places.
enum class Workspace : std::uint8_t { explain, optimize, tune, octrees };
inline constexpr std::array allWorkspaces{Workspace::explain, Workspace::optimize, Workspace::tune,
                                          Workspace::octrees};

/// Returns the name of a workspace as settings keep it: `explain`, `optimize`, `tune`, `octrees`.
const char* wordOf(Workspace workspace);

/// The docks of a window in four arrangements, a row each of the table in workspaces.cpp. Which is
/// chosen, what a user moved in each and how wide the slots were dragged is kept in the settings.
class Workspaces : public QObject {
  Q_OBJECT

 public:
  /// @param docks  All docks of the window, by whose object names the table knows them.
  Workspaces(QMainWindow& window, QList<QDockWidget*> docks);

  Workspace current() const { return current_; }
  void choose(Workspace workspace);
  /// What a user moved in the workspace of now is back at its place, as wide as at first.
  void restore();
  /// Takes all docks out of the window, as the start page has none, or puts them back as they were.
  void setAway(bool isAway);
  bool isAway() const { return isAway_; }

  /// The drawer is what stands below the view, or below the sheet.
  bool isDrawerOpen() const;
  void setDrawerOpen(bool isOpen);
  /// Brings a dock to the front, and opens the drawer if it is there.
  void reveal(QDockWidget& dock);
  DockRoom& room() const { return *room_; }

  /// An arrangement of docks as QMainWindow writes it, with what is needed to use it again.
  struct Kept {
    QByteArray state;
    bool isOneColumn = false;
  };
  /// That of a workspace; empty as long as it has never been chosen.
  Kept kept(Workspace workspace) const;
  /// Uses an arrangement that was kept for the workspace of now; one that cannot be read leaves all
  /// where it is at first.
  void take(const Kept& kept);

  /// From the settings and into them.
  void load();
  void save() const;

 signals:
  void chosen(wb::ui::Workspace workspace);
  void drawerChanged(bool isOpen);

 private:
  /// A workspace as it was left.
  struct Left {
    Kept kept;
    SlotSizes wanted;
  };

  void enter();
  void assignSlots();
  void arrange();
  void takeOut();
  QList<QDockWidget*> inDrawer() const;
  QList<QDockWidget*> drawerAtFirst() const;
  QDockWidget* dock(const char* name) const;
  Kept keptNow() const;
  void tellDrawer();

  QMainWindow& window_;
  QList<QDockWidget*> docks_;
  DockRoom* room_;
  Workspace current_ = Workspace::explain;
  std::array<Left, allWorkspaces.size()> left_;
  QList<QDockWidget*> shut_;  ///< Those that closing the drawer closed.
  bool wasDrawerOpen_ = false;
  bool isAway_ = false;
  bool opensDrawer_ = false;  ///< When the docks are back.
};

}  // namespace wb::ui
