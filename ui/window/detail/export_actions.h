#pragma once

#include "model/analysis/upload_kit.h"
#include "ui/page/page_file.h"
#include "ui/panels/charts/charts_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/widgets/background_work.h"

#include <QImage>
#include <QObject>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>

namespace wb::ui {

class Actions;
class Baseline;
class Document;
class FileActions;
class Panels;
class Selection;

/// What the menu File and panels write for other programs: tables, charts, pictures, scenarios and
/// pages.
class ExportActions : public QObject {
  Q_OBJECT

 public:
  ExportActions(FileActions& files, Document& document, const Selection& selection,
                const Baseline& baseline, Panels& panels, Actions& actions);
  /// Pages that a user wants are written even if the window goes.
  ~ExportActions() override;

 private:
  void exportScenario(std::size_t scenario);
  void exportChart(ChartFile as);
  void exportTable();
  void exportLog();
  void exportPicture();
  void writePicture(const QString& path, const QImage& picture);
  void exportOctrees();
  void exportKit();
  void writeKit(const QString& path, const Result<weighing::UploadKit>& kit);
  std::optional<std::size_t> kitLinkset() const;
  void savePage();
  void saveSheetPage();
  void exportSheet();
  void exportComparison();
  void compareIn(PageOrder& order) const;
  std::optional<weighing::Target> pageTarget() const;
  QString targetName(const weighing::Target& target) const;
  void namePage();
  void writePage(const QString& path, PageOrder order);
  void update();

  FileActions& files_;
  const Document& document_;
  const Selection& selection_;
  const Baseline& baseline_;
  Panels& panels_;
  Actions& actions_;
  BackgroundWork<std::shared_ptr<Result<weighing::UploadKit>>> kit_;
  QString kitPath_;      ///< Of the kit that is being made.
  QString kitUnused_;    ///< What was found and is not in it, in words.
  PictureWish picture_;  ///< As the last one was.
  /// By path: a page that is saved again takes the place of the older one.
  std::map<QString, BackgroundWork<Result<void>>> pages_;
};

}  // namespace wb::ui
