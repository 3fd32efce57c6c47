import { endPastMeetups } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { expectRebuiltAsLive } from '../../rebuilt-as-live.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { formOf, plan, untilSeen } from '../meetups/meetup-calls.ts'
import { sessionOf, untilLinkToken, untilMailSaying, untilSettled } from '../people.ts'
import { adminOf, memberOf, telegramOf, untilTelegramRests } from '../telegram/channel.ts'
import { fullMemberOf, openDiscord, untilLeft } from './insider.ts'
import { tracesOf } from './traces.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  await openDiscord((await adminOf(system)).browser)
})
afterAll(() => system.stop())

const password = 'a good password'
const leave = (browser: HttpClient, proof: object = { password }) =>
  browser.post('/api/account/delete', proof)

async function setPassword({ email, browser }: { email: string; browser: HttpClient }) {
  const token = await untilLinkToken(system, email, 'set-password')
  expect((await browser.post('/api/password', { token, password })).status).toBe(200)
}

it('leaves every channel, every meetup, the subscription, and no trace of who it was', async () => {
  const telegram = telegramOf(system)
  const member = await fullMemberOf(system)
  const { browser, email, id, username } = member
  await setPassword(member)
  const berlin = { latitude: 52.52, longitude: 13.405, city: 'Berlin', country: 'Germany' }
  await browser.put('/api/user/location', { ...berlin, isLocationPublic: true })
  const [host, waiting] = [await memberOf(system), await memberOf(system)]
  const supper = await plan(host.browser, { maxAttendees: 1 })
  const { own, over } = await inviteHome(browser, waiting.browser)
  for (const guest of [browser, waiting.browser])
    await guest.post(`/api/meetups/${supper.id}/join`, { status: 'interested' })
  // In a private chat, whose number is the person's.
  await telegram.write(member.telegramUserId, 'Hello?')
  const cookie = browser.cookie()

  expect((await leave(browser)).json()).toEqual({ message: 'Your account is deleted.' })
  const stolen = await fetch(`${system.url}/api/session`, { headers: { cookie } })
  expect(stolen.status).toBe(401)
  expect(await member.feedStatus()).toBe(404)
  await telegram.untilOutside(member.telegramUserId)
  await member.untilRoles()
  await untilLeft(system, id, 3)
  await untilSeen(waiting, supper, { userStatus: 'interested', attendeeCount: 1 })
  const calledOff = await untilSeen(waiting, own, { status: 'canceled' })
  expect(JSON.stringify(calledOff)).not.toContain(username)
  await untilMailSaying(system, waiting.email, 'Called off: A walk of mine')
  for (const meetup of [own, over]) await untilNobodysHome(waiting.browser, meetup)
  expect(await untilMailSaying(system, email, 'Your Meridian account is deleted')).toBeDefined()
  await until(async () => (await subscriptionOf(member.subscriptionId)).includes('"canceled"'), {
    what: 'the subscription to end',
  })
  await untilSettled(system)
  await untilTelegramRests(system)

  const { forgetDeletedPeople } = system.system
  // What the channel tells of the removal is heard of later.
  expect(await forgetDeletedPeople([])).toBe(0)
  await letAnHourPass()
  // What nobody ever acts on is waited for.
  await forgetDeletedPeople([{ type: 'accounts.account-deleted', consumer: 'nobody' }])
  expect(await tracesOf(system, [email])).not.toEqual([])
  await forgetDeletedPeople([])
  await expectRebuiltAsLive(system.system)
  const words = [email, username, String(member.telegramUserId), member.discordUserId]
  expect(await tracesOf(system, [...words, ...AT_HOME])).toEqual([])
  const paid = await system.system.sql.rows({
    text: 'select 1 from membership_payments where account_id = $1',
    values: [id],
  })
  expect(paid).toHaveLength(1)
  const again = { username, email, password }
  expect((await createClient(system.url).post('/api/register', again)).status).toBe(200)
})

it('takes the password, and is not for the admin', async () => {
  const member = await memberOf(system)
  expect((await leave(member.browser)).status).toBe(409)
  await setPassword(member)
  expect((await leave(member.browser, { password: 'wrong' })).status).toBe(400)
  expect((await sessionOf(member.browser)).id).toBe(member.id)
  const { browser: admin } = await adminOf(system)
  expect((await leave(admin, { password: 'admin-password' })).status).toBe(403)
  expect((await leave(createClient(system.url))).status).toBe(401)
})

/** Somebody's home, and what they say of it. */
const HOME = { latitude: 38.74441, longitude: -9.15552, address: '7 Secret Street', venue: 'At my place' }
const AT_HOME = [
  '38.7444',
  '9.1555',
  'Secret Street',
  'Hidden Lane',
  'my place',
  'kitchen',
  'garden',
  'Ring at',
]

const PAST_EVENT = `update meetups set event_date = now() - interval '1 hour' where id = $1`

/** Somebody invites a guest home twice: to what is ahead, and moved once, and to what is over. */
async function inviteHome(browser: HttpClient, guest: HttpClient) {
  const own = await plan(browser, { title: 'A walk of mine', ...HOME, description: 'Through the garden.' })
  const moved = { ...HOME, address: '3 Hidden Lane', description: 'Ring at my name.' }
  await browser.put(`/api/meetups/${own.id}`, formOf({ title: own.title, ...moved }))
  const over = await plan(browser, { title: 'A party', ...HOME, venue: 'My kitchen' })
  for (const { id } of [own, over]) await guest.post(`/api/meetups/${id}/join`, { status: 'interested' })
  await system.system.sql.rows({ text: PAST_EVENT, values: [over.id] })
  await system.system.commands.run(endPastMeetups, undefined, 'operator')
  return { own, over }
}

/** Waits until a meetup says neither whose home it was in nor where exactly. */
async function untilNobodysHome(browser: HttpClient, meetup: { id: string }): Promise<void> {
  const gone = { address: '', venue: '', description: '', isPublic: false, organizer: null }
  const kept = { city: 'Lisbon', latitude: 38.74, longitude: -9.14 }
  await untilSeen({ browser }, meetup, { ...gone, ...kept })
  expect((await createClient(system.url).get(`/api/public/meetups/${meetup.id}`)).status).toBe(404)
}

async function letAnHourPass(): Promise<void> {
  const text = `update account_deletions set deleted_at = deleted_at - interval '1 hour'`
  await system.system.sql.rows({ text })
}

async function subscriptionOf(id: string): Promise<string> {
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  return (await fetch(`${system.sandboxUrl}/stripe/v1/subscriptions/${id}`, { headers })).text()
}
