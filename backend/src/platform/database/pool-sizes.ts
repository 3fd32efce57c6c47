/**
 * How many connections a process opens to PostgreSQL for each purpose. Few: what waits here costs nothing, while each
 * statement under way there competes for the same cores, and holds back the cleaning up of rows that are gone (ADR 074).
 */
export const POOL_SIZES = {
  /** Transactions of commands. */
  commands: 5,
  /** Lists, searches and read models; as many to each replica. */
  queries: 5,
  /** What runs at each request and each event (ADR 048). */
  planned: 3,
  /** Statements of all queues. Besides, each worker listens on one of its own. */
  queues: 4,
  /** Counts of who asks how often. */
  rateLimits: 3,
}
