import { endPastMeetups, remindAttendees } from '@meridian/backend/worker-api'
import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { HOUR_MS, MINUTE_MS } from '@meridian/contracts/values/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { mailsTo, redeliver, untilMailTo, untilMeetupsHandled } from './mails.ts'
import { plan } from './meetup-calls.ts'

const WEEK = 7 * 24 * HOUR_MS

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const join = ({ browser }: TestMember, { id }: Meetup) => browser.post(`/api/meetups/${id}/join`, {})

const planInAWeek = ({ browser }: TestMember, more: Parameters<typeof plan>[1] = {}) =>
  plan(browser, { ...more, eventDate: new Date(Date.now() + WEEK).toISOString() })

/** Nobody waits for a meetup to come near: everything that is known of it moves back in time. */
async function letPass({ id }: Meetup, milliseconds: number): Promise<void> {
  const moved = (table: string, column: string, key = 'meetup_id') =>
    `update ${table} set ${column} = ${column} - interval '${milliseconds} ms' where ${key} = '${id}'`
  await system.system.sql.rows({
    text: [
      moved('meetup_reminders', 'event_date'),
      moved('meetup_places', 'since'),
      moved('meetups', 'dated_at', 'id'),
      moved('read.meetups', 'event_date', 'id'),
      moved('meetups', 'event_date', 'id'),
    ].join(';'),
  })
}

const reminded = (people: readonly TestMember[]) =>
  Promise.all(people.map(async (person) => (await mailsTo(system, person, 'Reminder')).length))

/** Asks for both reminders once more, as the schedule does. Answers how many were due. */
async function remindAgain(): Promise<number> {
  const { commands, config } = system.system
  const { first, last } = config.meetupReminders
  const early = { reminder: 'first', leadMs: first, untilMs: last }
  const late = { reminder: 'last', leadMs: last, untilMs: 0 }
  return (
    (await commands.run(remindAttendees, early, 'operator')) +
    (await commands.run(remindAttendees, late, 'operator'))
  )
}

it('reminds those who come a day and an hour before, once, and nobody else; then it is past', async () => {
  const people = (await createMembers(system, 4)) as [TestMember, TestMember, TestMember, TestMember]
  const [host, guest, waiting, gone] = people
  const [meetup, later] = [
    await planInAWeek(host, { maxAttendees: 2, timeZone: 'Asia/Kolkata' }),
    await planInAWeek(host, { title: 'Breakfast' }),
  ]
  for (const person of [gone, guest, waiting]) await join(person, meetup)
  await join(guest, later)
  await system.system.sql.rows({
    text: `update memberships set status = 'canceled' where account_id = $1`,
    values: [gone.id],
  })
  // The schedule finds one that begins within the hour and one that begins within the day.
  await letPass(later, WEEK - 20 * HOUR_MS)
  await letPass(meetup, WEEK - 30 * MINUTE_MS)
  const mail = await untilMailTo(system, guest, 'Reminder: Supper at the boathouse')
  expect(mail.text).toContain('(Asia/Kolkata)')
  await untilMailTo(system, guest, 'Reminder: Breakfast')
  // The one that was a day away comes nearer.
  await letPass(later, 20 * HOUR_MS - 30 * MINUTE_MS)
  await remindAgain()
  await until(async () => (await mailsTo(system, guest, 'Reminder: Breakfast')).length === 2, {
    what: 'the second reminder',
  })
  await untilMeetupsHandled(system)
  await redeliver(system)
  expect(await remindAgain()).toBe(0)
  expect((await mailsTo(system, guest, 'Reminder')).map(({ deliveries }) => deliveries)).toEqual([1, 1, 1])
  expect(await reminded([waiting, gone, host])).toEqual([0, 0, 0])

  await letPass(meetup, HOUR_MS)
  const list = (await host.browser.get('/api/meetups')).json<Meetup[]>()
  expect(list.map(({ id }) => id)).toEqual([later.id])
  expect((await join(host, meetup)).status).toBe(409)
  await system.system.commands.run(endPastMeetups, undefined, 'operator')
  await untilPast(meetup)
})

const untilPast = ({ id }: Meetup) =>
  until(
    async () => {
      const text = 'select status from read.meetups where id = $1'
      const [row] = await system.system.sql.rows<{ status: string }>({ text, values: [id] })
      return row?.status === 'past'
    },
    { what: 'the meetup to be past' },
  )

it('nobody is reminded of what they have just been told', async () => {
  const [host, guest] = (await createMembers(system, 2)) as [TestMember, TestMember]
  const eventDate = new Date(Date.now() + system.system.config.meetupReminders.last - MINUTE_MS).toISOString()
  await join(guest, await plan(host.browser, { eventDate }))
  expect(await remindAgain()).toBe(0)
})
