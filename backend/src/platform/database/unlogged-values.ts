import type { PoolClient } from 'pg'

/** Only set where the role may change them: others would be refused, and have to do without. */
const KEEP_OUT = `
  select set_config(name, setting, false)
  from (values ('log_min_error_statement', 'panic'), ('log_error_verbosity', 'terse')) as quiet (name, setting)
  where has_parameter_privilege(name, 'set')`

/**
 * Keeps what this connection writes out of the log of PostgreSQL. The mapper puts values into the text of statements,
 * and one that fails is logged whole, as are the values of a row that already exists: with e-mail addresses and
 * password hashes, where two people want the same name at the same moment. That it failed, and by which rule, is still
 * logged.
 */
export function keepValuesOutOfLog(client: PoolClient): void {
  // A broken connection reports itself to whoever wanted it.
  client.query(KEEP_OUT).catch(() => {})
}
