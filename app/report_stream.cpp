#include "app/report_stream.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/output.h"
#include "model/core/file.h"
#include "model/core/threads.h"
#include "model/formats/formats.h"
#include "model/report/changes.h"
#include "model/report/table_formats.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

using weighing::Weighing;

/// Whether a file is a scene; else it is a profile.
Result<bool> isScene(const std::string& file) {
  const auto bytes = readFile(file);
  if (!bytes) return tl::unexpected(inFile(bytes.error(), file));
  return import::kindOf(*bytes, file) != import::FileKind::unknown;
}

Result<std::shared_ptr<const Weighing>> otherFile(const std::string& file,
                                                  const weighing::WeighOptions& options) {
  Progress progress;
  auto weighed = weighing::weighFile(file, options, progress.task(file));
  if (!weighed) return failure(std::move(weighed));
  rememberInputs(weighed->value.files);
  complain(weighed->findings);
  return std::make_shared<const Weighing>(std::move(weighed->value));
}

Diagnostic unknownAgainst(const std::string& what, const Weighing& weighing) {
  const auto builtIn = cost::builtInProfiles();
  std::vector<std::string> known(builtIn.begin(), builtIn.end());
  for (const scene::ProfileSetting& scenario : weighing.scene.scenarios)
    known.push_back(scenario.name);
  return failure(appTexts["option.unknown_against"],
                 {{"word", what},
                  {"file", weighing.file},
                  {"known", listed(known)},
                  {"hint", hint(what, std::span(std::as_const(known)))}})
      .value();
}

Result<Against::Other> ownScenario(const std::string& name, const Weighing& weighing) {
  auto profile = weighing::scenarioOf(weighing.scene, name);
  if (!profile) return tl::unexpected(unknownAgainst(name, weighing));
  Against::Other other{std::make_shared<const Weighing>(weighedUnder(weighing, profile->value)),
                       {}};
  append(other.findings, std::move(profile->findings), weighing.file);
  return other;
}

/// What stands where there is no file, so that all of the other side was added or removed.
std::shared_ptr<const Weighing> nothing(const Weighing& weighing) {
  auto none = std::make_shared<Weighing>();
  none->file = weighing.file;
  none->profile = weighing.profile;
  return none;
}

Diagnostic withoutCounterpart(const std::string& file, const std::string& folder) {
  return {Severity::warning, appTexts["against.one_side"], {{"folder", folder}}, {}, 1, file};
}

}  // namespace

Result<Against> Against::of(const std::string& what, const weighing::WeighOptions& options) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (const auto builtIn = cost::builtInProfile(what)) {
    Against against(Kind::profile, what, options);
    against.profile_ = *builtIn;
    return against;
  }
  if (!fs::exists(what, error)) return Against(Kind::scenario, what, options);
  if (fs::is_directory(what, error)) return Against(Kind::folder, what, options);
  const auto scene = isScene(what);
  if (!scene) return tl::unexpected(scene.error());
  Against against(*scene ? Kind::file : Kind::profile, what, options);
  if (*scene) {
    auto file = otherFile(what, options);
    if (!file) return failure(std::move(file));
    against.file_ = std::move(*file);
  } else {
    auto profile = loadProfile(what);
    if (!profile) return failure(std::move(profile));
    against.profile_ = std::move(*profile);
  }
  return against;
}

Result<Against::Other> Against::other(const Weighing& weighing, const Input& input) const {
  switch (kind_) {
    case Kind::profile:
      return Other{std::make_shared<const Weighing>(weighedUnder(weighing, profile_)), {}};
    case Kind::scenario:
      return ownScenario(what_, weighing);
    case Kind::file:
      return Other{file_, {}};
    case Kind::folder:
      break;
  }
  return inFolder(weighing, input);
}

Result<Against::Other> Against::inFolder(const Weighing& weighing, const Input& input) const {
  const std::string file = (std::filesystem::path(what_) / input.relative).string();
  std::error_code error;
  if (!std::filesystem::exists(file, error))
    return Other{nothing(weighing), {withoutCounterpart(weighing.file, what_)}};
  auto weighed = weighing::weighFile(file, options_);
  if (!weighed) return failure(std::move(weighed));
  rememberInputs(weighed->value.files);
  Other other{std::make_shared<const Weighing>(std::move(weighed->value)),
              std::move(weighed->findings)};
  if (!input.missingIn.empty()) other.findings.push_back(withoutCounterpart(file, input.missingIn));
  return other;
}

void PassedRows::tellIfNone() const {
  if (all_ == 0 || passed_ > 0) return;
  complain(inFile(failure(appTexts["report.no_match"]).value(), "--where"));
}

bool isUnknownWord(const Diagnostic& error) {
  return error.text.code == appTexts["option.unknown_against"].code;
}

namespace {

/// What is left of a file once its rows are text.
struct Rows {
  std::string text;
  std::string profile;  ///< The name of the one it was weighed under.
  Diagnostics findings;
  std::optional<Diagnostic> refusal;
  import::FileKind kind = import::FileKind::unknown;
  PassedRows passed{};
  bool isPartial = false;  ///< Decoded only in part.
  bool isLeftAlone = false;
};

class RowMaker {
 public:
  explicit RowMaker(const ReportStream& stream) : stream_(stream) {}

