#pragma once

#include "model/grid/database.h"
#include "model/grid/detail/columns.h"
#include "model/grid/detail/expression_sink.h"
#include "model/grid/detail/relation.h"
#include "model/grid/query.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::query {

/// A whole number that tells the rows of a relation apart.
struct Key {
  std::string name;
  Expression column;
};

/// Where the rows of a query come from: the tables, joined with the rows of constants (two of them
/// where it compares) and with what was summed up before. The question must outlive it.
class RowsOf {
 public:
  RowsOf(Dialect dialect, const Question& question) : dialect_(dialect), question_(question) {}

  /// What goes after FROM; `withFiles`: with what is known of the files that the rows are from.
  std::string parts(bool withFiles) const;
  std::string linksets(bool withFiles) const;
  std::string regions(bool withFiles) const;
  std::string profiles() const;
  /// The same where linksets were summed up by profiles, and not regions.
  std::string profilesOfLinksets() const;

  static std::vector<Key> keysOfParts();
  static std::vector<Key> keysOfLinksets();
  static std::vector<Key> keysOfRegions();
  static std::vector<Key> keysOfProfiles();
  /// The region that a linkset is summed up in.
  static std::vector<Key> keysOfRegionOfLinksets();
  /// The linkset that a part is.
  static std::vector<Key> keysOfLinksetOfParts();

 private:
  std::string name(std::string_view name) const { return quotedName(name, dialect_); }
  std::string table(std::string_view name, std::string_view alias) const;
  std::string files(bool with, std::string_view alias) const;
  std::string constants() const;
  std::string sums(std::string_view relation, const std::vector<Key>& keys) const;
  std::string profilesWith(std::string_view sums) const;
  bool compares() const { return question_.against.has_value(); }
  std::string isPicked() const;
  /// Of rows of these tables.
  std::string condition(std::span<const std::string_view> aliases) const;

  Dialect dialect_;
  const Question& question_;
};

/// Two steps: the rows with what is to be summed up of them, and the sums by their keys. They are
/// called `NAME_costs` and `NAME_sums`.
std::vector<std::string> sumSteps(const std::string& name, const std::string& from,
                                  const std::vector<Key>& keys, const Sums& sums, Dialect dialect);

/// One step: sums of the rows of a relation by columns of these names.
std::string sumStep(const std::string& name, std::string_view from,
                    const std::vector<std::string>& keys, const Sums& sums, Dialect dialect);

/// The constants of a question as relations of their own: `profiles`, a row a profile as its
/// values are written or bound, numbered from 1 (0: what is compared with), and `constants`, the
/// same as numbers.
struct ProfileRows {
  std::vector<std::string> steps;
  std::vector<Parameter> parameters;
};
ProfileRows profileRows(const Question& question, Dialect dialect, Values values);

}  // namespace wb::query
