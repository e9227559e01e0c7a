#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>
#include <optional>

namespace wb::ui {

enum class ExpressionProblem : std::uint8_t {
  none,
  empty,
  syntax,      ///< At `position`.
  tooLong,     ///< More characters than are read.
  tooDeep,     ///< More parentheses inside each other than are read.
  notANumber,  ///< Division by zero, or a result that no number can hold.
};

/// What an expression comes to.
struct Evaluated {
  double value = 0;
  ExpressionProblem problem = ExpressionProblem::none;
  qsizetype position = 0;  ///< Of the character that was not expected.

  bool isUsable() const { return problem == ExpressionProblem::none; }
};

/// Numbers with + - * / ^ and parentheses, as users type them: the decimal sign is a point or the
/// locale's own, × ÷ − stand for * / -. No group separators: they could be meant as decimal signs.
/// A single number gives exactly the double nearest to it.
Evaluated evaluate(const QString& expression, const QLocale& locale = QLocale());

}  // namespace wb::ui
