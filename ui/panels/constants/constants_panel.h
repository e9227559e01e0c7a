#pragma once

#include "model/cost/cost.h"
#include "model/cost/profile.h"
#include "ui/document/commands.h"

#include <QTimer>
#include <QWidget>
#include <optional>
#include <string_view>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace wb::ui {

class Baseline;
class ChoiceRow;
class ConstantRow;
class Document;
class EffectFinder;
class Section;
class SlotLabel;

/// The profile of what is open: every constant, made from the table of constants, those that cost
/// designers tune most first, and the choices. Each change can be undone and is weighed at once.
class ConstantsPanel : public QWidget {
  Q_OBJECT

 public:
  /// @param baseline  What all changes together are compared with; null: nothing.
  explicit ConstantsPanel(Document& document, const Baseline* baseline = nullptr,
                          QWidget* parent = nullptr);

  /// Whether constants without an effect on what is open are in a section of their own, closed and
  /// below all others. The list cannot be used until it is known for the first time which they are.
  void setFolding(bool isFolding);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  /// The last change: its row, and what held and what things cost when it began.
  struct Tuned {
    ConstantRow* row;  ///< Null: a choice, or several constants at once.
    cost::Profile profile;
    std::vector<cost::LinksetCost> costs;
  };

  void makeHead();
  void makeSections();
  void makeLayout();
  Section* addSection(const QString& title, bool isOpen);
  void addChoices();
  void addGroup(std::string_view group);
  void addConstant(const cost::Constant& constant, Section& section);
  void alignBoxes();
  void follow();
  void followProfile();
  void beginTuning(ConstantRow* row);
  void forgetTuning();
  QString lastChange() const;
  QString changeFromBaseline() const;
  void showReadout();
  void makeReadout();
  std::optional<Sentence> whyNothingChanges() const;
  std::string_view offered() const;
  void showEffects();
  bool hasEffect(const ConstantRow& row) const;
  bool looksForEffects() const;
  void followSearch();
  void sortByEffect();
  void search(const QString& text);
  void changeConstant(cost::Key key, double value, Gesture gesture);
  void changeChoice(const cost::Choice& choice, std::size_t word);
  void takeProfile(std::string_view builtIn);
  void resetAll();

  Document& document_;
  const Baseline* baseline_;
  EffectFinder* effects_;
  QPushButton* resetAll_;
  QLineEdit* search_;
  QWidget* list_ = nullptr;  ///< Scrolls the content.
  QWidget* content_;
  QLabel* nothing_;
  SlotLabel* readout_;
  QPushButton* take_;  ///< The profile under which the constant has an effect.
  std::vector<Section*> sections_;
  std::vector<ConstantRow*> constants_;
  std::vector<Section*> homes_;   ///< One a constant: the section of its group.
  std::vector<Section*> places_;  ///< Where each is now; empty: at home.
  Section* noEffect_ = nullptr;
  bool folds_ = false;
  bool areEffectsKnown_ = false;  ///< Of what is open, be it of a moment ago.
  QTimer rest_;
  std::vector<ChoiceRow*> choices_;
  std::optional<Tuned> tuned_;
  bool isChanging_ = false;  ///< Here, not by undo or a menu.
};

}  // namespace wb::ui
