#include "ui/document/state_folder.h"

#include <QStandardPaths>

namespace wb::ui {
namespace {

std::filesystem::path stateFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation).toStdString();
}

}  // namespace

std::filesystem::path recoveryFolder() { return stateFolder() / "recovery"; }

std::filesystem::path claimsFolder() { return stateFolder() / "open"; }

}  // namespace wb::ui
