#include "ui/panels/help/help_window.h"

#include "ui/panels/help/detail/help_pages.h"

#include <QFont>
#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextFragment>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int widthInCharacters = 130;
constexpr int heightInLines = 38;
constexpr int contentsShare = 1;
constexpr int pageShare = 3;
constexpr int nameRole = Qt::UserRole;

/// Its pages come from the program itself; nothing else can be reached from them.
class PageView : public QTextBrowser {
 public:
  using QTextBrowser::QTextBrowser;

  QVariant loadResource(int type, const QUrl& name) override {
    return type == QTextDocument::ImageResource ? QVariant(picture(name.fileName()))
                                                : QVariant(helpText(name.fileName()));
  }

 private:
  /// No wider than the page, so that nothing has to be scrolled sideways.
  QImage picture(const QString& name) const {
    const QImage whole(QStringLiteral(":/screenshots/") + name);
    // A page with a picture is longer than the window: its scroll bar is about to take its place.
    const int bar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
    const int room = viewport()->width() - bar - 2 * static_cast<int>(document()->documentMargin());
    if (whole.isNull() || room <= 0 || whole.width() <= room) return whole;
    return whole.scaledToWidth(room, Qt::SmoothTransformation);
  }
};

/// What a link to a heading calls it: `#measured-costs`, as code hosts do.
QString anchorOf(const QString& heading) {
  static const QRegularExpression left(QStringLiteral("[^\\w\\- ]"),
                                       QRegularExpression::UseUnicodePropertiesOption);
  return heading.toLower().remove(left).replace(u' ', u'-');
}

