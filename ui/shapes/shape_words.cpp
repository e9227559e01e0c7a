#include "ui/shapes/shape_words.h"

#include "ui/base/error_words.h"
#include "ui/base/model_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace wb::ui {
namespace {

QString say(const char* english) { return QCoreApplication::translate("ShapeWords", english); }

std::size_t cornersOf(const shape::FittedShape& shape) {
  std::size_t count = 0;
  for (const shape::Piece& piece : shape.pieces) count += piece.corners().size();
  return count;
}

}  // namespace

QString whatItIs(const shape::FittedShape& shape) {
  if (shape.isSurface())
    return say(QT_TRANSLATE_NOOP("ShapeWords", "triangles: %L1"))
        .arg(shape.surface.triangles.size());
  return say(QT_TRANSLATE_NOOP("ShapeWords", "hulls: %L1, vertices: %L2"))
      .arg(shape.pieces.size())
      .arg(cornersOf(shape));
}

QString errorWords(const shape::MadeShape& made) {
  return errorWords(made.shape.error.error(), made.diagonal);
}

QString passageWords(const shape::FittedShape& shape) {
  if (!shape.lost) return {};
  if (shape.lost->empty()) return say(QT_TRANSLATE_NOOP("ShapeWords", "all as before"));
  const auto ways = std::ranges::count(*shape.lost, shape::Loss::way, &shape::LostPassage::loss);
  const auto floors = std::ssize(*shape.lost) - ways;
  QStringList words;
  if (ways > 0) words << say(QT_TRANSLATE_NOOP("ShapeWords", "ways closed: %L1")).arg(ways);
  if (floors > 0) words << say(QT_TRANSLATE_NOOP("ShapeWords", "floors lost: %L1")).arg(floors);
  return words.join(QStringLiteral(", "));
}

QString verdictOn(const shape::MadeShape& made) {
  if (!made.isUsed)
    return say(QT_TRANSLATE_NOOP("ShapeWords", "not used: collides as %1"))
        .arg(listed({cost::name(made.decision.representation)}));
  if (made.isChosen) return say(QT_TRANSLATE_NOOP("ShapeWords", "best"));
  if (made.isAsAsked) return say(QT_TRANSLATE_NOOP("ShapeWords", "as asked"));
  if (!made.shape.keepsPassage()) return say(QT_TRANSLATE_NOOP("ShapeWords", "closes ways"));
  if (made.shape.isWithin()) return say(QT_TRANSLATE_NOOP("ShapeWords", "too dear"));
  return say(QT_TRANSLATE_NOOP("ShapeWords", "too far off"));
}

}  // namespace wb::ui
