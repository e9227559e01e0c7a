#include "model/report/detail/html_style.h"

namespace wb::page {
namespace {

/// Colours keep a contrast of 4.5 to 1 at least on their ground, in light and in dark.
constexpr std::string_view browserSheet = R"(
:root { color-scheme: light dark; --ground: #ffffff; --ink: #1b1f24; --soft: #57606a;
  --line: #d0d7de; --shade: #f4f6f8; --bar: #2f6fb4; --mark: #8a4b00; --over: #b00020; }
@media (prefers-color-scheme: dark) { :root { --ground: #15181c; --ink: #e6e9ed; --soft: #a3adb8;
  --line: #363d46; --shade: #1e2329; --bar: #6ea8e0; --mark: #f0b060; --over: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .35rem; }
p { margin: .35rem 0; }
.impact { font-size: 1.6rem; font-weight: 600; }
.over { color: var(--over); font-weight: 600; }
.verdict { font-size: 1.1rem; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; font-size: .9rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line);
  vertical-align: top; overflow-wrap: normal; }
th[scope=row] { font-weight: 500; overflow-wrap: anywhere; min-width: 8rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; }
thead th, tfoot th, tfoot td { background: var(--shade); font-weight: 600; }
.terms, .terms ul { list-style: none; padding-left: 1.1rem; border-left: 2px solid var(--line); }
.terms { padding-left: .6rem; }
.terms li { margin: .3rem 0; }
.name { font-weight: 600; }
.formula { font-variant-numeric: tabular-nums; }
.soft, .symbols { color: var(--soft); font-size: .88em; }
.symbols { font-family: ui-monospace, monospace; }
.confidence { border: 1px solid var(--line); border-radius: .6em; padding: 0 .45em;
  font-size: .8em; white-space: nowrap; }
.estimate, .illustration, .changed { color: var(--mark); }
.changed { font-weight: 600; }
.bar { display: inline-block; width: 6rem; height: .6em; background: var(--line);
  border-radius: .3em; overflow: hidden; }
.bar span { display: block; height: 100%; background: var(--bar); }
.full span { background: var(--over); }
.parcel { padding-left: 1.2rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: .75rem;
  list-style: none; padding: 0; }
.cards li { display: flex; gap: .75rem; align-items: flex-start; line-height: 1.35; }
.cards img { width: 6rem; height: 4.5rem; flex: none; border: 1px solid var(--line);
  background: #ffffff; }
.cost { font-weight: 600; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; }
figure img { max-width: 100%; max-height: 24rem; height: auto; border: 1px solid var(--line); }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); color: var(--soft);
  font-size: .88rem; }
@media print { :root { --ground: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb;
    --shade: #eeeeee; --bar: #2f6fb4; --mark: #6b3a00; --over: #b00020; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .scroll { overflow: visible; } thead { display: table-header-group; }
  tr, li, figure { break-inside: avoid; } h1, h2, h3, caption { break-after: avoid; }
  .terms li { break-inside: auto; }
  .bar, .bar span { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
)";

constexpr std::string_view plainSheet = R"(
body { color: #1b1f24; font-size: 9pt; }
h1 { font-size: 17pt; }
h2 { font-size: 13pt; margin-top: 14px; }
h3 { font-size: 10pt; margin-top: 8px; }
.impact { font-weight: 600; font-size: 14pt; }
.over { color: #b00020; font-weight: 600; }
.verdict { font-weight: 600; font-size: 10pt; }
.name { font-weight: 600; }
.soft { color: #57606a; }
.symbols { color: #57606a; }
.confidence { color: #57606a; font-style: italic; }
.changed { color: #8a4b00; font-weight: 600; }
.bar { color: #2f6fb4; }
.full { color: #b00020; }
.parcel { margin-left: 16px; }
.cost { font-weight: 600; }
table { border-collapse: collapse; border-style: solid; border-color: #c4cbd2; margin-top: 8px;
  margin-bottom: 10px; }
th { background-color: #eef1f4; font-size: 7pt; }
td { font-size: 7.5pt; }
footer { color: #57606a; }
)";

}  // namespace

std::string_view styleSheet(HtmlStyle style) {
  return style == HtmlStyle::browser ? browserSheet : plainSheet;
}

}  // namespace wb::page
