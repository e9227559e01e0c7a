#pragma once

#include <QDateTime>
#include <QImage>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <optional>

class QMenu;

namespace wb::ui {

/// The files that were opened last, newest first, remembered between sessions; and their menu.
class RecentFiles : public QObject {
  Q_OBJECT

 public:
  static constexpr int most = 10;

  explicit RecentFiles(QObject* parent = nullptr) : QObject(parent) {}

  /// A file as it was when it was opened or saved last; empty where that is not known.
  struct Known {
    std::optional<double> landImpact;
    QDateTime opened;
  };

  static QStringList files();
  static Known known(const QString& path);
  /// @param landImpact  Of all its objects; empty where it has none.
  static void add(const QString& path, std::optional<double> landImpact = {});
  static void remove(const QString& path);

  /// Fills the menu again each time it is opened.
  void fill(QMenu& menu);

 signals:
  void chosen(const QString& path);

 private:
  void refill(QMenu& menu);
};

class Document;
class ViewPanel;

/// Pictures of files that were opened, in the user's cache: `mostThumbnails` at most, the oldest
/// go. Deleted, they are made again. Null where there is none.
inline constexpr int mostThumbnails = 60;
inline constexpr QSize thumbnailSize{288, 180};
QImage thumbnailOf(const QString& path);
void keepThumbnail(const QString& path, const QImage& picture);
void forgetThumbnails();
QString thumbnailsFolder();

/// Makes pictures of what a window shows: soon after a file was opened or saved, once the view has
/// drawn it.
class ThumbnailMaker : public QObject {
  Q_OBJECT

 public:
  static constexpr std::chrono::milliseconds usualDelay{2500};

  ThumbnailMaker(Document& document, ViewPanel& view, std::chrono::milliseconds delay = usualDelay);

 signals:
  void made(const QString& path);

 private:
  void plan();
  void make();
  void take(const QString& path, const QImage& frame);

  Document& document_;
  ViewPanel& view_;
  QTimer timer_;
};

}  // namespace wb::ui
