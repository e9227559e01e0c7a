#include "ui/window/detail/start_page.h"

#include "model/core/file.h"
#include "model/formats/file_kinds.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/job_strip.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_keeper.h"
#include "ui/window/detail/start_button.h"

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

/// What the samples say of themselves, to be translated.
[[maybe_unused]] constexpr std::array sampleWords{
    QT_TRANSLATE_NOOP("Samples", "A bench under the legacy and new accounting"),
    QT_TRANSLATE_NOOP("Samples",
                      "A linkset of plain prims costs 1 LI for each part. Once one part opts in to "
                      "the new accounting, every part uses it: the arch alone then costs 26 PE."),
    QT_TRANSLATE_NOOP("Samples", "An animated butterfly on a sculpted flower"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Animated mesh has a download weight of at least 15 PE. A flexible ribbon has no physics "
        "at all."),
    QT_TRANSLATE_NOOP("Samples", "Ten triangles half a meter wide"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "The Mesh Physics document's calibration: a triangle 0.5 m wide costs 0.1 "
        "PE, and half as much at twice the size. No triangle mesh costs less than 0.5 PE."),
    QT_TRANSLATE_NOOP("Samples", "A chair with a physics mesh"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "At this size, small triangles are expensive: a physics mesh of only two boxes decides the "
        "land impact. The base hull would cost a twentieth as much."),
    QT_TRANSLATE_NOOP("Samples", "A wall with a doorway, with and without a physics mesh"),
    QT_TRANSLATE_NOOP("Samples",
                      "Without a physics mesh, the wall uses its base hull, so it costs less, but "
                      "nobody can walk through the doorway."),
    QT_TRANSLATE_NOOP("Samples", "A ten-meter duck that costs 13 PE"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "The duck from the Mesh Physics document: 25 hulls cost 13 PE. The penalty for "
        "a large physical object raises that to 65 PE."),
    QT_TRANSLATE_NOOP("Samples", "A small market"),
    QT_TRANSLATE_NOOP("Samples", "The objects from most other samples, side by side."),
    QT_TRANSLATE_NOOP("Samples", "A hollow ring four ways"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "A normal or specular map opts a torus in to the new accounting, so its triangles add to "
        "the cost. One convex hull would fill the hole; twelve hulls keep it open."),
    QT_TRANSLATE_NOOP("Samples", "One twisted sphere that costs hundreds of PE"),
    QT_TRANSLATE_NOOP("Samples",
                      "A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything "
                      "that opts in to the new accounting, this one prim costs more than a house."),
    QT_TRANSLATE_NOOP("Samples", "A wall, with and without slivers"),
    QT_TRANSLATE_NOOP("Samples",
                      "Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost "
                      "1 LI then costs more than 1,000 LI."),
    QT_TRANSLATE_NOOP("Samples", "Stairs as eight hulls and as one ramp"),
    QT_TRANSLATE_NOOP(
        "Samples", "A ramp made of one hull replaces eight steps at a tenth of the physics cost."),
    QT_TRANSLATE_NOOP("Samples", "A detailed statue, small and large"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "The statue has 50,000 triangles, so the download weight decides its land impact. When the "
        "statue is four times the size, viewers load its fine mesh from farther away."),
    QT_TRANSLATE_NOOP("Samples", "Ten boxes in a space of 3 by 4 by 5 meters"),
    QT_TRANSLATE_NOOP("Samples",
                      "An example from the Mesh Physics document: ten boxes cost 1.0 PE, or "
                      "1.62667 PE when physical."),
    QT_TRANSLATE_NOOP("Samples", "A car that cannot drive, and one that can"),
    QT_TRANSLATE_NOOP("Samples",
                      "Four torus wheels exceed the limit of 32 PE for a physical linkset. As "
                      "convex hulls, they cost next to nothing."),
    QT_TRANSLATE_NOOP("Samples", "A crate inside a cliff"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Inexor's method picks the octree with the nearest center. It finds the crate, three "
        "meters inside the cliff, although the ray meets the cliff first."),
    QT_TRANSLATE_NOOP("Samples", "A post beside the ray"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method enters the nearest non-empty cube and never backtracks. It "
                      "misses the cube behind that one."),
    QT_TRANSLATE_NOOP("Samples", "Through eight cubes along the diagonal"),
    QT_TRANSLATE_NOOP("Samples",
                      "Of the cubes that a ray meets, Inexor's method checks only the first four "
                      "in index order. This ray meets the eighth cube first."),
    QT_TRANSLATE_NOOP("Samples", "A cube behind the camera"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method tests boxes against an infinite line, so it finds the cube "
                      "behind the camera, although the ray meets nothing."),
    QT_TRANSLATE_NOOP("Samples", "A ray that grazes a cube"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method picks the face whose center is nearest to the point where "
                      "the ray meets that face's plane. Here, that is the top face, although the "
                      "ray enters through a side face."),
};

