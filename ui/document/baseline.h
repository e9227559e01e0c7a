#pragma once

#include "model/cost/weigh.h"
#include "ui/document/background_statistics.h"

#include <QObject>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;

/// The constants that those of now are compared with, and what the open scene costs under them: it
/// follows changes of the scene, and stays while constants change. Session state, never undone;
/// another file has none.
class Baseline : public QObject {
  Q_OBJECT

 public:
  explicit Baseline(const Document& document, QObject* parent = nullptr);

  /// Weighs what is open under a profile; in the background where that needs its geometry.
  void pin(const cost::Profile& profile);
  void unpin();

  const std::optional<cost::Profile>& profile() const { return profile_; }
  /// One a linkset of the open scene; null without a baseline, or until it is weighed.
  const std::vector<cost::LinksetCost>* costs() const { return isWeighed_ ? &costs_ : nullptr; }
  bool isBusy() const { return background_.isBusy(); }

 signals:
  /// Another profile, or its costs are others.
  void changed();

 private:
  void followScene(bool isOpened);
  void weighAnew();
  void followPart(std::size_t linkset, std::size_t part);
  void weighLinkset(std::size_t linkset);
  void take(const std::shared_ptr<cost::SceneStatistics>& made);
  void weighAll();

  const Document& document_;
  std::optional<cost::Profile> profile_;
  cost::SceneStatistics statistics_;  ///< Under the profile's rules; while busy: of no use.
  std::vector<cost::LinksetCost> costs_;
  bool isWeighed_ = false;
  BackgroundStatistics background_;
};

}  // namespace wb::ui
