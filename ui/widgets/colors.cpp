#include "ui/widgets/colors.h"

#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

/// Of light, after the Web Content Accessibility Guidelines.
double luminanceOf(const QColor& color) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
         0.0722 * linear(color.blueF());
}

/// Every line is drawn as strongly as text: who chose such a theme needs them.
Colors derivedFrom(const QPalette& palette) {
  const bool dark = isDark(palette);
  const Colors& own = dark ? darkColors() : lightColors();
  Colors colors;
  colors.window = palette.color(QPalette::Window);
  colors.panel = palette.color(QPalette::Base);
  colors.raised = palette.color(QPalette::Button);
  colors.hover = palette.color(QPalette::AlternateBase);
  colors.selectedRow = palette.color(QPalette::Highlight);
  colors.barInRow = palette.color(QPalette::AlternateBase);
  colors.text = palette.color(QPalette::Text);
  colors.text2 = palette.color(QPalette::PlaceholderText);
  colors.disabled = palette.color(QPalette::Disabled, QPalette::Text);
  colors.link = palette.color(QPalette::Link);
  colors.danger = own.danger;
  colors.warning = own.warning;
  colors.good = own.good;
  colors.textOfSelectedRow = palette.color(QPalette::HighlightedText);
  colors.accent = palette.color(QPalette::Highlight);
  colors.onAccent = palette.color(QPalette::HighlightedText);
  colors.fieldEdge = colors.text;
  colors.border = colors.text;
  return colors;
}

}  // namespace

const Colors& lightColors() {
  static const Colors colors{.window = rgb(0xffECEEF1),
                             .panel = rgb(0xffFFFFFF),
                             .raised = rgb(0xffF6F7F9),
                             .hover = rgb(0xffE6EAF0),
                             .selectedRow = rgb(0xffCFE2FA),
                             .barInRow = rgb(0xffDCE8F8),
                             .text = rgb(0xff1B1F26),
                             .text2 = rgb(0xff4E5662),
                             .disabled = rgb(0xff8B939F),
                             .link = rgb(0xff0B5CB8),
                             .danger = rgb(0xffB3142B),
                             .warning = rgb(0xff8A4B00),
                             .good = rgb(0xff0F6B3C),
                             .textOfSelectedRow = rgb(0xff1B1F26),
                             .accent = rgb(0xff0B62C4),
                             .onAccent = rgb(0xffFFFFFF),
                             .fieldEdge = rgb(0xff747D89),
                             .border = rgb(0xffCDD2DA)};
  return colors;
}

const Colors& darkColors() {
  static const Colors colors{.window = rgb(0xff1E2127),
                             .panel = rgb(0xff262A31),
                             .raised = rgb(0xff2E333B),
                             .hover = rgb(0xff363C46),
                             .selectedRow = rgb(0xff24466E),
                             .barInRow = rgb(0xff2A4564),
                             .text = rgb(0xffE9ECF1),
                             .text2 = rgb(0xffB4BCC8),
                             .disabled = rgb(0xff6E7784),
                             .link = rgb(0xff8CC2FC),
                             .danger = rgb(0xffFF9AA2),
                             .warning = rgb(0xffF2B45A),
                             .good = rgb(0xff6FD39A),
                             .textOfSelectedRow = rgb(0xffE9ECF1),
                             .accent = rgb(0xff6AAEF7),
                             .onAccent = rgb(0xff0B1522),
                             .fieldEdge = rgb(0xff8A95A4),
                             .border = rgb(0xff3D444F)};
  return colors;
}

bool isDark(const QPalette& palette) {
  constexpr int middle = 128;
  return palette.color(QPalette::Base).lightness() < middle;
}

double contrastOf(const QColor& a, const QColor& b) {
  const auto [dark, light] = std::minmax({luminanceOf(a), luminanceOf(b)});
  return (light + 0.05) / (dark + 0.05);
}

Colors colorsOf(const QPalette& palette) {
  const Colors& own = isDark(palette) ? darkColors() : lightColors();
  // Of the roles that a list or a label may change for itself, links are none.
  const bool isOwn = palette.color(QPalette::Link) == own.link;
  return isOwn ? own : derivedFrom(palette);
}

}  // namespace wb::ui
