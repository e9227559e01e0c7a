#pragma once

#include "model/display/drawn_detail.h"
#include "viewport/detail/frame_graph.h"
#include "viewport/detail/vertices.h"

#include <QByteArray>
#include <array>
#include <cstdint>
#include <optional>

namespace Qt3DCore {
class QEntity;
}

namespace wb::viewport {

class Halo;
class MaskedShape;
class MaskBox;

/// What an outline is drawn around: a channel each of the mask.
enum class Outlined : std::uint8_t {
  selected,  ///< A bright line between dark ones, dashed where something is before it.
  hovered,   ///< The same, half as wide; thinner and dim where something is before it.
  culprits   ///< White, and dark about it; thinner and dim there, too.
};
inline constexpr std::array allOutlined{Outlined::selected, Outlined::hovered, Outlined::culprits};

/// Outlines around what shapes look like from where they are seen. The shapes are drawn into a mask
/// without regard to depth, then a ring about what it holds, no farther than they reach on the
/// screen: what they mark is not drawn again.
class Silhouettes {
 public:
  Silhouettes(Qt3DCore::QEntity* root, const Passes& passes);

  /// Around these, in region metres, in place of what was outlined so before; around `narrow` too,
  /// of which what is narrower than a pixel has an outline; and around the edges of `wire`.
  void show(Outlined which, const mesh::TriangleMesh& triangles,
            const mesh::TriangleMesh& narrow = {}, const mesh::TriangleMesh& wire = {});
  void hide(Outlined which) { show(which, {}); }
  bool isShown(Outlined which) const;
  void look(const layers::Sight& sight);
  /// Pixels of the screen a unit of the window.
  void setPixelRatio(double ratio);

 private:
  struct Shape {
    MaskedShape* faces = nullptr;
    MaskedShape* lines = nullptr;
    Halo* strips = nullptr;
    std::optional<layers::Bounds> bounds;
  };

  void place();

  Passes passes_;
  std::array<Shape, allOutlined.size()> shapes_;
  MaskBox* tiles_;
  MaskBox* rings_;
  std::optional<layers::Sight> sight_;
};

}  // namespace wb::viewport
