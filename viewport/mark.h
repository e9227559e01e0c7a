#pragma once

#include "viewport/passes.h"
#include "viewport/vertices.h"

namespace wb::viewport {

class Halo;
class Surface;

struct MarkStyle {
  Colour fill;
  Colour line;
  float opacity = 1;  ///< Of the fill; 0: lines alone.
  Pass pass = Pass::over;
};

/// Some triangles, in region metres, made to stand out: filled, and outlined by lines, and where
/// they are too narrow to be seen, a strip along them. Small entities of their own: what they mark
/// is not drawn again.
class Mark {
 public:
  Mark(Qt3DCore::QEntity* root, const Passes& passes, const MarkStyle& style);

  /// `form` is that of the layer: a layer of lines is marked by lines.
  void show(const mesh::TriangleMesh& triangles, Form form);
  void hide();

 private:
  MarkStyle style_;
  Halo* halo_;
  Surface* fill_;
  Surface* edges_;
  Surface* boxEdges_;
};

}  // namespace wb::viewport
