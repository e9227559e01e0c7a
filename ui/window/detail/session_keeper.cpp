#include "ui/window/detail/session_keeper.h"

#include "ui/document/document.h"
#include "ui/document/state_folder.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/window_texts.h"

namespace wb::ui {

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
