#pragma once

#include "viewport/colouring.h"

#include <QDialog>
#include <QObject>
#include <chrono>
#include <cstddef>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace wb::ui {

/// What the user set for the whole program, remembered between sessions. Windows hear of a change
/// at once. Language and appearance are kept beside it (appearance.h).
class Preferences : public QObject {
  Q_OBJECT

 public:
  static constexpr std::chrono::seconds usualAutosave{30};
  static constexpr std::chrono::seconds shortestAutosave{5};
  static constexpr std::chrono::seconds longestAutosave{600};
  static constexpr int leastMegabytes = 64;
  static constexpr int mostMegabytes = 65'536;

  /// The one of the program.
  static Preferences& ofProgram();

  /// How often changes that are not saved are kept.
  std::chrono::seconds autosave() const;
  void setAutosave(std::chrono::seconds every);

  /// What opening a file may hold, in bytes; nothing: as much as is free allows.
  std::optional<std::size_t> memory() const;
  /// In megabytes of 2^20 bytes; 0: as much as is free allows.
  int memoryMegabytes() const;
  void setMemoryMegabytes(int megabytes);

  /// Whether camera, columns and panels of a file come back when it is opened again.
  bool bringsBack() const;
  void setBringsBack(bool does);

  /// Whether the program starts with what was open last.
  bool reopens() const;
  void setReopens(bool does);

  /// Whether pictures of the files that were opened last are kept.
  bool keepsPictures() const;
  void setKeepsPictures(bool does);

  /// How the view's colours tell costs.
  viewport::CostScale costScale() const;
  void setCostScale(viewport::CostScale scale);

  /// All of these as at first.
  void restoreStandard();

 signals:
  void changed();
  /// Keys of actions are others (see actions.h).
  void shortcutsChanged();

 private:
  /// The scale that was chosen holds from the start.
  Preferences();
};

class Actions;

/// What the user can set for the whole program. All of it holds at once but for the language, which
/// says so.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PreferencesDialog(const Actions& actions, QWidget* parent = nullptr);

 private:
  void addLooks(QFormLayout& form);
  void addLengths(QFormLayout& form);
  void addCostScale(QFormLayout& form);
  void addSession(QFormLayout& form);
  void addLimits(QFormLayout& form);
  void addButtons();
  void show(const QString& what);
  void showAll();
  void restoreStandard();

  const Actions& actions_;
  QComboBox* language_;
  QComboBox* appearance_;
  QComboBox* costScale_;
  QComboBox* lengths_;
  QSpinBox* autosave_;
  QSpinBox* memory_;
  QCheckBox* bringsBack_;
  QCheckBox* reopens_;
  QCheckBox* pictures_;
  QLabel* word_;  ///< What came of the last change.
};

}  // namespace wb::ui
