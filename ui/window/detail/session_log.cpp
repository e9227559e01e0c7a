#include "ui/window/detail/session_log.h"

#include "ui/widgets/icon.h"

#include <QLocale>
#include <algorithm>

namespace wb::ui {
namespace {

QString wordOf(LogKind kind) {
  switch (kind) {
    case LogKind::told:
      return SessionLog::tr("told");
    case LogKind::changed:
      return SessionLog::tr("changed");
    case LogKind::warned:
      return SessionLog::tr("warning");
    case LogKind::failed:
      break;
  }
  return SessionLog::tr("error");
}

QString iconOf(LogKind kind) {
  switch (kind) {
    case LogKind::told:
      return QStringLiteral("note");
    case LogKind::changed:
      return QStringLiteral("rename");
    case LogKind::warned:
      return QStringLiteral("warning");
    case LogKind::failed:
      break;
  }
  return QStringLiteral("error");
}

/// By ISO 8601, with how far the clock is from universal time.
QString exactTime(const QDateTime& when) {
  return when.toOffsetFromUtc(when.offsetFromUtc()).toString(Qt::ISODate);
}

}  // namespace

void SessionLog::add(LogKind kind, const QString& text) {
  if (text.isEmpty()) return;
  if (entries_.size() == most) {
    beginRemoveRows({}, 0, 0);
    entries_.pop_front();
    endRemoveRows();
  }
  beginInsertRows({}, rowCount(), rowCount());
  entries_.push_back({QDateTime::currentDateTime(), kind, text});
  endInsertRows();
}

void SessionLog::sayLastAs(const QString& text) {
  if (entries_.empty()) return;
  entries_.back().text = text;
  const int last = rowCount() - 1;
  emit dataChanged(index(last, 0), index(last, columns - 1));
}

void SessionLog::clear() {
  beginResetModel();
  entries_.clear();
  endResetModel();
}

QString SessionLog::asText(int first, int last) const {
  QString lines;
  for (int row = std::max(first, 0); row <= last && row < rowCount(); ++row) {
    const Entry& entry = entries_[static_cast<std::size_t>(row)];
    lines += exactTime(entry.when) + u'\t' + wordOf(entry.kind) + u'\t' + entry.text.simplified() +
             u'\n';
  }
  return lines;
}

int SessionLog::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int SessionLog::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QVariant SessionLog::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
  const bool isTime = index.column() == time;
  switch (role) {
    case Qt::DisplayRole:
      return isTime ? QLocale().toString(entry.when.time(), QLocale::ShortFormat) : entry.text;
    case Qt::DecorationRole:
      return isTime ? QVariant() : QVariant(icon(iconOf(entry.kind)));
    case Qt::ToolTipRole:
      return isTime ? exactTime(entry.when) : entry.text;
    case Qt::AccessibleTextRole:
      return isTime ? QVariant() : QVariant(wordOf(entry.kind) + QStringLiteral(": ") + entry.text);
    default:
      return {};
  }
}

QVariant SessionLog::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == time ? tr("Time") : tr("What happened");
}

}  // namespace wb::ui
