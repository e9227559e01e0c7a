#include "ui/window/detail/hull_questions.h"

#include "model/asset/make_blocks.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/text.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/length_text.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/form_dialog.h"

#include <glm/common.hpp>

#include <QComboBox>
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

struct HullText {
  Q_DECLARE_TR_FUNCTIONS(Hulls)
};

/// Nobody means more of them; where the number is that small, nor does an asset hold them.
double toFourDigits(double value) {
  return parseNumber(written(fourDigits(value))).value_or(value);
}

int longestSide(const glm::dvec3& size) {
  return size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
}

double longest(const glm::dvec3& size) { return size[longestSide(size)]; }

QString wordsOf(std::size_t number, const glm::dvec3& place) {
  return HullText::tr("%L1: %2", "a corner by its number and place")
      .arg(number)
      .arg(shownPlace(place));
}

}  // namespace

std::optional<AxisPlane> askForPlane(QWidget& window, const glm::dvec3& low, const glm::dvec3& high,
                                     const std::function<void(const AxisPlane&)>& show) {
  FormDialog dialog(&window, HullText::tr("Split hull"));
  auto* axis = dialog.addChoice(HullText::tr("&Across:"),
                                {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")});
  const double most = std::max(longest(glm::abs(low)), longest(glm::abs(high)));
  auto* place = dialog.addNumber(HullText::tr("&Place:"), 0, -most, most, Number::Length::metres);
  const auto answer = [&] { return AxisPlane{axis->currentIndex(), place->value()}; };
  const auto tell = [&] {
    if (show) show(answer());
  };
  const auto showMiddle = [&](int chosen) {
    place->setValue(toFourDigits((low[chosen] + high[chosen]) / 2));
    tell();
  };
  QObject::connect(axis, &QComboBox::currentIndexChanged, place, showMiddle);
  QObject::connect(place, &ExpressionBox::edited, place, tell);
  axis->setCurrentIndex(longestSide(high - low));
  showMiddle(axis->currentIndex());
  if (!dialog.ask()) return {};
  return answer();
}

std::optional<MiddleAndSize> askForBox(QWidget& window, const glm::dvec3& part,
                                       const std::function<void(const MiddleAndSize&)>& show) {
  FormDialog dialog(&window, HullText::tr("Add box hull"));
  const double most = longest(part);
  const auto middle = dialog.addTriple(HullText::tr("&Middle:"), glm::dvec3(0), -most / 2, most / 2,
                                       Number::Length::metres);
  const auto size = dialog.addTriple(HullText::tr("&Size:"), part / 2.0, limits::smallestScale,
                                     std::max(most, limits::smallestScale), Number::Length::metres);
  const auto answer = [&] {
    return MiddleAndSize{FormDialog::valueOf(middle), FormDialog::valueOf(size)};
  };
  dialog.setCheck([&]() -> QString {
    const auto [at, extent] = answer();
    for (int axis = 0; axis < 3; ++axis)
      if (std::abs(at[axis]) + extent[axis] / 2 > part[axis] / 2 * (1 + 1e-9))
        return HullText::tr("The box must lie within its part, which is %1 large.")
            .arg(shownSize(part));
    return {};
  });
  const auto tell = [&] {
    if (show) show(answer());
  };
  for (const auto& boxes : {middle, size})
    for (ExpressionBox* box : boxes) QObject::connect(box, &ExpressionBox::edited, &dialog, tell);
  tell();
  if (!dialog.ask()) return {};
  return answer();
}

std::optional<MovedCorner> askForCorner(QWidget& window, std::span<const glm::dvec3> corners,
                                        const glm::dvec3& part) {
  FormDialog dialog(&window, HullText::tr("Move corner"));
  QStringList words;
  for (std::size_t i = 0; i < corners.size(); ++i) words << wordsOf(i + 1, corners[i]);
  auto* corner = dialog.addChoice(HullText::tr("&Corner:"), words);
  const double most = asset::hullReach * longest(part);
  const auto place =
      dialog.addTriple(HullText::tr("&To:"), corners.front(), -most, most, Number::Length::metres);
  QObject::connect(corner, &QComboBox::currentIndexChanged, corner, [&](int chosen) {
    for (int axis = 0; axis < 3; ++axis)
      place[static_cast<std::size_t>(axis)]->setValue(
          corners[static_cast<std::size_t>(chosen)][axis]);
  });
  dialog.setCheck([&]() -> QString {
    const glm::dvec3 to = FormDialog::valueOf(place);
    for (int axis = 0; axis < 3; ++axis)
      if (std::abs(to[axis]) > asset::hullReach * part[axis] * (1 + 1e-9))
        return HullText::tr("The corner must lie within its part, which is %1 large.")
            .arg(shownSize(part));
    return {};
  });
  if (!dialog.ask()) return {};
  return MovedCorner{static_cast<std::size_t>(corner->currentIndex()), FormDialog::valueOf(place)};
}

}  // namespace wb::ui
