import type { DirectoryQuery } from '@meridian/contracts/http/analytics/list-users'
import type { Sql } from '#platform/database/sql'
import { listEntries } from './directory-entries.ts'
import { csvLine } from './domain/csv.ts'

/** People of one piece of the file. */
const PIECE = 1_000
const HEAD = ['id', 'username', 'email', 'role', 'tier', 'status', 'joined', 'last active']

/** Without it, spreadsheets assume the encoding of their own country, and show names as gibberish. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The directory as CSV, in pieces: however many people there are, few are in memory at once. */
export async function* directoryCsv(sql: Sql, query: DirectoryQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD)
  let cursor: string | undefined
  do {
    const { entries, next } = await listEntries(sql, { ...query, cursor }, { withEmail: true, size: PIECE })
    const lines = entries.map((one) =>
      csvLine([
        one.id,
        one.username,
        one.email ?? '',
        one.role,
        one.membershipTier,
        one.membershipStatus,
        one.joinedAt,
        one.lastActive,
      ]),
    )
    yield lines.join('')
    cursor = next ?? undefined
  } while (cursor !== undefined)
}
