#include "ui/window/detail/export_actions.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/formats/export.h"
#include "model/formats/file_kinds.h"
#include "model/report/decision_sheet.h"
#include "model/report/kit_page.h"
#include "model/report/table_formats.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/document/selection.h"
#include "ui/page/object_picture.h"
#include "ui/panels/scenarios/comparison_panel.h"
#include "ui/panels/scenarios/decision_sheet_view.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/shapes/shapes_panel.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/file_actions.h"
#include "ui/window/detail/form_dialog.h"
#include "ui/window/detail/log_panel.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/questions.h"
#include "ui/window/detail/window_texts.h"
#include "viewport/view.h"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QSaveFile>
#include <QSpinBox>
#include <QUndoStack>
#include <QUrl>
#include <algorithm>
#include <optional>
#include <utility>

namespace wb::ui {

/// Asks how large a picture of the view is to be, and what is to be on it; nothing: none is wanted.
std::optional<PictureWish> askForPicture(QWidget& window, const PictureWish& suggested);

namespace {

struct PictureText {
  Q_DECLARE_TR_FUNCTIONS(PictureQuestion)
};

QSpinBox* addPixels(FormDialog& dialog, const QString& label, int pixels) {
  QSpinBox* box = dialog.addCount(label, static_cast<int>(limits::pictureSide));
  box->setSuffix(PictureText::tr(" px", "pixels, behind a number"));
  box->setValue(pixels);
  return box;
}

}  // namespace

std::optional<PictureWish> askForPicture(QWidget& window, const PictureWish& suggested) {
  FormDialog dialog(&window, PictureText::tr("Export picture"));
  const auto* width = addPixels(dialog, PictureText::tr("&Width:"), suggested.size.width());
  const auto* height = addPixels(dialog, PictureText::tr("&Height:"), suggested.size.height());
  const auto* legend = dialog.addCheck(PictureText::tr("Include the &legend"), suggested.hasLegend);
  const auto* transparent =
      dialog.addCheck(PictureText::tr("&Transparent background"), suggested.isTransparent);
  if (!dialog.ask()) return {};
  return PictureWish{
      {width->value(), height->value()}, legend->isChecked(), transparent->isChecked()};
}

namespace {

/// Longer names would make a menu wider than it is worth.
constexpr qsizetype mostOfNameInMenu = 40;

/// A name as part of a menu's text.
QString inMenu(QString name) {
  if (name.size() > mostOfNameInMenu) name = name.left(mostOfNameInMenu) + u'…';
  return name.simplified().replace(u'&', QStringLiteral("&&"));
}

}  // namespace

ExportActions::ExportActions(FileActions& files, Document& document, const Selection& selection,
                             const Baseline& baseline, Panels& panels, Actions& actions)
    : QObject(&files),
      files_(files),
      document_(document),
      selection_(selection),
      baseline_(baseline),
      panels_(panels),
      actions_(actions),
      kit_([this](const std::shared_ptr<Result<weighing::UploadKit>>& kit) {
        writeKit(kitPath_, *kit);
      }) {
  const auto on = [&](ActionId id, auto method) {
    connect(&actions[id], &QAction::triggered, this, method);
  };
  on(ActionId::exportTable, &ExportActions::exportTable);
  on(ActionId::exportPicture, &ExportActions::exportPicture);
  on(ActionId::savePage, &ExportActions::savePage);
  on(ActionId::exportOctrees, &ExportActions::exportOctrees);
  on(ActionId::exportKit, &ExportActions::exportKit);
  connect(&panels.get<ScenariosPanel>(), &ScenariosPanel::exportWanted, this,
          &ExportActions::exportScenario);
  connect(&panels.get<ChartsPanel>(), &ChartsPanel::exportWanted, this,
          &ExportActions::exportChart);
  connect(&panels.get<WhyPanel>(), &WhyPanel::pageWanted, this, &ExportActions::savePage);
  const DecisionSheet& sheet = panels.get<ComparisonPanel>().sheet();
  connect(&sheet, &DecisionSheet::pageWanted, this, &ExportActions::saveSheetPage);
  connect(&sheet, &DecisionSheet::tableWanted, this, &ExportActions::exportSheet);
  connect(&panels.get<ComparisonPanel>(), &ComparisonPanel::tableWanted, this,
          &ExportActions::exportComparison);
  connect(&panels.get<LogPanel>(), &LogPanel::saveWanted, this, &ExportActions::exportLog);
  connect(&document, &Document::sceneReset, this, &ExportActions::update);
  connect(&document, &Document::fileChanged, this, &ExportActions::update);
  connect(&selection, &Selection::changed, this, &ExportActions::update);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this, &ExportActions::namePage);
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &ExportActions::update);
  update();
}

