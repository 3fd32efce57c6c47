import { randomUUID } from 'node:crypto'
import { leaveEverything } from '@meridian/backend/worker-api'
import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { adminAt } from '../../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { calendarOf, mailsTo, redeliver, untilMailTo, untilMeetupsHandled } from './mails.ts'
import { formOf, meetupOf, plan, untilSeen } from './meetup-calls.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

type Four = [TestMember, TestMember, TestMember, TestMember]

/** A host, and three guests of whom the last one waits. */
async function full(more: Parameters<typeof plan>[1] = {}) {
  const [host, first, second, third] = (await createMembers(system, 4)) as Four
  const meetup = await plan(host.browser, { maxAttendees: 2, ...more })
  for (const { browser } of [first, second, third]) await browser.post(`/api/meetups/${meetup.id}/join`, {})
  await untilSeen(third, meetup, { waitlistPosition: 1 })
  return { host, first, second, third, meetup, path: `/api/meetups/${meetup.id}` }
}

describe('the organiser', () => {
  it('sees who comes and who waits, confirms, and removes for good', async () => {
    const { host, first, third, meetup, path } = await full()
    const list = async () =>
      (await host.browser.get(`${path}/attendees`)).json<{ username: string; attendance: string }[]>()
    expect((await list()).map(({ attendance }) => attendance)).toEqual([
      'interested',
      'interested',
      'waitlisted',
    ])
    expect((await list())[0]?.username).toBe(first.username)
    expect((await host.browser.post(`${path}/attendees/${third.id}/confirm`)).status).toBe(409)

    expect((await host.browser.post(`${path}/attendees/${first.id}/confirm`)).status).toBe(200)
    await untilSeen(first, meetup, { userStatus: 'confirmed' })
    expect((await host.browser.delete(`${path}/attendees/${first.id}`)).status).toBe(200)
    expect((await host.browser.delete(`${path}/attendees/${first.id}`)).status).toBe(200)
    await untilSeen(third, meetup, { userStatus: 'interested' })
    const back = await first.browser.post(`${path}/join`, {})
    expect([back.status, back.text]).toEqual([403, expect.stringContaining('off the list')])

    expect((await host.browser.post(`${path}/attendees/${first.id}/confirm`)).status).toBe(409)
    await host.browser.put(path, formOf({ ...meetup, maxAttendees: 3 }))
    expect((await host.browser.post(`${path}/attendees/${first.id}/confirm`)).status).toBe(200)
    await untilSeen(first, meetup, { userStatus: 'confirmed' })
  })

  it('is the only one besides staff', async () => {
    const { first, second, meetup, path } = await full()
    const refused = await Promise.all([
      first.browser.get(`${path}/attendees`),
      first.browser.put(path, formOf()),
      first.browser.post(`${path}/cancel`),
      first.browser.post(`${path}/message`, { subject: 'Hello', text: 'Hello' }),
      first.browser.post(`${path}/attendees/${second.id}/confirm`),
      first.browser.delete(`${path}/attendees/${second.id}`),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    const admin = await adminAt(system)
    expect((await admin.get(`${path}/attendees`)).status).toBe(200)
    expect(meetupOf(await admin.put(path, formOf({ ...meetup, title: 'By staff' }))).title).toBe('By staff')
  })

  it('does not undo what staff changed while the form was open', async () => {
    const { host, meetup, path } = await full()
    const { title, version } = meetup
    const admin = await adminAt(system)
    const changed = { ...formOf({ ...meetup, venue: 'The Old Mill' }), version }
    expect((await admin.put(path, changed)).status).toBe(200)
    const late = await host.browser.put(path, { ...formOf({ ...meetup, title: `${title}!` }), version })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('was not saved')])
    const seen = await untilSeen(host, meetup, { venue: 'The Old Mill', title })
    const again = { ...formOf({ ...seen, title: `${title}!` }), version: seen.version }
    expect((await host.browser.put(path, again)).status).toBe(200)
  })

  it('who leaves the community calls it off, and lets nobody move up before', async () => {
    const [host, waiting] = (await createMembers(system, 2)) as [TestMember, TestMember]
    const meetup = await plan(host.browser, { maxAttendees: 1 })
    for (const { browser } of [host, waiting]) await browser.post(`/api/meetups/${meetup.id}/join`, {})
    await untilSeen(waiting, meetup, { waitlistPosition: 1 })
    const { sql, commands, loadPrincipals } = system.system
    const delivery = { consumer: 'leave-everything-when-account-deleted', messageId: randomUUID() }
    await leaveEverything({ sql, commands, loadPrincipals }, host.id, delivery)
    await untilSeen(waiting, meetup, { status: 'canceled' })
    const told = await sql.rows({
      text: `select type from domain_events
        where payload ->> 'meetupId' = $1 and type in ('network.attendee-promoted', 'network.meetup-canceled')`,
      values: [meetup.id],
    })
    expect(told).toEqual([{ type: 'network.meetup-canceled' }])
  })

  it('cannot take places away by a smaller room, and more room lets people in', async () => {
    const { host, third, meetup, path } = await full()
    const refused = await host.browser.put(path, formOf({ ...meetup, maxAttendees: 1 }))
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('2 places are already taken'),
    ])
    const wider = meetupOf(await host.browser.put(path, formOf({ ...meetup, maxAttendees: 5 })))
    expect(wider).toMatchObject({ attendeeCount: 3, waitlistCount: 0 })
    await untilSeen(third, meetup, { userStatus: 'interested' })
    const mail = await untilMailTo(system, third, 'A place for you')
    expect(mail.text).toContain('Supper at the boathouse')
    expect(mail.text).not.toContain('gave their place back')
  })
})

