import type { ReferrerList } from '@meridian/contracts/values/referrals'
import { UUID_PATTERN } from '@meridian/contracts/values/uuid'

/** The last row of a page. */
interface LastRow {
  accountId: string
  invited: number
  joined: number
  lastJoinedAt: Date | null
}

const BY_COUNT = new RegExp(`^(-?\\d{1,9})\\.(-?\\d{1,9})\\.(${UUID_PATTERN})$`)
const BY_TIME = new RegExp(`^(\\d{1,13})\\.(${UUID_PATTERN})$`)

/** Where a page ends, for an address. Counts are negative, since the order is from most to least. */
export function referrerCursor(
  list: ReferrerList,
  { accountId, invited, joined, lastJoinedAt }: LastRow,
): string {
  return list === 'latest' ? `${lastJoinedAt?.getTime()}.${accountId}` : `${-joined}.${-invited}.${accountId}`
}

/** What a cursor of this list says, in the order of its columns; undefined for one that is not ours. */
export function readReferrerCursor(list: ReferrerList, cursor: string): (string | Date)[] | undefined {
  if (list !== 'latest') return BY_COUNT.exec(cursor)?.slice(1)
  const [, time, accountId] = BY_TIME.exec(cursor) ?? []
  return time === undefined || accountId === undefined ? undefined : [new Date(Number(time)), accountId]
}
