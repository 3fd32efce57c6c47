import type { Check } from '../health.ts'

/** The same whoever looks, so that no look takes back what another one has found. */
export const NO_DATABASE =
  'Notion shows us no database. Share the databases with the integration; until then everything stays as it was.'

/**
 * How the integration is doing, judged by how many databases it is shown: a token that opens an empty workspace is of
 * no use.
 * @param works what to say where there are some
 */
export function checkOf(databases: number, works: string): Check {
  return databases === 0 ? { ok: false, message: NO_DATABASE } : { ok: true, message: works }
}
