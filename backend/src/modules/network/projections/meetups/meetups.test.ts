import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { expect, it } from 'vitest'
import type { Query, Sql } from '#platform/database/sql'
import { meetups } from './meetups.ts'

/** Applies events where each statement changes so many rows; answers how often the topic was announced. */
async function announcedBy(events: DomainEvent[], changedRows: number): Promise<number> {
  const asked: Query[] = []
  const sql: Sql = {
    async rows(query) {
      asked.push(query)
      return Array.from({ length: changedRows })
    },
  }
  const about = { tx: '1', position: '1', occurredAt: new Date(), correlationId: 'test', actor: 'operator' }
  const stored = events.map((event) => ({ ...about, ...event, id: randomUUID() }))
  await meetups.apply(stored, sql)
  return asked.filter(({ name }) => name === 'announce').length
}

const renamed: DomainEvent = {
  type: 'accounts.account-renamed',
  payload: { accountId: randomUUID(), username: 'Ada' },
}
const ended: DomainEvent = { type: 'network.meetup-ended', payload: { meetupId: randomUUID() } }
const confirmed: DomainEvent = {
  type: 'network.attendee-confirmed',
  payload: { meetupId: randomUUID(), accountId: randomUUID() },
}

it('says nothing of people who organise no meetup', async () => {
  expect(await announcedBy([renamed, renamed], 0)).toBe(0)
})

it('says once that meetups have changed, however much did', async () => {
  expect(await announcedBy([renamed], 1)).toBe(1)
  expect(await announcedBy([ended, renamed, ended], 1)).toBe(1)
  expect(await announcedBy([confirmed, confirmed], 0)).toBe(1)
})
