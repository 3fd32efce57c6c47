import { type EventRow, isNewer, readEvent, type StoredEvent } from '../journal/events.ts'

/**
 * For how long an event in a form that only a newer version reads is left to the workers of that version: while
 * versions are replaced they start within it. After going back to the version before there are none, and its read
 * models would stand still until there are.
 */
const LEFT_FOR = '5 minutes'

/** A column of journal rows: whether they have been there for longer than that. */
export const OVERDUE = `e.occurred_at < now() - interval '${LEFT_FOR}' as overdue`

export type ProjectedRow = EventRow & { overdue: boolean }

/** What of these rows a read model of this version can act on. Throws while one has to be left to a newer version. */
export function readProjected(rows: readonly ProjectedRow[]): StoredEvent[] {
  return rows.flatMap((row) => {
    try {
      return readEvent(row)
    } catch (error) {
      if (!isNewer(row)) throw error
      if (row.overdue) return []
      const { type, version } = row
      throw new Error(
        `${type} in version ${version} is of a newer version, whose workers have ${LEFT_FOR} for it; then it is passed over until a rebuild`,
        { cause: error },
      )
    }
  })
}
