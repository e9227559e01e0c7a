#pragma once

#include "model/analysis/advice.h"
#include "ui/document/selection.h"

#include <QStackedWidget>
#include <cstddef>
#include <span>
#include <vector>

class QLabel;

namespace wb::ui {

class AdviceList;
class Advisor;
class AwaitedLabel;
class Document;
class EmptyPage;
struct Explained;
class FoldedText;
class HeldPlace;
class OtherReadings;
class RegionPage;
class WeightBars;

/// The short answer for what is selected: land impact, what decided it, the largest causes, what is
/// worth knowing; of a part, what it is for physics.
class WhyCard : public QStackedWidget {
  Q_OBJECT

 public:
  WhyCard(Document& document, Selection& selection, const Advisor& advisor,
          const OtherReadings& otherReadings, QWidget* parent = nullptr);

  /// Nothing: what the selected region holds, or all together, and the way to the dearest objects.
  void show(const Explained* explained);

 signals:
  /// One of the largest causes, by its place among them.
  void causeChosen(std::size_t cause);
  /// The user wants the explanation to send it to somebody.
  void copyWanted();
  /// A suggestion that is to be made real.
  void suggestionChosen(const wb::advice::Suggestion& suggestion);
  /// Advice is to search what takes minutes, too.
  void longerSearchWanted();

 private:
  QWidget* makeCard();
  QLabel* makeText(const char* name);
  void showNothing();
  void showRegions();
  void showBeginning(std::size_t linkset);
  void showOtherReadings();
  void takeOtherReadings();
  void showUpload(const Explained& explained);
  void showPart(const Explained& explained);
  std::vector<Sentence> exceededNow(std::size_t linkset) const;
  void showExceeded(const std::vector<Sentence>& exceeded);
  void showCauses(std::span<const cost::Cause> causes, const scene::Linkset& linkset);
  void showFacts(const Explained& explained);
  void showCliffs();
  void showFirmness();
  void follow(const QString& link);

  Document& document_;
  Selection& selection_;
  const Advisor& advisor_;
  const OtherReadings& otherReadings_;
  QLabel* word_;
  EmptyPage* empty_;
  RegionPage* regions_;
  QWidget* card_ = nullptr;
  HeldPlace* held_ = nullptr;
  QLabel* upload_ = nullptr;   ///< Whether it would upload, where it does.
  QLabel* refusal_ = nullptr;  ///< Why it would not.
  QLabel* name_ = nullptr;
  QLabel* impact_ = nullptr;
  AwaitedLabel* otherwise_ = nullptr;  ///< What a model would cost if it were read otherwise.
  QLabel* limits_ = nullptr;
  QLabel* exceeded_ = nullptr;
  QLabel* verdict_ = nullptr;
  WeightBars* weights_ = nullptr;
  QLabel* derivation_ = nullptr;
  FoldedText* firmness_ = nullptr;
  QLabel* part_ = nullptr;
  QLabel* causes_ = nullptr;
  FoldedText* cliffs_ = nullptr;
  FoldedText* facts_ = nullptr;
};

}  // namespace wb::ui
