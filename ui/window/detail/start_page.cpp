#include "ui/window/detail/start_page.h"

#include "ui/widgets/icon.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_keeper.h"

#include <QCommandLinkButton>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

/// What the samples say of themselves, to be translated.
[[maybe_unused]] constexpr std::array sampleWords{
    QT_TRANSLATE_NOOP("Samples", "A bench before and after opting in"),
    QT_TRANSLATE_NOOP("Samples",
                      "A linkset of plain prims costs 1 LI for each part. Once one part opts in, "
                      "the new accounting weighs every part, even the arch."),
    QT_TRANSLATE_NOOP("Samples", "An animated butterfly on a sculpted flower"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Animated mesh costs at least 15 PE to stream. A flexible ribbon has no physics at all."),
    QT_TRANSLATE_NOOP("Samples", "Ten triangles half a meter wide"),
    QT_TRANSLATE_NOOP("Samples",
                      "The Mesh Physics document's calibration: a triangle 0.5 m wide costs 0.1 "
                      "PE, and half as much at twice the size. No mesh costs less than 0.5 PE."),
    QT_TRANSLATE_NOOP("Samples", "A chair with a physics mesh"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "At this size, small triangles are expensive: a physics mesh of only two boxes decides the "
        "land impact. The base hull would cost a twentieth as much."),
    QT_TRANSLATE_NOOP("Samples", "A wall with a doorway, with and without a physics mesh"),
    QT_TRANSLATE_NOOP("Samples",
                      "Without a physics mesh, the wall collides as its base hull: cheaper, but "
                      "nobody can walk through the doorway."),
    QT_TRANSLATE_NOOP("Samples", "A duck that costs 13 PE, ten meters on a side"),
    QT_TRANSLATE_NOOP("Samples",
                      "The duck of the Mesh Physics document: 25 hulls cost 13 PE. The penalty for "
                      "a large physical object raises that to 65 PE."),
    QT_TRANSLATE_NOOP("Samples", "A small market"),
    QT_TRANSLATE_NOOP("Samples", "Every lesson side by side."),
    QT_TRANSLATE_NOOP("Samples", "A hollow ring four ways"),
    QT_TRANSLATE_NOOP("Samples",
                      "A normal or specular map makes a torus opt in, so its triangles count. One "
                      "convex hull would fill the hole; twelve hulls keep it open."),
    QT_TRANSLATE_NOOP("Samples", "One twisted sphere that costs hundreds of PE"),
    QT_TRANSLATE_NOOP("Samples",
                      "A hollow, cut and twisted sphere is a spiral of slivers. Linked to anything "
                      "that opts in, this one prim costs more than a house."),
    QT_TRANSLATE_NOOP("Samples", "A wall, with and without slivers"),
    QT_TRANSLATE_NOOP("Samples",
                      "Vertices that are off by 0.2 µm at a seam create slivers. A wall that cost "
                      "1 LI then costs more than 1,000 LI."),
    QT_TRANSLATE_NOOP("Samples", "Stairs as eight hulls and as one ramp"),
    QT_TRANSLATE_NOOP(
        "Samples", "A ramp made of one hull replaces eight steps for a tenth of the physics cost."),
    QT_TRANSLATE_NOOP("Samples", "A detailed statue, small and large"),
    QT_TRANSLATE_NOOP("Samples",
                      "With 50,000 triangles, the download weight decides the land impact. At four "
                      "times the size, viewers load the fine mesh from farther away."),
    QT_TRANSLATE_NOOP("Samples", "Ten boxes in a space of 3 by 4 by 5 meters"),
    QT_TRANSLATE_NOOP("Samples",
                      "The Mesh Physics document's own example: ten boxes cost 1.0 PE, or 1.62667 "
                      "PE when physical."),
    QT_TRANSLATE_NOOP("Samples", "A car that cannot drive, and one that can"),
    QT_TRANSLATE_NOOP("Samples",
                      "Four torus wheels exceed the limit of 32 PE for a physical linkset. As "
                      "convex hulls, they cost next to nothing."),
    QT_TRANSLATE_NOOP("Samples", "A crate inside a cliff"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method takes the octree with the nearest center: it finds the "
                      "crate, three meters inside the cliff that the ray meets first."),
    QT_TRANSLATE_NOOP("Samples", "A post beside the ray"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method enters the nearest cube that is not empty and never "
                      "backtracks. It misses the cube behind that one."),
    QT_TRANSLATE_NOOP("Samples", "Through eight cubes along the diagonal"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method stops after four cubes that the ray meets, in index order. "
                      "The cube that this ray meets first is the eighth in that order."),
    QT_TRANSLATE_NOOP("Samples", "A cube behind the camera"),
    QT_TRANSLATE_NOOP("Samples",
                      "Inexor's method tests boxes against an infinite line: it finds the cube "
                      "behind the camera, though the ray meets nothing."),
    QT_TRANSLATE_NOOP("Samples", "A ray that grazes a cube"),
    QT_TRANSLATE_NOOP(
        "Samples",
        "Inexor's method picks the face whose center is nearest to the point where the ray meets "
        "that face's plane. Here that is the top, though the ray enters through the side."),
};

/// Of the sample that has what all others have: whoever sees the program for the first time begins
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
  return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                         QStringLiteral("/../share/weighbridge/samples"));
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

