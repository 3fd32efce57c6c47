import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { claim, payUnclaimed } from '../buyers.ts'
import { untilMailSaying, untilSession, untilSettled } from '../people.ts'
import { pathOf } from '../podcast-people.ts'
import { firstPayment, stripeOf } from '../stripe-account.ts'
import { adminOf, telegramOf, untilTelegramRests } from '../telegram/channel.ts'
import { fullMemberOf, openDiscord, untilLeft } from './insider.ts'

let system: WholeSystem
let admin: HttpClient
let telegram: ReturnType<typeof telegramOf>
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  telegram = telegramOf(system)
  admin = (await adminOf(system)).browser
  await openDiscord(admin)
})
afterAll(() => system.stop())

const { stripe, refund } = stripeOf(() => system)

type Squatter = Awaited<ReturnType<typeof squatterOf>>

/** Somebody who became a member with an address that is not theirs, and has put into the account whatever one can. */
async function squatterOf() {
  const member = await fullMemberOf(system)
  const { browser } = member
  const berlin = { latitude: 52.52, longitude: 13.405, city: 'Berlin', country: 'Germany' }
  await browser.post('/api/user/location', { ...berlin, isLocationPublic: true })
  const { url } = (await browser.post('/api/calendar', { renew: false })).json<{ url: string }>()
  return { ...member, calendarStatus: async () => (await fetch(system.url + pathOf(url))).status }
}

async function codeOf({ browser }: Squatter): Promise<string> {
  const { url } = (await browser.post('/api/telegram/deep-link', {})).json<{ url: string }>()
  return new URL(url).searchParams.get('start') ?? ''
}

async function giveBack({ id, subscriptionId, browser }: Squatter): Promise<void> {
  const { customer } = await stripe.subscriptions.retrieve(subscriptionId)
  const paymentIntentId = await firstPayment(stripe, typeof customer === 'string' ? customer : customer.id)
  await refund(paymentIntentId)
  await untilSettled(system)
  await untilSession(browser, { membershipStatus: 'canceled' })
  await untilLeft(system, id, 3)
}

/** The owner of the address pays as a guest, and follows the mailed link. Answers their browser, signed in. */
async function claimedBy({ email }: Squatter): Promise<HttpClient> {
  const owner = createClient(system.url)
  const { token } = await payUnclaimed(system, { email })
  const claimed = await claim(system, token, owner)
  expect(claimed.json()).toMatchObject({ next: 'set-password' })
  await setPassword(owner, email)
  await untilSession(owner, { membershipStatus: 'active', membershipTier: 'pro' })
  await untilTelegramRests(system)
  return owner
}

/** By the second such mail: the first came when the squatter paid. */
async function setPassword(owner: HttpClient, email: string): Promise<void> {
  const { text } = await untilMailSaying(system, email, 'Nobody had confirmed')
  const [, token] = /set-password#(\S+)/.exec(text) ?? []
  expect((await owner.post('/api/password', { token, password: 'the owner knows' })).status).toBe(200)
}

async function expectNothingOf(squatter: Squatter, owner: HttpClient): Promise<void> {
  expect((await owner.get('/api/telegram')).json()).toMatchObject({ link: null, invite: null })
  expect((await owner.get('/api/discord')).json()).toMatchObject({ link: null })
  expect((await owner.get('/api/user/location')).json()).toEqual({ location: null, seenByOthers: null })
  expect([await squatter.feedStatus(), await squatter.calendarStatus()]).toEqual([410, 404])
  await squatter.untilRoles()
  await telegram.untilOutside(squatter.telegramUserId)
}

it('lets nobody back in who was a member by the same account before', async () => {
  const squatter = await squatterOf()
  await telegram.write(squatter.telegramUserId, '/start')
  const code = await codeOf(squatter)
  await giveBack(squatter)
  const owner = await claimedBy(squatter)

  await expectNothingOf(squatter, owner)
  await telegram.write(squatter.telegramUserId, `/start ${code}`)
  await telegram.untilMessage(squatter.telegramUserId, /has already been used/)
  expect((await telegram.messages(squatter.telegramUserId)).join()).not.toContain('Welcome back')
  expect((await owner.get('/api/telegram')).json()).toMatchObject({ link: null })
})

it('takes out whoever is inside by the same account', async () => {
  const squatter = await squatterOf()
  await giveBack(squatter)
  const gift = { tier: 'pro', until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'A talk' }
  expect((await admin.post(`/api/users/${squatter.id}/complimentary`, gift)).status).toBe(200)
  await telegram.write(squatter.telegramUserId, `/start ${await codeOf(squatter)}`)
  const invited = await telegram.untilMessage(squatter.telegramUserId, /https:\S+/)
  await telegram.join(squatter.telegramUserId, /https:\S+/.exec(invited)?.[0] ?? '')
  await telegram.untilInside(squatter.telegramUserId)
  await squatter.untilRoles('900000000000000102')

  await expectNothingOf(squatter, await claimedBy(squatter))
})
