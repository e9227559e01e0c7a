#pragma once

#include "model/core/core.h"
#include "model/cost/profile.h"

#include <QString>
#include <cstddef>

namespace wb::ui {

class Document;

/// The constants and choices of a scenario of what is open, under its name.
cost::Profile profileOf(const Document& document, std::size_t scenario);

/// A name that no scenario has: the wanted one, with a number behind it if need be.
QString freeName(const Document& document, const QString& wanted);

// Each is one change that can be undone. Those that add one return its place: behind all others.
std::size_t addScenario(Document& document, cost::Profile profile, const QString& name);
std::size_t duplicateScenario(Document& document, std::size_t scenario);
/// An empty name changes nothing; one that another scenario has gets a number.
void renameScenario(Document& document, std::size_t scenario, const QString& name);
void deleteScenario(Document& document, std::size_t scenario);
/// Makes it the constants and choices of now.
void applyScenario(Document& document, std::size_t scenario);

/// Adds the scenario of a profile file, under the name that it gives itself or the file's. Returns
/// what was wrong with it.
Result<Diagnostics> importScenario(Document& document, const QString& path);
Result<void> exportScenario(const Document& document, std::size_t scenario, const QString& path);

}  // namespace wb::ui
