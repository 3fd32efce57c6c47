import { announce } from '#platform/database/news'
import type { StoredEvent } from '#platform/journal/events'
import { defineProjection } from '#platform/projections/projection'
import { mapChanges } from '../../domain/map/map-changes.ts'
import type { MapMember } from '../../domain/map/map-member.ts'
import { MAP_TOPIC } from '../../domain/map/topics.ts'
import { loadMembers, saveMembers } from './member-rows.ts'
import { saveCounts } from './save-counts.ts'

const HANDLED = [
  'accounts.account-deleted',
  'accounts.account-opened',
  'accounts.account-renamed',
  'accounts.account-suspended',
  'accounts.account-unsuspended',
  'accounts.role-changed',
  'membership.activated',
  'membership.plan-changed',
  'membership.access-lost',
  'membership.restored',
  'membership.canceled',
  'network.location-shared',
  'network.location-withdrawn',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** The map: everybody who could be on it, and how many of them are visible in each cell and country. */
export const mapMembers = defineProjection({
  name: 'map',
  tables: ['map_members', 'map_cells', 'map_countries', 'map_counters'],
  handles: HANDLED,
  async apply(events, sql) {
    const before = await loadMembers(sql, [...new Set(events.map(({ payload }) => payload.accountId))])
    const after = new Map<string, MapMember>()
    for (const event of events) {
      const { accountId } = event.payload
      const member = after.get(accountId) ?? before.get(accountId) ?? unknown(accountId)
      after.set(accountId, { ...member, ...told(event) })
    }
    const members = [...after.values()]
    // Each cell gets the sum of what happens to it: one statement cannot change one row twice.
    const changes = mapChanges(
      members.map((member) => ({ before: before.get(member.account_id), after: member })),
    )
    await saveMembers(sql, members)
    await saveCounts(sql, changes)
    if (changes.seen) await announce(sql, MAP_TOPIC)
  },
})

function unknown(account_id: string): MapMember {
  return {
    account_id,
    username: null,
    role: 'member',
    tier: 'none',
    has_access: false,
    suspended: false,
    ...NOWHERE,
  }
}

const NOWHERE = { city: null, country: null, latitude: null, longitude: null, shared_at: null }

function told(event: Handled): Partial<MapMember> {
  switch (event.type) {
    case 'accounts.account-deleted':
      return { username: null, ...NOWHERE }
    case 'accounts.account-opened': {
      const { username, role } = event.payload
      return { username, role }
    }
    case 'accounts.account-renamed':
      return { username: event.payload.username }
    case 'accounts.account-suspended':
      return { suspended: true }
    case 'accounts.account-unsuspended':
      return { suspended: false }
    case 'accounts.role-changed':
      return { role: event.payload.after }
    case 'membership.activated':
      return { tier: event.payload.tier, has_access: true }
    case 'membership.plan-changed':
      return { tier: event.payload.tier }
    case 'membership.restored':
      return { has_access: true }
    case 'membership.access-lost':
    case 'membership.canceled':
      return { has_access: false }
    case 'network.location-shared': {
      const { city, country, latitude, longitude } = event.payload
      return { city, country, latitude, longitude, shared_at: event.occurredAt.toISOString() }
    }
    case 'network.location-withdrawn':
      return NOWHERE
  }
}
