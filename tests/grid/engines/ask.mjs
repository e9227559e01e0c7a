// ask.mjs duckdb|clickhouse: runs statements in an engine of its own and says what they answer.
//
// Standard input: a JSON array of statements. Standard output: a JSON array of the same length, of
// {"rows": [[cell…]…]} or {"error": text}; a cell is null, a number, a truth or a text, whole
// numbers beyond 2^53 as texts. The engines are npm packages in the folder that NODE_PATH names.
//
// ask.mjs duckdb --shell FILE [-c SQL]: as DuckDB's own program does it, statements of a text or of
// standard input over a database in a file; the last answer is printed as CSV.
import { createRequire } from "module";
import { readFileSync } from "fs";
import path from "path";
import { pathToFileURL } from "url";

const find = createRequire(path.join(process.env.NODE_PATH, "ask.js"));

async function duckdb(file = ":memory:") {
  const { DuckDBInstance } = await import(pathToFileURL(find.resolve("@duckdb/node-api")));
  const instance = await DuckDBInstance.create(file, { threads: "1" });
  const connection = await instance.connect();
  const ask = async (sql) => {
    const reader = await connection.runAndReadAll(sql);
    return { rows: reader.getRowsJson(), columns: reader.columnNames() };
  };
  const close = () => { connection.closeSync(); instance.closeSync(); };
  return { ask, close };
}

async function clickhouse() {
  const { Session } = find("chdb");
  const session = new Session();
  session.query("SET output_format_json_quote_64bit_integers = 0");
  session.query("SET max_threads = 1");
  const ask = async (sql) => {
    const text = session.query(sql, "JSONCompact");
    return { rows: text ? JSON.parse(text).data : [] };
  };
  return { ask, close: () => session.cleanup() };
}

function asCsv({ rows, columns }) {
  const cell = (value) => {
    const text = value === null ? "" : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => row.map(cell).join(",") + "\n").join("");
}

function end(text) {
  process.stdout.write(text, () => process.exit(0));
}

async function shell(file, option, text) {
  const engine = await duckdb(file);
  const answer = await engine.ask(option === "-c" ? text : readFileSync(0, "utf8"));
  engine.close();
  end(answer.rows.length > 0 ? asCsv(answer) : "");
}

async function answers(name) {
  const engine = await { duckdb, clickhouse }[name]();
  const all = [];
  for (const sql of JSON.parse(readFileSync(0, "utf8"))) {
    try {
      all.push({ rows: (await engine.ask(sql)).rows });
    } catch (error) {
      all.push({ error: String(error.message ?? error) });
    }
  }
  engine.close();
  end(JSON.stringify(all, (_, value) => (typeof value === "bigint" ? value.toString() : value)));
}

const [name, mode, ...rest] = process.argv.slice(2);
await (mode === "--shell" ? shell(...rest) : answers(name));
