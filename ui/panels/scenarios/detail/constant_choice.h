#pragma once

#include "model/analysis/calibration.h"

#include <QTreeWidget>
#include <vector>

namespace wb::ui {

/// The constants to choose from, group by group: each with its value, whether any measurement
/// depends on it, and what was fitted.
class ConstantChoice : public QTreeWidget {
  Q_OBJECT

 public:
  enum Column { nameColumn, valueColumn, relevanceColumn, fittedColumn, columns };

  explicit ConstantChoice(const cost::Profile& profile, QWidget* parent = nullptr);

  std::vector<cost::Key> chosen() const;
  /// Shows those that have all the words; what is chosen stays in sight.
  void search(const QString& words);
  void showRelevance(const tuning::Relevance& relevance);
  void showFitted(const tuning::Calibration& calibration);
  void clearFitted();

 private:
  QTreeWidgetItem* addGroup(std::string_view group);
  void addConstant(QTreeWidgetItem& group, const cost::Constant& constant, double value);

  std::vector<QTreeWidgetItem*> items_;  ///< By Key.
};

}  // namespace wb::ui
