#include "ui/panels/view/view_panel.h"

#include "model/formats/file_kinds.h"
#include "ui/document/document.h"
#include "ui/document/ray_trail.h"
#include "ui/document/visibility.h"
#include "ui/panels/view/detail/beside_pane.h"
#include "ui/panels/view/detail/costliest_marks.h"
#include "ui/panels/view/detail/land_keeper.h"
#include "ui/panels/view/detail/layer_keeper.h"
#include "ui/panels/view/detail/legend.h"
#include "ui/panels/view/detail/measuring.h"
#include "ui/panels/view/detail/octree_keeper.h"
#include "ui/panels/view/detail/standing_marks.h"
#include "ui/panels/view/detail/view_handles.h"
#include "ui/panels/view/detail/view_marks.h"
#include "ui/panels/view/detail/view_statistics.h"
#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/panels/view/detail/view_words.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/text_labels.h"
#include "viewport/axes_cube.h"

#include <glm/common.hpp>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace wb::ui {
namespace {

QString dropHint() {
  const auto suffixes = [](import::FileUse use) {
    QStringList all;
    for (const std::string_view suffix : import::suffixes(use))
      all << QString::fromUtf8(suffix.data(), static_cast<qsizetype>(suffix.size()));
    return all.join(QStringLiteral(", "));
  };
  return ViewPanel::tr(
             "Drop a project (%1), mesh asset (%2), object file (%3), 3D model (%4) or octree (%5) "
             "here, or open one from the File menu.")
      .arg(suffixes(import::FileUse::project), suffixes(import::FileUse::meshAsset),
           suffixes(import::FileUse::objects), suffixes(import::FileUse::model),
           suffixes(import::FileUse::octrees));
}

/// At scale 1, of the line of messages above the view.
constexpr int messageHeight = 28;

/// Shares of the colour of words in that of the ground they stand on.
constexpr double paperOfCube = 0.06;
constexpr double lineOfGround = 0.75;

/// The view's ground, from the upper edge of the picture to the lower.
struct GroundColours {
  QColor upper;
  QColor lower;
};
const GroundColours lightGround{QColor(0xF7, 0xF8, 0xFA), QColor(0xD9, 0xDE, 0xE5)};
const GroundColours darkGround{QColor(0x30, 0x35, 0x3D), QColor(0x1C, 0x1F, 0x24)};

QColor mixed(const QColor& a, const QColor& b, double share) {
  const auto channel = [share](int from, int to) { return qRound(from + (to - from) * share); };
  return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

/// Text not announced yet.
void addNew(std::vector<viewport::LegendEntry>& entries,
            const std::vector<viewport::LegendEntry>& more) {
  for (const viewport::LegendEntry& one : more)
    if (std::ranges::find(entries, one) == entries.end()) entries.push_back(one);
}

}  // namespace

ViewPanel::ViewPanel(Document& document, Selection& selection, Visibility& visibility,
                     RayTrail& trail, const Baseline& baseline, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      visibility_(visibility),
      trail_(trail),
      view_(new viewport::View),
      land_(new LandKeeper(document, selection, visibility, *view_, this)),
      keeper_(new LayerKeeper(document, selection, visibility, baseline, view_->layers(), this)),
      beside_(new BesidePane(document, selection, visibility, baseline, *view_, this)),
      octrees_(new OctreeKeeper(document, visibility, view_->octrees(), this)),
      marks_(new ViewMarks(document, selection, *view_, *keeper_, this)),
      costliest_(new CostliestMarks(document, visibility, *view_, this)),
      standing_(new StandingMarks(document, selection, visibility, *view_, this)),
      measuring_(new Measuring(*view_, this)),
      handles_(new ViewHandles(document, selection, *view_, this)),
      toolbar_(new ViewToolbar(this)),
      pages_(new QStackedWidget(this)),
      legend_(new Legend(this)),
      statistics_(new ViewStatistics(*view_, this)),
      readout_(new ElidedLabel(this)) {
  makeLayout();
  makeReadout();
  view_->installEventFilter(this);
  view_->octrees().setMarksGrey(true);  // Until it has the focus.
  addActions(toolbar_->keyActions());
  connect(&document_, &Document::sceneReset, this, &ViewPanel::resetScene);
  connect(&document_, &Document::octreeChanged, this,
          [this] { toolbar_->showOctrees(document_.weighing().scene.octrees); });
  connect(keeper_, &LayerKeeper::looksChanged, this, &ViewPanel::showLegend);
  connect(beside_, &BesidePane::looksChanged, this, &ViewPanel::showLegend);
  connect(marks_, &ViewMarks::said, this, &ViewPanel::say);
  connect(land_, &LandKeeper::said, this, &ViewPanel::say);
  connect(land_, &LandKeeper::regionChanged, this, &ViewPanel::showOneRegion);
  connect(view_, &viewport::View::clicked, this, [this](const auto& pick) { click(pick, false); });
  connect(view_, &viewport::View::clickedBeside, this,
          [this](const auto& pick) { click(pick, true); });
  connect(view_, &viewport::View::labelClicked, marks_, &ViewMarks::selectLinkset);
  connect(measuring_, &Measuring::said, readout_, &QLabel::setText);
  connect(handles_, &ViewHandles::said, this, &ViewPanel::say);
  connect(handles_, &ViewHandles::sectionMoved, this, &ViewPanel::moveSection);
  connect(costliest_, &CostliestMarks::changed, this, &ViewPanel::showLegend);
  connect(&selection_, &Selection::changed, this, &ViewPanel::offerOfSelection);
  connect(&selection_, &Selection::octreeChanged, this, &ViewPanel::offerOfSelection);
  connect(&visibility_, &Visibility::changed, this, &ViewPanel::offerOfSelection);
  connect(toolbar_, &ViewToolbar::frameWanted, this, &ViewPanel::frameSelection);
  connect(toolbar_, &ViewToolbar::viewChosen, this, &ViewPanel::look);
  connect(toolbar_, &ViewToolbar::isolationWanted, this, &ViewPanel::isolate);
  connect(&document_, &Document::partsChanged, this, [this] { followObjects(false); });
  connect(&document_, &Document::partsChanged, this, &ViewPanel::showGround);
  connect(&document_, &Document::partsChanged, this, &ViewPanel::showSection);
  connect(octrees_, &OctreeKeeper::looksChanged, this, &ViewPanel::showLegend);
  connect(view_, &viewport::View::cellsChanged, this, &ViewPanel::showLegend);
  connect(toolbar_, &ViewToolbar::settingsChanged, this, &ViewPanel::applySettings);
  connect(octrees_, &OctreeKeeper::looksChanged, view_, &viewport::View::pointAgain);
  connect(keeper_, &LayerKeeper::layerPrepared, view_, &viewport::View::pointAgain);
  connect(octrees_, &OctreeKeeper::looksChanged, this, &ViewPanel::showRay);
  connect(&trail_, &RayTrail::traced, this, &ViewPanel::showRay);
  connect(&trail_, &RayTrail::stepChanged, this, &ViewPanel::showRay);
  connect(view_, &viewport::View::leafClicked, this, &ViewPanel::followRay);
  connect(view_, &viewport::View::menuWanted, this, &ViewPanel::showMenu);
  connect(view_, &viewport::View::dividerMoved, this, &ViewPanel::sayDivider);
  connect(view_, &viewport::View::dividerFocusChanged, this, &ViewPanel::sayDivider);
  applySettings(toolbar_->settings());
  showBackground();
  resetScene(true);
}

QWidget* ViewPanel::makeScenePage() {
  container_ = QWidget::createWindowContainer(view_, this);
  container_->setFocusPolicy(Qt::StrongFocus);
  container_->setAccessibleName(tr("3D view"));
  container_->setAccessibleDescription(tr(
      "Arrow keys rotate the view; plus and minus zoom. 1 to 4 and 6 to 8 show standard views; 5 "
      "toggles perspective. F frames the selection; Backspace or Esc goes back. V, P, C and L "
      "show the model, its physics, its cost and the land; S shows two of them side by side. X "
      "fades everything except the selection, and I isolates it. D marks the most expensive "
      "objects. M measures, G moves the selection, and T shows statistics. The menu key lists "
      "more actions"));
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(container_, 1);
  column->addWidget(legend_);
  return page;
}

void ViewPanel::makeLayout() {
  pages_->addWidget(new EmptyPage(this, QStringLiteral("open"), {dropHint(), Offer::openFile}));
  pages_->addWidget(makeScenePage());
  // One line, whether or not anything is said in it.
  message_ = new QWidget(this);
  message_->setFixedHeight(
      std::max(messageHeight, 2 * fontMetrics().descent() + fontMetrics().lineSpacing()));
  auto* line = new QHBoxLayout(message_);
  line->setContentsMargins({});
  line->addWidget(readout_, 1);
  line->addWidget(statistics_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(toolbar_);
  column->addWidget(message_);
  column->addWidget(pages_, 1);
}

void ViewPanel::setFoot(QWidget* foot) { layout()->addWidget(foot); }

void ViewPanel::beginQuestion(const QString& question) {
  endQuestion();
  question_ = new QWidget(message_);
  question_->setObjectName(QStringLiteral("question"));
  auto* words = new ElidedLabel(question, question_);
  words->setTextFormat(Qt::PlainText);
  words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* line = new QHBoxLayout(question_);
  line->setContentsMargins(fontMetrics().descent(), 0, 0, 0);
  line->addWidget(words, 1);
  readout_->hide();
  message_->layout()->addWidget(question_);
}

void ViewPanel::addAnswer(const MessageButton& answer) {
  auto* button = new QPushButton(answer.text, question_);
  button->setObjectName(answer.name);
  button->setAccessibleDescription(question_->findChild<ElidedLabel*>()->text());
  button->setMaximumHeight(message_->height());
  question_->layout()->addWidget(button);
  connect(button, &QPushButton::clicked, this, [action = answer.action] {
    const auto taken = action;  // The button may go, and what it holds with it.
    taken();
  });
}

void ViewPanel::ask(const QString& question, const QString& acceptance, const QString& rejection,
                    std::function<void()> accepted) {
  beginQuestion(question);
  addAnswer({QStringLiteral("accept"), acceptance, [this, accepted = std::move(accepted)] {
               endQuestion();
               accepted();
             }});
  addAnswer({QStringLiteral("reject"), rejection, [this] { endQuestion(); }});
  question_->show();
}

void ViewPanel::offer(const QString& done, const std::vector<MessageButton>& next,
                      const QString& end) {
  beginQuestion(done);
  for (const MessageButton& one : next) addAnswer(one);
  addAnswer({QStringLiteral("closeMessage"), end, [this] { endQuestion(); }});
  question_->show();
}

/// Its buttons may be at work: they go when that is done.
void ViewPanel::endQuestion() {
  if (!question_) return;
  question_->hide();
  question_->deleteLater();
  question_ = nullptr;
  readout_->show();
}

void ViewPanel::setEmptyPage(QWidget* page) {
  const int shown = pages_->currentIndex();
  delete pages_->widget(0);
  pages_->insertWidget(0, page);
  pages_->setCurrentIndex(shown);
}

void ViewPanel::makeReadout() {
  readout_->setObjectName(QStringLiteral("message"));
  readout_->setAccessibleDescription(tr("Under the pointer"));
  readout_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  readout_->setTextFormat(Qt::PlainText);
  // A long line must not widen the window.
  readout_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  readout_->setMargin(fontMetrics().descent());
}

const ViewSettings& ViewPanel::settings() const { return keeper_->settings(); }

void ViewPanel::setSettings(const ViewSettings& settings) {
  toolbar_->setSettings(settings);
  applySettings(settings);
}

void ViewPanel::offerOfSelection() {
  const bool hasSelection = !selection_.all().empty() || selection_.octree().has_value();
  toolbar_->follow(hasSelection, !visibility_.isAllShown());
}

void ViewPanel::applySettings(const ViewSettings& settings) {
  const viewport::ColourBy before = keeper_->settings().colourBy;
  keeper_->setSettings(settings);
  keepViewpoint(before);
  beside_->setSettings(settings);
  land_->setSettings(settings);
  showOneRegion();
  marks_->setBeside(beside_->keeper());
  octrees_->setLook(settings.octrees);
  costliest_->setShown(settings.marksCostliest, settings.explosion);
  // The ten have their own labels, and a map its own words.
  standing_->setShown(!settings.marksCostliest && settings.colourBy != viewport::ColourBy::land,
                      settings.explosion);
  view_->setOrthographic(settings.isOrthographic);
  marks_->setSelecting(!settings.isMeasuring);
  measuring_->setActive(settings.isMeasuring);
  handles_->setMoving(settings.hasHandles);
  handles_->setExploded(settings.explosion > 0);
  statistics_->setShown(settings.hasStatistics);
  showGround();
  showSection();
  showRay();
}

void ViewPanel::resetScene(bool isOpened) {
  // What is the first of all is looked at as a whole; of more, the one that is selected.
  const bool isFirst = pages_->currentIndex() == 0 && !document_.isEmpty();
  // With the keyboard on the old page it would go to the view: it is the outliner's.
  if (QWidget* focused = pages_->currentWidget()->focusWidget(); focused && isFirst)
    focused->clearFocus();
  pages_->setCurrentIndex(document_.isEmpty() ? 0 : 1);
  if (isOpened) endQuestion();
  // Nothing is offered that nothing can be done with.
  toolbar_->setVisible(!document_.isEmpty());
  message_->setVisible(!document_.isEmpty());
  toolbar_->showOctrees(document_.weighing().scene.octrees);
  followObjects(isOpened);
  showGround();
  showSection();
  if (!isOpened && !isFirst) return;
  if (const auto bounds = boundsShown()) view_->frame(*bounds);
}

/// Of several objects the preset shows the expensive ones, of one its expensive parts. What is
/// opened is shown as what it is.
void ViewPanel::followObjects(bool isOpened) {
  ViewSettings wanted = settings();
  const bool isByCost = wanted.matches(viewport::Preset::cost);
  wanted.traits = viewport::traitsOf(document_.weighing().scene);
  if (isByCost) wanted.apply(viewport::Preset::cost);
  if (isOpened || !wanted.traits.hasPieces) wanted.explosion = 0;
  if (isOpened) wanted.apply(firstPreset(wanted.traits));
  if (wanted != settings()) setSettings(wanted);
}

void ViewPanel::frameSelection() { marks_->frame(); }

void ViewPanel::toggleBeside() { toolbar_->toggleBeside(); }

void ViewPanel::showLayer(layers::Layer layer, std::optional<asset::Lod> lod) {
  ViewSettings wanted = settings();
  const auto isShown = [&](viewport::Preset preset) { return wanted.matches(preset); };
  if (wanted.decidingOnly || std::ranges::any_of(viewport::allPresets, isShown)) {
    wanted.layers.clear();
    wanted.hasGhost = true;
  }
  wanted.decidingOnly = false;
  wanted.show(layer, true);
  wanted.lod = lod.value_or(wanted.lod);
  if (wanted != settings()) setSettings(wanted);
}

void ViewPanel::showGuides(const std::vector<viewport::Line>& guides) {
  handles_->showGuides(guides);
}

void ViewPanel::showPreview(const std::shared_ptr<const ScenePreview>& preview) {
  ViewSettings wanted = settings();
  if (preview && !wanted.matches(viewport::Preset::physics))
    wanted.apply(viewport::Preset::physics);
  // Hulls that are only shown can be drawn apart, too.
  wanted.traits = viewport::traitsOf(preview ? preview->scene : document_.weighing().scene);
  if (wanted != settings()) setSettings(wanted);
  keeper_->setPreview(preview);
}

QString ViewPanel::whyNothingIsSeen() const {
  if (keeper_->isBusy() || octrees_->isBusy()) return tr("Generating shapes…");
  if (visibility_.isAllShown())
    return tr("Nothing to show: no object has a shape in the selected layers.");
  return tr("Nothing to show: everything with a shape in the selected layers is hidden.");
}

std::vector<viewport::LegendEntry> ViewPanel::legendEntries() const {
  std::vector<viewport::LegendEntry> entries = view_->layers().legend(keeper_->lookedAt());
  if (const LayerKeeper* beside = beside_->keeper())
    addNew(entries, view_->beside().legend(beside->lookedAt()));
  std::ranges::copy(costliest_->legend(), std::back_inserter(entries));
  std::ranges::copy(view_->octrees().legend(), std::back_inserter(entries));
  std::ranges::copy(view_->ray().legend(), std::back_inserter(entries));
  return entries;
}

void ViewPanel::showLegend() { legend_->setEntries(legendEntries(), whyNothingIsSeen()); }

void ViewPanel::showBackground() {
  const QColor base = palette().color(QPalette::Base);
  const QColor text = palette().color(QPalette::Text);
  const bool isDark = base.lightness() < text.lightness();
  const auto& [upper, lower] = isDark ? darkGround : lightGround;
  view_->setBackground(mixed(upper, lower, 0.5));
  view_->setSurroundings({lower, upper, mixed(lower, text, lineOfGround)});
  view_->setAxesCube({sideWords(), mixed(base, text, paperOfCube), text, devicePixelRatioF()});
  viewport::setGroundIsDark(isDark);
}

std::optional<layers::Bounds> ViewPanel::boundsShown() const {
  return layers::boundsOf(document_.weighing().scene, {}, {}, settings().explosion);
}

/// Under the lowest point of the scene, so that everything stands on it.
void ViewPanel::showGround() {
  view_->setGround(settings().hasGround ? boundsShown() : std::nullopt);
}

/// Its handle is in the middle of the plane.
void ViewPanel::showSection() {
  const auto& [axis, share] = settings().section;
  const auto bounds = boundsShown();
  if (!axis || !bounds) {
    handles_->showSection({}, {});
    return view_->setSection({});
  }
  viewport::Section section{glm::dvec3(0), 0};
  section.normal[*axis] = 1;
  section.height = glm::mix(bounds->low[*axis], bounds->high[*axis], share);
  view_->setSection(section);
  handles_->showSection(section, (bounds->low + bounds->high) / 2.0);
}

void ViewPanel::isolate() {
  if (const auto octree = selection_.octree()) {
    visibility_.isAllShown() ? visibility_.showOnlyOctree(*octree) : visibility_.showAll();
  } else if (!selection_.all().empty()) {
    visibility_.isolate(selection_.all());
  } else {
    visibility_.showAll();
  }
}

void ViewPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  showBackground();
  colourAgain();
}

}  // namespace wb::ui
