#pragma once

#include <QObject>
#include <cstddef>
#include <set>
#include <utility>

namespace wb::ui {

class Document;

/// Which linksets and parts the view leaves out. Session state, never undone; a new scene is all
/// there.
class Visibility : public QObject {
  Q_OBJECT

 public:
  explicit Visibility(const Document& document, QObject* parent = nullptr);

  /// The part itself, or its linkset.
  bool isHidden(std::size_t linkset, std::size_t part) const;
  bool isLinksetHidden(std::size_t linkset) const { return linksets_.contains(linkset); }
  bool isPartHidden(std::size_t linkset, std::size_t part) const {
    return parts_.contains({linkset, part});
  }
  bool isAllShown() const { return linksets_.empty() && parts_.empty(); }

  void hideLinkset(std::size_t linkset, bool hidden);
  void hidePart(std::size_t linkset, std::size_t part, bool hidden);
  void showAll();

 signals:
  void changed();

 private:
  std::set<std::size_t> linksets_;
  std::set<std::pair<std::size_t, std::size_t>> parts_;
};

}  // namespace wb::ui
