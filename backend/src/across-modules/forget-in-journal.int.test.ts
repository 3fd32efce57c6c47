import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import { EVENT_COLUMNS, type EventRow, readEvent } from '#platform/journal/events'
import type { System } from '../compose.ts'
import { forgetInJournal } from './forget-in-journal.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const TYPES = ['meetup-planned', 'meetup-changed', 'meetup-canceled', 'notice-addressed']

/** Writes an event as it was written when everything that it says stood in its payload. */
async function tellAsBefore(type: string, ids: Record<string, string>): Promise<void> {
  const file = new URL(`../../../contracts/src/events/fixtures/${type}.v1.json`, import.meta.url)
  const payload = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...ids })
  await system.sql.rows({
    text: `insert into domain_events (id, type, version, payload, occurred_at, correlation_id, actor)
      values ($1, $2, 1, $3, now(), 'test', 'test')`,
    values: [randomUUID(), type, payload],
  })
}

const rowsOf = (meetupId: string) =>
  system.sql.rows<EventRow>({
    text: `select ${EVENT_COLUMNS} from domain_events e where payload ->> 'meetupId' = $1 order by position`,
    values: [meetupId],
  })

it('forgets where people who have left met others in events of old as well, and touches nobody else’s', async () => {
  const [own, other] = [randomUUID(), randomUUID()]
  const [accountId, organizerId] = [randomUUID(), randomUUID()]
  for (const type of TYPES) {
    await tellAsBefore(`network.${type}`, {
      meetupId: own,
      ...(type === 'meetup-planned' && { organizerId: accountId }),
    })
    await tellAsBefore(`network.${type}`, {
      meetupId: other,
      ...(type === 'meetup-planned' && { organizerId }),
    })
  }
  const [before, others] = [await rowsOf(own), await rowsOf(other)]
  expect(before.map(readEvent).at(-1)).toMatchObject({
    payload: { movedFrom: { address: '12 Quay Street' } },
  })

  await system.commands.run(forgetInJournal, { accountId }, 'operator')
  await system.commands.run(forgetInJournal, { accountId }, 'operator')
  expect(await rowsOf(other)).toEqual(others)
  const after = await rowsOf(own)
  expect(JSON.stringify(after)).not.toMatch(/Quay|city|Boathouse|latitude|description|reason/)
  expect(after.map(readEvent)).toMatchObject([
    { payload: { organizerId: accountId, address: null, latitude: null, description: null } },
    { payload: { city: null, movedFrom: null } },
    { payload: { sequence: expect.any(Number), reason: null } },
    { payload: { notice: { kind: 'changed' }, movedFrom: null } },
  ])
})

it('loses nothing else of an event', async () => {
  const meetupId = randomUUID()
  await tellAsBefore('network.meetup-planned', { meetupId })
  await tellAsBefore('network.meetup-ended', { meetupId })
  for (const change of [
    `payload - 'address'`,
    `payload - 'title'`,
    `payload - 'meetupId'`,
    `payload || '{"city": "Rome"}'`,
  ])
    await expect(
      system.sql.rows({
        text: `update domain_events set personal = null, payload = ${change} where payload ->> 'meetupId' = $1`,
        values: [meetupId],
      }),
    ).rejects.toThrow('append-only')
})
