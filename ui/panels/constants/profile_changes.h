#pragma once

#include "model/cost/profile.h"
#include "ui/document/commands.h"

#include <QComboBox>

namespace wb::ui {

/// The built-in profile that a profile started from: where its defaults come from.
cost::Profile baseOf(const cost::Profile& profile);

/// Whether a constant or choice differs from the base.
bool isChanged(const cost::Profile& profile);

// Each is one change that can be undone.
void changeConstant(Document& document, cost::Key key, double value, Gesture gesture);
void changeChoice(Document& document, const cost::Choice& choice, std::size_t word);
/// Everything back to the base; a name of its own stays.
void resetProfile(Document& document);
/// All of a built-in profile in place of all that is there.
void takeProfile(Document& document, std::string_view builtIn);

/// Chooses a built-in profile. Closed, it shows what the profile of now calls itself, with a `*`
/// when anything in it has been changed.
class ProfileCombo : public QComboBox {
  Q_OBJECT

 public:
  explicit ProfileCombo(QWidget* parent = nullptr);

  /// Told to nobody.
  void show(const cost::Profile& profile);
  /// What is shown while it is closed.
  const QString& title() const { return title_; }

 signals:
  void chosen(std::string_view builtIn);

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;

 private:
  void choose(int index);

  QString title_;
};

}  // namespace wb::ui
