#include "model/report/detail/term_json.h"

#include "model/report/table_formats.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

// Writes trees of terms with each distinct tree once: trees are found again by a structural digest
// and then compared (hash consing), and later ones become JSON Pointers (RFC 6901) to the first.
// What all terms of a kind share goes to one legend. O(terms) where digests differ, as they do but
// for chance.

namespace wb::explain {
namespace {

std::string_view word(cost::Evidence::Kind kind) {
  switch (kind) {
    case cost::Evidence::Kind::triangles:
      return "triangles";
    case cost::Evidence::Kind::hulls:
      return "hulls";
    case cost::Evidence::Kind::none:
      break;
  }
  return "none";
}

template <class Value>
void mix(std::size_t& digest, const Value& value) {
  constexpr std::size_t golden = 0x9e3779b97f4a7c15;
  digest ^= std::hash<Value>()(value) + golden + (digest << 6) + (digest >> 2);
}

bool isSameSymbol(const cost::Symbol& a, const cost::Symbol& b) {
  return a.symbol == b.symbol && a.value == b.value && a.stands == b.stands &&
         meaningWithoutPart(a, nullptr) == meaningWithoutPart(b, nullptr);
}

bool isSameEvidence(const cost::Evidence& a, const cost::Evidence& b) {
  return a.kind == b.kind && a.indices == b.indices;
}

/// Null where part of it is unknown.
std::string valueOf(const cost::Term& term) {
  return term.unknown ? "null" : table::jsonNumber(term.value);
}

/// But for what a reference says itself: the share of what is above it, how sure it is, and its
/// part where all of the tree is of one.
bool isSameTree(const cost::Term& a, const cost::Term& b) {
  return a.id == b.id && a.value == b.value && a.unknown == b.unknown &&
         a.part.has_value() == b.part.has_value() &&
         nameWithoutPart(a, nullptr) == nameWithoutPart(b, nullptr) && a.formula == b.formula &&
         a.filledIn == b.filledIn && std::ranges::equal(a.symbols, b.symbols, isSameSymbol) &&
         isSameEvidence(a.evidence, b.evidence) &&
         std::ranges::equal(a.children, b.children, [&](const auto& one, const auto& other) {
           return (a.part || one.part == other.part) && isSameTree(one, other);
         });
}

void member(std::string& text, std::string_view key, const std::string& value) {
  const bool isFirst = text.ends_with('{');
  text.append(isFirst ? "\"" : ",\"").append(key).append("\":").append(value);
}

}  // namespace

struct SymbolLegend {
  double value = 0;
  std::string_view unit;
  std::string_view constant;
  std::string meaning;

  explicit SymbolLegend(const cost::Symbol& symbol)
      : value(symbol.value),
        unit(cost::unit(symbol)),
        constant(constantKey(symbol)),
        meaning(meaningWithoutPart(symbol, nullptr)) {}

  std::string object(bool withValue) const;

  /// Of anything measured, each has a value of its own.
  bool operator==(const SymbolLegend& other) const {
    return unit == other.unit && constant == other.constant && meaning == other.meaning;
  }
};

/// What is the same for all terms of a kind, but where they say otherwise.
struct LegendEntry {
  std::string name;
  std::string_view unit;
  std::string formula;
  std::string_view source;
  std::map<std::string, SymbolLegend> symbols;

