#include "ui/window/detail/log_panel.h"

#include "ui/document/document.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

QString wordOf(LogKind kind) {
  switch (kind) {
    case LogKind::told:
      return SessionLog::tr("info");
    case LogKind::changed:
      return SessionLog::tr("change");
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
  return section == time ? tr("Time") : tr("Event");
}

LogPanel::LogPanel(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      log_(new SessionLog(this)),
      list_(new QTreeView(this)),
      pages_(new QStackedWidget(this)) {
  makeLayout();
  connect(log_, &QAbstractItemModel::rowsInserted, this, &LogPanel::showNewest);
  connect(log_, &QAbstractItemModel::modelReset, this, &LogPanel::showNewest);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this, &LogPanel::followChanges);
  connect(&document, &Document::sceneReset, this, &LogPanel::countFindings);
  showNewest();
}

void LogPanel::makeLayout() {
  list_->setModel(log_);
  list_->setAccessibleName(tr("Log"));
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setAlternatingRowColors(true);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->header()->setSectionResizeMode(SessionLog::time, QHeaderView::ResizeToContents);
  auto* copying = new QAction(tr("Copy"), list_);
  copying->setShortcut(QKeySequence::Copy);
  copying->setShortcutContext(Qt::WidgetShortcut);
  connect(copying, &QAction::triggered, this, &LogPanel::copy);
  list_->addAction(copying);
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);
  pages_->addWidget(new EmptyPage(
      this, QStringLiteral("note"),
      {tr("Nothing yet. The log lists every file opened or saved, and every change.")}));
  pages_->addWidget(list_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  column->addWidget(makeButtons());
  column->addWidget(pages_, 1);
}

QWidget* LogPanel::makeButtons() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  const int margin = fontMetrics().descent();
  row->setContentsMargins(margin, margin, margin, margin);
  const auto add = [&](const QString& text, const QString& help, auto method) {
    auto* button = new QPushButton(text, bar);
    button->setToolTip(help);
    connect(button, &QPushButton::clicked, this, method);
    row->addWidget(button);
    buttons_ << button;
  };
  add(tr("Copy"), tr("Copy the selected lines, or all lines if none are selected"),
      &LogPanel::copy);
  add(tr("Save…"), tr("Save all lines to a text file"), &LogPanel::saveWanted);
  add(tr("Clear"), tr("Delete all lines"), [this] { log_->clear(); });
  row->addStretch(1);
  return bar;
}

/// A message about a file that was just listed repeats it in more words.
void LogPanel::tell(const QString& sentence) {
  const QString listed = std::exchange(listed_, {});
  if (!listed.isEmpty() && sentence.contains(listed)) return log_->sayLastAs(sentence);
  log_->add(LogKind::told, sentence);
}

void LogPanel::list(const Diagnostic& about) {
  const QString name = QFileInfo(QString::fromStdString(about.file)).fileName();
  const LogKind kind = about.severity == Severity::error ? LogKind::failed : LogKind::warned;
  listed_ = shown(about);
  log_->add(kind,
            name.isEmpty() ? shown(about) : tr("%1: %2", "file, sentence").arg(name, shown(about)));
}

/// A drag is one change and told once; a file that is closed takes its changes along untold.
void LogPanel::followChanges(int index) {
  const QUndoStack& stack = document_.undoStack();
  const int before = std::exchange(changes_, index);
  if (stack.count() == 0 || index == before) return;
  listed_.clear();
  log_->add(LogKind::changed, index > before ? tr("Done: %1").arg(stack.text(index - 1))
                                             : tr("Undone: %1").arg(stack.text(index)));
}

void LogPanel::countFindings(bool isOpened) {
  const auto count = static_cast<int>(document_.findings().size());
  if (!isOpened || count == 0) return;
  listed_.clear();
  log_->add(LogKind::warned,
            tr("Problems in the open files: %L1; see the Problems panel").arg(count));
}

void LogPanel::copy() const {
  QModelIndexList rows = list_->selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  QString text;
  for (const QModelIndex& row : rows) text += log_->asText(row.row(), row.row());
  QApplication::clipboard()->setText(rows.isEmpty() ? log_->asText() : text);
}

/// Who looks at an older line goes on looking at it.
void LogPanel::showNewest() {
  const bool isAny = log_->rowCount() > 0;
  pages_->setCurrentIndex(isAny ? 1 : 0);
  for (QPushButton* button : buttons_) button->setEnabled(isAny);
  const QScrollBar& bar = *list_->verticalScrollBar();
  if (bar.value() == bar.maximum())
    QMetaObject::invokeMethod(list_, &QTreeView::scrollToBottom, Qt::QueuedConnection);
}

}  // namespace wb::ui