/// The sample that has what all others have: people who see the program for the first time begin
/// with it.
constexpr QLatin1StringView sampleOfAll("market");

QString translated(const QJsonValue& english) {
  return QCoreApplication::translate("Samples", english.toString().toUtf8().constData());
}

Sample sampleOf(const QFileInfo& file) {
  QFile project(file.filePath());
  if (!project.open(QIODevice::ReadOnly)) return {};
  const QJsonObject said = QJsonDocument::fromJson(project.readAll()).object();
  return {file.filePath(), file.completeBaseName(),
          translated(said.value(QLatin1StringView("name"))),
          translated(said.value(QLatin1StringView("lesson"))),
          file.dir().filePath(QStringLiteral("pictures/%1.png").arg(file.completeBaseName()))};
}

}  // namespace

QString samplesFolder() {
  return QString::fromStdString((installedFolder() / "share/weighbridge/samples").string());
}

std::vector<Sample> samples() {
  const QDir folder(samplesFolder());
  std::vector<Sample> found;
  for (const QFileInfo& file : folder.entryInfoList({"*.weighbridge"}, QDir::Files, QDir::Name))
    found.push_back(sampleOf(file));
  std::stable_partition(found.begin(), found.end(),
                        [](const Sample& one) { return one.name == sampleOfAll; });
  return found;
}

