import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { plan } from '../meetups/meetup-calls.ts'
import { untilLinkToken, untilMailSaying } from '../people.ts'
import { adminOf, memberOf } from '../telegram/channel.ts'
import { joinDiscord, openDiscord } from './insider.ts'
import { tracesOf } from './traces.ts'

let system: WholeSystem
let admin: Awaited<ReturnType<typeof adminOf>>['browser']
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = (await adminOf(system)).browser
  await openDiscord(admin)
})
afterAll(() => system.stop())

type Member = Awaited<ReturnType<typeof memberOf>>

const password = 'a good password'

/** Takes another address, and asks for a third one. */
async function moveTwice({ browser, email }: Member): Promise<{ now: string; asked: string }> {
  const [now, asked] = [`moved-${email}`, `asked-${email}`]
  const token = await untilLinkToken(system, email, 'set-password')
  await browser.post('/api/password', { token, password })
  await browser.post('/api/account/email', { email: now, password })
  await browser.post('/api/email/confirm', { token: await untilLinkToken(system, now, 'confirm-email') })
  expect((await browser.post('/api/account/email', { email: asked, password })).status).toBe(200)
  return { now, asked }
}

/** Links a Discord account, and another one in its place. Answers both. */
async function linkTwice({ browser, id }: Member): Promise<string[]> {
  const accounts = [await joinDiscord(system), await joinDiscord(system)]
  for (const discordUserId of accounts) {
    await browser.delete('/api/discord/link')
    const linked = await browser.post('/api/discord/link', { userId: id, discordUserId })
    expect(linked.status).toBe(200)
  }
  return accounts
}

/** Invites a guest, writes to them, and calls it off. */
async function inviteInVain({ browser }: Member, guest: Member): Promise<void> {
  const { id } = await plan(browser, { title: 'A walk' })
  await guest.browser.post(`/api/meetups/${id}/join`, { status: 'interested' })
  const message = { subject: 'Where we meet', text: 'Ring my bell twice.' }
  expect((await browser.post(`/api/meetups/${id}/message`, message)).json()).toEqual({ recipients: 1 })
  expect((await browser.post(`/api/meetups/${id}/cancel`, { reason: 'My knee hurts.' })).status).toBe(200)
}

it('forgets earlier names and addresses too, what they wrote, and what staff wrote of them', async () => {
  const [member, guest] = [await memberOf(system), await memberOf(system)]
  const { browser, id, email, username } = member
  const { now, asked } = await moveTwice(member)
  expect((await browser.post('/api/account/username', { username: 'Quondam' })).status).toBe(200)
  const accounts = await linkTwice(member)
  await inviteInVain(member, guest)
  for (const call of ['suspend', 'unsuspend'])
    expect((await admin.post(`/api/users/${id}/${call}`, { reason: 'Shouts at guests.' })).status).toBe(200)
  await browser.post('/api/login', { email: now, password })
  const words = [email, now, asked, username, 'Quondam', ...accounts, 'my bell', 'My knee', 'Shouts at']
  expect(await tracesOf(system, words)).not.toEqual([])

  expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
  await untilMailSaying(system, now, 'account is deleted')
  const text = `update account_deletions set deleted_at = deleted_at - interval '1 hour'`
  await system.system.sql.rows({ text })
  const areForgotten = async () => {
    // The Discord account is known until the role is taken.
    await system.system.forgetDeletedPeople([])
    return (await tracesOf(system, words)).length === 0
  }
  expect(await until(areForgotten, { what: 'all of it to be forgotten' })).toBe(true)
})
