#pragma once

#include "model/cost/term.h"

#include <QAbstractItemModel>
#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// The name of a term, in the user's language.
QString nameOf(const cost::Term& term);
/// `max(0,05 × 812 ÷ 0,213, 0,5) = 190,6`, with the user's decimal sign; empty for a plain sum.
QString formulaOf(const cost::Term& term);
/// `190,6 PE`
QString valueOf(const cost::Term& term);
/// The same for the cost of a part, `unknown` if it is.
QString costInPe(const std::optional<double>& cost);
/// `12 %`; empty for nothing.
QString shareText(double share);
/// The same; empty for what is no part of a sum.
QString shareOf(const cost::Term& term);
/// The formula in symbols, what each symbol is, and the source, as rich text.
QString helpFor(const cost::Term& term);

enum class TermColumn : std::uint8_t { name, value, share, formula, confidence };

/// Trees of terms as rows. Terms of the same structure take each other's place without a reset, so
/// that what is open and current stays so while numbers change.
class TermModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  static constexpr int shareRole = Qt::UserRole;  ///< The share as a number, 0..1.

  using Terms = std::vector<const cost::Term*>;

  explicit TermModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}
  ~TermModel() override;

  /// `owner` keeps the terms alive.
  void show(Terms terms, std::shared_ptr<const void> owner);
  const cost::Term* termAt(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  /// A term's place in the tree, made when it is first looked at.
  struct Node {
    const cost::Term* term;
    Node* parent;
    int row;
    std::vector<std::unique_ptr<Node>> children;
  };

  Node* nodeAt(const QModelIndex& index) const;
  const std::vector<std::unique_ptr<Node>>& childrenOf(const QModelIndex& index) const;
  void fill(Node& node) const;
  void replace(Node& node, const cost::Term& term);
  void reset(const Terms& terms);

  std::shared_ptr<const void> owner_;
  std::vector<std::unique_ptr<Node>> tops_;
};

}  // namespace wb::ui
