#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace wb::ui {
namespace {

constexpr int explosionSteps = 40;
constexpr double mostExplosion = 2;
/// What the key chooses.
constexpr double usualExplosion = 0.5;

}  // namespace

void ViewToolbar::addExplosion() {
  explosion_ = new QSlider(Qt::Horizontal, this);
  explosion_->setRange(0, explosionSteps);
  explosion_->setAccessibleName(tr("Explode"));
  explosion_->setToolTip(tr("Draw parts and hulls apart from each other (E)"));
  explosion_->setFixedHeight(section_->sizeHint().height());
  connect(explosion_, &QSlider::valueChanged, this, &ViewToolbar::chooseExplosion);
  explosionGroup_ =
      addGroup({makeLabel(tr("Explode:"), QStringLiteral("explode"), explosion_), explosion_});
  auto* toggle = new QAction(icon(QStringLiteral("explode")), tr("Explode"), this);
  addKey(toggle, Qt::Key_E);
  connect(toggle, &QAction::triggered, this, &ViewToolbar::toggleExplosion);
}

void ViewToolbar::showExplosion() {
  const QSignalBlocker block(explosion_);
  explosion_->setValue(qRound(settings_.explosion / mostExplosion * explosionSteps));
  offer(*explosionGroup_, settings_.traits.hasPieces || settings_.explosion > 0);
}

/// Distances are those of the scene: nothing is measured between what is drawn apart.
void ViewToolbar::chooseExplosion() {
  ViewSettings settings = settings_;
  settings.explosion = mostExplosion * explosion_->value() / explosionSteps;
  if (settings.explosion > 0) settings.isMeasuring = settings.hasHandles = false;
  change(settings);
}

void ViewToolbar::toggleExplosion() {
  if (!settings_.traits.hasPieces) return;
  const double share = settings_.explosion > 0 ? 0 : usualExplosion / mostExplosion;
  explosion_->setValue(qRound(share * explosionSteps));
}

}  // namespace wb::ui
