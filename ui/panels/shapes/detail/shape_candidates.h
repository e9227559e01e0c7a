#pragma once

#include "model/shapes/generation.h"
#include "ui/panels/shapes/detail/shape_maker.h"

#include <QObject>
#include <cstddef>
#include <optional>
#include <vector>

namespace wb::ui {

/// Which shape of which group.
struct CandidateAt {
  std::size_t group = 0;
  std::size_t shape = 0;

  bool operator==(const CandidateAt&) const = default;
};

/// Shapes that were found for an order, one list a group, and which of each is chosen.
struct FoundShapes {
  ShapeMaker::Order order;
  std::vector<std::vector<shape::MadeShape>> shapes;
  std::vector<std::optional<std::size_t>> chosen;
};

/// The shapes that were found for an order, and which of each group the user wants.
class ShapeCandidates : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// None yet, of this order; null: of none.
  void begin(const ShapeMaker::Order& order);
  void add(std::size_t group, const shape::MadeShape& found);
  FoundShapes found() const { return {order_, shapes_, chosen_}; }
  /// As they were when they were left.
  void restore(const FoundShapes& found);
  /// All of them; the choice stays where the user made one.
  void take(std::vector<std::vector<shape::MadeShape>> shapes);

  const ShapeMaker::Order& order() const { return order_; }
  /// One a group, each in the order in which they were found.
  const std::vector<std::vector<shape::MadeShape>>& shapes() const { return shapes_; }
  const shape::MadeShape& at(const CandidateAt& place) const {
    return shapes_[place.group][place.shape];
  }
  bool isEmpty() const;
  /// The one that is wanted of a group.
  std::optional<std::size_t> chosen(std::size_t group) const { return chosen_[group]; }
  void choose(const CandidateAt& place);
  /// Of what was found so far, where nothing is chosen: the cheapest that is as asked, of each
  /// group.
  void chooseBest();
  /// All that are wanted, at most one a group.
  std::vector<CandidateAt> chosen() const;

 signals:
  /// Shapes are others; so may be what is chosen.
  void changed();
  void chosenChanged();

 private:
  ShapeMaker::Order order_;
  std::vector<std::vector<shape::MadeShape>> shapes_;
  std::vector<std::optional<std::size_t>> chosen_;
};

}  // namespace wb::ui
