#!/usr/bin/env bash
# Makes one grid of several PostgreSQL servers: shards.sh COORDINATOR SHARD…
#
# Each word is a connection as psql takes it, such as postgresql://server2/grid. The shards get
# Weighbridge's tables; the coordinator gets tables of the same names that are partitioned over the
# shards by a hash of the source, so that a file lies on one server. Then
#
#   weighbridge sql --run COORDINATOR FOLDER    loads files, each into its server
#   weighbridge sql --run COORDINATOR --by grid lets the servers compute and adds their sums
#
# Run it again at any time: what is there stays, and addresses of servers that have moved are
# changed. The number of shards is settled by the first run; rows are never moved.
#
# What it needs: psql; the program weighbridge on the path, or named by WEIGHBRIDGE; databases that
# exist; at the coordinator a user who may create the extensions postgres_fdw and dblink (both come
# with PostgreSQL). Servers reach each other as the words say. A password that the coordinator is to
# use is taken from SHARD_PASSWORD, which is the same for all shards; without one the coordinator
# logs in as its own settings allow (trust, peer, a certificate, or .pgpass for superusers).
set -euo pipefail

weighbridge=${WEIGHBRIDGE:-weighbridge}
tables="sources regions linksets parts"

fail() {
  echo "shards.sh: $*" >&2
  exit 1
}

[ $# -ge 2 ] || fail "usage: shards.sh COORDINATOR SHARD… (connections as psql takes them)"
coordinator=$1
shift
count=$#

# psql CONNECTION ARGUMENT…: stops at the first error, says nothing else.
run() {
  local connection=$1
  shift
  PGOPTIONS="${PGOPTIONS:-} -c client_min_messages=warning" psql -X -q -A -t -v ON_ERROR_STOP=1 -d "$connection" "$@"
}

schema=$("$weighbridge" statistics --schema postgresql) || fail "cannot run $weighbridge"

# The coordinator's tables, if any, must be of as many shards.
there=$(run "$coordinator" -c "SELECT count(*) FROM pg_inherits WHERE inhparent = to_regclass('weighbridge_parts')")
plain=$(run "$coordinator" -c "SELECT count(*) FROM pg_class WHERE oid = to_regclass('weighbridge_parts') AND relkind <> 'p'")
[ "$plain" = 0 ] || fail "the coordinator has tables of its own already; use another database"
[ "$there" = 0 ] || [ "$there" = "$count" ] ||
  fail "the coordinator has $there shards, but $count were given; rows would have to move"

# Tables of each shard, and how the coordinator reaches it.
servers=()
for shard in "$@"; do
  run "$shard" <<< "$schema"
  servers+=("$(run "$shard" <<< '\echo :HOST|:PORT|:DBNAME|:USER')")
done

run "$coordinator" << 'SQL'
CREATE EXTENSION IF NOT EXISTS postgres_fdw;
CREATE EXTENSION IF NOT EXISTS dblink;
SQL

# server NUMBER HOST PORT DATABASE USER
server() {
  run "$coordinator" -v name="weighbridge_shard_$1" -v host="$2" -v port="$3" -v database="$4" -v user="$5" \
    -v password="${SHARD_PASSWORD:-}" << 'SQL'
SELECT format('CREATE SERVER IF NOT EXISTS %I FOREIGN DATA WRAPPER postgres_fdw', :'name') \gexec
SELECT format('ALTER SERVER %I OPTIONS (%s)', :'name', string_agg(format('%s %I %L',
         CASE WHEN o.option_name IS NULL THEN 'ADD' ELSE 'SET' END, wanted.key, wanted.value), ', '))
  FROM (VALUES ('host', :'host'), ('port', :'port'), ('dbname', :'database'), ('fetch_size', '10000'),
               ('batch_size', '1000'), ('async_capable', 'true')) wanted(key, value)
  LEFT JOIN (SELECT (pg_options_to_table(srvoptions)).* FROM pg_foreign_server WHERE srvname = :'name') o
    ON o.option_name = wanted.key
  WHERE wanted.value <> '' \gexec
SELECT format('CREATE USER MAPPING IF NOT EXISTS FOR CURRENT_USER SERVER %I', :'name') \gexec
SELECT format('ALTER USER MAPPING FOR CURRENT_USER SERVER %I OPTIONS (%s)', :'name', string_agg(format('%s %I %L',
         CASE WHEN o.option_name IS NULL THEN 'ADD' ELSE 'SET' END, wanted.key, wanted.value), ', '))
  FROM (VALUES ('user', :'user'), ('password', :'password')) wanted(key, value)
  LEFT JOIN (SELECT (pg_options_to_table(umoptions)).* FROM pg_user_mappings
              WHERE srvname = :'name' AND usename = current_user) o ON o.option_name = wanted.key
  WHERE wanted.value <> '' \gexec
SQL
}

for i in "${!servers[@]}"; do
  IFS='|' read -r host port database user <<< "${servers[$i]}"
  server "$((i + 1))" "$host" "$port" "$database" "$user"
done

# The coordinator's tables have the columns of the printed ones; keys are the shards' own.
{
  echo 'BEGIN; CREATE SCHEMA weighbridge_printed; SET LOCAL search_path = weighbridge_printed;'
  cat <<< "$schema"
  echo 'SET LOCAL search_path = DEFAULT;'
  echo 'CREATE TABLE IF NOT EXISTS weighbridge_meta (LIKE weighbridge_printed.weighbridge_meta INCLUDING ALL);'
  for table in $tables; do
    echo "CREATE TABLE IF NOT EXISTS weighbridge_$table (LIKE weighbridge_printed.weighbridge_$table) PARTITION BY HASH (source);"
    for ((i = 1; i <= count; ++i)); do
      echo "CREATE FOREIGN TABLE IF NOT EXISTS weighbridge_${table}_$i PARTITION OF weighbridge_$table"
      echo "  FOR VALUES WITH (MODULUS $count, REMAINDER $((i - 1))) SERVER weighbridge_shard_$i"
      echo "  OPTIONS (schema_name 'public', table_name 'weighbridge_$table');"
    done
  done
  echo 'DROP SCHEMA weighbridge_printed CASCADE; COMMIT;'
} | run "$coordinator"

echo "$count shards behind $(run "$coordinator" -c 'SELECT current_database()')"
