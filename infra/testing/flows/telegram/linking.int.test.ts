import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { adminAt } from '../../tested-backend.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { sessionOf, somebody, untilSession } from '../people.ts'
import { stripeOf } from '../stripe-account.ts'
import {
  insiderOf,
  linkIn,
  type Member,
  memberOf,
  telegramAccount,
  telegramOf,
  untilTold,
} from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
  admin = await adminAt(system)
})
afterAll(() => system.stop())

async function deepLinkCode({ browser }: Member): Promise<string> {
  const { url } = (await browser.post('/api/telegram/deep-link', {})).json<{ url: string }>()
  return new URL(url).searchParams.get('start') ?? ''
}

describe('an id that somebody else has typed', () => {
  it('blocks nobody: whoever proves it has it, and the claim is gone', async () => {
    const [owner, claimant] = [await memberOf(system), await memberOf(system)]
    const claimed = linkIn(await claimant.link(owner.telegramUserId))
    await telegram.join(owner.telegramUserId, linkIn(await owner.link()))
    await telegram.untilInside(owner.telegramUserId)
    await until(async () => (await claimant.standing()).link === null, {
      what: 'the claim to be displaced',
    })
    await telegram.untilDead(claimed)
    const again = await claimant.link(owner.telegramUserId)
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('another member')])
    await claimant.lapse()
    await untilSession(claimant.browser, { paymentFailureCount: 3 })
    expect(await telegram.isInside(owner.telegramUserId)).toBe(true)
  })

  it('stays whose it is when another member shows a code with it', async () => {
    const [owner, other] = [await insiderOf(system), await memberOf(system)]
    await telegram.write(owner.telegramUserId, `/start ${await deepLinkCode(other)}`)
    await telegram.untilMessage(owner.telegramUserId, /linked to another member/)
    expect((await other.standing()).link).toBeNull()
    expect((await owner.standing()).link).toMatchObject({ proven: true })
  })
})

describe('a link', () => {
  it('that changes gives up the old seat, and one that is taken away, too', async () => {
    const member = await insiderOf(system)
    const second = telegramAccount()
    const inviteLink = linkIn(await member.link(second))
    await telegram.untilOutside(member.telegramUserId)
    expect(await untilTold(system, 'integrations.telegram-removed', member.telegramUserId)).toMatchObject({
      reason: 'unlinked',
    })
    await telegram.join(second, inviteLink)
    await telegram.untilInside(second)
    const answer = await fetch(`${system.url}/api/telegram/link`, {
      method: 'DELETE',
      headers: { cookie: member.browser.cookie() },
    })
    expect(answer.status).toBe(200)
    await telegram.untilOutside(second)
    expect((await member.standing()).link).toBeNull()
  })

  it('that was replaced is not confirmed by the code that once proved it', async () => {
    const member = await memberOf(system)
    const start = `/start ${await deepLinkCode(member)}`
    await telegram.write(member.telegramUserId, start)
    await telegram.untilMessage(member.telegramUserId, /linked\. This link lets you/)
    const second = telegramAccount()
    await member.link(second)
    await telegram.write(member.telegramUserId, start)
    await telegram.untilMessage(member.telegramUserId, /already been used/)
    expect((await member.standing()).link).toEqual({ telegramUserId: String(second), proven: false })
  })

  it('is made again by a click, and the one before is dead', async () => {
    const member = await memberOf(system)
    const first = linkIn(await member.link())
    const second = linkIn(await member.invite())
    expect(second).not.toBe(first)
    await telegram.untilDead(first)
    expect((await member.standing()).invite?.inviteLink).toBe(second)
    expect(await telegram.join(member.telegramUserId, second)).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
  })
})

describe('who may do what', () => {
  it('asks for a sign-in, for access, and for the own account', async () => {
    const [member, other] = [await memberOf(system), await memberOf(system)]
    const body = { userId: other.id, telegramUserId: String(telegramAccount()) }
    expect((await member.browser.post('/api/telegram/link', body)).status).toBe(403)
    expect((await member.browser.post('/api/telegram/invite', { userId: other.id })).status).toBe(403)
    expect((await createClient(system.url).post('/api/telegram/link', body)).status).toBe(401)
    const stranger = createClient(system.url)
    const { id } = (await stranger.post('/api/register', { ...somebody(), password: 'a password' })).json<{
      id: string
    }>()
    const refused = await stranger.post('/api/telegram/invite', { userId: id })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('membership')])
  })

  it('lets staff link somebody else, and says when there is nobody', async () => {
    const member = await memberOf(system)
    const body = { userId: member.id, telegramUserId: String(member.telegramUserId) }
    const inviteLink = linkIn(await admin.post('/api/telegram/link', body))
    await telegram.join(member.telegramUserId, inviteLink)
    await telegram.untilInside(member.telegramUserId)
    expect((await admin.post('/api/telegram/invite', { userId: 'nobody' })).status).toBe(404)
  })

  it('lets nobody else replace an account that was proven, nor staff speak for the admin', async () => {
    const [member, helper] = [await insiderOf(system), await memberOf(system)]
    const telegramUserId = String(telegramAccount())
    const refused = await admin.post('/api/telegram/link', { userId: member.id, telegramUserId })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('proven')])
    expect((await member.standing()).link).toMatchObject({ proven: true })
    const text = `update accounts set role = 'staff' where id = $1`
    await system.system.sql.rows({ text, values: [helper.id] })
    const { id } = await sessionOf(admin)
    const forAdmin = await helper.browser.post('/api/telegram/link', { userId: id, telegramUserId })
    expect([forAdmin.status, forAdmin.text]).toEqual([403, 'Only the admin can do this for staff.'])
  })

  it('says what is missing: a number, a linked account, a payment', async () => {
    const member = await memberOf(system)
    const first = await member.invite()
    expect([first.status, first.text]).toEqual([409, expect.stringContaining('Link your Telegram account')])
    for (const telegramUserId of ['', 'abc', '-5', '0', '9999999999999999'])
      expect(
        (await member.browser.post('/api/telegram/link', { userId: member.id, telegramUserId })).status,
      ).toBe(400)
    await stripeOf(() => system).renew(member.subscriptionId, 'failed')
    await untilSession(member.browser, { paymentFailureCount: 1 })
    const linked = await member.link()
    expect(linked.json()).toEqual({
      message: expect.stringContaining('opens again as soon as the payment arrives'),
      inviteLink: null,
    })
    const refused = await member.invite()
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('last payment failed')])
  })
})