/// A heading, or the term that a paragraph begins with; empty: neither.
QString titleOf(const QTextBlock& block) {
  if (block.blockFormat().headingLevel() > 0) return block.text();
  const auto first = block.begin();
  if (first.atEnd() || first.fragment().charFormat().fontWeight() < QFont::Bold) return {};
  const QString lead = first.fragment().text();
  return lead.endsWith(u'.') ? lead.chopped(1) : QString();
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      search_(new QLineEdit(this)),
      contents_(new QListWidget(this)),
      page_(new PageView(this)) {
  setWindowTitle(tr("Help"));
  setWindowFlag(Qt::WindowMinMaxButtonsHint);
  search_->setPlaceholderText(tr("Search the help"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setClearButtonEnabled(true);
  search_->setToolTip(
      tr("Find pages that contain all the words you type; press Enter for the next match"));
  contents_->setAccessibleName(tr("Contents"));
  page_->setAccessibleName(tr("Page"));
  page_->setOpenExternalLinks(false);
  page_->document()->setDocumentMargin(fontMetrics().lineSpacing());

  auto* back = new QPushButton(tr("&Back"), this);
  auto* forward = new QPushButton(tr("&Forward"), this);
  for (QPushButton* button : {back, forward}) {
    button->setAutoDefault(false);
    button->setEnabled(false);
  }
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(back);
  buttons->addWidget(forward);
  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins({});
  column->addWidget(search_);
  column->addWidget(contents_);
  column->addLayout(buttons);
  auto* split = new QSplitter(this);
  split->addWidget(left);
  split->addWidget(page_);
  split->setStretchFactor(0, contentsShare);
  split->setStretchFactor(1, pageShare);
  auto* whole = new QVBoxLayout(this);
  whole->addWidget(split);
  resize(fontMetrics().averageCharWidth() * widthInCharacters,
         fontMetrics().lineSpacing() * heightInLines);

  connect(back, &QPushButton::clicked, page_, &QTextBrowser::backward);
  connect(forward, &QPushButton::clicked, page_, &QTextBrowser::forward);
  connect(page_, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
  connect(page_, &QTextBrowser::forwardAvailable, forward, &QPushButton::setEnabled);
  connect(page_, &QTextBrowser::sourceChanged, this, &HelpWindow::follow);
  connect(search_, &QLineEdit::textChanged, this, &HelpWindow::search);
  connect(search_, &QLineEdit::returnPressed, this, &HelpWindow::goToNext);
  connect(contents_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (item) page_->setSource(QUrl(item->data(nameRole).toString()));
  });
  fill();
  contents_->setMinimumWidth(contents_->sizeHintForColumn(0) + 4 * contents_->frameWidth());
  contents_->setFocus();
  showPage(helpPages().front().name);
}

void HelpWindow::showPage(const QString& name) { page_->setSource(QUrl(name)); }

void HelpWindow::fill() {
  const QSignalBlocker still(contents_);
  contents_->clear();
  for (const HelpPage& page : helpPagesWith(wanted_)) {
    auto* item = new QListWidgetItem(page.title, contents_);
    item->setData(nameRole, page.name);
  }
  if (contents_->count() == 0) {
    auto* nothing = new QListWidgetItem(tr("No page contains these words."), contents_);
    nothing->setFlags(Qt::NoItemFlags);
  }
  follow(page_->source());
}

/// To the page that answers best.
void HelpWindow::search() {
  wanted_ = helpSearchFor(search_->text());
  fill();
  if (!wanted_.isEmpty())
    if (const QUrl best(contents_->item(0)->data(nameRole).toString());
        !best.isEmpty() && best.fileName() != page_->source().fileName())
      return page_->setSource(best);
  markFound();
}

/// All places of the words on the page, and the section that answers best in sight: its places are
/// the first, round to those before it.
void HelpWindow::markFound() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const QRegularExpression& word : wanted_.patterns())
    for (QTextCursor at = page_->document()->find(word); !at.isNull();
         at = page_->document()->find(word, at)) {
      QTextEdit::ExtraSelection mark{at, {}};
      mark.format.setBackground(palette().color(QPalette::Highlight));
      mark.format.setForeground(palette().color(QPalette::HighlightedText));
      marks << mark;
    }
  const auto placeOf = [](const auto& mark) { return mark.cursor.selectionStart(); };
  std::ranges::sort(marks, {}, placeOf);
  const int best = bestSection();
  std::ranges::rotate(marks, std::ranges::lower_bound(marks, best, {}, placeOf));
  page_->setExtraSelections(marks);
  if (marks.isEmpty()) return;
  showAtTop(best);
  showPlace(marks.front().cursor);
}

/// Where it begins: at a heading, or at a term in bold that ends in a period.
int HelpWindow::bestSection() const {
  int best = 0;
  int score = 0;
  int begin = 0;
  QString heading;
  QString text;
  const auto close = [&] {
    if (const int one = wanted_.scoreOf(heading, text); one > score) {
      score = one;
      best = begin;
    }
    text.clear();
  };
  for (QTextBlock block = page_->document()->begin(); block.isValid(); block = block.next()) {
    if (const QString title = titleOf(block); !title.isEmpty()) {
      close();
      heading = title;
      begin = block.position();
    }
    text += block.text() + u'\n';
  }
  close();
  return best;
}

void HelpWindow::showAtTop(int position) {
  QTextCursor there(page_->document());
  there.setPosition(position);
  page_->setTextCursor(there);
  page_->verticalScrollBar()->setValue(page_->verticalScrollBar()->value() +
                                       page_->cursorRect(there).top());
}

void HelpWindow::showPlace(const QTextCursor& found) {
  QTextCursor there = found;
  there.setPosition(found.selectionStart());
  page_->setTextCursor(there);
  page_->ensureCursorVisible();
}

/// The heading that a link names stands at the top.
void HelpWindow::showHeading(const QString& anchor) {
  for (QTextBlock block = page_->document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor) continue;
    return showAtTop(block.position());
  }
}

/// After the last place on a page comes the first of the next page that was found.
void HelpWindow::goToNext() {
  const auto marks = page_->extraSelections();
  const int now = page_->textCursor().position();
  const auto placeOf = [](const auto& mark) { return mark.cursor.selectionStart(); };
  auto next = std::ranges::find(marks, now, placeOf);
  // Elsewhere after a click.
  if (next == marks.end())
    next = std::ranges::find_if(marks, [&](const auto& mark) { return placeOf(mark) > now; });
  else
    ++next;
  if (next != marks.end()) return showPlace(next->cursor);
  if (contents_->count() > 1)
    contents_->setCurrentRow((contents_->currentRow() + 1) % contents_->count());
  else if (!marks.isEmpty())
    showPlace(marks.front().cursor);
}

/// The contents show where one is, however one came there.
void HelpWindow::follow(const QUrl& shown) {
  const QSignalBlocker still(contents_);
  contents_->setCurrentItem(nullptr);
  for (int row = 0; row < contents_->count(); ++row)
    if (contents_->item(row)->data(nameRole).toString() == shown.fileName())
      contents_->setCurrentRow(row);
  if (shown.hasFragment()) showHeading(shown.fragment());
  if (!wanted_.isEmpty()) markFound();
}

}  // namespace wb::ui
