import { startBackend, type TestBackend } from '@meridian/backend/testing'
import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../simulation/http-client.ts'
import { testEnvironment } from '../../environment.ts'
import { createMembers, type TestMember } from '../../members.ts'
import { expectRebuiltAsLive } from '../../rebuilt-as-live.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilMails } from '../people.ts'
import { meetupOf, plan } from './meetup-calls.ts'

let system: WholeSystem
let second: TestBackend
beforeAll(async () => {
  system = await startWholeSystem()
  const { databaseUrl, redisUrl, publicUrl } = system.system.config
  const env = testEnvironment({ databaseUrl, redisUrl })
  second = await startBackend({ ...env, PORT: '0', PUBLIC_URL: publicUrl })
})
afterAll(async () => {
  await second.stop()
  await system.stop()
})

/** Everybody joins at the same time, half of them at each back end. Answers what each of them was told. */
async function joinTogether(members: readonly TestMember[], { id }: Meetup): Promise<Meetup[]> {
  const answers = members.map((member, index) => {
    const { browser } = index % 2 === 0 ? member : atSecond(member)
    return browser.post(`/api/meetups/${id}/join`, { status: 'interested' })
  })
  return (await Promise.all(answers)).map(meetupOf)
}

/** The same session at the other back end. */
function atSecond(member: TestMember): TestMember {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(member.browser.cookie()) ?? []
  return { ...member, browser: createClient(second.url, { [name]: value }) }
}

const waiting = (meetups: readonly Meetup[]) =>
  meetups.map(({ waitlistPosition }) => waitlistPosition).filter((position) => position !== null)

/** How often each of them was told that they moved up. */
async function promotionMails(members: readonly TestMember[]): Promise<number[]> {
  const lists = members.map(({ email }) => untilMails(system, email, 1))
  return (await Promise.all(lists)).map(
    (mails) => mails.filter(({ subject }) => subject.startsWith('A place for you')).length,
  )
}

describe('a crowd', () => {
  it('of a thousand fills fifty places and waits in order; who withdraws makes room for the first', async () => {
    const members = await createMembers(system, 1_001)
    const [host, ...guests] = members as [TestMember, ...TestMember[]]
    const meetup = await plan(host.browser, { maxAttendees: 50 })
    const told = await joinTogether(guests, meetup)
    expect(told.filter(({ userStatus }) => userStatus === 'interested')).toHaveLength(50)
    expect(waiting(told).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 950 }, (_, index) => index + 1),
    )

    const inside = guests.filter((_, index) => told[index]?.userStatus === 'interested')
    const firstTen = guests.filter((_, index) => (told[index]?.waitlistPosition ?? 11) <= 10)
    await Promise.all(
      inside.slice(0, 10).map(({ browser }) => browser.post(`/api/meetups/${meetup.id}/withdraw`)),
    )
    expect(await promotionMails(firstTen)).toEqual(firstTen.map(() => 1))
    const [promoted] = await system.system.sql.rows({
      text: `select count(*)::int as count from domain_events where type = 'network.attendee-promoted'`,
    })
    expect(promoted).toEqual({ count: 10 })
    const seen = await until(
      async () => {
        const list = (await host.browser.get('/api/meetups')).json<Meetup[]>()
        const [now] = list.filter(({ id }) => id === meetup.id)
        return now?.waitlistCount === 940 && now
      },
      { what: 'the list to show it' },
    )
    expect(seen.attendeeCount).toBe(50)
    await expectRebuiltAsLive(system.system)
  }, 240_000)

  it('of a hundred leaves the last place to one', async () => {
    const [host, ...guests] = (await createMembers(system, 101)) as [TestMember, ...TestMember[]]
    const told = await joinTogether(guests, await plan(host.browser, { maxAttendees: 1 }))
    expect(told.filter(({ userStatus }) => userStatus !== undefined)).toHaveLength(1)
    expect(new Set(waiting(told)).size).toBe(99)
  }, 120_000)
})