namespace {

constexpr int widestColumn = 480;
constexpr int narrowestColumn = 260;
constexpr int cardGap = 12;
constexpr int cardSide = 300;
/// Beside two columns of samples: their margins and the scroll bar.
constexpr int besideCards = 28;
constexpr int pageMargin = 16;
constexpr int recentShown = 5;
constexpr int progressSteps = 100;
constexpr int progressWidth = 96;
constexpr int loadingHeight = 60;

/// `.weighbridge, .llmesh, …`
QString supportedTypes() {
  QStringList all;
  for (const std::string_view suffix : import::suffixes())
    all << QString::fromUtf8(suffix.data(), static_cast<qsizetype>(suffix.size()));
  return all.join(QStringLiteral(", "));
}

void removeAll(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

QScrollArea* makeScroll(QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  return area;
}

/// `12 LI` and the day; of what was opened by older versions nothing is known.
QStringList linesOf(const QString& path) {
  const RecentFiles::Known known = RecentFiles::known(path);
  QStringList lines;
  if (known.landImpact)
    lines << StartPage::tr("%1 LI", "land impact of a recent file")
                 .arg(QLocale().toString(qRound64(*known.landImpact)));
  if (known.opened.isValid())
    lines << QLocale().toString(known.opened.date(), QLocale::ShortFormat);
  if (lines.isEmpty()) lines << QDir::toNativeSeparators(QFileInfo(path).path());
  return lines;
}

}  // namespace

int recentColumnWidth(int pageWidth) {
  return std::clamp(pageWidth - 2 * cardSide - cardGap - besideCards, narrowestColumn,
                    widestColumn);
}

StartPage::StartPage(FileOpener& opener, QWidget* parent)
    : QWidget(parent), left_(makeScroll(this)), right_(makeScroll(this)) {
  setAccessibleName(tr("Start page"));
  setBackgroundRole(QPalette::Window);
  setAutoFillBackground(true);
  auto* files = new QWidget;
  auto* column = new QVBoxLayout(files);
  column->setContentsMargins(pageMargin, cardGap, cardGap, 0);
  column->setSpacing(cardGap);
  column->addWidget(makeDropArea());
  column->addWidget(makeRecent());
  column->addStretch(1);
  left_->setWidget(files);
  right_->setWidget(makeSamples());
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(left_, 1);
  left->addWidget(makeLoading(opener));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(0);
  row->addLayout(left);
  row->addWidget(right_, 1);
}

QLabel* StartPage::makeHeading(const QString& text) {
  auto* heading = new QLabel(text);
  heading->setFont(fontOf(Type::heading, heading->font()));
  return heading;
}

QWidget* StartPage::makeDropArea() {
  auto* area = new QFrame;
  area->setFrameShape(QFrame::StyledPanel);
  area->setBackgroundRole(QPalette::Base);
  area->setAutoFillBackground(true);
  open_ = new QPushButton(icon(QStringLiteral("open")), tr("Open…"));
  open_->setDefault(true);
  open_->setMinimumHeight(primaryButtonHeight);
  connect(open_, &QPushButton::clicked, this, &StartPage::openWanted);
  auto* types = new QLabel(tr("Supported types: %1").arg(supportedTypes()));
  types->setWordWrap(true);
  types->setTextFormat(Qt::PlainText);
  types->setForegroundRole(QPalette::PlaceholderText);
  auto* column = new QVBoxLayout(area);
  column->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
  column->addWidget(makeHeading(tr("Drop a file here")));
  column->addWidget(open_, 0, Qt::AlignLeft);
  column->addWidget(types);
  return area;
}

QWidget* StartPage::makeRecent() {
  auto* recent = new QWidget;
  auto* column = new QVBoxLayout(recent);
  column->setContentsMargins({});
  column->addWidget(makeHeading(tr("Recent files")));
  recentFiles_ = new QVBoxLayout;
  recentFiles_->setSpacing(4);
  column->addLayout(recentFiles_);
  return recent;
}

/// Its room is kept while nothing is read: no recent file moves away under the pointer.
QWidget* StartPage::makeLoading(FileOpener& opener) {
  auto* place = new QWidget;
  place->setFixedHeight(loadingHeight);
  loading_ = new QWidget(place);
  file_ = new ElidedLabel(loading_);
  file_->setTextFormat(Qt::PlainText);
  progress_ = new QProgressBar(loading_);
  progress_->setTextVisible(false);
  progress_->setFixedWidth(progressWidth);
  timeLeft_ = new QLabel(loading_);
  auto* cancel = new QToolButton(loading_);
  cancel->setText(tr("Cancel"));
  cancel->setFocusPolicy(Qt::StrongFocus);
  connect(cancel, &QToolButton::clicked, &opener, &FileOpener::cancel);
  auto* line = new QHBoxLayout(loading_);
  line->setContentsMargins({});
  line->addWidget(file_, 1);
  for (QWidget* one : std::initializer_list<QWidget*>{progress_, timeLeft_, cancel})
    line->addWidget(one);
  said_ = new SlotLabel(2, place);
  auto* column = new QVBoxLayout(place);
  column->setContentsMargins(pageMargin, 0, cardGap, 8);
  column->addWidget(loading_);
  column->addWidget(said_);
  column->addStretch(1);
  endLoading();
  said_->hide();
  connect(&opener, &FileOpener::started, this, &StartPage::startLoading);
  connect(&opener, &FileOpener::progressed, this, &StartPage::showProgress);
  connect(&opener, &FileOpener::ended, this, &StartPage::endLoading);
  return place;
}

void StartPage::startLoading(const QString& path) {
  since_.start();
  said_->hide();
  file_->setText(QFileInfo(path).fileName());
  progress_->setAccessibleName(tr("Reading %1").arg(QFileInfo(path).fileName()));
  progress_->setRange(0, 0);
  timeLeft_->clear();
  loading_->show();
}

void StartPage::showProgress(double fraction) {
  progress_->setRange(0, progressSteps);
  progress_->setValue(qRound(fraction * progressSteps));
  const auto left = timeLeft(std::chrono::milliseconds(since_.elapsed()), fraction);
  timeLeft_->setText(left ? timeLeftText(*left) : QString());
}

void StartPage::endLoading() { loading_->hide(); }

void StartPage::say(const QString& sentence) {
  said_->setText(sentence);
  said_->show();
}

QWidget* StartPage::makeSamples() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(8, cardGap, 8, cardGap);
  column->setSpacing(8);
  const std::vector<Sample> found = samples();
  if (!found.empty()) column->addWidget(makeHeading(tr("Samples")));
  grid_ = new QGridLayout;
  grid_->setSpacing(cardGap);
  column->addLayout(grid_);
  column->setAlignment(grid_, Qt::AlignLeft);
  column->addStretch(1);
  for (const Sample& sample : found) {
    auto* card = new StartButton(StartButton::Shape::card, sample.title, {sample.lesson}, page);
    card->setPicture(QPixmap(sample.picture));
    connect(card, &StartButton::clicked, this,
            [this, path = sample.path] { emit fileChosen(path); });
    cards_.push_back(card);
  }
  return page;
}

