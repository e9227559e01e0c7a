#pragma once

#include "model/analysis/advice.h"

#include <QString>

namespace wb::ui {

class Document;

/// Makes a suggestion real that was made for the scene as it is: one step of undo, named `text`.
void applySuggestion(Document& document, const advice::Suggestion& suggestion, const QString& text);

}  // namespace wb::ui
