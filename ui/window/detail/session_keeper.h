#pragma once

#include "model/core/core.h"
#include "model/formats/recovery.h"
#include "ui/document/document_file.h"
#include "ui/document/session_recovery.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
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
  /// Whether another window has the same file open, and had it first.
  bool isShared() const { return isShared_; }

 signals:
  /// Something that may cost work, once.
  void warned(const wb::Diagnostic& about);
  void changedOutside();
  /// Another window has the file that is open, or has it no longer.
  void sharedChanged(bool isShared);

 private:
  void follow();
  void claim();

  Document& document_;
  Autosave autosave_;
  FileWatch watch_;
  QString claimed_;
  std::optional<recovery::Claim> claim_;
  QTimer again_;  ///< While another window has the file: nobody tells when it lets go.
  bool isShared_ = false;
};

}  // namespace wb::ui
