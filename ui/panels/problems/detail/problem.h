#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// Something wrong or worth knowing, of the file that is open or of one that was refused.
struct Problem {
  Diagnostic diagnostic;
  bool isRefusal = false;
};

QString wordOf(Severity severity);
/// The sentence, and how often it is true.
QString sentenceOf(const Problem& problem);
/// The place in the file; empty where it has none.
QString placeOf(const Problem& problem);
/// `FILE: PLACE: sentence`, without the parts that are empty.
QString lineOf(const Problem& problem);

/// The linkset or part that a problem is of; nothing if it is of none that is open.
std::optional<weighing::Target> targetOf(const Problem& problem,
                                         const weighing::Weighing& weighing);
/// The names of a linkset or part.
QString nameOf(const weighing::Target& target, const weighing::Weighing& weighing);

}  // namespace wb::ui