ExportActions::~ExportActions() {
  for (auto& [path, work] : pages_) work.release();
}

void ExportActions::update() {
  for (const ActionId id : {ActionId::exportTable, ActionId::exportPicture, ActionId::savePage})
    actions_.offer(id, !document_.isEmpty(), unlessEmpty(document_, Unusable::noObjects));
  const scene::Scene& scene = document_.weighing().scene;
  const bool isOfOne = pageTarget() || scene.linksets.size() == 1;
  actions_.offer(ActionId::exportOctrees, !scene.octrees.empty(), Unusable::noOctree);
  actions_.offer(ActionId::exportKit, kitLinkset().has_value(),
                 unlessEmpty(document_, isOfOne ? Unusable::hasNoMesh : Unusable::needsObject));
  namePage();
}

/// What a page is of: the object that is selected, or of which a part is; nothing: all objects.
std::optional<weighing::Target> ExportActions::pageTarget() const {
  const auto& selected = selection_.current();
  const auto& linksets = document_.weighing().scene.linksets;
  // The scene may be another before the selection is.
  if (!selected || selected->linkset >= linksets.size()) return {};
  return weighing::Target{selected->linkset, {}};
}

QString ExportActions::targetName(const weighing::Target& target) const {
  return nameOf(document_.weighing().scene.linksets[target.linkset], target.linkset);
}

void ExportActions::namePage() {
  const auto target = pageTarget();
  actions_[ActionId::savePage].setText(
      target ? tr("Save pa&ge about %1…").arg(inMenu(targetName(*target)))
             : tr("Save pa&ge about all objects…"));
}

void ExportActions::exportScenario(std::size_t scenario) {
  const QString path = files_.askWhereToWrite(tr("Export scenario"), QStringLiteral("json"),
                                              tr("Profiles (*.json)"));
  if (path.isEmpty()) return;
  files_.tellWritten(path, ui::exportScenario(document_, scenario, path));
}

void ExportActions::exportChart(ChartFile as) {
  const auto [suffix, filter] =
      as == ChartFile::png   ? std::pair(QStringLiteral("png"), tr("Pictures (*.png)"))
      : as == ChartFile::svg ? std::pair(QStringLiteral("svg"), tr("Drawings (*.svg)"))
                             : std::pair(QStringLiteral("csv"), tr("CSV (*.csv)"));
  const auto& charts = panels_.get<ChartsPanel>();
  const QString path = files_.askWhereToWrite(tr("Export chart"), suffix, filter,
                                              safeFileName(charts.chartName(), {}));
  if (path.isEmpty() || !charts.hasChart()) return;
  files_.tellWritten(path, charts.write(as, path));
}

void ExportActions::exportLog() {
  const QString path =
      files_.askWhereToWrite(tr("Save log"), QStringLiteral("txt"), tr("Text files (*.txt)"),
                             QStringLiteral("weighbridge-log"));
  if (path.isEmpty()) return;
  Result<void> written = checkMayWrite(document_.weighing(), path);
  if (written) {
    QSaveFile file(path);
    const QByteArray text = panels_.get<LogPanel>().log().asText().toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
      written = tl::unexpected(
          inFile(failure(windowTexts["window.cannot_write_log"]).value(), path.toStdString()));
  }
  files_.tellWritten(path, written);
}

void ExportActions::exportTable() {
  const QString path =
      files_.askWhereToWrite(tr("Export table as CSV"), QStringLiteral("csv"), tr("CSV (*.csv)"));
  if (path.isEmpty()) return;
  if (!files_.mayOverwrite(filesBeside(document_, path, &baseline_).replaced())) return;
  files_.tellWritten(
      path, writeCsvFile(document_, panels_.get<TablePanel>().rowKind(), path, &baseline_));
}

