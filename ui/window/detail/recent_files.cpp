#include "ui/window/detail/recent_files.h"

#include "ui/document/document.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/preferences.h"
#include "viewport/view.h"

#include <QAction>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <QThreadPool>
#include <utility>

namespace wb::ui {
namespace {

const QString recentKey = QStringLiteral("recent_files");
/// A list for each path: land impact or nothing, and when it was opened.
const QString knownKey = QStringLiteral("recent_files_known");

QString nameFor(const QString& path) { return QFileInfo(path).absoluteFilePath(); }

}  // namespace

QStringList RecentFiles::files() { return QSettings().value(recentKey).toStringList(); }

RecentFiles::Known RecentFiles::known(const QString& path) {
  const QVariantMap all = QSettings().value(knownKey).toMap();
  const QVariantList one = all.value(nameFor(path)).toList();
  if (one.size() != 2) return {};
  bool hasNumber = false;
  const double landImpact = one[0].toDouble(&hasNumber);
  return {hasNumber ? std::optional(landImpact) : std::nullopt, one[1].toDateTime()};
}

void RecentFiles::add(const QString& path, std::optional<double> landImpact) {
  const QString name = nameFor(path);
  QStringList all = files();
  all.removeAll(name);
  all.prepend(name);
  all = all.mid(0, most);
  QSettings settings;
  settings.setValue(recentKey, all);
  const QVariantMap before = settings.value(knownKey).toMap();
  QVariantMap after;
  for (const QString& one : std::as_const(all))
    if (before.contains(one)) after[one] = before[one];
  after[name] = QVariantList{landImpact ? QVariant(*landImpact) : QVariant(QString()),
                             QDateTime::currentDateTime()};
  settings.setValue(knownKey, after);
}

void RecentFiles::remove(const QString& path) {
  QStringList all = files();
  all.removeAll(nameFor(path));
  QSettings().setValue(recentKey, all);
}

void RecentFiles::fill(QMenu& menu) {
  refill(menu);
  connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { refill(menu); });
}

void RecentFiles::refill(QMenu& menu) {
  menu.clear();
  for (const QString& path : files()) {
    QAction* action = menu.addAction(
        QFileInfo(path).fileName().replace(QStringLiteral("&"), QStringLiteral("&&")));
    action->setToolTip(path);
    action->setStatusTip(path);
    connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  if (menu.isEmpty()) menu.addAction(tr("No recent files"))->setEnabled(false);
}

namespace {

const QStringList pictureNames{QStringLiteral("*.png")};

/// Of a file's path, as every window names it; not of its content, which may have changed.
QString thumbnailFileOf(const QString& path) {
  const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
  const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex();
  return QDir(thumbnailsFolder()).filePath(QString::fromLatin1(hash) + QStringLiteral(".png"));
}

void dropOldest() {
  QDir folder(thumbnailsFolder());
  const auto all = folder.entryInfoList(pictureNames, QDir::Files, QDir::Time);
  for (qsizetype i = mostThumbnails; i < all.size(); ++i) folder.remove(all[i].fileName());
}

/// The whole frame, in the middle of a picture of one size.
QImage fitted(const QImage& frame) {
  const QImage scaled =
      frame.convertToFormat(QImage::Format_RGB32)
          .scaled(thumbnailSize, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
  return scaled.copy(QRect(QPoint((scaled.width() - thumbnailSize.width()) / 2,
                                  (scaled.height() - thumbnailSize.height()) / 2),
                           thumbnailSize));
}

}  // namespace

QString thumbnailsFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation))
      .filePath(QStringLiteral("weighbridge/thumbnails"));
}

QImage thumbnailOf(const QString& path) { return QImage(thumbnailFileOf(path)); }

/// A cache that cannot be written is no error: the start page shows an icon.
void keepThumbnail(const QString& path, const QImage& picture) {
  if (picture.isNull() || !QDir().mkpath(thumbnailsFolder())) return;
  QSaveFile file(thumbnailFileOf(path));
  if (!file.open(QIODevice::WriteOnly)) return;
  if (fitted(picture).save(&file, "PNG")) file.commit();
  dropOldest();
}

void forgetThumbnails() {
  QDir folder(thumbnailsFolder());
  for (const QString& name : folder.entryList(pictureNames, QDir::Files)) folder.remove(name);
}

ThumbnailMaker::ThumbnailMaker(Document& document, ViewPanel& view, std::chrono::milliseconds delay)
    : QObject(&view), document_(document), view_(view) {
  timer_.setSingleShot(true);
  timer_.setInterval(delay);
  connect(&timer_, &QTimer::timeout, this, &ThumbnailMaker::make);
  connect(&document, &Document::sceneReset, this, &ThumbnailMaker::plan);
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &ThumbnailMaker::plan);
}

/// What has changes is another thing than its file.
void ThumbnailMaker::plan() {
  timer_.stop();
  const bool isFile = !document_.isEmpty() && document_.undoStack().isClean() &&
                      QFileInfo(document_.path()).isFile();
  if (isFile && Preferences::ofProgram().keepsPictures()) timer_.start();
}

void ThumbnailMaker::make() {
  if (!view_.isVisible()) return;
  const QPointer<ThumbnailMaker> self(this);
  view_.view().capture([self, path = document_.path()](const QImage& frame) {
    if (self) self->take(path, frame);
  });
}

/// Scaled and written elsewhere: the window's own thread has no time for it.
void ThumbnailMaker::take(const QString& path, const QImage& frame) {
  if (path != document_.path() || frame.isNull()) return;
  QThreadPool::globalInstance()->start([self = QPointer(this), path, frame] {
    keepThumbnail(path, frame);
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [self, path] {
          if (self) emit self->made(path);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace wb::ui
