#pragma once

#include "model/shapes/generation.h"
#include "model/shapes/object_plan.h"
#include "ui/document/visibility.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// What decides which shapes are good enough.
enum class ShapeGoal {
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
  /// All of them, with those that are chosen; the receiver empties what is pointed to.
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

/// Where there is a shape that is the same as one that was made; nothing where none is.
std::optional<std::size_t> placeIn(const std::vector<shape::MadeShape>& shapes,
                                   const shape::MadeShape& made);

/// Shapes that were found for an order, one list a group, and which of each is chosen.
struct FoundShapes {
  ShapeMaker::Order order;  ///< The newest.
  std::vector<std::vector<shape::MadeShape>> shapes;
  std::vector<std::optional<std::size_t>> chosen;
  std::vector<shape::ShapeRequest> searched;  ///< All that shapes were looked for by.
  bool isNoneWanted = false;                  ///< Nothing is to be chosen by itself.
};

/// The shapes that were found for parts, in one search or several, and which of each group the user
/// wants.
class ShapeCandidates : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// None yet, of this order; null: of none.
  void begin(const ShapeMaker::Order& order);
  /// The shapes of another order for the same parts come to those that there are.
  void goOn(const ShapeMaker::Order& order);
  void add(std::size_t group, const shape::MadeShape& found);
  FoundShapes found() const { return {order_, shapes_, chosen_, searched_, isNoneWanted_}; }
  /// As they were when they were left.
  void restore(const FoundShapes& found);
  /// All of the newest order; the choice stays where the user made one.
  void take(std::vector<std::vector<shape::MadeShape>> shapes);
  /// The same parts in a scene or under costs that are others: all are weighed again.
  void weighAgain(const ShapeMaker::Order& order);

  const ShapeMaker::Order& order() const { return order_; }
  /// Whether shapes were looked for by this request, to the end.
  bool isSearched(const shape::ShapeRequest& request) const;
  /// One a group, each in the order in which they were found.
  const std::vector<std::vector<shape::MadeShape>>& shapes() const { return shapes_; }
  const shape::MadeShape& at(const CandidateAt& place) const {
    return shapes_[place.group][place.shape];
  }
  bool isEmpty() const;
  /// The one that is wanted of a group.
  std::optional<std::size_t> chosen(std::size_t group) const { return chosen_[group]; }
  void choose(const CandidateAt& place);
  /// Whether somebody chose one since the search began.
  bool isChosenByUser() const { return isChosenByUser_ || isNoneWanted_; }
  /// None of any group, whatever is found later.
  void chooseNone();
  /// Says which are best of all; choosing them is another thing.
  void markBest(const std::vector<std::optional<std::size_t>>& best);
  /// Of all groups at once, by a rule.
  void chooseAll(const std::vector<std::optional<std::size_t>>& chosen);
  /// Of what was found so far, where nothing is chosen: the cheapest that is as asked, of each
  /// group, weighed as in an `order` for the same parts.
  void chooseBest(const making::Order& order);
  /// All that are wanted, at most one a group.
  std::vector<CandidateAt> chosen() const;

  /// The ones that the document has now, as far as they came from here; one a group.
  const std::vector<std::optional<std::size_t>>& used() const { return used_; }
  void setUsed(std::vector<std::optional<std::size_t>> used);

 signals:
  /// Shapes are others; so may be what is chosen.
  void changed();
  void chosenChanged();
  /// used() is another.
  void usedChanged();

 private:
  void clear();

  ShapeMaker::Order order_;
  std::vector<std::vector<shape::MadeShape>> shapes_;
  std::vector<std::optional<std::size_t>> chosen_;
  std::vector<std::optional<std::size_t>> used_;
  std::vector<std::size_t> before_;  ///< How many of each group older orders found.
  std::vector<shape::ShapeRequest> searched_;
  bool isChosenByUser_ = false;
  bool isNoneWanted_ = false;
};

/// What was found for parts that are no longer selected, until the scene or its constants change:
/// who comes back to them sees it at once. The newest few.
class KeptShapes {
 public:
  /// In place of what was kept of the same parts.
  void keep(const FoundShapes& found);
  /// What was found for these parts; null if nothing was.
  const FoundShapes* find(const std::vector<making::Group>& groups) const;
  void clear() { all_.clear(); }
  /// The newest last.
  const std::vector<FoundShapes>& all() const { return all_; }

 private:
  std::vector<FoundShapes> all_;
};

/// Whether it was made for all these parts, and no others.
bool isFor(const making::Order& order, const std::vector<making::Group>& groups);

class Document;

/// What the view shows of shapes that were found.
enum class ShapeLook {
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
