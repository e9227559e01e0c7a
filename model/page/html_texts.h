#pragma once

#include "model/base/text.h"

namespace wb::page {

/// What pages of HTML say beside what explanations and tables say.
inline constexpr TextTable htmlTexts({
    {"html.explanation", "Why \"{name}\" costs what it costs"},
    {"html.report", "Costs of \"{name}\""},
    {"html.reports", "Costs of {count} files"},
    {"html.weights", "The weights"},
    {"html.weight", "weight"},
    {"html.physics", "physics"},
    {"html.streaming", "streaming"},
    {"html.server", "server"},
    {"html.decides", "decides"},
    {"html.cost_pe", "cost in PE"},
    {"html.share_of_largest", "share of the largest"},
    {"html.derivation", "how it comes about"},
    {"html.sureness", "how sure"},
    {"html.breakdown", "Every term"},
    {"html.alike", "and {count} more just like it"},
    {"html.more_terms", "and {count} smaller terms, {value} {unit} in all",
     "and a smaller term, {value} {unit}"},
    {"html.share", "{share} %"},
    {"html.left_out", "These are the {shown} dearest of {count} linksets."},
    {"html.name_another", "Name another with --linkset to have it explained."},
    {"html.dearest", "Why the dearest cost what they cost"},
    {"html.dearest_of", "The short answers for the {shown} dearest of {count} linksets."},
    {"html.explain_command",
     "\"weighbridge explain SCENE --linkset NAME\" tells any of them down to the last term."},
    {"html.used", "{used} of {capacity} used, {share} %"},
    {"html.by_part", "Parts of {name}, the dearest first"},
    {"html.by_linkset", "Linksets of {name}, the dearest first"},
    {"html.by_region", "Regions of {name}"},
    {"html.changes", "What changes in {name}"},
    {"html.places", "What still fits in {name}"},
    {"html.total", "total"},
    {"html.pictures", "Pictures"},
    {"html.no_pictures", "This page is without pictures of the view."},
    {"html.findings", "Found wrong or worth knowing"},
    {"html.constants", "The constants used"},
    {"html.constants_of", "Profile {profile}: changed constants are marked and stand first."},
    {"html.key", "constant"},
    {"html.symbol", "symbol"},
    {"html.value", "value"},
    {"html.unit", "unit"},
    {"html.standard", "usual value"},
    {"html.meaning", "meaning"},
    {"html.changed", "changed"},
    {"html.origin", "Where this comes from"},
    {"html.made_by", "Made by Weighbridge {version}."},
    {"html.file", "{file}, SHA-256 {sha256}"},
});

}  // namespace wb::page
