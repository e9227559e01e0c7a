#pragma once

#include "model/analysis/analysis.h"
#include "model/core/core.h"
#include "model/report/profile_beside.h"
#include "ui/widgets/background_work.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <string>
#include <vector>

namespace wb::ui {

/// Fails where a file to write is one of the program's own, or one that was read: that of the
/// document, or one that its scene names.
Result<void> checkMayWrite(const weighing::Weighing& weighing, const QString& path);

/// The same of a file to save the document in, which may be the project that it was read from.
Result<void> checkMaySave(const weighing::Weighing& weighing, const QString& path);

/// What is written beside a page or a CSV file.
struct FilesBeside {
  std::optional<std::string> table{};            ///< Of a page.
  std::optional<table::ProfileFile> profile{};   ///< Changed constants,
  std::optional<table::ProfileFile> baseline{};  ///< and those of what is compared with.

  /// Constants that are not there yet as they would be written.
  std::vector<table::ProfileFile> toWrite() const;
  /// Names of files of other content that would be replaced: an earlier table is none.
  QStringList replaced() const;
};

/// Fails where one of the constants' files must not be written (see checkMayWrite).
Result<void> checkBeside(const weighing::Weighing& weighing, const FilesBeside& files);

/// Writes the constants, in place of what is there, after the table that names them.
Result<void> writeBeside(const FilesBeside& files);

class Document;
class Selection;

/// Shows what another program made of the file that is open. Linksets, parts and octrees that were
/// selected and are still there (see tuning::pairsOf) are selected again.
void reload(Document& document, Selection& selection, Loaded<weighing::Weighing> read);

/// Whether a file is still as a document knows it: read in whole, so that saving the same bytes
/// again, or touching them, counts for nothing. A file that is gone or cannot be read is not
/// another.
bool isOtherOnDisk(const Document& document);

/// Notices that another program changes the file that is open.
class FileWatch : public QObject {
  Q_OBJECT

 public:
  explicit FileWatch(Document& document);

 signals:
  /// It has other bytes than were read or written here; told once for each content.
  void changedOutside();

 private:
  using Digest = std::optional<std::string>;

  void follow();
  void look();
  void take(const Digest& found);

  Document& document_;
  QFileSystemWatcher watcher_;
  QTimer settled_;  ///< Programs write a file in several steps.
  std::string told_;
  BackgroundWork<Digest> work_;
};

}  // namespace wb::ui
