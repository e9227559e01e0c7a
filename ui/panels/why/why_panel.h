#pragma once

#include "model/scene/compose.h"

#include <QString>
#include <QWidget>
#include <functional>

namespace wb::advice {
struct Suggestion;
}
namespace wb::weighing {
struct WeighOptions;
}

namespace wb::ui {

class Advisor;
class BreakdownView;
class Document;
class Explainer;
class OtherReadings;
class Selection;
class WhyCard;

/// Why what is selected costs what it costs: the short answer and what would lower it, all terms
/// folded below.
class WhyPanel : public QWidget {
  Q_OBJECT

 public:
  WhyPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// In plain words; empty without a selection.
  QString explanation() const;
  /// How files are read that are opened from now on; until then as Document::open reads them.
  void setReadAs(const weighing::WeighOptions& options);
  /// As WhyCard::askUpright.
  void askUpright(const QString& question, scene::ReadAsUp read, std::function<void()> turn);

 public slots:
  void copyExplanation();

 signals:
  /// The user wants all of it as a page.
  void pageWanted();
  /// The user wants other physics shapes to be looked for.
  void shapesWanted();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();
  void showCause(std::size_t cause);
  void apply(const advice::Suggestion& suggestion);

  Document& document_;
  Selection& selection_;
  Explainer* explainer_;
  Advisor* advisor_;
  OtherReadings* otherReadings_;
  BreakdownView* breakdown_;
  WhyCard* card_;
};

}  // namespace wb::ui
