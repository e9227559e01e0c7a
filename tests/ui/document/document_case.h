#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <QTest>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace wb::ui::test {

/// Every number that a table shows, as bits.
inline std::vector<std::uint64_t> bitsOf(const weighing::Weighing& weighing) {
  std::vector<std::uint64_t> bits;
  const auto add = [&bits](double value) { bits.push_back(std::bit_cast<std::uint64_t>(value)); };
  for (const cost::LinksetCost& linkset : weighing.costs) {
    for (const double value : {linkset.physics, linkset.physicsPhysical, linkset.streaming,
                               linkset.server, linkset.src, linkset.rrc, linkset.landImpact})
      add(value);
    for (const cost::PartCost& part : linkset.parts)
      for (const auto& value :
           {part.physics, part.physicsStatic, part.physicsDynamic, part.streaming})
        add(value.value_or(-1));
  }
  return bits;
}

inline cost::Profile withConstant(const Document& document, cost::Key key, double value) {
  cost::Profile profile = document.weighing().profile;
  profile[key] = value;
  return profile;
}

/// A document and what is done with it.
class DocumentCase : public QObject {
 protected:
  void start() { document_ = std::make_unique<Document>(); }
  void open(const char* name) {
    const auto opened = document_->open(sample(name));
    QVERIFY2(opened.has_value(), opened ? "" : line(opened.error()).c_str());
  }
  void setConstant(cost::Key key, double value, Gesture gesture = Gesture::none) {
    changeProfile(*document_, withConstant(*document_, key, value), "Change", gesture);
  }

  std::unique_ptr<Document> document_;
};

}  // namespace wb::ui::test
