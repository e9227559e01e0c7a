#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

namespace wb::ui {

/// Whether things may move to be followed by the eye: not where the system says that it is not
/// wanted, as a style without animations does, or the settings of the desktop.
class Motion : public QObject {
  Q_OBJECT

 public:
  /// The one of the program.
  static Motion& ofProgram();

  Motion();

  bool isWanted() const;
  /// Asks the desktop, without waiting for it, and listens from then on. Nothing where nobody
  /// answers.
  void listen(const QDBusConnection& bus);

 signals:
  void changed();

 private slots:
  void take(const QString& group, const QString& key, const QDBusVariant& value);

 private:
  bool isOff_ = false;  ///< On the desktop.
};

}  // namespace wb::ui
