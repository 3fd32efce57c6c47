import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { formOf, meetupOf, plan, untilSeen } from './meetup-calls.ts'

let system: WholeSystem
let host: TestMember
let guests: TestMember[]
beforeAll(async () => {
  system = await startWholeSystem()
  ;[host, ...guests] = (await createMembers(system, 8)) as [TestMember, ...TestMember[]]
})
afterAll(() => system.stop())

const join = (guest: TestMember | undefined, { id }: Meetup, body: object = { status: 'interested' }) =>
  guest?.browser.post(`/api/meetups/${id}/join`, body) ?? Promise.reject(new Error('no guest'))

const listed = async ({ browser }: TestMember, { id }: Meetup) =>
  (await browser.get('/api/meetups')).json<Meetup[]>().find((meetup) => meetup.id === id)

describe('planning', () => {
  it('answers the whole meetup, finds its time zone, and lists it at once', async () => {
    const meetup = await plan(host.browser)
    expect(meetup).toMatchObject({
      timeZone: 'Europe/Lisbon',
      status: 'upcoming',
      attendeeCount: 0,
      isOrganizer: true,
      organizer: { username: host.username },
    })
    expect(meetup).not.toHaveProperty('userStatus')
    expect(await untilSeen(host, meetup, {})).toEqual(meetup)
    expect(await listed(host, meetup)).toEqual(meetup)
  })
  it('reads a time without an offset on the clocks of the venue', async () => {
    const year = new Date().getUTCFullYear() + 1
    const place = { latitude: -36.85, longitude: 174.76, city: 'Auckland', country: 'New Zealand' }
    const meetup = await plan(host.browser, { ...place, eventDate: `${year}-01-15T18:30` })
    expect(meetup.eventDate).toBe(`${year}-01-15T05:30:00.000Z`)
    expect(meetup.timeZone).toBe('Pacific/Auckland')
  })
  it.each([
    ['a date in the past', { eventDate: '2020-01-01T10:00:00Z' }, 'Choose a date in the future'],
    ['a date that never comes', { eventDate: '9999-01-01T10:00:00Z' }, 'within the next 5 years'],
    ['no date', { eventDate: '' }, 'The event date must be a date with a time'],
    ['no title', { title: '  ' }, 'Title is required'],
    ['no place on the map', { latitude: null }, 'Latitude must be a number'],
    ['no room', { maxAttendees: 0 }, 'maxAttendees'],
    ['too long a description', { description: 'x'.repeat(10_001) }, 'at most 10000 characters'],
    ['what no database can carry', { title: 'a\u0000b' }, 'cannot be shown'],
    ['half of a character', { description: 'a\ud800' }, 'cannot be shown'],
    ['a title of two lines', { title: 'a\r\nBcc: b' }, 'cannot be shown'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'not known'],
  ])('refuses %s', async (_, more, said) => {
    const answer = await host.browser.post('/api/meetups', { ...formOf(), ...more })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(said)])
  })
  it.each([
    ['a script', { title: '<script>alert(1)</script>' }],
    ['10,000 letters', { description: 'ü'.repeat(10_000) }],
    ['text from right to left', { title: 'לקראת האביב', description: 'مرحبا بكم' }],
    ['180° east', { longitude: 180 }],
    ['180° west', { longitude: -180 }],
    ['the pole', { latitude: 90, longitude: 0 }],
    ['the other pole', { latitude: -90, longitude: 0 }],
  ])('keeps %s as it is', async (_, more) => {
    expect(await plan(host.browser, more)).toMatchObject(more)
  })
})

describe('joining', () => {
  it('takes a place once, and the list shows it at once', async () => {
    const [guest] = guests as [TestMember]
    const meetup = await plan(host.browser, { maxAttendees: 2 })
    const joined = meetupOf(await join(guest, meetup))
    expect(joined).toMatchObject({ userStatus: 'interested', attendeeCount: 1, waitlistPosition: null })
    await untilSeen(guest, meetup, { userStatus: 'interested' })
    expect(await listed(guest, meetup)).toEqual(joined)
    expect(meetupOf(await join(guest, meetup, {}))).toEqual(joined)
    expect(meetupOf(await join(guest, meetup, { status: 'confirmed' })).userStatus).toBe('confirmed')
    expect(meetupOf(await join(guest, meetup)).userStatus).toBe('confirmed')
    await untilSeen(guest, meetup, { userStatus: 'confirmed', attendeeCount: 1 })
  })

  it('waits in order when it is full, and moves up when somebody withdraws', async () => {
    const [first, second, third] = guests as [TestMember, TestMember, TestMember]
    const meetup = await plan(host.browser, { maxAttendees: 1 })
    await join(first, meetup)
    expect(meetupOf(await join(second, meetup))).toMatchObject({ waitlistPosition: 1, attendeeCount: 1 })
    const waiting = meetupOf(await join(third, meetup, { status: 'confirmed' }))
    expect(waiting).toMatchObject({ waitlistPosition: 2, waitlistCount: 2 })
    expect(waiting).not.toHaveProperty('userStatus')
    const left = meetupOf(await first.browser.post(`/api/meetups/${meetup.id}/withdraw`))
    expect(left).toMatchObject({ attendeeCount: 1, waitlistCount: 1 })
    await untilSeen(second, meetup, { userStatus: 'interested', waitlistPosition: null })
    await untilSeen(third, meetup, { waitlistPosition: 1 })
    expect(meetupOf(await first.browser.post(`/api/meetups/${meetup.id}/withdraw`))).toEqual(left)
  })

  it('is refused above one’s tier, but not to the organiser and staff', async () => {
    const [basic] = await createMembers(system, 1, { tier: 'basic' })
    const meetup = await plan(host.browser, { requiredTier: 'enterprise' })
    const refused = await join(basic, meetup)
    expect([refused.status, refused.text]).toEqual([403, 'This meetup is for the enterprise tier and above.'])
    await untilSeen(basic as TestMember, meetup, { mayJoin: false })
    expect((await join(host, meetup)).status).toBe(200)
  })
})
