#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"

#include <QAbstractTableModel>
#include <QString>
#include <optional>
#include <vector>

namespace wb::ui {

/// Something wrong or worth knowing, of the file that is open or of one that was refused.
struct Problem {
  Diagnostic diagnostic;
  bool isRefusal = false;
};

QString wordOf(Severity severity);
/// The sentence, and how often it is true.
QString sentenceOf(const Problem& problem);
/// The place in the file; empty where it has none.
QString placeOf(const Problem& problem);
/// `FILE: PLACE: sentence`, without the parts that are empty.
QString lineOf(const Problem& problem);

/// The linkset or part that a problem is of; nothing if it is of none that is open.
std::optional<weighing::Target> targetOf(const Problem& problem,
                                         const weighing::Weighing& weighing);
/// The names of a linkset or part.
QString nameOf(const weighing::Target& target, const weighing::Weighing& weighing);

class Document;

/// The files that were refused, the last one first, then what was found in the file that is open.
class ProblemsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { severityColumn, sentenceColumn, placeColumn, fileColumn, columns };
  /// What rows are sorted by: refusals above errors above warnings above notes; else the text.
  static constexpr int sortRole = Qt::UserRole;
  /// Where it is in its file, as the commands write it.
  static constexpr int placeRole = Qt::UserRole + 1;

  explicit ProblemsModel(const Document& document, QObject* parent = nullptr);

  /// Of each file the last refusal stands.
  void addRefusal(const Diagnostic& refusal);
  void forgetRefusals();
  bool hasRefusals() const { return !refusals_.empty(); }

  const Problem& problem(int row) const { return problems_[static_cast<std::size_t>(row)]; }
  int count(Severity severity) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void gather();
  void forgetRefusalOfOpenFile();
  QString text(const Problem& problem, int column) const;
  QString help(const Problem& problem, int column) const;

  const Document& document_;
  std::vector<Problem> refusals_;
  std::vector<Problem> problems_;  ///< All.
};

}  // namespace wb::ui
