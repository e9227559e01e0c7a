#pragma once

#include "model/report/decision_sheet.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <memory>
#include <vector>

namespace wb::ui {

class Baseline;
class Document;

/// The columns of the scenarios in a decision sheet, made in the background whenever scenarios,
/// objects or the baseline have changed; constants of now change none of them. Without a baseline
/// they are compared with nothing. Only while somebody sees it.
class ScenarioCosts : public QObject {
  Q_OBJECT

 public:
  ScenarioCosts(const Document& document, const Baseline& baseline, QObject* parent = nullptr);

  void setSeen(bool isSeen);
  /// In the order of the scenarios; while they are being made those of before, or none.
  const std::vector<table::SheetColumn>& columns() const { return columns_; }
  bool isBusy() const { return work_.isBusy(); }

 signals:
  /// columns() are others.
  void made();

 private:
  using Made = std::shared_ptr<const std::vector<table::SheetColumn>>;

  void forget();
  void follow();
  void start();

  const Document& document_;
  const Baseline& baseline_;
  std::vector<table::SheetColumn> columns_;
  bool isSeen_ = false;
  bool isStale_ = true;
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
