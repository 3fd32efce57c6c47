import type { FeedAddress } from '@meridian/contracts/http/content/podcast'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { arriveAt } from '../../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { newMember } from '../buyers.ts'
import { buyerOf, untilLinkToken, untilMailSaying, untilSession } from '../people.ts'
import { pathOf } from '../podcast-people.ts'
import { adminOf, telegramAccount } from '../telegram/channel.ts'
import { joinDiscord, openDiscord } from './insider.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  await openDiscord((await adminOf(system)).browser)
})
afterAll(() => system.stop())

const PASSWORD = 'a new password'
const STAYS = { telegram: true, discord: true, place: true, feed: 200, calendar: 200 }

/** Somebody who has registered, and has paid then. */
async function registered() {
  const person = await arriveAt(system)
  await buyerOf(system, person, person.browser).buy('pro')
  await untilSession(person.browser, { membershipStatus: 'active' })
  return person
}

/** Ties a member to all that one can be tied to. Answers what is left of that, for whoever is signed in to the account. */
async function tie({ id, browser }: { id: string; browser: HttpClient }) {
  const telegramUserId = String(telegramAccount())
  await browser.post('/api/telegram/link', { userId: id, telegramUserId })
  await browser.post('/api/discord/link', { userId: id, discordUserId: await joinDiscord(system) })
  const porto = { latitude: 41.15, longitude: -8.61, city: 'Porto', country: 'Portugal' }
  await browser.post('/api/user/location', { ...porto, isLocationPublic: true })
  const { feedUrl } = (await browser.post('/api/podcast/feed')).json<FeedAddress>()
  const { url } = (await browser.post('/api/calendar', { renew: false })).json<{ url: string }>()
  const statusOf = async (address: string) => (await fetch(system.url + pathOf(address))).status
  const linked = async (signedIn: HttpClient, path: string) =>
    (await signedIn.get(path)).json<{ link: object | null }>().link !== null
  return async (signedIn: HttpClient) => ({
    telegram: await linked(signedIn, '/api/telegram'),
    discord: await linked(signedIn, '/api/discord'),
    place: (await signedIn.get('/api/user/location')).json<{ location: object | null }>().location !== null,
    feed: await statusOf(feedUrl),
    calendar: await statusOf(url),
  })
}

/** Answers the browser of who asked for a new password and has set it by the mailed link. */
async function reset({ email }: { email: string }): Promise<HttpClient> {
  const browser = createClient(system.url)
  await browser.post('/api/password/forgot', { email })
  const token = await untilLinkToken(system, email, 'reset-password')
  expect((await browser.post('/api/password', { token, password: PASSWORD })).status).toBe(200)
  return browser
}

describe('a password that is set by a mailed link', () => {
  it('ends the private addresses, and nothing else of who has confirmed the e-mail address', async () => {
    const member = await registered()
    const token = await untilLinkToken(system, member.email, 'confirm-email')
    await member.browser.post('/api/email/confirm', { token })
    const left = await tie(member)
    expect(await left(member.browser)).toEqual(STAYS)
    const owner = await reset(member)
    expect(await left(owner)).toEqual({ ...STAYS, feed: 410, calendar: 404 })
    await untilMailSaying(system, member.email, 'have ended as well')
    const { feedUrl } = (await owner.post('/api/podcast/feed')).json<FeedAddress>()
    expect((await fetch(system.url + pathOf(feedUrl))).status).toBe(200)
  })

  it('cuts every tie of an account whose address nobody had confirmed, and leaves the membership', async () => {
    const stranger = await registered()
    const left = await tie(stranger)
    const owner = await reset(stranger)
    expect(await left(owner)).toEqual({
      telegram: false,
      discord: false,
      place: false,
      feed: 410,
      calendar: 404,
    })
    expect((await owner.get('/api/session')).json()).toMatchObject({ membershipStatus: 'active' })
    expect((await untilMailSaying(system, stranger.email, 'Nobody had confirmed')).subject).toContain(
      'password was set',
    )
  })

  it('is not one that everybody chooses, and the link still works after such a try', async () => {
    const { email } = await registered()
    const browser = createClient(system.url)
    await browser.post('/api/password/forgot', { email })
    const token = await untilLinkToken(system, email, 'reset-password')
    const tried = await browser.post('/api/password', { token, password: 'qwerty123' })
    expect([tried.status, tried.text]).toEqual([400, expect.stringMatching(/^password: .*most common/)])
    expect((await browser.post('/api/password', { token, password: PASSWORD })).status).toBe(200)
  })

  it('takes nothing from a buyer whose first one it is, nor does another one that is set under Settings', async () => {
    const buyer = await newMember(system)
    const { browser, email } = buyer
    const left = await tie(buyer)
    const token = await untilLinkToken(system, email, 'set-password')
    expect((await browser.post('/api/password', { token, password: PASSWORD })).status).toBe(200)
    expect(await left(browser)).toEqual(STAYS)
    const change = { currentPassword: PASSWORD, password: 'another password' }
    expect((await browser.post('/api/account/password', change)).status).toBe(200)
    expect(await left(browser)).toEqual(STAYS)
    await untilMailSaying(system, email, 'work as before')
  })
})
