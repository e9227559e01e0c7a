#pragma once

#include "ui/window/detail/actions.h"

#include <QKeySequence>
#include <QString>

namespace wb::ui {

/// The keys of an action: those that the user gave it, or else the standard ones. Empty: none.
QKeySequence keysOf(ActionId id);
QKeySequence standardKeysOf(ActionId id);

/// With a second one that other programs have for the same, unless it was given to another action.
QList<QKeySequence> allKeysOf(ActionId id);

/// Why an action cannot have keys, in a sentence; empty: it can. Taken are keys of other actions
/// that work in the same place, those of panels and of the 3D view, and what is typed in fields.
QString whyNotKeys(ActionId id, const QKeySequence& keys);

/// Gives an action keys, or none, in all windows at once, and remembers it.
void giveKeys(ActionId id, const QKeySequence& keys);
/// All actions have their standard keys.
void restoreStandardKeys();

}  // namespace wb::ui
