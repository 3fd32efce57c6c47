import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { TIERS } from '@meridian/contracts/values/tiers'
import { catchUp } from '@meridian/infra/testing/map'
import { tell } from '@meridian/infra/testing/standing'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { rebuild } from '#platform/projections/projection-rebuild'
import type { System } from '../../../../compose.ts'
import { mapMembers } from './map-members.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const PEOPLE = Array.from({ length: 6 }, () => randomUUID())
const member = fc.constantFrom(...PEOPLE)
/** Few places, so that people meet in one cell and leave it again. */
const place = fc.record({
  latitude: fc.constantFrom(-90, 0, 52.52, 52.53, 89.99),
  longitude: fc.constantFrom(-180, 0, 13.4, 13.41, 180),
  city: fc.constantFrom('Berlin', '<b>'),
  country: fc.constantFrom('Germany', 'Unknown', 'Fiji'),
})
const plan = { yearlyPriceCents: 1, checkoutId: null, currentPeriodEnd: '2030-01-01T00:00:00.000Z' }
const before = { previousTier: 'basic', previousYearlyPriceCents: 1 } as const

const step: fc.Arbitrary<DomainEvent> = fc.oneof(
  fc.record({ accountId: member, place }).map(({ accountId, place }) => ({
    type: 'network.location-shared' as const,
    payload: { accountId, isPublic: true, ...place },
  })),
  member.map((accountId) => ({
    type: 'network.location-shared' as const,
    payload: { accountId, isPublic: false, latitude: null, longitude: null, city: null, country: null },
  })),
  member.map((accountId) => ({ type: 'network.location-withdrawn' as const, payload: { accountId } })),
  fc.tuple(member, fc.constantFrom(...TIERS)).map(([accountId, tier]) => ({
    type: 'membership.activated' as const,
    payload: { accountId, tier, ...plan },
  })),
  fc.tuple(member, fc.constantFrom(...TIERS)).map(([accountId, tier]) => ({
    type: 'membership.plan-changed' as const,
    payload: { accountId, tier, yearlyPriceCents: 1, ...before },
  })),
  member.map((accountId) => ({
    type: 'membership.access-lost' as const,
    payload: { accountId, reason: 'subscription-ended' as const },
  })),
  member.map((accountId) => ({
    type: 'membership.restored' as const,
    payload: { accountId, currentPeriodEnd: plan.currentPeriodEnd, accessHadEnded: true },
  })),
  member.map((accountId) => ({ type: 'membership.canceled' as const, payload: { accountId } })),
  member.map((accountId) => ({
    type: 'accounts.account-suspended' as const,
    payload: { accountId, reason: 'Test' },
  })),
  member.map((accountId) => ({
    type: 'accounts.account-unsuspended' as const,
    payload: { accountId, reason: null },
  })),
  fc.tuple(member, fc.constantFrom('member' as const, 'staff' as const)).map(([accountId, after]) => ({
    type: 'accounts.role-changed' as const,
    payload: { accountId, before: 'member' as const, after, reason: null },
  })),
  fc.tuple(member, fc.constantFrom('Ann', 'Bo', null)).map(([accountId, username]) => ({
    type: 'accounts.account-renamed' as const,
    payload: { accountId, username },
  })),
)

function opened(accountId: string, index: number): DomainEvent {
  const person = { username: `Person ${index}`, email: `${index}@example.org` }
  const role = index === 0 ? 'admin' : 'member'
  return {
    type: 'accounts.account-opened',
    payload: { accountId, ...person, role, origin: 'registration', checkoutId: null },
  }
}

const rows = () =>
  Promise.all(
    mapMembers.tables.map((table) =>
      system.sql.rows({ text: `select * from read.${table} t order by t::text` }),
    ),
  )

/** The cells as they must be, counted anew from the members. */
const COUNTED = `
  select size, floor(((longitude + 180) * 100 + 1e-6) / size)::int as x,
    floor(((latitude + 90) * 100 + 1e-6) / size)::int as y, coalesce(tier, '') as tier,
    coalesce(country, '') as country, count(*)::int as members,
    sum(round(latitude * 100))::bigint as sum_latitude, sum(round(longitude * 100))::bigint as sum_longitude
  from read.map_members, unnest(array[768, 192, 48, 12, 3]) as size
  where visible group by grouping sets ((1, 2, 3, tier, country), (1, 2, 3))`

