#pragma once

#include "model/analysis/analysis.h"
#include "model/cost/cost.h"
#include "model/cost/term.h"
#include "model/report/explanation.h"
#include "model/report/origins.h"
#include "ui/document/selection.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// The triangles or hulls behind a term, as the view can light them up; nothing behind a term that
/// has none. `parts` are the costs of the linkset that the term is of.
std::optional<Highlight> highlightOf(const cost::Term& term, std::size_t linkset,
                                     const std::vector<cost::PartCost>& parts);

/// One linkset of a weighing by itself, with the terms behind its numbers: it stays as it is while
/// the document goes on.
struct Explained {
  std::size_t linkset;  ///< Its index in the document.
  std::shared_ptr<const weighing::Weighing> weighing;
  explain::Explanation explanation;  ///< Of the weighing above.
  std::optional<Sentence> reason{};  ///< In plain words; nothing where it is not known.
  std::vector<explain::Origin> origins{};
  /// What another program changed about its land impact, each a sentence of its own.
  std::vector<Sentence> changes{};
};

/// Takes time for large linksets: every triangle that carries a cost is found. Cancelled, only
/// some.
/// @param before  The linkset by itself as it was until another program changed it; null: it was
///                not there, or is what it was.
std::shared_ptr<const Explained> explain(std::shared_ptr<const weighing::Weighing> weighing,
                                         std::size_t linkset, const Task& task,
                                         const weighing::Weighing* before = nullptr);

class Document;

/// Explains what is selected, in the background, again when the selection or costs change.
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
  std::shared_ptr<const weighing::Weighing> before(std::size_t linkset) const;

  const Document& document_;
  const Selection& selection_;
  Made current_;
  std::optional<std::size_t> linkset_;  ///< Of what is explained, or will be.
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