describe('mails', () => {
  it('tell each of those who come what the organiser writes, once, as plain text', async () => {
    const { host, first, second, third, path } = await full()
    const message = { subject: 'Doors', text: 'We open at six.\n<script>alert(1)</script>' }
    const sent = await host.browser.post(`${path}/message`, message)
    expect(sent.json()).toEqual({ recipients: 2 })
    for (const person of [first, second]) {
      const mail = await untilMailTo(system, person, 'Supper at the boathouse: Doors')
      expect(mail.text).toContain(`${host.username} has written to everybody who is coming`)
      expect(mail.html).toContain('&lt;script&gt;')
    }
    const forged = { ...message, subject: 'Doors\r\nBcc: other@example.org' }
    expect((await host.browser.post(`${path}/message`, forged)).status).toBe(400)
    await untilMeetupsHandled(system)
    await redeliver(system)
    for (const person of [first, second])
      expect(await mailsTo(system, person, 'Supper')).toMatchObject([{ deliveries: 1 }])
    expect(await mailsTo(system, third, 'Supper')).toEqual([])
  })

  it('tell of a new time or place, with the calendar in step, and of nothing else', async () => {
    const { host, first, third, meetup, path } = await full()
    await host.browser.put(path, formOf({ ...meetup, description: 'Bring two.' }))
    const eventDate = new Date(Date.parse(meetup.eventDate) + 3_600_000).toISOString()
    await host.browser.put(
      path,
      formOf({ ...meetup, description: 'Bring two.', eventDate, venue: 'The Pier' }),
    )
    const mail = await untilMailTo(system, first, 'Moved')
    expect(mail.text).toContain('The Pier')
    expect(mail.text).toContain('Before: ')
    const stamp = eventDate.replace(/[-:]|\.\d+/g, '')
    expect(calendarOf(mail)).toContain(`DTSTART:${stamp}`)
    expect(calendarOf(mail)).toContain('SEQUENCE:2')
    expect(calendarOf(mail)).toContain('METHOD:PUBLISH')
    expect(calendarOf(await untilMailTo(system, third, 'Moved'))).toBe('')
    await untilMeetupsHandled(system)
    await redeliver(system)
    expect(await mailsTo(system, first, 'Moved')).toMatchObject([{ deliveries: 1 }])
  })

  it('tell everybody that it is called off, and take it out of calendars', async () => {
    const { host, first, third, meetup, path } = await full()
    const canceled = meetupOf(
      await host.browser.post(`${path}/cancel`, { reason: 'The boathouse is flooded.' }),
    )
    expect(canceled.status).toBe('canceled')
    expect(meetupOf(await host.browser.post(`${path}/cancel`)).status).toBe('canceled')
    await untilSeen(first, meetup, { status: 'canceled', cancelReason: 'The boathouse is flooded.' })
    const [stranger] = (await createMembers(system, 1)) as [TestMember]
    expect(meetupOf(await stranger.browser.get(path)).cancelReason).toBe('')
    expect((await stranger.browser.get(`/api/public/meetups/${meetup.id}`)).text).not.toContain('flooded')
    const mail = await untilMailTo(system, first, 'Called off')
    expect(mail.text).toContain('Reason: The boathouse is flooded.')
    const calendar = calendarOf(mail)
    for (const line of [
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
      `UID:meetup-${meetup.id}@meridian`,
    ])
      expect(calendar).toContain(line)
    await untilMailTo(system, third, 'Called off')
    for (const call of ['join', 'withdraw'])
      expect((await first.browser.post(`${path}/${call}`, {})).text).toContain('was called off')
    expect((await host.browser.put(path, formOf())).status).toBe(409)
    const list = (await first.browser.get('/api/meetups')).json<Meetup[]>()
    expect(list.map(({ id }) => id)).not.toContain(meetup.id)
    await untilMeetupsHandled(system)
    await redeliver(system)
    expect(await mailsTo(system, first, 'Called off')).toMatchObject([{ deliveries: 1 }])
  })

  it('tell whoever was removed', async () => {
    const { host, second, path } = await full()
    await host.browser.delete(`${path}/attendees/${second.id}`)
    expect(calendarOf(await untilMailTo(system, second, 'You are off the list'))).toContain('METHOD:CANCEL')
  })
})