void StartPage::arrange() {
  left_->setFixedWidth(recentColumnWidth(width()));
  const int room = width() - left_->width() - besideCards + cardGap;
  const int columns = std::max(1, room / (cardSide + cardGap));
  for (int i = 0; i < static_cast<int>(cards_.size()); ++i)
    grid_->addWidget(cards_[static_cast<std::size_t>(i)], i / columns, i % columns);
  // As long as it has not been shown, the layout keeps the size that it had without cards.
  right_->widget()->layout()->invalidate();
  QCoreApplication::postEvent(right_->widget(), new QEvent(QEvent::LayoutRequest));
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

/// Something may have been opened since.
void StartPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  said_->hide();
  showRecent();
}

void StartPage::showRecent() {
  if (!isVisible()) return;
  rows_.clear();
  removeAll(*recentFiles_);
  const QStringList files = RecentFiles::files().mid(0, recentShown);
  addSession(filesOpenLast());
  for (const QString& path : files) addRecentFile(path);
  if (files.isEmpty()) {
    auto* words = new QLabel(
        tr("No recent files yet. Files that you open are listed here. Try a sample first."));
    words->setWordWrap(true);
    words->setForegroundRole(QPalette::PlaceholderText);
    recentFiles_->addWidget(words);
  }
  orderStops();
}

void StartPage::orderStops() {
  QWidget* last = open_;
  for (const auto& some : {rows_, cards_})
    for (StartButton* one : some) {
      setTabOrder(last, one);
      last = one;
    }
}

/// Of a single file its own picture says enough.
void StartPage::addSession(const QStringList& paths) {
  if (paths.size() < 2) return;
  QStringList names;
  for (const QString& path : paths) names << QFileInfo(path).fileName();
  auto* link = new StartButton(StartButton::Shape::row,
                               tr("Reopen all %L1 files from the last session").arg(paths.size()),
                               {names.join(QStringLiteral(", "))}, this);
  link->setIcon(icon(QStringLiteral("new_window")));
  connect(link, &StartButton::clicked, this, [this, paths] { emit sessionChosen(paths); });
  rows_.push_back(link);
  recentFiles_->addWidget(link);
}

void StartPage::addRecentFile(const QString& path) {
  auto* link =
      new StartButton(StartButton::Shape::row, QFileInfo(path).fileName(), linesOf(path), this);
  link->setIcon(icon(QStringLiteral("open")));
  link->setPicture(QPixmap::fromImage(thumbnailOf(path)));
  link->setToolTip(QDir::toNativeSeparators(path));
  connect(link, &StartButton::clicked, this, [this, path] { emit fileChosen(path); });
  rows_.push_back(link);
  recentFiles_->addWidget(link);
}

}  // namespace wb::ui
