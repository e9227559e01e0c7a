#pragma once

#include "model/shapes/edit_hulls.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <QString>
#include <optional>

namespace wb::ui {

class Document;

/// Says what hulls that are edited cost, at once, and how far they are from what is seen as soon as
/// that is measured: of the newest. What it says is true until the scene changes.
class HullGauge : public QObject {
  Q_OBJECT

 public:
  explicit HullGauge(const Document& document, QObject* parent = nullptr);

  /// Makes ready for hulls of this part, which takes its time.
  void prepare(const scene::Target& part);
  /// `before` is the land impact that they are compared with.
  void tell(const scene::Target& part, const shape::Pieces& hulls, double before);
  void cancel();

 signals:
  void said(const QString& sentence);

 private:
  void takeScale(const Result<making::HullScale>& scale);
  void measure();

  const Document& document_;
  making::HullScale scale_;
  std::optional<shape::Pieces> waiting_;  ///< To be measured.
  QString cost_;                          ///< What was said of them.
  BackgroundWork<Result<making::HullScale>> scaling_;
  BackgroundWork<double> measuring_;
};

}  // namespace wb::ui
