#pragma once

#include "model/shape/layer.h"

#include <QObject>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::ui {

/// What a user looks at: a linkset, perhaps one of its parts, perhaps triangles or a hull of it.
/// Session state, shared by all views, never undone.
struct Selected {
  std::size_t linkset = 0;
  std::optional<std::size_t> part;
  bool operator==(const Selected&) const = default;
};

/// Triangles (indices in the part's shape) or hulls (groups) of a layer to light up.
struct Lit {
  shape::Layer layer = shape::Layer::physicsMesh;
  std::size_t linkset = 0;
  std::size_t part = 0;
  bool hulls = false;                  ///< Indices are hulls, not triangles.
  std::vector<std::uint32_t> indices;  ///< Empty: all of the part.
  bool operator==(const Lit&) const = default;
};

class Selection : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const std::optional<Selected>& current() const { return current_; }
  void select(const std::optional<Selected>& selected);

  /// Either an octree or something of a linkset is selected, never both.
  std::optional<std::size_t> octree() const { return octree_; }
  void selectOctree(std::optional<std::size_t> octree);

  const std::optional<Lit>& lit() const { return lit_; }
  void lightUp(const std::optional<Lit>& lit);

 signals:
  void changed(const std::optional<wb::ui::Selected>& selected);
  void octreeChanged(std::optional<std::size_t> octree);
  void litChanged(const std::optional<wb::ui::Lit>& lit);

 private:
  std::optional<Selected> current_;
  std::optional<std::size_t> octree_;
  std::optional<Lit> lit_;
};

}  // namespace wb::ui
