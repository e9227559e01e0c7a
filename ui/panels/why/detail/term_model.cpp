#include "ui/panels/why/detail/term_model.h"

#include "model/cost/terms.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

struct TermText {
  Q_DECLARE_TR_FUNCTIONS(TermText)
};

QString withUnit(const QString& number, std::string_view unit) {
  return unit.empty() ? number : number + u' ' + shownWords(unit);
}

QString meaningOf(const cost::Symbol& symbol) {
  const auto* term = std::get_if<cost::TermId>(&symbol.stands);
  return term ? shown(info(*term).name, symbol.arguments) : shownWords(meaning(symbol, nullptr));
}

QString symbolLine(const cost::Symbol& symbol) {
  return QStringLiteral("<li><i>%1</i> = %2: %3</li>")
      .arg(QString::fromStdString(symbol.symbol).toHtmlEscaped(),
           withUnit(shownNumber(symbol.value), unit(symbol)).toHtmlEscaped(),
           meaningOf(symbol).toHtmlEscaped());
}

}  // namespace

QString nameOf(const cost::Term& term) { return shown(info(term.id).name, term.arguments); }

QString formulaOf(const cost::Term& term) {
  const Language language = windowLanguage();
  return QString::fromStdString(inFormula(term.filledIn, &language));
}

QString valueOf(const cost::Term& term) {
  const QString value = shownCost(term.value, term.unknown);
  return term.unknown && term.value <= 0 ? value : withUnit(value, info(term.id).unit);
}

QString costInPe(const std::optional<double>& cost) {
  return cost ? withUnit(shownNumber(*cost), "PE") : shownCost(0, true);
}

QString shareText(double share) {
  if (share == 0) return {};
  return TermText::tr("%1%").arg(shownNumber(std::round(share * 100)));
}

QString shareOf(const cost::Term& term) { return shareText(term.share); }

QString helpFor(const cost::Term& term) {
  QString help = QStringLiteral("<b>%1</b>").arg(nameOf(term).toHtmlEscaped());
  if (!term.formula.empty())
    help += QStringLiteral("<p>%1</p>").arg(QString::fromStdString(term.formula).toHtmlEscaped());
  QString symbols;
  for (const cost::Symbol& symbol : term.symbols) symbols += symbolLine(symbol);
  if (!symbols.isEmpty()) help += QStringLiteral("<ul>%1</ul>").arg(symbols);
  const QString confidence = shownWords(name(term.confidence));
  help += info(term.id).source.empty()
              ? QStringLiteral("<p>%1</p>").arg(confidence)
              : TermText::tr("<p>Source: %1 (%2)</p>")
                    .arg(shownWords(info(term.id).source).toHtmlEscaped(), confidence);
  return help;
}

namespace {

constexpr int columns = 5;

/// Whether terms mean the same, whatever their numbers.
bool isAlike(const cost::Term& a, const cost::Term& b) {
  return a.id == b.id && a.part == b.part && a.children.size() == b.children.size() &&
         std::ranges::equal(a.children, b.children, isAlike);
}

QVariant textOf(const cost::Term& term, TermColumn column) {
  switch (column) {
    case TermColumn::name:
      return nameOf(term);
    case TermColumn::value:
      return valueOf(term);
    case TermColumn::share:
      return shareOf(term);
    case TermColumn::formula:
      return formulaOf(term);
    case TermColumn::confidence:
      break;
  }
  return shownWords(name(term.confidence));
}

}  // namespace

TermModel::~TermModel() = default;

void TermModel::show(Terms terms, std::shared_ptr<const void> owner) {
  const bool isSame = std::ranges::equal(
      terms, tops_, [](const cost::Term* term, const std::unique_ptr<Node>& node) {
        return isAlike(*term, *node->term);
      });
  if (isSame) {
    for (std::size_t i = 0; i < terms.size(); ++i) replace(*tops_[i], *terms[i]);
    if (!tops_.empty())
      emit dataChanged(index(0, 0), index(static_cast<int>(tops_.size()) - 1, columns - 1));
  } else {
    reset(terms);
  }
  owner_ = std::move(owner);
}

void TermModel::reset(const Terms& terms) {
  beginResetModel();
  tops_.clear();
  for (const cost::Term* term : terms)
    tops_.push_back(
        std::make_unique<Node>(Node{term, nullptr, static_cast<int>(tops_.size()), {}}));
  endResetModel();
}

/// Only rows that were looked at have nodes, and only these need notification.
void TermModel::replace(Node& node, const cost::Term& term) {
  node.term = &term;
  if (node.children.empty()) return;
  for (std::size_t i = 0; i < node.children.size(); ++i)
    replace(*node.children[i], term.children[i]);
  emit dataChanged(createIndex(0, 0, node.children.front().get()),
                   createIndex(static_cast<int>(node.children.size()) - 1, columns - 1,
                               node.children.back().get()));
}

TermModel::Node* TermModel::nodeAt(const QModelIndex& index) const {
  return static_cast<Node*>(index.internalPointer());
}

const cost::Term* TermModel::termAt(const QModelIndex& index) const {
  return index.isValid() ? nodeAt(index)->term : nullptr;
}

void TermModel::fill(Node& node) const {
  if (!node.children.empty()) return;
  for (const cost::Term& child : node.term->children)
    node.children.push_back(
        std::make_unique<Node>(Node{&child, &node, static_cast<int>(node.children.size()), {}}));
}

const std::vector<std::unique_ptr<TermModel::Node>>& TermModel::childrenOf(
    const QModelIndex& index) const {
  if (!index.isValid()) return tops_;
  fill(*nodeAt(index));
  return nodeAt(index)->children;
}

QModelIndex TermModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, childrenOf(parent)[static_cast<std::size_t>(row)].get());
}

QModelIndex TermModel::parent(const QModelIndex& index) const {
  if (!index.isValid()) return {};
  Node* const parent = nodeAt(index)->parent;
  return parent ? createIndex(parent->row, 0, parent) : QModelIndex();
}

int TermModel::rowCount(const QModelIndex& parent) const {
  if (parent.column() > 0) return 0;
  return static_cast<int>(parent.isValid() ? nodeAt(parent)->term->children.size() : tops_.size());
}

int TermModel::columnCount(const QModelIndex&) const { return columns; }

QVariant TermModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const cost::Term& term = *nodeAt(index)->term;
  const auto column = static_cast<TermColumn>(index.column());
  switch (role) {
    case Qt::DisplayRole:
      return textOf(term, column);
    case Qt::ToolTipRole:
      return helpFor(term);
    case Qt::AccessibleTextRole:
      return QStringList{nameOf(term), valueOf(term), formulaOf(term), shareOf(term)}.join(u' ');
    case Qt::TextAlignmentRole:
      return column == TermColumn::value ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case shareRole:
      return term.share;
    default:
      return {};
  }
}

QVariant TermModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (static_cast<TermColumn>(section)) {
    case TermColumn::name:
      return tr("Term");
    case TermColumn::value:
      return tr("Value");
    case TermColumn::share:
      return tr("Share");
    case TermColumn::formula:
      return tr("Formula");
    case TermColumn::confidence:
      break;
  }
  return tr("Confidence");
}

}  // namespace wb::ui
