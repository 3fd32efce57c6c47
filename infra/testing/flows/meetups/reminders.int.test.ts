import { endPastMeetups, remindAttendees } from '@meridian/backend/worker-api'
import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { mailsTo, redeliver, untilHandled, untilMailTo } from './mails.ts'
import { plan } from './meetup-calls.ts'

const SECOND = 1_000
const STARTS_IN = 60 * SECOND

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ MEETUP_FIRST_REMINDER: 'PT45S', MEETUP_LAST_REMINDER: 'PT25S' })
})
afterAll(() => system.stop())

const join = ({ browser }: TestMember, { id }: Meetup) => browser.post(`/api/meetups/${id}/join`, {})

it('lives through a meetup: two reminders for those who come, none for others, and then it is past', async () => {
  const [host, guest, waiting, gone] = (await createMembers(system, 4)) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ]
  const eventDate = new Date(Date.now() + STARTS_IN).toISOString()
  const meetup = await plan(host.browser, { maxAttendees: 2, eventDate, timeZone: 'Asia/Kolkata' })
  for (const person of [gone, guest, waiting]) await join(person, meetup)
  await system.system.sql.rows({
    text: `update memberships set status = 'canceled' where account_id = $1`,
    values: [gone.id],
  })
  const mail = await untilMailTo(system, guest, 'Reminder')
  expect(mail.text).toContain('(Asia/Kolkata)')
  await until(async () => (await mailsTo(system, guest, 'Reminder')).length === 2, {
    within: STARTS_IN,
    what: 'the second reminder',
  })
  await untilHandled(system)
  await redeliver(system)
  const { commands, config, clock } = system.system
  const { first: leadMs, last: untilMs } = config.meetupReminders
  for (const [reminder, times] of [
    ['first', { leadMs, untilMs }],
    ['last', { leadMs: untilMs, untilMs: 0 }],
  ] as const)
    expect(await commands.run(remindAttendees, { reminder, ...times }, 'test')).toBe(0)
  expect((await mailsTo(system, guest, 'Reminder')).map(({ deliveries }) => deliveries)).toEqual([1, 1])
  for (const other of [waiting, gone, host]) expect(await mailsTo(system, other, 'Reminder')).toEqual([])

  await until(() => clock().getTime() > Date.parse(eventDate), {
    within: STARTS_IN,
    what: 'the meetup to begin',
  })
  const list = (await host.browser.get('/api/meetups')).json<Meetup[]>()
  expect(list.map(({ id }) => id)).not.toContain(meetup.id)
  expect((await join(host, meetup)).status).toBe(409)
  await commands.run(endPastMeetups, undefined, 'test')
  await until(
    async () => {
      const [row] = await system.system.sql.rows<{ status: string }>({
        text: 'select status from read.meetups where id = $1',
        values: [meetup.id],
      })
      return row?.status === 'past'
    },
    { within: 20 * SECOND, what: 'the meetup to be past' },
  )
}, 200_000)

it('nobody is reminded of what they have just been told', async () => {
  const [host, guest] = (await createMembers(system, 2)) as [TestMember, TestMember]
  const { commands, config } = system.system
  const eventDate = new Date(Date.now() + config.meetupReminders.last - 5 * SECOND).toISOString()
  await join(guest, await plan(host.browser, { eventDate }))
  const last = { reminder: 'last', leadMs: config.meetupReminders.last, untilMs: 0 }
  expect(await commands.run(remindAttendees, last, 'test')).toBe(0)
})