void ExportActions::exportSheet() {
  const QString path =
      files_.askWhereToWrite(tr("Export decision sheet as CSV"), QStringLiteral("csv"),
                             tr("CSV (*.csv)"), QStringLiteral("decision-sheet"));
  if (path.isEmpty()) return;
  const auto columns = panels_.get<ComparisonPanel>().sheet().columns();
  if (columns.empty()) return;
  Result<void> written = checkMayWrite(document_.weighing(), path);
  if (written) {
    std::string text;
    table::writeCsv(table::sheetTable(columns), {},
                    [&text](std::string_view more) { text += more; });
    written = writeFile(path.toStdString(), bytesOf(text));
  }
  files_.tellWritten(path, written);
}

void ExportActions::exportComparison() {
  const auto& comparison = panels_.get<ComparisonPanel>();
  const QString path =
      files_.askWhereToWrite(tr("Export table as CSV"), QStringLiteral("csv"), tr("CSV (*.csv)"),
                             safeFileName(comparison.listedName(), {}));
  if (path.isEmpty() || !baseline_.side()) return;
  if (!files_.mayOverwrite(filesBeside(document_, path, &baseline_).replaced())) return;
  files_.tellWritten(path, comparison.writeListed(path));
}

void ExportActions::exportPicture() {
  ViewPanel& view = panels_.view();
  if (!picture_.size.isValid()) picture_.size = view.view().size() * view.devicePixelRatioF();
  const auto wish = askForPicture(*view.window(), picture_);
  if (!wish) return;
  picture_ = *wish;
  const QString path =
      files_.askWhereToWrite(tr("Export picture"), QStringLiteral("png"), tr("Pictures (*.png)"));
  if (path.isEmpty()) return;
  view.takePicture(*wish, [this, path](const QImage& frame) { writePicture(path, frame); });
}

void ExportActions::writePicture(const QString& path, const QImage& picture) {
  Result<void> written = checkMayWrite(document_.weighing(), path);
  if (written && !picture.save(path)) {
    Diagnostic problem = failure(windowTexts["window.cannot_write_picture"]).value();
    written = tl::unexpected(inFile(std::move(problem), path.toStdString()));
  }
  files_.tellWritten(path, written);
}

/// Of several octrees a file of Inexor holds the selected one.
void ExportActions::exportOctrees() {
  const QString path =
      files_.askWhereToWrite(tr("Export octrees"), QStringLiteral("scene"),
                             tr("Octrees and rays (*.scene);;Inexor octree (*.nxoc)"));
  if (path.isEmpty()) return;
  const std::filesystem::path file = path.toStdString();
  scene::Scene octrees;
  octrees.octrees = document_.weighing().scene.octrees;
  octrees.rays = document_.weighing().scene.rays;
  if (exporting::formatOf(file) == exporting::Format::nxoc && selection_.octree())
    octrees.octrees = {octrees.octrees[*selection_.octree()]};
  Result<void> written = checkMayWrite(document_.weighing(), path);
  Diagnostics findings;
  if (written)
    written = exporting::write(octrees, file).map([&](Diagnostics found) {
      findings = std::move(found);
    });
  files_.tellWritten(path, written, findings);
}

/// The object that is selected, or the only one; nothing without a mesh to upload.
std::optional<std::size_t> ExportActions::kitLinkset() const {
  const scene::Scene& scene = document_.weighing().scene;
  const auto target = pageTarget();
  if (!target && scene.linksets.size() != 1) return {};
  const std::size_t linkset = target ? target->linkset : 0;
  const bool hasMesh =
      std::ranges::any_of(scene.linksets[linkset].parts, [&](const scene::Part& part) {
        return part.kind == scene::PartKind::mesh && scene.meshOf(part);
      });
  return hasMesh ? std::optional(linkset) : std::nullopt;
}

