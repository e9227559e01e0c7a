#include "ui/panels/problems/detail/problems_model.h"

#include "model/core/language.h"
#include "ui/document/document.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace wb::ui {
namespace {

struct ProblemTexts {
  Q_DECLARE_TR_FUNCTIONS(ProblemTexts)
};

}  // namespace

QString wordOf(Severity severity) {
  switch (severity) {
    case Severity::error:
      return ProblemTexts::tr("Error");
    case Severity::warning:
      return ProblemTexts::tr("Warning");
    case Severity::note:
      break;
  }
  return ProblemTexts::tr("Note");
}

QString sentenceOf(const Problem& problem) {
  const QString sentence = shown(problem.diagnostic);
  if (problem.diagnostic.count == 1) return sentence;
  return ProblemTexts::tr("%1 (%L2 times)").arg(sentence).arg(problem.diagnostic.count);
}

QString placeOf(const Problem& problem) {
  const std::string& place = problem.diagnostic.place;
  const auto words = placeInWords(place);
  return words ? shown(*words) : QString::fromStdString(place);
}

QString lineOf(const Problem& problem) {
  QStringList words{QString::fromStdString(problem.diagnostic.file), placeOf(problem),
                    sentenceOf(problem)};
  words.removeAll(QString());
  return words.join(QStringLiteral(": "));
}

std::optional<weighing::Target> targetOf(const Problem& problem,
                                         const weighing::Weighing& weighing) {
  if (problem.isRefusal) return {};
  return weighing::targetOf(problem.diagnostic, weighing);
}

QString nameOf(const weighing::Target& target, const weighing::Weighing& weighing) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const QString name = nameOf(linkset, target.linkset);
  if (!target.part) return name;
  return ProblemTexts::tr("%1 › %2", "a linkset and one of its parts")
      .arg(name, nameOf(linkset.parts[*target.part], *target.part));
}

namespace {

/// The region or parcel of the open file that a place names; empty: it names none.
QString nameOfLand(const Problem& problem, const weighing::Weighing& weighing) {
  static const QRegularExpression land(
      QStringLiteral("^regions\\[(\\d+)\\](?:\\.parcels\\[(\\d+)\\])?"));
  if (problem.isRefusal || problem.diagnostic.file != weighing.file) return {};
  const auto found = land.match(QString::fromStdString(problem.diagnostic.place));
  const auto& regions = weighing.scene.regions;
  const std::size_t region = found.captured(1).toULongLong();
  if (!found.hasMatch() || region >= regions.size()) return {};
  const QString name = nameOfRegion(weighing.scene, region);
  const std::size_t parcel = found.captured(2).toULongLong();
  if (!found.hasCaptured(2) || parcel >= regions[region].parcels.size()) return name;
  return ProblemTexts::tr("%1 › %2", "a region and one of its parcels")
      .arg(name, nameOfParcel(regions[region], parcel));
}

/// In the words of the outliner; as the commands write it where the file has no name for it.
QString nameOfPlace(const Problem& problem, const weighing::Weighing& weighing) {
  if (const auto target = targetOf(problem, weighing)) return nameOf(*target, weighing);
  const QString land = nameOfLand(problem, weighing);
  return land.isEmpty() ? placeOf(problem) : land;
}

QIcon iconOf(Severity severity) {
  if (severity == Severity::note) return icon(QStringLiteral("note"));
  return icon(severity == Severity::error ? QStringLiteral("error") : QStringLiteral("warning"),
              Ink::alarm);
}

int rankOf(const Problem& problem) {
  return 2 * static_cast<int>(problem.diagnostic.severity) + (problem.isRefusal ? 1 : 0);
}

/// By name: a file that was refused need not exist.
bool isSameFile(const std::string& a, const QString& b) {
  const auto absolute = [](const QString& path) {
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
  };
  return !a.empty() && !b.isEmpty() && absolute(QString::fromStdString(a)) == absolute(b);
}

}  // namespace

ProblemsModel::ProblemsModel(const Document& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
  connect(&document_, &Document::findingsChanged, this, &ProblemsModel::gather);
  connect(&document_, &Document::fileChanged, this, &ProblemsModel::forgetRefusalOfOpenFile);
  gather();
}

void ProblemsModel::gather() {
  beginResetModel();
  problems_ = refusals_;
  for (Diagnostic& finding : document_.findings()) problems_.push_back({std::move(finding), false});
  endResetModel();
}

void ProblemsModel::addRefusal(const Diagnostic& refusal) {
  const QString file = QString::fromStdString(refusal.file);
  std::erase_if(refusals_,
                [&](const Problem& one) { return isSameFile(one.diagnostic.file, file); });
  refusals_.insert(refusals_.begin(), {refusal, true});
  gather();
}

void ProblemsModel::forgetRefusalOfOpenFile() {
  const QString file = document_.path();
  const auto forgotten = std::erase_if(
      refusals_, [&](const Problem& one) { return isSameFile(one.diagnostic.file, file); });
  if (forgotten > 0) gather();
}

void ProblemsModel::forgetRefusals() {
  refusals_.clear();
  gather();
}

int ProblemsModel::count(Severity severity) const {
  return static_cast<int>(std::ranges::count(
      problems_, severity, [](const Problem& one) { return one.diagnostic.severity; }));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(problems_.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QString ProblemsModel::text(const Problem& problem, int column) const {
  switch (column) {
    case severityColumn:
      return wordOf(problem.diagnostic.severity);
    case sentenceColumn:
      return sentenceOf(problem);
    case placeColumn:
      return nameOfPlace(problem, document_.weighing());
    default:
      return QFileInfo(QString::fromStdString(problem.diagnostic.file)).fileName();
  }
}

/// A row has little room for a sentence, and of a file that was refused it is all there is.
QString ProblemsModel::help(const Problem& problem, int column) const {
  if (column == fileColumn) return QString::fromStdString(problem.diagnostic.file);
  if (problem.isRefusal)
    return text(problem, fileColumn) + QStringLiteral(": ") + sentenceOf(problem);
  const auto target = targetOf(problem, document_.weighing());
  return target && column == placeColumn ? nameOf(*target, document_.weighing())
                                         : text(problem, column);
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Problem& subject = problem(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return text(subject, index.column());
    case Qt::ToolTipRole:
      return help(subject, index.column());
    case Qt::DecorationRole:
      return index.column() == severityColumn ? iconOf(subject.diagnostic.severity) : QVariant();
    case placeRole:
      return placeOf(subject);
    case sortRole:
      return index.column() == severityColumn ? QVariant(rankOf(subject))
                                              : QVariant(text(subject, index.column()));
    default:
      return {};
  }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case severityColumn:
      return tr("Severity");
    case sentenceColumn:
      return tr("Problem");
    case placeColumn:
      return tr("Place");
    default:
      return tr("File");
  }
}

}  // namespace wb::ui
