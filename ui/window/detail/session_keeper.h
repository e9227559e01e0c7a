#pragma once

#include "model/core/core.h"
#include "model/formats/recovery.h"
#include "ui/document/document_file.h"
#include "ui/document/session_recovery.h"

#include <QObject>
#include <QStringList>
#include <optional>

namespace wb::ui {

/// The files that were open when the program ended last, one a window; only those that are still
/// there.
QStringList filesOpenLast();
void rememberFilesOpen(const QStringList& paths);

class Document;

/// Looks after what is open in a window: changes are kept, other windows on the same file and other
/// programs that change it are told.
class SessionKeeper : public QObject {
  Q_OBJECT

 public:
  explicit SessionKeeper(Document& document);

  Autosave& autosave() { return autosave_; }

 signals:
  /// Something that may cost work, once.
  void warned(const wb::Diagnostic& about);
  void changedOutside();

 private:
  void claim();

  Document& document_;
  Autosave autosave_;
  FileWatch watch_;
  QString claimed_;
  std::optional<recovery::Claim> claim_;
};

}  // namespace wb::ui
