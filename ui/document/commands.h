#pragma once

#include "model/analysis/advice.h"
#include "model/cost/profile.h"
#include "model/scene/compose.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;

/// Changes that a user makes without letting go, such as the drag of a slider, carry the same
/// gesture and are one step of undo. A change of no gesture is a step of its own.
enum class Gesture : int { none = 0 };
Gesture newGesture();

// Each pushes a command on the document's undo stack, named `text` in the menu ("Change hull
// cost"). A change to what is there already is none; a gesture that ends where it began leaves no
// step.
void changeProfile(Document& document, const cost::Profile& profile, const QString& text,
                   Gesture gesture = Gesture::none);
void changePart(Document& document, std::size_t linkset, std::size_t part, const scene::Part& value,
                const QString& text, Gesture gesture = Gesture::none);

/// A part as a user places it: in the root's frame, and the root, which is its origin, where the
/// linkset is.
scene::Part placedPart(const Document& document, std::size_t linkset, std::size_t part);
/// changePart of a part as placedPart gives it.
void changePlacedPart(Document& document, std::size_t linkset, std::size_t part,
                      const scene::Part& value, const QString& text,
                      Gesture gesture = Gesture::none);

void changeLinksetFlags(Document& document, std::size_t linkset, bool physical, bool moving,
                        const QString& text);

void changeScenarios(Document& document, const std::vector<scene::ProfileSetting>& scenarios,
                     const QString& text);
void changeMeasured(Document& document, const std::vector<scene::Measured>& measured,
                    const QString& text);

void changeOctree(Document& document, std::size_t octree, const scene::OctreeEntry& value,
                  const QString& text, Gesture gesture = Gesture::none);
void changeRays(Document& document, const std::vector<scene::RayEntry>& rays, const QString& text);
/// Other cubes in the place of an octree's, written with the project as text from then on.
void changeCubes(Document& document, std::size_t octree, octree::Octree cubes, const QString& text);

class Selection;

/// Makes a change of what the scene is made of, undoably, and selects what it is about: linksets
/// and parts, or an octree. Taken back, what was selected before is again. A change that changes
/// nothing is none.
void compose(Document& document, Selection& selection, const scene::Composed& composed,
             const QString& text, std::optional<std::size_t> octree = {});

/// Makes a suggestion real that was made for the scene as it is: one step of undo, named `text`.
void applySuggestion(Document& document, const advice::Suggestion& suggestion, const QString& text);

}  // namespace wb::ui
