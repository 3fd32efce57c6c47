import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { mailsTo, untilMailTo, untilMeetupsHandled } from './mails.ts'
import { formOf, meetupOf, plan } from './meetup-calls.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const IN_AN_HOUR = 10
const TOLD_OFF = 3

async function joined() {
  const [host, guest] = (await createMembers(system, 2)) as [TestMember, TestMember]
  const meetup = await plan(host.browser)
  const path = `/api/meetups/${meetup.id}`
  expect((await guest.browser.post(`${path}/join`, {})).status).toBe(200)
  return { host, guest, meetup, path, attendee: `${path}/attendees/${guest.id}` }
}

const hoursOn = (date: string, hours: number) => new Date(Date.parse(date) + hours * 3_600_000).toISOString()

it('moves a meetup ten times an hour at most, and changes what nobody is told of all the same', async () => {
  const { host, guest, meetup, path } = await joined()
  const move = (hours: number, title = meetup.title) =>
    host.browser.put(path, formOf({ ...meetup, title, eventDate: hoursOn(meetup.eventDate, hours) }))
  for (let moved = 1; moved <= IN_AN_HOUR; moved += 1) expect((await move(moved)).status).toBe(200)
  const refused = await move(IN_AN_HOUR + 1)
  expect([refused.status, refused.text]).toEqual([
    429,
    expect.stringMatching(/gets an e-mail.*in \d+ minutes/),
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)

  const renamed = meetupOf(await move(IN_AN_HOUR, 'Supper after all'))
  const { eventDate } = renamed
  expect(renamed).toMatchObject({
    title: 'Supper after all',
    eventDate: hoursOn(meetup.eventDate, IN_AN_HOUR),
  })
  expect(meetupOf(await host.browser.get(path)).eventDate).toBe(eventDate)
  await untilMeetupsHandled(system)
  expect(await mailsTo(system, guest, 'Moved')).toHaveLength(IN_AN_HOUR)
})

it('tells one person three times an hour at most that they are off the list', async () => {
  const { host, guest, attendee } = await joined()
  for (let told = 0; told < TOLD_OFF; told += 1) {
    expect((await host.browser.delete(attendee)).status).toBe(200)
    expect((await host.browser.delete(attendee)).status).toBe(200)
    await untilMeetupsHandled(system)
    expect((await host.browser.post(`${attendee}/confirm`)).status).toBe(200)
  }
  const refused = await host.browser.delete(attendee)
  expect([refused.status, refused.text]).toEqual([429, expect.stringMatching(/Remove them.*in \d+ minutes/)])
  await untilMeetupsHandled(system)
  expect(await mailsTo(system, guest, 'You are off the list')).toHaveLength(TOLD_OFF)
})

it('tells of another place on the map, which counts as a move, and not of a pin that is set right', async () => {
  const { host, guest, meetup, path } = await joined()
  const put = async (latitude: number) =>
    (await host.browser.put(path, formOf({ ...meetup, latitude }))).status
  expect(await put(meetup.latitude + 0.0004)).toBe(200)
  expect(await put(meetup.latitude + 0.02)).toBe(200)
  const mail = await untilMailTo(system, guest, 'Moved')
  expect(mail.text).toContain('The Boathouse, 12 Quay Street, Lisbon, Portugal')
  expect(mail.text).toContain('look at the map')
  expect(mail.text).not.toContain('Before: ')
  await untilMeetupsHandled(system)
  expect(await mailsTo(system, guest, 'Moved')).toHaveLength(1)

  for (let moved = 1; moved < IN_AN_HOUR; moved += 1)
    expect(await put(meetup.latitude + 0.02 * (1 + (moved % 2)))).toBe(200)
  expect(await put(meetup.latitude)).toBe(429)
})

it('promises nobody a place or a date that was called off before the mail could be sent', async () => {
  const [host, first, waiting] = (await createMembers(system, 3)) as [TestMember, TestMember, TestMember]
  const meetup = await plan(host.browser, { maxAttendees: 1 })
  const path = `/api/meetups/${meetup.id}`
  for (const { browser } of [first, waiting]) await browser.post(`${path}/join`, {})
  await system.stopWorkers()
  expect((await host.browser.delete(`${path}/attendees/${first.id}`)).status).toBe(200)
  expect((await host.browser.post(`${path}/cancel`)).status).toBe(200)
  await system.startWorkers()
  const { text } = await untilMailTo(system, first, 'You are off the list')
  expect(text).toContain('It was planned for')
  expect(text).not.toContain('takes place')
  await untilMailTo(system, waiting, 'Called off')
  await untilMeetupsHandled(system)
  expect(await mailsTo(system, waiting, 'A place for you')).toEqual([])
})
