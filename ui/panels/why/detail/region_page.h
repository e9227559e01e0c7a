#pragma once

#include "model/report/card.h"

#include <QScrollArea>
#include <cstddef>
#include <vector>

class QGridLayout;
class QLabel;

namespace wb::weighing {
struct Weighing;
}

namespace wb::ui {

class Bar;
class LinkLabel;

/// What a region holds, or all regions together: how much of what fits, what is too much, and the
/// most expensive objects, which lead to why they are.
class RegionPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit RegionPage(QWidget* parent = nullptr);

  void show(const QString& name, const explain::RegionCard& card,
            const weighing::Weighing& weighing);

 signals:
  void linksetChosen(std::size_t linkset);

 private:
  struct Row {
    LinkLabel* name;
    Bar* bar;
    QLabel* value;
  };

  QLabel* makeText(const char* name);
  void addRow();
  void showCostliest(const explain::RegionCard& card, const weighing::Weighing& weighing);

  QLabel* name_;
  QLabel* impact_;
  QLabel* room_;
  QLabel* exceeded_;
  QLabel* contents_;
  QLabel* heading_;
  QGridLayout* grid_ = nullptr;
  std::vector<Row> rows_;
  QLabel* next_;
};

}  // namespace wb::ui
