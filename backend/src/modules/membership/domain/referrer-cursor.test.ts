import { describe, expect, it } from 'vitest'
import { readReferrerCursor, referrerCursor } from './referrer-cursor.ts'

const accountId = '0b5f7d0e-5a3c-4b8e-9a51-1f2e3d4c5b6a'
const row = { accountId, invited: 5, joined: 3, lastJoinedAt: new Date('2026-02-28T12:00:00.123Z') }

describe('the cursor of a list of referrers', () => {
  it.each(['most', 'waiting', 'idle'] as const)('says the counts and the person in %s', (list) => {
    expect(readReferrerCursor(list, referrerCursor(list, row))).toEqual(['-3', '-5', accountId])
  })
  it('says the moment and the person in latest', () => {
    expect(readReferrerCursor('latest', referrerCursor('latest', row))).toEqual([row.lastJoinedAt, accountId])
  })
  it.each([
    ['most', 'nonsense'],
    ['most', referrerCursor('latest', row)],
    ['latest', referrerCursor('most', row)],
    ['latest', `${'9'.repeat(14)}.${accountId}`],
    ['latest', ''],
  ] as const)('of %s is not %j', (list, cursor) => {
    expect(readReferrerCursor(list, cursor)).toBeUndefined()
  })
})
