import { randomUUID } from 'node:crypto'
import type { ReferrerList } from '@meridian/contracts/values/referrals'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../../compose.ts'
import { listReferrers } from './list-referrers.ts'

interface Owner {
  username: string
  invited: number
  /** On which days of March 2026 somebody joined by them. */
  joinedOn: number[]
}

const OWNERS: Owner[] = [
  { username: 'Most', invited: 9, joinedOn: [1, 2, 3] },
  { username: 'Newest', invited: 2, joinedOn: [4, 9] },
  { username: 'Once', invited: 1, joinedOn: [5] },
  { username: 'Keen', invited: 7, joinedOn: [] },
  { username: 'Waiting', invited: 1, joinedOn: [] },
  { username: 'Quiet', invited: 0, joinedOn: [] },
]

let system: System
const idOf = new Map<string, string>()

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  for (const owner of OWNERS) await bring(owner)
  return own.stop
})

/** Writes what the projection would have written of an owner and of those who joined. */
async function bring({ username, invited, joinedOn }: Owner): Promise<void> {
  const id = randomUUID()
  idOf.set(username, id)
  const text = `insert into read.referrers (account_id, username, code, invited, joined, referred_by, credited_at)
    values ($1, $2, $3, $4, $5, $6, $7)`
  const code = username.toUpperCase().padEnd(8, 'X')
  const counts = [invited, joinedOn.length]
  await system.sql.rows({ text, values: [id, username, code, ...counts, null, null] })
  for (const day of joinedOn) {
    const at = new Date(Date.UTC(2026, 2, day))
    const values = [randomUUID(), `Joined by ${username} on ${day}`, null, 0, 0, id, at]
    await system.sql.rows({ text, values })
  }
}

async function namesOf(list: ReferrerList, search = '', accountId?: string): Promise<string[]> {
  const { referrers } = await listReferrers(system.sql, { list, search, accountId })
  return referrers.map(({ username }) => username)
}

describe('the lists of referrers', () => {
  it('begin with those who brought most', async () => {
    const names = await namesOf('most')
    expect(names).toEqual(['Most', 'Newest', 'Once', 'Keen', 'Waiting', 'Quiet'])
  })
  it('can begin with those whom somebody joined by last, each once', async () => {
    expect(await namesOf('latest')).toEqual(['Newest', 'Once', 'Most'])
  })
  it('can hold those who invited people, none of whom joined', async () => {
    expect(await namesOf('waiting')).toEqual(['Keen', 'Waiting'])
  })
  it('can hold those who invited nobody', async () => {
    expect(await namesOf('idle')).toEqual(['Quiet'])
  })
  it('say when the newest person joined', async () => {
    const { referrers } = await listReferrers(system.sql, { list: 'most', search: '' })
    const [, newest, , keen] = referrers.map(({ lastJoinedAt }) => lastJoinedAt)
    expect([newest, keen]).toEqual(['2026-03-09T00:00:00.000Z', null])
  })
})

describe('searching in a list', () => {
  it.each([
    ['most', 'K', ['Keen']],
    ['latest', 'mo', ['Most']],
    ['latest', 'keen', []],
    ['waiting', 'KEENXX', ['Keen']],
    ['idle', 'keen', []],
    ['most', '%', []],
  ] as const)('of %s for %j finds %j', async (list, search, names) => {
    expect(await namesOf(list, search)).toEqual(names)
  })
  it('finds the one whose address was searched for', async () => {
    expect(await namesOf('most', 'a@example.org', idOf.get('Once'))).toEqual(['Once'])
    expect(await namesOf('waiting', 'a@example.org', idOf.get('Once'))).toEqual([])
  })
})

describe('paging', () => {
  it.each(['most', 'latest', 'waiting', 'idle'] as const)('through %s meets everybody once', async (list) => {
    const own = await createTestSystem()
    try {
      await own.system.sql.rows({
        text: `insert into read.referrers (account_id, username, code, invited, joined)
          select gen_random_uuid(), 'Owner ' || n, 'CODE' || n, $1::int * (1 + n % 3), $2::int * (1 + n % 2)
          from generate_series(1, 120) n`,
        values: [list === 'idle' ? 0 : 1, list === 'most' || list === 'latest' ? 1 : 0],
      })
      await own.system.sql.rows({
        text: `insert into read.referrers (account_id, username, referred_by, credited_at)
          select gen_random_uuid(), 'Joined', account_id, '2026-03-01'::timestamptz + make_interval(days => joined + i)
          from read.referrers, generate_series(1, joined) i where code is not null`,
      })
      const sizes: number[] = []
      const met: string[] = []
      let cursor: string | undefined
      do {
        const page = await listReferrers(own.system.sql, { list, search: '', cursor })
        sizes.push(page.referrers.length)
        met.push(...page.referrers.map(({ accountId }) => accountId))
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      expect(sizes).toEqual([50, 50, 20])
      expect(new Set(met).size).toBe(120)
    } finally {
      await own.stop()
    }
  })
  it('refuses the cursor of another list', async () => {
    const asked = listReferrers(system.sql, { list: 'latest', search: '', cursor: `-1.-1.${randomUUID()}` })
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
