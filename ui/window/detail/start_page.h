#pragma once

#include <QScrollArea>
#include <QString>
#include <vector>

class QCommandLinkButton;
class QGridLayout;
class QVBoxLayout;

namespace wb::ui {

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

/// What a window shows while nothing is open: how to open something, what was open last, and the
/// samples with what each teaches.
class StartPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

 public slots:
  /// What was opened last, as it is now.
  void showRecent();

 signals:
  void openWanted();
  /// What was open when the program ended last is wanted again.
  void sessionChosen(const QStringList& paths);
  void fileChosen(const QString& path);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void addHint(QVBoxLayout& column);
  void addHeading(QVBoxLayout& column, const QString& text);
  void addRecent(QVBoxLayout& column);
  void addSamples(QVBoxLayout& column);
  QCommandLinkButton* cardOf(const Sample& sample);
  /// As many columns as there is room for, the pictures smaller where that is little.
  void arrange();

  void addSession(const QStringList& paths);
  void addRecentFile(const QString& path);

  QVBoxLayout* recentFiles_ = nullptr;
  QGridLayout* grid_ = nullptr;
  std::vector<QCommandLinkButton*> cards_;
};

}  // namespace wb::ui