constexpr QSize pictureSize(176, 110);
constexpr QSize smallPictureSize(144, 90);
/// In pixels; with less, the small pictures leave room for words.
constexpr int roomForPictures = 640;
constexpr int cardWidth = 420;
constexpr int recentShown = 5;
constexpr int margin = 24;
constexpr double headingScale = 1.25;

QCommandLinkButton* makeLink(const QString& title, const QString& words, const QIcon& picture) {
  auto* link = new QCommandLinkButton(QString(title).replace(u'&', QStringLiteral("&&")), words);
  link->setIcon(picture);
  link->setAccessibleName(title);
  link->setAccessibleDescription(words);
  return link;
}

void removeAll(QLayout& layout) {
  while (QLayoutItem* item = layout.takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

}  // namespace

StartPage::StartPage(QWidget* parent) : QScrollArea(parent) {
  setAccessibleName(tr("Start page"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget;
  page->setBackgroundRole(QPalette::Base);
  page->setAutoFillBackground(true);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(margin, margin, margin, margin);
  addHint(*column);
  addRecent(*column);
  addSamples(*column);
  column->addStretch(1);
  setWidget(page);
}

void StartPage::addHint(QVBoxLayout& column) {
  auto* words = new QLabel(
      tr("Drop a project, mesh asset, 3D model, object or octree here to see what it costs and "
         "why."));
  words->setWordWrap(true);
  auto* open = new QPushButton(icon(QStringLiteral("open")), tr("Open a file…"));
  connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
  column.addWidget(words);
  column.addWidget(open, 0, Qt::AlignLeft);
}

void StartPage::addHeading(QVBoxLayout& column, const QString& text) {
  auto* heading = new QLabel(text);
  QFont font = heading->font();
  font.setPointSizeF(font.pointSizeF() * headingScale);
  heading->setFont(font);
  heading->setContentsMargins(0, margin / 2, 0, 0);
  column.addWidget(heading);
}

void StartPage::addRecent(QVBoxLayout& column) {
  addHeading(column, tr("Recent files"));
  recentFiles_ = new QVBoxLayout;
  recentFiles_->setSpacing(0);
  column.addLayout(recentFiles_);
}

void StartPage::addSamples(QVBoxLayout& column) {
  const std::vector<Sample> found = samples();
  if (found.empty()) return;
  addHeading(column, tr("Samples, each with a lesson"));
  grid_ = new QGridLayout;
  column.addLayout(grid_);
  for (const Sample& sample : found) cards_.push_back(cardOf(sample));
}

QCommandLinkButton* StartPage::cardOf(const Sample& sample) {
  auto* card = makeLink(sample.title, sample.lesson, QIcon(sample.picture));
  connect(card, &QCommandLinkButton::clicked, this,
          [this, path = sample.path] { emit fileChosen(path); });
  return card;
}

void StartPage::arrange() {
  if (!grid_) return;
  const bool isNarrow = viewport()->width() < roomForPictures;
  for (QCommandLinkButton* card : cards_)
    card->setIconSize(isNarrow ? smallPictureSize : pictureSize);
  const int columns = std::max(1, (viewport()->width() - 2 * margin) / cardWidth);
  for (int i = 0; i < static_cast<int>(cards_.size()); ++i)
    grid_->addWidget(cards_[static_cast<std::size_t>(i)], i / columns, i % columns);
  for (int i = 0; i < grid_->columnCount(); ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  arrange();
}

/// Something may have been opened since.
void StartPage::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  showRecent();
}

void StartPage::showRecent() {
  if (!isVisible()) return;
  removeAll(*recentFiles_);
  const QStringList files = RecentFiles::files().mid(0, recentShown);
  addSession(filesOpenLast());
  for (const QString& path : files) addRecentFile(path);
  if (!files.isEmpty()) return;
  auto* words =
      new QLabel(tr("No recent files yet. The files that you open are listed here with a picture. "
                    "To start, try one of the samples below."));
  words->setWordWrap(true);
  recentFiles_->addWidget(words);
}

/// Of a single file its own picture says enough.
void StartPage::addSession(const QStringList& paths) {
  if (paths.size() < 2) return;
  QStringList names;
  for (const QString& path : paths) names << QFileInfo(path).fileName();
  auto* link = makeLink(tr("Reopen all %L1 files of the last session").arg(paths.size()),
                        names.join(QStringLiteral(", ")), icon(QStringLiteral("new_window")));
  connect(link, &QCommandLinkButton::clicked, this, [this, paths] { emit sessionChosen(paths); });
  recentFiles_->addWidget(link);
}

void StartPage::addRecentFile(const QString& path) {
  const QFileInfo file(path);
  const QImage picture = thumbnailOf(path);
  auto* link = makeLink(
      file.fileName(), QDir::toNativeSeparators(file.path()),
      picture.isNull() ? icon(QStringLiteral("open")) : QIcon(QPixmap::fromImage(picture)));
  if (!picture.isNull()) link->setIconSize(smallPictureSize);
  link->setToolTip(QDir::toNativeSeparators(path));
  connect(link, &QCommandLinkButton::clicked, this, [this, path] { emit fileChosen(path); });
  recentFiles_->addWidget(link);
}

}  // namespace wb::ui
