#include "ui/panels/constants/profile_changes.h"

#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"

#include <QCoreApplication>

namespace wb::ui {
namespace {

struct ProfileChanges {
  Q_DECLARE_TR_FUNCTIONS(ProfileChanges)
};

QString changeOf(const QString& title) { return ProfileChanges::tr("Change “%1”").arg(title); }

}  // namespace

cost::Profile baseOf(const cost::Profile& profile) {
  return cost::builtInProfile(profile.base).value_or(cost::Profile());
}

bool isChanged(const cost::Profile& profile) {
  cost::Profile base = baseOf(profile);
  base.name = profile.name;
  return base != profile;
}

void changeConstant(Document& document, cost::Key key, double value, Gesture gesture) {
  cost::Profile profile = document.weighing().profile;
  profile[key] = value;
  changeProfile(document, profile, changeOf(titleOf(cost::constant(key))), gesture);
}

void changeChoice(Document& document, const cost::Choice& choice, std::size_t word) {
  cost::Profile profile = document.weighing().profile;
  choice.put(profile, word);
  changeProfile(document, profile, changeOf(titleOf(choice)));
}

void resetProfile(Document& document) {
  const cost::Profile& now = document.weighing().profile;
  cost::Profile base = baseOf(now);
  base.name = now.name;
  changeProfile(document, base, ProfileChanges::tr("Reset all constants"));
}

void takeProfile(Document& document, std::string_view builtIn) {
  const auto profile = cost::builtInProfile(builtIn);
  if (!profile) return;
  changeProfile(document, *profile, ProfileChanges::tr("Use profile %1").arg(asText(builtIn)));
}

}  // namespace wb::ui
