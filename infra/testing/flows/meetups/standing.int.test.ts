import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { createMembers, type TestMember } from '../../members.ts'
import { changeTier, giveAccess, takeAccess } from '../../standing.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { adminOf } from '../telegram/channel.ts'
import { calendarOf, mailsTo, untilMailTo, untilMeetupsHandled } from './mails.ts'
import { formOf, meetupOf, plan, untilSeen } from './meetup-calls.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  admin = (await adminOf(system)).browser
})
afterAll(() => system.stop())

type Four = [TestMember, TestMember, TestMember, TestMember]

const suspend = ({ id }: TestMember) => admin.post(`/api/users/${id}/suspend`, { reason: 'Sells tickets' })
const unsuspend = ({ id }: TestMember) => admin.post(`/api/users/${id}/unsuspend`, { reason: 'A mistake' })

/** Each comes to the meetup, in this order. */
async function join(path: string, ...people: TestMember[]): Promise<void> {
  for (const { browser } of people) await browser.post(`${path}/join`, {})
}

const stateOf = async ({ id }: TestMember, meetup: { id: string }) => {
  const text = 'select state from meetup_places where meetup_id = $1 and account_id = $2'
  return (await system.system.sql.rows<{ state: string }>({ text, values: [meetup.id, id] }))[0]?.state
}

it('where a meetup is, is mailed to nobody who may not know it now', async () => {
  const [host, paying, lapsed, suspended] = (await createMembers(system, 4)) as Four
  const meetup = await plan(host.browser)
  const path = `/api/meetups/${meetup.id}`
  await join(path, paying, lapsed, suspended)
  await takeAccess(system.system, lapsed.id)
  await suspend(suspended)

  await host.browser.put(path, formOf({ ...meetup, venue: 'The Pier', description: 'Ring twice.' }))
  await host.browser.post(`${path}/message`, { subject: 'Key', text: 'It is under the stone.' })
  await untilMailTo(system, paying, 'Moved')
  await untilMailTo(system, paying, 'Supper at the boathouse: Key')
  await host.browser.delete(`${path}/attendees/${lapsed.id}`)
  await host.browser.post(`${path}/attendees/${lapsed.id}/confirm`)
  await host.browser.post(`${path}/cancel`)
  for (const person of [paying, lapsed, suspended]) await untilMailTo(system, person, 'Called off')
  await untilMeetupsHandled(system)

  for (const person of [lapsed, suspended]) {
    const mails = await mailsTo(system, person, '')
    for (const secret of ['The Pier', '12 Quay Street', 'Ring twice', '38.7223', 'under the stone'])
      expect(JSON.stringify(mails.map((mail) => [mail.text, mail.html, calendarOf(mail)]))).not.toContain(
        secret,
      )
  }
  expect(calendarOf(await untilMailTo(system, lapsed, 'Called off'))).toContain('METHOD:CANCEL')
  expect((await untilMailTo(system, suspended, 'Called off')).attachments).toEqual([])
})

it('who may not enter now keeps waiting, and is passed over until they may again', async () => {
  const [host, ...guests] = await createMembers(system, 6)
  const [holder, lapsed, suspended, paying, last] = guests as [TestMember, ...Four]
  const meetup = await plan(host?.browser as HttpClient, { maxAttendees: 1 })
  const path = `/api/meetups/${meetup.id}`
  await join(path, holder, lapsed, suspended, paying, last)
  await takeAccess(system.system, lapsed.id)
  await suspend(suspended)

  const left = meetupOf(await holder.browser.post(`${path}/withdraw`))
  expect(left).toMatchObject({ attendeeCount: 1, waitlistCount: 3 })
  await untilSeen(paying, meetup, { userStatus: 'interested' })
  await untilSeen(last, meetup, { waitlistPosition: 3 })
  await giveAccess(system.system, lapsed.id)
  await paying.browser.post(`${path}/withdraw`)
  await untilSeen(lapsed, meetup, { userStatus: 'interested' })

  // There is room for everybody who may come, and one place more.
  await host?.browser.put(path, formOf({ ...meetup, maxAttendees: 3 }))
  await untilSeen(last, meetup, { userStatus: 'interested', attendeeCount: 2, waitlistCount: 1 })
  expect(await stateOf(suspended, meetup)).toBe('waitlisted')
  await unsuspend(suspended)
  await untilSeen(last, meetup, { attendeeCount: 3, waitlistCount: 0 })
  await untilMailTo(system, suspended, 'A place for you')
  expect(await stateOf(suspended, meetup)).toBe('interested')
})

it('who waits above their tier is passed over until it opens the meetup again; who holds a place keeps it', async () => {
  const [host, holder, moved, next] = (await createMembers(system, 4, { tier: 'enterprise' })) as Four
  const meetup = await plan(host.browser, { requiredTier: 'enterprise', maxAttendees: 2 })
  const path = `/api/meetups/${meetup.id}`
  await join(path, host, holder, moved, next)
  for (const person of [holder, moved]) await changeTier(system.system, person.id, 'basic')

  const kept = meetupOf(await holder.browser.post(`${path}/join`, { status: 'confirmed' }))
  expect(kept).toMatchObject({ userStatus: 'confirmed', mayJoin: false })
  await host.browser.post(`${path}/withdraw`)
  await untilSeen(next, meetup, { userStatus: 'interested', waitlistCount: 1 })
  const waiting = meetupOf(await moved.browser.post(`${path}/join`, { status: 'confirmed' }))
  expect(waiting).toMatchObject({ waitlistPosition: 1 })
  await next.browser.post(`${path}/withdraw`)
  await untilMeetupsHandled(system)
  expect(await mailsTo(system, moved, 'A place for you')).toEqual([])
  expect(await stateOf(moved, meetup)).toBe('waitlisted')

  await changeTier(system.system, moved.id, 'enterprise')
  await untilSeen(moved, meetup, { userStatus: 'interested', attendeeCount: 2, waitlistCount: 0 })
})

it('the calendar of somebody who is suspended is empty and says why, and comes back by itself', async () => {
  const [host] = (await createMembers(system, 1)) as [TestMember]
  const { url } = (await host.browser.post('/api/calendar', { renew: false })).json<{ url: string }>()
  const calendar = async () => (await createClient(system.url).get(new URL(url).pathname)).text
  await untilSeen(host, await plan(host.browser), {})
  expect(await calendar()).toContain('BEGIN:VEVENT')
  await suspend(host)
  const closed = await calendar()
  expect(closed).toContain('Your account is suspended')
  expect(closed).not.toContain('BEGIN:VEVENT')
  await unsuspend(host)
  expect(await calendar()).toContain('BEGIN:VEVENT')
})