namespace {

QString pageOf(const QFileInfo& model) {
  return model.completeBaseName() + QStringLiteral(".html");
}

/// Whether all files of a kit can be written beside its model, and none is one that was read:
/// before they are made.
Result<void> checkKit(const weighing::Weighing& open, const weighing::KitOrder& order,
                      const QFileInfo& model) {
  QStringList names{pageOf(model)};
  for (const std::string& name : weighing::kitFileNames(order))
    names << QString::fromStdString(name);
  for (const QString& name : std::as_const(names)) {
    const QString path = model.absoluteDir().filePath(name);
    if (auto may = checkMayWrite(open, path); !may) return may;
    if (auto can = AtomicFile::create(path.toStdString()); !can) return failure(std::move(can));
  }
  return {};
}

}  // namespace

/// In the background: what is made is read back as the uploader would.
void ExportActions::exportKit() {
  const auto linkset = kitLinkset();
  if (!linkset) return;
  const weighing::Weighing& open = document_.weighing();
  const QString model = QFileInfo(document_.path()).completeBaseName();
  const QString own = nameOf(open.scene.linksets[*linkset], *linkset);
  const QString name = safeFileName(import::isModelFile(open.kind) ? model : own, tr("object"));
  // The model itself may be beside it: another name, or it would be written over.
  const QString path = files_.askWhereToWrite(
      tr("Export for the uploader: the files go into this folder, named after the model"),
      QStringLiteral("dae"),
      tr("Model, levels of detail and physics as Collada (*.dae);;"
         "Model, levels of detail and physics as glTF (*.glb)"),
      name + QStringLiteral("-upload"));
  if (path.isEmpty()) return;
  weighing::KitOrder order;
  order.linkset = *linkset;
  order.name = QFileInfo(path).completeBaseName().toStdString();
  order.format = exporting::uploaderFormatOf(path.toStdString()).value_or(order.format);
  if (auto possible = checkKit(open, order, QFileInfo(path)); !possible)
    return files_.tellWritten(path, possible);
  kitPath_ = path;
  kitUnused_ = panels_.get<ShapesPanel>().unusedWords(*linkset);
  kit_.nameAs(tr("Saving %1").arg(QFileInfo(path).fileName()), [this] { kit_.cancel(); });
  kit_.start([weighing = std::make_shared<weighing::Weighing>(open), order](const Task& task) {
    return std::make_shared<Result<weighing::UploadKit>>(makeUploadKit(*weighing, order, task));
  });
}

namespace {

/// Each file of a kit, none of which may be one that was read.
Result<void> writtenKit(const weighing::Weighing& open, const weighing::UploadKit& kit,
                        const QFileInfo& model) {
  for (const weighing::KitFile& file : kit.files) {
    const QString path = model.absoluteDir().filePath(QString::fromStdString(file.name));
    if (auto may = checkMayWrite(open, path); !may) return may;
  }
  const std::string version = QCoreApplication::applicationVersion().toStdString();
  std::string page;
  page::writeKitHtml(kit, {.version = version}, [&page](std::string_view text) { page += text; });
  const QString pagePath = model.absoluteDir().filePath(pageOf(model));
  if (auto may = checkMayWrite(open, pagePath); !may) return may;
  return writeUploadKit(kit, model.absolutePath().toStdString()).and_then([&] {
    return writeFile(pagePath.toStdString(), bytesOf(page));
  });
}

}  // namespace

namespace {

MessageButton opening(const char* name, const QString& text, const QString& path) {
  return {QString::fromLatin1(name), text,
          [url = QUrl::fromLocalFile(path)] { QDesktopServices::openUrl(url); }};
}

/// What was written is looked at next: by a page, or in its folder.
void offerToOpen(ViewPanel& view, const QString& done, const MessageButton& page,
                 const QFileInfo& file) {
  view.offer(done,
             {page, opening("openFolder", ExportActions::tr("Open folder"), file.absolutePath())},
             ExportActions::tr("Close", "a message"));
}

/// The page beside the files says how to upload them.
void offerSteps(ViewPanel& view, const QFileInfo& model, const weighing::UploadKit& kit,
                const QString& unused) {
  QString done =
      ExportActions::tr("Exported %Ln files", nullptr, static_cast<int>(kit.files.size()) + 1);
  if (const auto impact = page::kitImpact(kit))
    done = ExportActions::tr("%1: %2", "what was exported, and its land impact")
               .arg(done, shown(*impact));
  if (!unused.isEmpty()) done = ExportActions::tr("%1. %2", "two sentences").arg(done, unused);
  offerToOpen(view, done,
              opening("openSteps", ExportActions::tr("Open upload steps"),
                      model.absoluteDir().filePath(pageOf(model))),
              model);
}

void offerPage(ViewPanel& view, const QFileInfo& page) {
  offerToOpen(view, ExportActions::tr("Saved %1").arg(page.fileName()),
              opening("openPage", ExportActions::tr("Open page"), page.absoluteFilePath()), page);
}

}  // namespace

