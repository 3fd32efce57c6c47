import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilLinkToken, untilMailSaying } from '../people.ts'
import { adminOf, memberOf, telegramOf, untilTold } from '../telegram/channel.ts'
import { fullMemberOf, openDiscord, PRO_ROLE, untilLeft } from './insider.ts'

let system: WholeSystem
let admin: Awaited<ReturnType<typeof adminOf>>['browser']
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_TOKEN: '' })
  admin = (await adminOf(system)).browser
  await openDiscord(admin)
})
afterAll(() => system.stop())

it('who is suspended is out of every channel at once, and in again when that is taken back', async () => {
  const telegram = telegramOf(system)
  const member = await fullMemberOf(system)
  expect(await member.feedStatus()).toBe(200)

  const answer = await admin.post(`/api/users/${member.id}/suspend`, { reason: 'Sells tickets' })
  expect(answer.status, answer.text).toBe(200)
  await telegram.untilOutside(member.telegramUserId)
  await member.untilRoles()
  const left = await untilLeft(system, member.id, 3)
  expect(left.map(({ channel }) => channel)).toEqual(['discord', 'podcast', 'telegram'])
  expect(Math.max(...left.map(({ seconds }) => seconds))).toBeLessThan(60)
  const told = await untilMailSaying(system, member.email, 'is suspended')
  expect(told.text).toMatch(/this does not end your subscription/i)

  await admin.post(`/api/users/${member.id}/unsuspend`, { reason: 'A mistake' })
  await member.untilRoles(PRO_ROLE)
  expect(await member.feedStatus()).toBe(200)
  await untilTold(system, 'integrations.telegram-invite-told', member.id)
  const [invite] = await system.system.sql.rows<{ link: string }>({
    text: 'select invite_link as link from telegram_invites where account_id = $1 and closed_at is null',
    values: [member.id],
  })
  await telegram.join(member.telegramUserId, invite?.link ?? '')
  await telegram.untilInside(member.telegramUserId)
})

it('a confirmed new address is where the mails and the receipts go, and the old one is told', async () => {
  const member = await memberOf(system)
  const { browser, id, email: old } = member
  const token = await untilLinkToken(system, old, 'set-password')
  const password = 'a new password'
  expect((await browser.post('/api/password', { token, password })).status).toBe(200)
  expect((await browser.get('/api/account')).json()).toMatchObject({
    email: { verifiedAt: expect.any(String) },
  })
  const email = `new.${old}`
  expect((await browser.post('/api/account/email', { email, password })).status).toBe(200)
  const link = await untilLinkToken(system, email, 'confirm-email')
  expect((await browser.post('/api/email/confirm', { token: link })).status).toBe(200)
  expect((await untilMailSaying(system, old, 'was changed')).text).toContain(email)
  const [billing] = await system.system.sql.rows<{ customer: string }>({
    text: 'select stripe_customer_id as customer from memberships where account_id = $1',
    values: [id],
  })
  const atProvider = async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox' }
    const answer = await fetch(`${system.sandboxUrl}/stripe/v1/customers/${billing?.customer}`, { headers })
    return (await answer.text()).includes(email)
  }
  await until(atProvider, { what: 'the provider to know the address' })
})
