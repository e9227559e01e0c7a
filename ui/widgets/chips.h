#pragma once

#include "ui/widgets/text_labels.h"

#include <QRect>
#include <QStringList>
#include <vector>

namespace wb::ui {

/// Short sentences, each on a ground of its own, in a fixed number of lines: one alone takes as
/// many as it needs, several have one each, and the last names how many more there are. The pointer
/// is told those that are cut or left out.
class ChipLabel : public SlotLabel {
  Q_OBJECT

 public:
  ChipLabel(int lines, QWidget* parent);

  void setChips(const QStringList& chips);
  QSize sizeHint() const override;
  /// What is drawn, with an ellipsis where there is no room.
  QStringList drawnLines() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Chip {
    QRect place;
    QStringList lines;
  };

  bool isCut() const override;
  std::vector<Chip> placed() const;
  QString drawn(const QString& line, const Chip& chip) const;

  QStringList chips_;
};

}  // namespace wb::ui
