#pragma once

#include "model/analysis/advice.h"
#include "model/report/origins.h"
#include "model/scene/compose.h"
#include "ui/document/selection.h"

#include <QStackedWidget>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace wb::ui {

class Advisor;
class BestStep;
class BreakdownView;
class Document;
class EmptyPage;
struct Explained;
class Fold;
class OriginList;
class OtherReadings;
class OtherSteps;
class RegionPage;
class SlotLabel;
class UprightQuestion;
class WeightBars;

/// The short answer for what is selected, in one column of fixed slots: name, number with its
/// limit, why in a sentence, the three weights, where it comes from, what to do; other steps, notes
/// and the formula are folded below. Whatever is said, all stands where it stood.
class WhyCard : public QStackedWidget {
  Q_OBJECT

 public:
  /// Takes the breakdown as the content of its fold.
  WhyCard(Document& document, Selection& selection, const Advisor& advisor,
          const OtherReadings& otherReadings, BreakdownView& breakdown, QWidget* parent = nullptr);

  /// Nothing: what the selected region holds, or all together, and the way to the most expensive
  /// objects; of several objects their sum.
  void show(const std::shared_ptr<const Explained>& explained);

  /// Asks, where the best step is said, whether the one model in the scene lies on its back, until
  /// that is answered or another scene is opened.
  /// @param turn  Called where it is to be turned upright.
  void askUpright(const QString& question, scene::ReadAsUp read, std::function<void()> turn);

 signals:
  /// One of the largest causes, by its place among them.
  void causeChosen(std::size_t cause);
  /// The user wants the explanation to send it to somebody.
  void copyWanted();
  /// The same as a page.
  void pageWanted();
  /// A suggestion that is to be made real.
  void suggestionChosen(const wb::advice::Suggestion& suggestion);
  /// Advice is to search what takes minutes, too.
  void longerSearchWanted();
  /// Other physics shapes are to be looked for.
  void shapesWanted();

 private:
  SlotLabel* makeSlot(const char* name, int lines);
  QLabel* makeText(const char* name);
  QWidget* makeCard(BreakdownView& breakdown);
  void addSlots(QVBoxLayout& column, QWidget* card);
  void addSection(QVBoxLayout& column, const QString& heading, QWidget& content);
  void addFolds(QVBoxLayout& column, QWidget* card, BreakdownView& breakdown);
  QWidget* makeFooter();
  void connectAll();
  void answerUpright(bool isToTurn);
  void showNothing();
  void showRegions();
  bool areSeveral() const;
  void showSeveral();
  void showBeginning(std::size_t linkset);
  void showNumbers(std::size_t linkset);
  void showNotice(const Explained* explained, std::size_t linkset);
  std::vector<Sentence> uploadSentences(const Explained& explained, bool& isRefused) const;
  void showFormula(const Explained& explained);
  void showPart(const Explained& explained);
  void showNotes();
  void showOtherSteps();
  void lightOrigin(const std::optional<layers::Pick>& pick);

  Document& document_;
  Selection& selection_;
  const Advisor& advisor_;
  const OtherReadings& otherReadings_;
  QLabel* word_;
  EmptyPage* empty_;
  RegionPage* regions_;
  QWidget* card_ = nullptr;
  QScrollArea* area_ = nullptr;
  std::optional<std::size_t> linkset_;  ///< Whose numbers are shown.
  SlotLabel* name_ = nullptr;
  QLabel* impact_ = nullptr;
  SlotLabel* limit_ = nullptr;
  SlotLabel* notice_ = nullptr;  ///< What stops it: refusals, limits; then how else it may be read.
  SlotLabel* reason_ = nullptr;
  WeightBars* weights_ = nullptr;
  OriginList* origins_ = nullptr;
  BestStep* best_ = nullptr;
  QStackedWidget* doThis_ = nullptr;  ///< The best step, or the question.
  UprightQuestion* upright_ = nullptr;
  std::function<void()> turn_;
  OtherSteps* otherSteps_ = nullptr;
  Fold* stepsFold_ = nullptr;
  Fold* notesFold_ = nullptr;
  Fold* formulaFold_ = nullptr;
  QLabel* facts_ = nullptr;
  QLabel* firmness_ = nullptr;
  QLabel* cliffs_ = nullptr;
  QLabel* verdict_ = nullptr;
  QLabel* derivation_ = nullptr;
  QLabel* part_ = nullptr;
  std::shared_ptr<const Explained> explained_;  ///< What is shown; null: nothing, or a beginning.
};

}  // namespace wb::ui
