#pragma once

#include <QElapsedTimer>
#include <QString>
#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace wb::ui {

class FileOpener;
class SlotLabel;
class StartButton;

/// A project that comes with the program and teaches one thing.
struct Sample {
  QString path;
  QString name;     ///< Of its file, without the extension.
  QString title;    ///< What the project is called.
  QString lesson;   ///< What it shows, in a sentence.
  QString picture;  ///< The file of its picture, which may not be there.
};

/// The samples in `../share/weighbridge/samples` beside the program's folder; none where they are
/// not installed. First the one of all lessons; the others by the names of their files. Titles and
/// lessons are in the language of the window.
std::vector<Sample> samples();

/// Where they are, whether or not they are there.
QString samplesFolder();

/// Returns how wide the column of recent files is in a start page of a width, in pixels: 480, or
/// less where two columns of samples would not fit beside it.
int recentColumnWidth(int pageWidth);

/// What a window shows while nothing is open. At the left where files are dropped, recent files,
/// and the file that is being read; at the right the samples with what each teaches.
class StartPage : public QWidget {
  Q_OBJECT

 public:
  /// @param opener  Reads the files of this window.
  explicit StartPage(FileOpener& opener, QWidget* parent = nullptr);

 public slots:
  /// What was opened last, as it is now.
  void showRecent();
  /// Says, where files are read, why one was not opened. Stays until the next one is read.
  void say(const QString& sentence);

 signals:
  void openWanted();
  /// What was open when the program ended last is wanted again.
  void sessionChosen(const QStringList& paths);
  void fileChosen(const QString& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeDropArea();
  QWidget* makeRecent();
  QWidget* makeLoading(FileOpener& opener);
  QWidget* makeSamples();
  QLabel* makeHeading(const QString& text);
  /// As many columns as there is room for.
  void arrange();
  /// Tab goes from *Open…* to recent files to samples.
  void orderStops();

  void addSession(const QStringList& paths);
  void addRecentFile(const QString& path);
  void startLoading(const QString& path);
  void showProgress(double fraction);
  void endLoading();

  QScrollArea* left_;
  QScrollArea* right_;
  QPushButton* open_ = nullptr;
  QVBoxLayout* recentFiles_ = nullptr;
  QGridLayout* grid_ = nullptr;
  QWidget* loading_ = nullptr;
  QLabel* file_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* timeLeft_ = nullptr;
  SlotLabel* said_ = nullptr;
  QElapsedTimer since_;
  std::vector<StartButton*> cards_;
  std::vector<StartButton*> rows_;
};

}  // namespace wb::ui
