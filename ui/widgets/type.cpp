#include "ui/widgets/type.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <algorithm>
#include <array>
#include <utility>

namespace wb::ui {
namespace {

constexpr double bodySize = 13;
/// Of pixels: widths that were rounded differ by less.
constexpr qreal evenWithin = 0.01;

double scaleOf(Type type) {
  switch (type) {
    case Type::caption:
      return 11 / bodySize;
    case Type::heading:
    case Type::unit:
      return 15 / bodySize;
    case Type::number:
      return 32 / bodySize;
    case Type::body:
      break;
  }
  return 1;
}

/// Measured large, where hinting rounds little.
QString otherFamilyFor(const QFont& font) {
  constexpr int measuredAt = 100;
  QFont large = font;
  large.setPixelSize(measuredAt);
  const QFontMetricsF metrics(large);
  std::array<qreal, 10> widths{};
  for (std::size_t i = 0; i < widths.size(); ++i)
    widths[i] = metrics.horizontalAdvance(QChar(u'0' + static_cast<char16_t>(i)));
  return familyForDigits(widths, QFontDatabase::families());
}

}  // namespace

QFont fontOf(Type type, const QFont& body) {
  QFont font = body;
  const double scale = scaleOf(type);
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * scale);
  else
    font.setPixelSize(std::max(1, qRound(font.pixelSize() * scale)));
  if (type == Type::heading || type == Type::number) font.setWeight(QFont::DemiBold);
  return font;
}

QString familyForDigits(std::span<const qreal> widths, const QStringList& installed) {
  const auto [least, most] = std::ranges::minmax(widths);
  if (most - least < evenWithin) return {};
  for (const QString& family : {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")})
    if (installed.contains(family)) return family;
  return {};
}

/// Rows of lists ask over and over.
QFont withEvenDigits(const QFont& font) {
  static QHash<std::pair<QString, int>, QString> others;
  const std::pair key(font.family(), static_cast<int>(font.weight()));
  auto known = others.constFind(key);
  if (known == others.cend()) known = others.insert(key, otherFamilyFor(font));
  if (known->isEmpty()) return font;
  QFont even = font;
  even.setFamilies({*known});
  return even;
}

}  // namespace wb::ui
