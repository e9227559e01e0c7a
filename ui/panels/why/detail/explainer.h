#pragma once

#include "ui/document/selection.h"
#include "ui/panels/why/detail/explained.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <optional>

namespace wb::ui {

class Document;

/// Explains what is selected, in the background: made anew when the selection or costs change.
/// While one explanation is made, changes are gathered, so that a drag is followed as fast as can
/// be.
class Explainer : public QObject {
  Q_OBJECT

 public:
  Explainer(const Document& document, const Selection& selection, QObject* parent = nullptr);

  /// Of the selected linkset; null without one, or until it is made for the first time. Costs may
  /// be of a moment ago while isBusy().
  const std::shared_ptr<const Explained>& current() const { return current_; }
  bool isBusy() const { return work_.isBusy(); }

 signals:
  void explained();

 private:
  using Made = std::shared_ptr<const Explained>;

  void start();
  void take(const Made& made);
  void forget();
  std::optional<std::size_t> wanted() const;

  const Document& document_;
  const Selection& selection_;
  Made current_;
  std::optional<std::size_t> linkset_;  ///< Of what is explained, or will be.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
