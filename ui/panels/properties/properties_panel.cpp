#include "ui/panels/properties/properties_panel.h"

#include "model/cost/why.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/properties/detail/octree_editor.h"
#include "ui/panels/properties/detail/part_editor.h"
#include "ui/panels/properties/detail/property_fields.h"
#include "ui/panels/properties/detail/several_editor.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>

class QCheckBox;
class QLabel;

namespace wb::ui {

class Document;

/// What there is to know of a linkset, and the flags that can be changed.
class LinksetEditor : public QWidget {
  Q_OBJECT

 public:
  explicit LinksetEditor(Document& document, QWidget* parent = nullptr);

  void follow(std::size_t linkset);

 private:
  void setFlags();

  Document& document_;
  std::size_t linkset_ = 0;
  QLabel* name_ = nullptr;
  QLabel* about_ = nullptr;
  QCheckBox* physical_;
  QCheckBox* moving_;
  QLabel* canBePhysical_ = nullptr;
};

namespace {

/// Whether the linkset refers to its region by id or by name. An unnamed one is `region 2` already.
QString regionIn(const scene::Scene& scene, const scene::Linkset& linkset) {
  const scene::Region* region = scene.regionOf(linkset);
  const QString name =
      region ? nameOfRegion(scene, static_cast<std::size_t>(region - scene.regions.data()))
             : QString::fromStdString(linkset.region);
  return region && region->name.empty() ? name : LinksetEditor::tr("region %1").arg(name);
}

}  // namespace

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
  physical_->setToolTip(tr(
      "The simulator moves the object; this adds a penalty and might change the object's physics "
      "shapes"));
  moving_->setToolTip(
      tr("The object moves without being physical, for example by keyframed motion"));
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
  if (!linkset.region.empty()) facts += regionIn(weighing.scene, linkset);
  if (!linkset.id.isNull()) facts += QString::fromStdString(linkset.id.text());
  about_->setText(facts.join(QStringLiteral(" · ")));
  physical_->setChecked(linkset.physical);
  moving_->setChecked(linkset.moving);
  const auto refusal = cost::whyNotPhysical(linkset, weighing.costs[index], weighing.profile);
  canBePhysical_->setText(refusal ? shown(refusal->text, refusal->arguments)
                                  : tr("The object can be set physical."));
}

void LinksetEditor::setFlags() {
  changeLinksetFlags(document_, linkset_, physical_->isChecked(), moving_->isChecked(),
                     changeText(sender() == physical_ ? tr("Physical") : tr("Moving")));
}

PropertiesPanel::PropertiesPanel(Document& document, Selection& selection, QWidget* parent)
    : QStackedWidget(parent), document_(document), selection_(selection) {
  word_ = new EmptyPage(this, QStringLiteral("box"));
  addWidget(word_);
  linkset_ = new LinksetEditor(document_, this);
  part_ = new PartEditor(document_, this);
  octree_ = new OctreeEditor(document_, this);
  addWidget(makePage({linkset_, part_}));
  addWidget(makePage({octree_}));
  several_ = new SeveralEditor(document_, selection_, this);
  addWidget(makePage({several_}));
  connect(&selection, &Selection::changed, this, &PropertiesPanel::follow);
  connect(&selection, &Selection::octreeChanged, this, &PropertiesPanel::follow);
  connect(&document, &Document::octreeChanged, this, &PropertiesPanel::follow);
  // Notified after every change of the scene too.
  connect(&document, &Document::costsChanged, this, &PropertiesPanel::follow);
}

QWidget* PropertiesPanel::makePage(std::initializer_list<QWidget*> editors) {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(area);
  auto* column = new QVBoxLayout(content);
  for (QWidget* editor : editors) column->addWidget(editor);
  column->addStretch(1);
  area->setWidget(content);
  return area;
}

EmptyWord PropertiesPanel::whyEmpty() const {
  if (!document_.isOpen()) return EmptyPage::nothingOpen();
  if (document_.isEmpty()) return nothingInFile();
  const bool hasObjects = !document_.weighing().scene.linksets.empty();
  return {tr("Select an object in the scene tree, the cost table or the 3D view."),
          hasObjects ? Offer::selectCostliest : Offer::nothing, tr("Nothing is selected")};
}

void PropertiesPanel::follow() {
  if (!isVisible()) return;  // Made up for when it is shown.
  word_->say(whyEmpty());
  setCurrentIndex(followOctree() ? 2 : followSeveral() ? 3 : followLinkset() ? 1 : 0);
}

// The scene may be another before the selection is.

bool PropertiesPanel::followOctree() {
  const auto selected = selection_.octree();
  const bool isThere = selected && *selected < document_.weighing().scene.octrees.size();
  if (!isThere) {
    octree_->forget();
    return false;
  }
  part_->forget();
  octree_->follow(*selected);
  return true;
}

bool PropertiesPanel::followSeveral() {
  const auto& linksets = document_.weighing().scene.linksets;
  const auto& all = selection_.all();
  const bool areThere = std::ranges::all_of(all, [&](const weighing::Target& one) {
    return one.linkset < linksets.size() &&
           one.part.value_or(0) < linksets[one.linkset].parts.size();
  });
  if (all.size() < 2 || !areThere) return false;
  part_->forget();
  several_->follow();
  return true;
}

bool PropertiesPanel::followLinkset() {
  const auto& selected = selection_.current();
  const auto& linksets = document_.weighing().scene.linksets;
  const bool isThere = selected && selected->linkset < linksets.size();
  if (!isThere) {
    part_->forget();
    return false;
  }
  const auto& parts = linksets[selected->linkset].parts;
  const auto part = parts.size() == 1 ? std::optional<std::size_t>(0) : selected->part;
  linkset_->follow(selected->linkset);
  const bool hasPart = part && *part < parts.size();
  if (hasPart) part_->follow(selected->linkset, *part);
  part_->setVisible(hasPart);
  return true;
}

void PropertiesPanel::showEvent(QShowEvent* event) {
  follow();
  QStackedWidget::showEvent(event);
}

}  // namespace wb::ui

#include "properties_panel.moc"
