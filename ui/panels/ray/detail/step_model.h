#pragma once

#include <QAbstractListModel>

namespace wb::ui {

class Document;
class RayTrail;

/// The steps of the cast that is followed: first that none is done, then each.
class StepModel : public QAbstractListModel {
  Q_OBJECT

 public:
  StepModel(const Document& document, const RayTrail& trail, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  void reset();

  const Document& document_;
  const RayTrail& trail_;
  int rows_ = 0;
};

}  // namespace wb::ui
