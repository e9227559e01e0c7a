#pragma once

#include "model/shapes/generation.h"
#include "ui/document/visibility.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// What decides which shapes are good enough.
enum class ShapeGoal : std::uint8_t {
  distance,  ///< As cheap as can be within centimetres,
  share,     ///< or within a percentage of its diagonal.
  budget,    ///< As close as can be for a physics cost in PE,
  free       ///< or for what the other weights leave.
};

/// What the user asks shapes for.
struct ShapeWish {
  shape::ShapeRequest request;
  bool isBudgetFree = false;
  making::Reach reach = making::Reach::alike;
};

/// Makes shapes in the background, and tells of each as soon as it is there. The newest order wins.
class ShapeMaker : public QObject {
  Q_OBJECT

 public:
  using Order = std::shared_ptr<const making::Order>;
  using Made = std::shared_ptr<making::Made>;

  explicit ShapeMaker(QObject* parent = nullptr);

  void make(const Order& order);
  /// What is being made never comes.
  void cancel();
  bool isBusy() const { return work_.isBusy(); }

 signals:
  /// One more of a group; made() has it too.
  void found(std::size_t group, const std::shared_ptr<const wb::shape::MadeShape>& shape);
  /// All of them, with those that are chosen; whoever takes them empties what is pointed to.
  void made(const wb::ui::ShapeMaker::Made& made);
  void progressed(double fraction);
  void busyChanged(bool busy);

 private:
  void take(const Made& made);

  std::size_t round_ = 0;  ///< What is found for an older order is nobody's.
  BackgroundWork<Made> work_;
};

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

/// What was found for parts that are no longer selected, until the scene or its constants change:
/// who comes back to them sees it at once. The newest few.
class KeptShapes {
 public:
  /// In place of what was kept of the same order.
  void keep(const FoundShapes& found);
  /// What was found for these parts and this wish; null if nothing was.
  const FoundShapes* find(const std::vector<making::Group>& groups, const ShapeWish& wish) const;
  void clear() { all_.clear(); }

 private:
  std::vector<FoundShapes> all_;
};

/// Whether it was made for all these parts, and no others.
bool isFor(const making::Order& order, const std::vector<making::Group>& groups);

class Document;

/// What the view shows of shapes that were found.
enum class ShapeLook : std::uint8_t {
  shapes,      ///< Themselves.
  deviations,  ///< How far they are from what they stand for.
  ways         ///< Where avatars walk.
};

/// Makes of what is open the scene with the chosen candidates used, in the background, to be looked
/// at in one way or another. The newest choice wins.
class ShapePreviewer : public QObject {
  Q_OBJECT

 public:
  explicit ShapePreviewer(const Document& document, QObject* parent = nullptr);

  void make(const ShapeCandidates& candidates, ShapeLook look);
  void cancel();

 signals:
  /// Or why there is none: the grid would refuse a shape.
  void made(const std::shared_ptr<const wb::ui::ScenePreview>& preview);
  void refused(const wb::Diagnostic& why);

 private:
  using Made = Result<std::shared_ptr<const ScenePreview>>;

  void take(const Made& preview);

  const Document& document_;
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
