#include "ui/window/detail/session_keeper.h"

#include "ui/document/document.h"
#include "ui/document/session_recovery.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/window_texts.h"

#include <QFileInfo>
#include <QSettings>
#include <chrono>
#include <utility>

namespace wb::ui {
namespace {

const QString filesOpenKey = QStringLiteral("session/files");
constexpr std::chrono::seconds betweenClaims{1};

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
  connect(&document, &Document::fileChanged, this, &SessionKeeper::follow);
  again_.setInterval(betweenClaims);
  connect(&again_, &QTimer::timeout, this, &SessionKeeper::claim);
  const auto follow = [this] { autosave_.setEvery(Preferences::ofProgram().autosave()); };
  connect(&Preferences::ofProgram(), &Preferences::changed, this, follow);
  follow();
}

void SessionKeeper::follow() {
  const QString path = document_.path();
  const bool isOther = std::exchange(claimed_, path) != path;
  if (isOther) claim_.reset();
  claim();
  if (isOther && isShared_)
    emit warned(Diagnostic{
        Severity::warning, windowTexts["window.open_elsewhere"], {}, {}, 1, path.toStdString()});
}

void SessionKeeper::claim() {
  if (!claim_ && !claimed_.isEmpty())
    if (auto claim = recovery::Claim::take(claimsFolder(), claimed_.toStdString()))
      claim_.emplace(std::move(*claim));
  const bool isShared = !claim_ && !claimed_.isEmpty();
  if (isShared && !again_.isActive()) again_.start();
  if (!isShared) again_.stop();
  if (std::exchange(isShared_, isShared) != isShared) emit sharedChanged(isShared);
}

}  // namespace wb::ui
