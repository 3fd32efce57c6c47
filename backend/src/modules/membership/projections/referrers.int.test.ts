import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import { APPEND_EVENTS, journalRows } from '#platform/journal/journal'
import { rebuild } from '#platform/projections/projection-rebuild'
import type { System } from '../../../compose.ts'
import { getReferrals } from '../queries/get-referrals.ts'
import { listReferrers } from '../queries/list-referrers.ts'
import { referrers } from './referrers.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

/** Writes events to the journal and waits until the read model has seen them. */
async function tell(...events: DomainEvent[]): Promise<void> {
  const origin = { actor: 'operator' as const, correlationId: 'test', causationId: null }
  await system.sql.rows({ text: APPEND_EVENTS, values: [journalRows(events, origin, new Date())] })
  await catchUpWith(system, ['referrers'], 2)
}

/** Somebody with an account, and with a code when one is given. */
async function member(username: string, code?: string): Promise<string> {
  const accountId = randomUUID()
  const person = { accountId, username, email: `${accountId}@example.org`, role: 'member' as const }
  await tell({
    type: 'accounts.account-opened',
    payload: { ...person, origin: 'registration', checkoutId: null },
  })
  if (code !== undefined) await tell({ type: 'membership.referral-code-given', payload: { accountId, code } })
  return accountId
}

/** The events of a checkout that named the owner's code, up to where it came. */
async function invite(accountId: string, newAccountId: string, ...ends: ('credited' | 'withdrawn')[]) {
  const checkoutId = randomUUID()
  const about = { accountId, newAccountId, checkoutId }
  await tell(
    { type: 'membership.referral-named', payload: { accountId, checkoutId, previousAccountId: null } },
    ...ends.map((end) => ({ type: `membership.referral-${end}` as const, payload: about })),
  )
  return about
}

it('counts what stands, names who joined, and is the same when it is rebuilt', async () => {
  const owner = await member('Owner', 'AAAABBBB')
  const other = await member('Other', 'CCCCDDDD')
  const [first, second, third] = [await member('First'), await member('Second'), await member('Third')]
  await invite(owner, first, 'credited')
  await invite(owner, second, 'credited', 'withdrawn')
  const own = await invite(owner, owner)
  await tell({ type: 'membership.referral-refused', payload: { ...own, reason: 'own-account' } })
  const back = await invite(other, third)
  await tell({ type: 'membership.referral-refused', payload: { ...back, reason: 'member-before' } })
  await tell({ type: 'accounts.account-renamed', payload: { accountId: first, username: 'Renamed' } })

  const seen = async () => ({
    mine: await getReferrals(system.sql, owner),
    all: (await listReferrers(system.sql, { search: '', list: 'most' })).referrers,
  })
  const live = await seen()
  expect(live.mine).toMatchObject({ invited: 2, joined: 1, people: [{ username: 'Renamed' }] })
  expect(live.all.map(({ username, invited, joined }) => [username, invited, joined])).toEqual([
    ['Owner', 2, 1],
    ['Other', 1, 0],
  ])
  await rebuild(system.sql, referrers)
  expect(await seen()).toEqual(live)
})

it('counts a checkout for the member whose code it named last', async () => {
  const [one, other] = [await member('One', 'EEEEFFFF'), await member('Another', 'GGGGHHHH')]
  const checkoutId = randomUUID()
  const named = (accountId: string, previousAccountId: string | null) =>
    ({
      type: 'membership.referral-named',
      payload: { accountId, checkoutId, previousAccountId },
    }) as const
  await tell(named(one, null), named(other, one), named(one, other))
  const invited = async (owner: string) => (await getReferrals(system.sql, owner)).invited
  expect([await invited(one), await invited(other)]).toEqual([1, 0])
  await rebuild(system.sql, referrers)
  expect([await invited(one), await invited(other)]).toEqual([1, 0])
})

it('goes through more owners than one page holds, each once', async () => {
  const codes = Array.from({ length: 60 }, (_, number) => `ZZ${String(number).padStart(6, '2')}`)
  await Promise.all(codes.map((code, number) => member(`Paged ${number}`, code)))
  const pageFrom = (cursor?: string) => listReferrers(system.sql, { search: 'paged', list: 'most', cursor })
  const first = await pageFrom()
  const second = await pageFrom(first.next ?? undefined)
  expect([first.referrers.length, second.referrers.length, second.next]).toEqual([50, 10, null])
  const all = [...first.referrers, ...second.referrers].map(({ code }) => code)
  expect(all.toSorted()).toEqual(codes.toSorted())
})
