#include "ui/widgets/detail/typed_number.h"

#include <cmath>
#include <utility>

namespace wb::ui {
namespace {

constexpr qsizetype mostCharacters = 1000;
constexpr int mostParentheses = 100;

/// Reads by precedence: sum, product, sign, power, number or parentheses. The first problem wins.
class ExpressionReader {
 public:
  ExpressionReader(QString text, const QLocale& locale)
      : text_(std::move(text)), decimalPoint_(locale.decimalPoint()) {}

  Evaluated read() {
    const double value = sum();
    if (next() != QChar()) fail(ExpressionProblem::syntax);
    if (!std::isfinite(value)) fail(ExpressionProblem::notANumber);
    result_.value = value;
    return result_;
  }

 private:
  void fail(ExpressionProblem problem) {
    if (result_.isUsable()) result_ = {0, problem, position_};
  }

  /// The next character that is no space; null at the end and after a problem.
  QChar next() {
    while (position_ < text_.size() && text_[position_].isSpace()) ++position_;
    return position_ < text_.size() && result_.isUsable() ? text_[position_] : QChar();
  }

  bool skip(char32_t plain, char32_t typographic) {
    const char32_t found = next().unicode();
    if (found != plain && found != typographic) return false;
    ++position_;
    return true;
  }

  double sum() {
    double value = product();
    while (result_.isUsable()) {
      if (skip(U'+', U'+')) {
        value += product();
      } else if (skip(U'-', U'\u2212')) {
        value -= product();
      } else {
        break;
      }
    }
    return value;
  }

  double product() {
    double value = signedPower();
    while (result_.isUsable()) {
      if (skip(U'*', U'\u00d7')) {
        value *= signedPower();
      } else if (skip(U'/', U'\u00f7')) {
        value /= signedPower();
      } else {
        break;
      }
    }
    return value;
  }

  /// As in formulas, -2^2 is -4.
  double signedPower() {
    bool isNegative = false;
    while (result_.isUsable()) {
      if (skip(U'-', U'\u2212')) {
        isNegative = !isNegative;
      } else if (!skip(U'+', U'+')) {
        break;
      }
    }
    const double value = power();
    return isNegative ? -value : value;
  }

  double power() {
    const double base = operand();
    if (!skip(U'^', U'^')) return base;
    if (++depth_ > mostParentheses) fail(ExpressionProblem::tooDeep);
    const double value = result_.isUsable() ? std::pow(base, signedPower()) : 0;
    --depth_;
    return value;
  }

  double operand() {
    if (!skip(U'(', U'(')) return number();
    if (++depth_ > mostParentheses) fail(ExpressionProblem::tooDeep);
    const double value = result_.isUsable() ? sum() : 0;
    --depth_;
    if (result_.isUsable() && !skip(U')', U')')) fail(ExpressionProblem::syntax);
    return value;
  }

  double number() {
    next();
    const qsizetype begin = position_;
    QString digits;
    takeDigits(digits);
    if (isDecimalPoint()) {
      digits += u'.';
      ++position_;
      takeDigits(digits);
    }
    takeExponent(digits);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(digits, &isNumber);
    if (!isNumber) {
      position_ = begin;
      fail(std::isinf(value) ? ExpressionProblem::notANumber : ExpressionProblem::syntax);
    }
    return value;
  }

  void takeDigits(QString& digits) {
    while (position_ < text_.size() && text_[position_] >= u'0' && text_[position_] <= u'9')
      digits += text_[position_++];
  }

  bool isDecimalPoint() const {
    const QStringView rest = QStringView(text_).mid(position_);
    return rest.startsWith(u'.') || rest.startsWith(decimalPoint_);
  }

  void takeExponent(QString& digits) {
    if (position_ >= text_.size() || text_[position_].toLower() != u'e' || digits.isEmpty()) return;
    digits += u'e';
    ++position_;
    if (position_ < text_.size() && (text_[position_] == u'-' || text_[position_] == u'+'))
      digits += text_[position_++];
    takeDigits(digits);
  }

  QString text_;
  QString decimalPoint_;
  qsizetype position_ = 0;
  int depth_ = 0;
  Evaluated result_;
};

}  // namespace

Evaluated evaluate(const QString& expression, const QLocale& locale) {
  const QString text = expression.trimmed();
  if (text.isEmpty()) return {0, ExpressionProblem::empty, 0};
  if (text.size() > mostCharacters) return {0, ExpressionProblem::tooLong, mostCharacters};
  return ExpressionReader(text, locale).read();
}

}  // namespace wb::ui
