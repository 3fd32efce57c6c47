/**
 * A host that vanishes says no goodbye. Each side checks now and then whether the other is still there, and drops one
 * that does not answer; and PostgreSQL ends a transaction that has been left idle. Otherwise it would stay open for
 * hours, and whatever is being projected, or wants its locks, would wait for it.
 */
const OF_THE_SERVER = [
  'idle_in_transaction_session_timeout=60s',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
]

/**
 * For whoever answers people, who do not wait longer. Waiting for a lock counts as well (ADR 070).
 */
export const MAX_STATEMENT_MS = 20_000

/** For workers, whom nobody waits for: far longer than one of their statements should take. */
export const MAX_WORK_STATEMENT_MS = 300_000

/**
 * For a session whose statements with parameters each have one good plan, whatever the values (ADR 048). Otherwise PostgreSQL
 * plans a prepared one again and again where it expects fewer values than usual: lists, for which it assumes ten.
 */
export const PLANS_ONCE = 'plan_cache_mode=force_generic_plan'

/** The server's setting that stops a statement after so long; none where it may take its time. */
export function stopAfter(longestStatementMs: number | undefined): string[] {
  return longestStatementMs === undefined ? [] : [`statement_timeout=${longestStatementMs}`]
}

/**
 * What every connection to the database is opened with, and further settings of the server for its sessions. Explicit
 * options hide `PGOPTIONS`, by which a command sets what holds for all its connections: so they begin with its value.
 */
export function connectionSettings(...further: string[]) {
  const { PGOPTIONS: ofTheProcess = '' } = process.env
  return {
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    options: [ofTheProcess, ...[...OF_THE_SERVER, ...further].map((setting) => `-c ${setting}`)].join(' '),
  }
}