  std::string object() const;
  bool knows(const std::vector<cost::Symbol>& all) const {
    return std::ranges::all_of(
        all, [this](const cost::Symbol& symbol) { return symbols.contains(symbol.symbol); });
  }
};

class TermJson::Legend : public std::map<std::string, LegendEntry> {};

TermJson::TermJson(std::shared_ptr<const Legend> known)
    : known_(known ? std::move(known) : std::make_shared<const Legend>()),
      news_(std::make_unique<Legend>()) {}

TermJson::~TermJson() = default;

bool TermJson::hasNews() const { return !news_->empty(); }

std::shared_ptr<const TermJson::Legend> TermJson::allKnown() const {
  if (!hasNews()) return known_;
  auto all = std::make_shared<Legend>(*news_);
  all->insert(known_->begin(), known_->end());
  return all;
}

std::string TermJson::trees(const std::vector<NamedTree>& named) {
  text_ = "{";
  digests_.clear();
  written_.clear();
  for (const NamedTree& tree : named) {
    member(text_, tree.key, tree.term ? "" : "null");
    if (!tree.term) continue;
    digest(*tree.term);
    write(*tree.term, "/" + std::string(tree.key), {});
  }
  return std::exchange(text_, {}) + '}';
}

std::size_t TermJson::digest(const cost::Term& term) {
  std::size_t digest = 0;
  mix(digest, code(term.id));
  mix(digest, term.value);
  mix(digest, term.filledIn);
  for (const std::uint32_t index : term.evidence.indices) mix(digest, index);
  for (const cost::Term& child : term.children) mix(digest, this->digest(child));
  digests_.emplace(&term, digest);
  return digest;
}

const TermJson::Known* TermJson::known(const cost::Term& term) const {
  const auto [begin, end] = written_.equal_range(digests_.at(&term));
  const auto same =
      std::find_if(begin, end, [&](const auto& one) { return isSameTree(*one.second.term, term); });
  return same == end ? nullptr : &same->second;
}

void TermJson::write(const cost::Term& term, const std::string& pointer, const cost::Term* around) {
  written_.emplace(digests_.at(&term), Known{&term, pointer});
  text_ += '{';
  const LegendEntry& legend = explained(term);
  writeNames(term, legend, around == nullptr);
  member(text_, "value", valueOf(term));
  if (term.share != 0) member(text_, "share", table::jsonNumber(term.share));
  member(text_, "filled_in", table::jsonString(term.filledIn));
  if (!around || term.confidence != around->confidence)
    member(text_, "confidence", table::jsonString(name(term.confidence)));
  writeSymbols(term, legend, around == nullptr);
  writeEvidence(term.evidence);
  if (term.part && !(around && term.part == around->part))
    member(text_, "part", std::to_string(*term.part));
  writeBelow(term, pointer);
  text_ += '}';
}

void TermJson::writeNames(const cost::Term& term, const LegendEntry& legend, bool isNamedTree) {
  member(text_, "code", table::jsonString(code(term.id)));
  if (const auto of = variant(term); !of.empty()) member(text_, "of", table::jsonString(of));
  if (isNamedTree || nameWithoutPart(term, nullptr) != legend.name)
    member(text_, "name", table::jsonString(name(term, nullptr)));
  if (isNamedTree) member(text_, "unit", table::jsonString(info(term.id).unit));
  if (isNamedTree ? !term.formula.empty() : term.formula != legend.formula)
    member(text_, "formula", table::jsonString(term.formula));
}

void TermJson::writeBelow(const cost::Term& term, const std::string& pointer) {
  if (term.children.empty()) return;
  member(text_, "terms", "[");
  for (std::size_t i = 0; i < term.children.size(); ++i) {
    const cost::Term& child = term.children[i];
    if (i > 0) text_ += ',';
    if (const Known* first = known(child)) {
      writeReference(child, *first);
    } else {
      write(child, pointer + "/terms/" + std::to_string(i), &term);
    }
  }
  text_ += ']';
}

void TermJson::writeReference(const cost::Term& term, const Known& first) {
  text_ += '{';
  member(text_, "code", table::jsonString(code(term.id)));
  member(text_, "value", valueOf(term));
  if (term.share != 0) member(text_, "share", table::jsonNumber(term.share));
  member(text_, "confidence", table::jsonString(name(term.confidence)));
  if (term.part) member(text_, "part", std::to_string(*term.part));
  member(text_, "see", table::jsonString(first.pointer));
  text_ += '}';
}

/// A symbol that here means something else than elsewhere in terms of this kind says so.
void TermJson::writeSymbols(const cost::Term& term, const LegendEntry& legend, bool isNamedTree) {
  std::string text = "{";
  for (const cost::Symbol& symbol : term.symbols) {
    const SymbolLegend own(symbol);
    if (own != legend.symbols.at(symbol.symbol)) {
      member(text, symbol.symbol, own.object(true));
    } else if (isNamedTree || constantKey(symbol).empty()) {
      member(text, symbol.symbol, table::jsonNumber(symbol.value));
    }
  }
  if (text != "{") member(text_, "symbols", text + '}');
}

void TermJson::writeEvidence(const cost::Evidence& evidence) {
  if (evidence.kind == cost::Evidence::Kind::none) return;
  member(text_, "evidence", "{");
  member(text_, "kind", table::jsonString(word(evidence.kind)));
  member(text_, "part", std::to_string(evidence.part));
  member(text_, "indices", "[");
  for (std::size_t i = 0; i < evidence.indices.size(); ++i)
    text_.append(i > 0 ? "," : "").append(std::to_string(evidence.indices[i]));
  text_ += "]}";
}

const LegendEntry& TermJson::explained(const cost::Term& term) {
  std::string key(code(term.id));
  if (const auto of = variant(term); !of.empty()) key.append(":").append(of);
  const auto known = known_->find(key);
  if (known != known_->end() && known->second.knows(term.symbols)) return known->second;
  auto about = known != known_->end() ? known->second
                                      : LegendEntry{nameWithoutPart(term, nullptr),
                                                    info(term.id).unit,
                                                    term.formula,
                                                    info(term.id).source,
                                                    {}};
  LegendEntry& entry = news_->try_emplace(std::move(key), std::move(about)).first->second;
  for (const cost::Symbol& symbol : term.symbols)
    if (!entry.symbols.contains(symbol.symbol))
      entry.symbols.emplace(symbol.symbol, SymbolLegend(symbol));
  return entry;
}

std::string SymbolLegend::object(bool withValue) const {
  std::string text = "{";
  if (withValue) member(text, "value", table::jsonNumber(value));
  member(text, "unit", table::jsonString(unit));
  if (!constant.empty()) member(text, "constant", table::jsonString(constant));
  member(text, "meaning", table::jsonString(meaning));
  return text + '}';
}

std::string LegendEntry::object() const {
  std::string text = "{";
  member(text, "name", table::jsonString(name));
  member(text, "unit", table::jsonString(unit));
  member(text, "formula", table::jsonString(formula));
  member(text, "source", table::jsonString(source));
  member(text, "symbols", "{");
  for (const auto& [symbol, its] : symbols) member(text, symbol, its.object(!its.constant.empty()));
  return text + "}}";
}

std::string TermJson::legend() const {
  std::string text = "{";
  const auto all = allKnown();
  for (const auto& [code, about] : *all) member(text, code, about.object());
  return text + '}';
}

}  // namespace wb::explain
