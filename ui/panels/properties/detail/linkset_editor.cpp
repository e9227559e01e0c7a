#include "ui/panels/properties/detail/linkset_editor.h"

#include "model/cost/why.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/panels/properties/detail/heading.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_names.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace wb::ui {

LinksetEditor::LinksetEditor(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      physical_(new QCheckBox(tr("Physical"), this)),
      moving_(new QCheckBox(tr("Moving"), this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  addHeading(*column, tr("Object"));
  name_ = addFacts(*column);
  about_ = addFacts(*column);
  about_->setForegroundRole(QPalette::PlaceholderText);
  physical_->setToolTip(tr("The simulator moves it; its shapes and its penalty follow"));
  moving_->setToolTip(tr("It moves without being physical, as by key frames"));
  column->addWidget(physical_);
  column->addWidget(moving_);
  canBePhysical_ = addFacts(*column);
  connect(physical_, &QCheckBox::clicked, this, &LinksetEditor::setFlags);
  connect(moving_, &QCheckBox::clicked, this, &LinksetEditor::setFlags);
}

void LinksetEditor::follow(std::size_t index) {
  linkset_ = index;
  const weighing::Weighing& weighing = document_.weighing();
  const scene::Linkset& linkset = weighing.scene.linksets[index];
  name_->setText(nameOf(linkset, index));
  QStringList facts{tr("%n part(s)", nullptr, static_cast<int>(linkset.parts.size())),
                    tr("%n script(s)", nullptr, static_cast<int>(scriptCount(linkset)))};
  if (!linkset.region.empty()) facts += tr("region %1").arg(QString::fromStdString(linkset.region));
  if (!linkset.id.isNull()) facts += QString::fromStdString(linkset.id.text());
  about_->setText(facts.join(QStringLiteral(" · ")));
  physical_->setChecked(linkset.physical);
  moving_->setChecked(linkset.moving);
  const auto refusal = cost::whyNotPhysical(linkset, weighing.costs[index], weighing.profile);
  canBePhysical_->setText(refusal ? shown(refusal->text, refusal->arguments)
                                  : tr("It may be set physical."));
}

void LinksetEditor::setFlags() {
  changeLinksetFlags(document_, linkset_, physical_->isChecked(), moving_->isChecked(),
                     sender() == physical_ ? tr("Physical") : tr("Moving"));
}

}  // namespace wb::ui
