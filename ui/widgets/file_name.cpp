#include "ui/widgets/file_name.h"

#include <algorithm>

namespace wb::ui {
namespace {

/// With three bytes each they leave room for an ending below the 255 bytes of most systems.
constexpr qsizetype mostOfFileName = 80;

bool isRefused(QChar c) {
  static const QString refused = QStringLiteral("/\\:*?\"<>|");
  return refused.contains(c) || c.category() == QChar::Other_Control;
}

/// A dot or space at its ends would hide a file, or be taken off.
bool isUnwantedAtEnd(QChar c) { return c == u'.' || c.isSpace(); }

}  // namespace

QString safeFileName(const QString& name, const QString& instead) {
  QString safe = name.simplified();
  std::ranges::replace_if(safe, isRefused, QChar(u'_'));
  safe.truncate(mostOfFileName);
  if (!safe.isEmpty() && safe.back().isHighSurrogate()) safe.chop(1);
  while (!safe.isEmpty() && isUnwantedAtEnd(safe.back())) safe.chop(1);
  while (!safe.isEmpty() && isUnwantedAtEnd(safe.front())) safe.remove(0, 1);
  return safe.isEmpty() ? instead : safe;
}

}  // namespace wb::ui
