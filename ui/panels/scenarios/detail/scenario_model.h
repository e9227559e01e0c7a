#pragma once

#include <QAbstractTableModel>
#include <vector>

namespace wb::ui {

class Baseline;
class Document;

/// The scenarios of what is open, each with what it changes of a built-in profile.
class ScenarioModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { nameColumn, stateColumn, changesColumn, columns };

  ScenarioModel(Document& document, const Baseline& baseline, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  /// Renames a scenario, as a change that can be undone.
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

 private:
  /// What a row shows, made once a change.
  struct Row {
    QString name;
    QString changes;
    QString state;
    bool operator==(const Row&) const = default;
  };

  std::vector<Row> rowsNow() const;
  QString stateOf(std::size_t scenario) const;
  void follow();

  Document& document_;
  const Baseline& baseline_;
  std::vector<Row> rows_;
};

}  // namespace wb::ui
