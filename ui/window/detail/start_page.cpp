#include "ui/window/detail/start_page.h"

#include "ui/widgets/icon.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_files.h"
#include "ui/window/detail/thumbnails.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
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
  addHeading(column, tr("Opened last"));
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
      new QLabel(tr("Nothing was opened yet. What you open is listed here, with a "
                    "picture; the samples below are a beginning."));
  words->setWordWrap(true);
  recentFiles_->addWidget(words);
}

/// Of a single file its own picture says enough.
void StartPage::addSession(const QStringList& paths) {
  if (paths.size() < 2) return;
  QStringList names;
  for (const QString& path : paths) names << QFileInfo(path).fileName();
  auto* link = makeLink(tr("Open all %L1 files that were open last").arg(paths.size()),
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