void ExportActions::writeKit(const QString& path, const Result<weighing::UploadKit>& kit) {
  if (!kit)
    return files_.tellWritten(path, tl::unexpected(inFile(kit.error(), path.toStdString())));
  if (const auto why = refusalOf(*kit))
    if (!askToWriteAnyway(*panels_.view().window(), shown(*why))) return;
  const Result<void> written = writtenKit(document_.weighing(), *kit, QFileInfo(path));
  files_.tellWritten(path, written, kit->findings);
  if (written) offerSteps(panels_.view(), QFileInfo(path), *kit, kitUnused_);
}

/// A report names who costs more than in the baseline, and who less.
void ExportActions::compareIn(PageOrder& order) const {
  const auto side = baseline_.side();
  if (!side) return;
  order.before.emplace();
  order.before->scene = side->scene;
  order.before->profile = side->profile;
  order.before->costs = side->costs;
  order.origins = baseline_.origins();
}

void ExportActions::savePage() {
  const auto target = pageTarget();
  const QString name = target ? targetName(*target) : QString();
  const QString title =
      target ? tr("Save page about %1").arg(name) : tr("Save page about all objects");
  const QString scene = QFileInfo(document_.path()).completeBaseName();
  const QString path =
      files_.askWhereToWrite(title, QStringLiteral("html"), tr("Web pages (*.html);;PDF (*.pdf)"),
                             safeFileName(name, scene));
  if (path.isEmpty()) return;
  PageOrder order{.weighing = document_.weighing(),
                  .target = target,
                  .rowKind = panels_.get<TablePanel>().rowKind(),
                  .picture = {},
                  .version = QCoreApplication::applicationVersion(),
                  .language = windowLanguage()};
  order.weighing.findings = document_.findings();
  if (!target) compareIn(order);
  const QPointer<ExportActions> self(this);
  if (!files_.mayOverwrite(filesBeside(order, path).replaced()) || !self) return;
  order.picture = objectPicture(order.weighing, target, pagePictureSize, order.language);
  if (!target) order.thumbnails = thumbnailsOf({&order.weighing, 1});
  // Events were handled while it was drawn.
  if (self) writePage(path, std::move(order));
}

void ExportActions::saveSheetPage() {
  const QString path = files_.askWhereToWrite(
      tr("Save the decision sheet as a page"), QStringLiteral("html"),
      tr("Web pages (*.html);;PDF (*.pdf)"), QStringLiteral("decision-sheet"));
  auto columns = panels_.get<ComparisonPanel>().sheet().columns();
  if (path.isEmpty() || columns.empty()) return;
  PageOrder order{.weighing = document_.weighing(),
                  .target = {},
                  .picture = {},
                  .sheet = std::move(columns),
                  .version = QCoreApplication::applicationVersion(),
                  .language = windowLanguage()};
  order.weighing.findings = document_.findings();
  const QPointer<ExportActions> self(this);
  if (!files_.mayOverwrite(filesBeside(order, path).replaced()) || !self) return;
  order.picture = objectPicture(order.weighing, {});
  // Events were handled while it was drawn.
  if (self) writePage(path, std::move(order));
}

/// In the background: a report on many objects takes its time.
void ExportActions::writePage(const QString& path, PageOrder order) {
  const auto tell = [this, path](const Result<void>& written) {
    files_.tellWritten(path, written);
    if (written) offerPage(panels_.view(), QFileInfo(path));
  };
  BackgroundWork<Result<void>>& work = pages_.try_emplace(path, tell).first->second;
  work.nameAs(tr("Saving %1").arg(QFileInfo(path).fileName()), [&work] { work.cancel(); });
  work.start([order = std::move(order), path](const Task& task) {
    return writePageFile(order, path, task);
  });
}

}  // namespace wb::ui
