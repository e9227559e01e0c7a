#include "ui/window/detail/session_keeper.h"

#include "ui/document/document.h"
#include "ui/document/session_recovery.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/window_texts.h"

#include <QFileInfo>
#include <QSettings>

namespace wb::ui {
namespace {

const QString filesOpenKey = QStringLiteral("session/files");

}  // namespace

QStringList filesOpenLast() {
  QStringList there;
  for (const QString& path : QSettings().value(filesOpenKey).toStringList())
    if (QFileInfo(path).isFile()) there << path;
  return there;
}

void rememberFilesOpen(const QStringList& paths) {
  QStringList all;
  for (const QString& path : paths)
    if (!path.isEmpty()) all << QFileInfo(path).absoluteFilePath();
  QSettings().setValue(filesOpenKey, all);
}

SessionKeeper::SessionKeeper(Document& document)
    : QObject(&document), document_(document), autosave_(document), watch_(document) {
  connect(&autosave_, &Autosave::failed, this, &SessionKeeper::warned);
  connect(&watch_, &FileWatch::changedOutside, this, &SessionKeeper::changedOutside);
  connect(&document, &Document::fileChanged, this, &SessionKeeper::claim);
  const auto follow = [this] { autosave_.setEvery(Preferences::ofProgram().autosave()); };
  connect(&Preferences::ofProgram(), &Preferences::changed, this, follow);
  follow();
}

void SessionKeeper::claim() {
  const QString path = document_.path();
  if (path == claimed_) return;
  claimed_ = path;
  claim_.reset();
  if (path.isEmpty()) return;
  if (auto claim = recovery::Claim::take(claimsFolder(), path.toStdString())) {
    claim_.emplace(std::move(*claim));
  } else {
    emit warned(Diagnostic{
        Severity::warning, windowTexts["window.open_elsewhere"], {}, {}, 1, path.toStdString()});
  }
}

}  // namespace wb::ui
