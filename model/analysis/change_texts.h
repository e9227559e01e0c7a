#pragma once

#include "model/core/text.h"

namespace wb::tuning {

/// What was done between two versions, what takes it back, and what it changed. An act begins a
/// sentence that goes on with what it did.
inline constexpr TextTable changeTexts({
    {"act.parts_all", "all {count} parts"},
    {"act.parts_listed", "{parts}"},
    {"act.parts_more", "{parts} and {count} more"},

    {"act.materials_on", "Adding normal or specular maps to {parts}"},
    {"undo.materials_on", "Remove the normal and specular maps from {parts}."},
    {"act.materials_off", "Removing the normal and specular maps from {parts}"},
    {"undo.materials_off", "Restore the normal and specular maps of {parts}."},
    {"act.shape_type", "Setting the physics shape type of {parts} to {to}"},
    {"undo.shape_type", "Set the physics shape type of {parts} back to {from}."},
    {"act.animated_on", "Turning animated mesh on for {parts}"},
    {"undo.animated_on", "Turn animated mesh off for {parts}."},
    {"act.animated_off", "Turning animated mesh off for {parts}"},
    {"undo.animated_off", "Turn animated mesh on again for {parts}."},
    {"act.more_scripts", "Adding {count} scripts to {parts}", "Adding a script to {parts}"},
    {"undo.more_scripts", "Remove the {count} scripts from {parts}.",
     "Remove the script from {parts}."},
    {"act.fewer_scripts", "Removing {count} scripts from {parts}",
     "Removing a script from {parts}"},
    {"undo.fewer_scripts", "Put the {count} scripts back into {parts}.",
     "Put the script back into {parts}."},
    {"act.resized", "Resizing {parts} from {from} to {to} m"},
    {"undo.resized", "Resize {parts} back to {from} m."},
    {"act.resized_many", "Resizing {parts}"},
    {"undo.resized_many", "Restore the previous sizes of {parts}."},
    {"act.scaled", "Scaling {parts} by {factor}"},
    {"undo.scaled", "Scale {parts} back to the previous size."},
    {"act.reshaped", "Changing the prim parameters of {parts}"},
    {"undo.reshaped", "Restore the previous prim parameters of {parts}."},
    {"act.mesh", "Giving {parts} a different mesh"},
    {"undo.mesh", "Restore the previous mesh of {parts}."},
    {"act.physics_shape", "Giving {parts} a different physics shape"},
    {"undo.physics_shape", "Upload {parts} again with the previous physics shape."},
    {"act.levels", "Giving {parts} different levels of detail"},
    {"undo.levels", "Upload {parts} again with the previous levels of detail."},
    {"act.moved", "Moving or rotating {parts}"},
    {"undo.moved", "Move {parts} back."},
    {"act.linked", "Linking {parts} to the object"},
    {"undo.linked", "Unlink {parts}."},
    {"act.added", "Adding {parts}"},
    {"undo.added", "Delete {parts}."},
    {"act.unlinked", "Unlinking {parts}"},
    {"undo.unlinked", "Link {parts} again."},
    {"act.removed", "Deleting {parts}"},
    {"undo.removed", "Put {parts} back."},
    {"act.root", "Making {parts} the root"},
    {"undo.root", "Make {parts} the root again."},
    {"act.physical_on", "Turning Physical on"},
    {"undo.physical_on", "Turn Physical off."},
    {"act.physical_off", "Turning Physical off"},
    {"undo.physical_off", "Turn Physical on again."},
    {"act.moving_on", "Making the object move without being physical"},
    {"undo.moving_on", "Stop moving the object."},
    {"act.moving_off", "Stopping the object's movement"},
    {"undo.moving_off", "Make the object move again."},
    {"act.constant", "Setting {key} to {to}"},
    {"undo.constant", "Set {key} back to {from}."},

    {"act.profile", "Weighing the object under {to} instead of {from}"},
    {"undo.profile", "Weigh the object under {from} again."},

    {"changed.same", "The land impact stays at {after} LI."},
    {"changed.new", "It is new: its land impact is {after} LI."},
    {"changed.gone", "It was deleted: its land impact was {before} LI."},
    {"changed.act", "{act}: {before} → {after} LI. Without this change: {before} LI."},
    {"changed.weighed",
     "{act} switched the linkset to the new accounting: {before} → {after} LI. Without this "
     "change: {before} LI."},
    {"changed.counted",
     "{act} switched the linkset to the legacy accounting: {before} → {after} LI. Without this "
     "change: {before} LI."},
    {"changed.acts", "{acts}: together {before} → {after} LI. Without these changes: {before} LI."},
    {"changed.act_or", "Or: {act}. Without this change: {before} LI."},
    {"changed.acts_or", "Or: {acts}. Without these changes: {before} LI."},
    {"changed.acts_joined", "{first}; {second}"},
    {"changed.acts_more", "{first}; {count} other changes", "{first}; one other change"},
});

}  // namespace wb::tuning