it('is the same after any history, in batches of any size, and when it is rebuilt', async () => {
  await tell(system, ...PEOPLE.map(opened))
  const histories = fc.sample(
    fc.record({
      steps: fc.array(step, { minLength: 1, maxLength: 60 }),
      batch: fc.integer({ min: 1, max: 20 }),
    }),
    { numRuns: 25, seed: 2_611 },
  )
  for (const { steps, batch } of histories) {
    await tell(system, ...steps)
    await catchUp({ system }, batch)
    const cells = await system.sql.rows({ text: `${COUNTED} order by 1, 2, 3, 4, 5` })
    const text = 'select * from read.map_cells order by size, x, y, tier, country'
    expect(await system.sql.rows({ text })).toEqual(cells)
    const [counters] = await system.sql.rows({
      text: `select c.members = (select count(*) from read.map_members where visible) as members,
               c.countries = (select count(distinct country) from read.map_members
                 where visible and country <> 'Unknown') as countries
             from read.map_counters c`,
    })
    expect(counters).toEqual({ members: true, countries: true })
  }
  const live = await rows()
  await rebuild(system.sql, mapMembers)
  expect(await rows()).toEqual(live)
})

it('counts a country once, whatever the names under which people share it', async () => {
  const counted = async () => {
    const [row] = await system.sql.rows<{ countries: number }>({
      text: 'select countries from read.map_counters',
    })
    return row?.countries
  }
  const withdrawn = PEOPLE.map((accountId) => ({
    type: 'network.location-withdrawn' as const,
    payload: { accountId },
  }))
  const names = ['Germany', 'germany', 'Deutschland', 'DE', 'Atlantis', 'ATLANTIS']
  const shared = PEOPLE.flatMap((accountId, index): DomainEvent[] => [
    { type: 'accounts.account-unsuspended', payload: { accountId, reason: null } },
    { type: 'accounts.account-renamed', payload: { accountId, username: 'Ann' } },
    { type: 'membership.activated', payload: { accountId, tier: 'pro', ...plan } },
    {
      type: 'network.location-shared',
      payload: {
        ...{ accountId, isPublic: true, latitude: 1.01, longitude: 2.02, city: 'Berlin' },
        country: names[index] ?? '',
      },
    },
  ])
  await tell(system, ...withdrawn, ...shared)
  await catchUp({ system })
  expect(await counted()).toBe(2)
  const live = await rows()
  await rebuild(system.sql, mapMembers)
  expect(await rows()).toEqual(live)

  await tell(system, ...withdrawn.slice(0, 3))
  await catchUp({ system })
  expect(await counted()).toBe(2)
  await tell(system, ...withdrawn.slice(3, 4))
  await catchUp({ system })
  expect(await counted()).toBe(1)
})

it('keeps no place that nobody may see, and forgets people with the journal', async () => {
  const [accountId = ''] = PEOPLE
  const somewhere = { latitude: 1.01, longitude: 2.02, city: 'Somewhere', country: 'Fiji' }
  await tell(
    system,
    { type: 'accounts.account-unsuspended', payload: { accountId, reason: null } },
    { type: 'accounts.account-renamed', payload: { accountId, username: 'Ann' } },
    { type: 'membership.activated', payload: { accountId, tier: 'pro', ...plan } },
    {
      type: 'network.location-shared',
      payload: { accountId, isPublic: true, ...somewhere },
    },
  )
  await catchUp({ system })
  const found = () =>
    system.sql.rows({ text: `select visible from read.map_members where city = 'Somewhere'` })
  expect(await found()).toEqual([{ visible: true }])
  await system.sql.rows({
    text: `update domain_events set personal = null where payload ->> 'accountId' = $1`,
    values: [accountId],
  })
  await rebuild(system.sql, mapMembers)
  expect(await found()).toEqual([])
  const text = 'select visible, username, latitude from read.map_members where account_id = $1'
  expect(await system.sql.rows({ text, values: [accountId] })).toEqual([
    { visible: false, username: null, latitude: null },
  ])
})