  Rows rowsOf(const Input& input) const {
    auto made = weighed(input, stream_.weighing);
    Rows rows;
    rows.isLeftAlone = !made;
    if (!made) return rows;
    if (!*made) {
      rows.refusal = std::move(*made).error();
      return rows;
    }
    const weighing::Weighing& weighing = (*made)->value;
    rows.findings = std::move((*made)->findings);
    if (auto line = uploadLine(weighing)) rows.findings.push_back(std::move(*line));
    rows.profile = displayName(weighing.profile);
    rows.kind = weighing.kind;
    rows.isPartial = weighing.isPartial;
    if (stream_.against) {
      addChanges(rows, weighing, input);
    } else {
      add(rows, tableOf(stream_.rowKind, {&weighing, 1}, stream_.columns), weighing);
    }
    return rows;
  }

 private:
  void addChanges(Rows& rows, const weighing::Weighing& weighing, const Input& input) const {
    auto other = stream_.against->other(weighing, input);
    if (!other) {
      rows.refusal = std::move(other).error();
      return;
    }
    append(rows.findings, std::move(other->findings));
    rows.isPartial |= other->weighing->isPartial;
    const table::Versions versions{other->weighing.get(), &weighing};
    add(rows, changesTable(stream_.rowKind, {&versions, 1}), versions);
  }

  /// @param item  The weighing or the versions that the table is of.
  template <class Item>
  void add(Rows& rows, const table::Table& whole, const Item& item) const {
    table::Table table = stream_.filter ? filtered(*stream_.filter, whole) : whole;
    rows.passed.add(whole.rows, table.rows);
    table = stream_.profiles->named(std::move(table), item);
    if (stream_.table.format == TableFormat::csv)
      return writeCsvRows(table, stream_.table.csv,
                          [&rows](std::string_view line) { rows.text += line; });
    for (std::size_t row = 0; row < table.rows; ++row)
      rows.text.append(rows.text.empty() ? "" : ",\n").append(jsonRow(table, row));
  }

  const ReportStream& stream_;
};

/// Takes the rows of one file after the other.
class StreamWriter {
 public:
  StreamWriter(const ReportStream& stream, Output& output) : stream_(stream), output_(output) {}

  void take(Rows rows) {
    complain(rows.findings);
    if (rows.refusal) state_ = worst(state_, notWeighed(*rows.refusal));
    if (rows.refusal || rows.isLeftAlone) return;
    if (rows.isPartial && !stream_.allowsPartial) state_ = worst(state_, ExitState::refused);
    kinds_.insert(rows.kind);
    passed_.add(rows.passed);
    begin(rows.profile);
    if (rows.profile != profile_) isOneProfile_ = false;
    if (rows.text.empty()) return;
    if (!isCsv()) output_.write(hasRows_ ? ",\n" : "\n");
    output_.write(rows.text);
    hasRows_ = true;
  }

  ExitState end() {
    const std::vector<import::FileKind> kinds(kinds_.begin(), kinds_.end());
    if (const auto wrong = optionWithoutEffect(stream_.weighing.bare, kinds))
      return worst(state_, wrongUsage(*wrong));
    if (!hasBegun_) return state_ == ExitState::done ? nothingFound(stream_.folders) : state_;
    const table::Json profile = isOneProfile_ ? table::Json(profile_) : table::Json();
    if (!isCsv())
      output_.write(std::string(hasRows_ ? "\n" : "") +
                    "], \"profile\": " + table::jsonText(profile) + "}\n");
    passed_.tellIfNone();
    const ExitState profiles = stream_.profiles->write();
    if (profiles != ExitState::done) return worst(state_, profiles);
    return worst(state_, finish(output_));
  }

 private:
  bool isCsv() const { return stream_.table.format == TableFormat::csv; }

  /// With the first file that can be weighed: nothing is written if none can.
  void begin(const std::string& profile) {
    if (std::exchange(hasBegun_, true)) return;
    profile_ = profile;
    if (!isCsv())
      return output_.write("{\"weighbridge\": " + table::jsonString(WEIGHBRIDGE_VERSION) +
                           ", \"rows\": [");
    const auto headings = stream_.against ? changesTable(stream_.rowKind, {}).headings
                                          : tableOf(stream_.rowKind, {}, stream_.columns).headings;
    output_.write(csvHead(headings, stream_.table.csv));
  }

  const ReportStream& stream_;
  Output& output_;
  ExitState state_ = ExitState::done;
  std::set<import::FileKind> kinds_;  ///< Of those that could be opened.
  PassedRows passed_;
  std::string profile_;
  bool isOneProfile_ = true;
  bool hasBegun_ = false;
  bool hasRows_ = false;
};

}  // namespace

ExitState writeStream(const ReportStream& stream, const std::vector<Input>& inputs,
                      Output& output) {
  const RowMaker maker(stream);
  StreamWriter writer(stream, output);
  Progress progress;
  std::size_t done = 0;
  makeInOrder(
      inputs.size(), stream.threads, [&](std::size_t index) { return maker.rowsOf(inputs[index]); },
      [&](Rows rows) {
        const std::string& file = inputs[done++].file;
        progress.tell(static_cast<double>(done) / static_cast<double>(inputs.size()), file);
        writer.take(std::move(rows));
      });
  return writer.end();
}

}  // namespace wb::app
