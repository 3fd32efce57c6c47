import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventsAbout } from '../../journal.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilMailSaying } from '../people.ts'
import { adminOf, callsOf, insiderOf, linkIn, memberOf, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
let admin: Awaited<ReturnType<typeof adminOf>>
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
  admin = await adminOf(system)
})
afterEach(() => telegram.fault('down', 0))
afterAll(() => system.stop())

const untilMailAboutLoss = (email: string) => untilMailSaying(system, email, 'access has ended')

describe('while Telegram is down', () => {
  it('says so, loses nothing, doubles nothing, and makes up for it by itself', async () => {
    const [lapsing, waiting] = [await insiderOf(system), await memberOf(system)]
    await telegram.fault('down')
    const linked = await waiting.link()
    expect(linked.json()).toMatchObject({
      message: expect.stringContaining('cannot be reached'),
      inviteLink: null,
    })
    const refused = await waiting.invite()
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('try again')])
    await lapsing.lapse()
    await untilMailAboutLoss(lapsing.email)
    await admin.untilBadge('error')
    expect(await admin.badge()).toMatchObject({ lastError: 'Telegram cannot be reached.' })
    expect(await telegram.isInside(lapsing.telegramUserId)).toBe(true)
    await admin.untilOpenRemovals(1)

    await telegram.fault('down', 0)
    await telegram.untilOutside(lapsing.telegramUserId, 60_000)
    await untilTold(system, 'integrations.access-revoked', lapsing.id)
    await admin.untilBadge('active')
    expect(await admin.openRemovals()).toBe(0)
    const told = await eventsAbout(system.system, lapsing.id)
    expect(told.filter((type) => type === 'integrations.access-revoked')).toHaveLength(1)
    expect(await telegram.join(waiting.telegramUserId, linkIn(await waiting.invite()))).toBe('requested')
    await telegram.untilInside(waiting.telegramUserId)
  })

  it('does not remove somebody who has paid meanwhile', async () => {
    const member = await insiderOf(system)
    await telegram.fault('down')
    await member.lapse()
    await admin.untilOpenRemovals(1)
    await member.payRenewal()
    await untilTold(system, 'membership.restored', member.id)
    await telegram.fault('down', 0)
    await admin.untilOpenRemovals(0)
    expect(await telegram.isInside(member.telegramUserId)).toBe(true)
    const done = (await callsOf(system, 'banChatMember', member.telegramUserId)).filter(
      ({ status }) => status === 200,
    )
    expect(done).toEqual([])
  })
})

describe('while a removal waits for its turn at Telegram', () => {
  it('does not remove somebody who pays by then', async () => {
    const member = await insiderOf(system)
    const hold = `select from provider_paces where provider = 'telegram' for update`
    await system.system.sql.transaction(async (held) => {
      await held.rows({ text: hold })
      await member.lapse()
      await admin.untilOpenRemovals(1)
      await member.payRenewal()
      await untilTold(system, 'membership.restored', member.id)
    })
    await admin.untilOpenRemovals(0)
    expect(await callsOf(system, 'banChatMember', member.telegramUserId)).toEqual([])
    expect(await eventsAbout(system.system, member.id)).not.toContain('integrations.access-revoked')
  })
})

describe('answers that are none', () => {
  it.each(['cut-off', 'html', 'drip', 'error'])('%s: the removal is done all the same', async (kind) => {
    const member = await insiderOf(system)
    await telegram.fault(kind, 2)
    await member.lapse()
    await telegram.untilOutside(member.telegramUserId, 60_000)
    await untilTold(system, 'integrations.access-revoked', member.id)
    await member.payRenewal()
    await untilTold(system, 'integrations.telegram-invite-told', member.id)
    const { invite } = await member.standing()
    expect(await telegram.join(member.telegramUserId, invite?.inviteLink ?? '')).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
  })

  it('cut off while a link is made: the member is told, and the link that nobody knows opens nothing', async () => {
    const member = await memberOf(system)
    // Those of others may still ask for something else.
    await telegram.fault('cut-off', 1, '/createChatInviteLink')
    expect((await member.link()).json()).toMatchObject({ inviteLink: null })
    const inviteLink = linkIn(await member.invite())
    expect((await member.standing()).invite).toMatchObject({ inviteLink })
    expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
  })
})

describe('when Telegram asks to wait', () => {
  it('waits that long, and does it then', async () => {
    const member = await insiderOf(system)
    await telegram.control('flood', { retryAfter: 2 })
    await member.lapse()
    await telegram.untilOutside(member.telegramUserId, 30_000)
    expect(await untilTold(system, 'integrations.access-revoked', member.id)).toMatchObject({
      channel: 'telegram',
    })
  })

  it('leaves it alone as long as it asks, while everything else goes on', async () => {
    const [first, second] = [await insiderOf(system), await insiderOf(system)]
    const calls = async () =>
      (await system.sandbox.get('/control/telegram/flood')).json<{ refused: number }>().refused
    await admin.untilBadge('active')
    // Whatever is still under way may be the first to be refused: nobody asks again after that.
    const before = await calls()
    await telegram.control('flood', { retryAfter: 120 })
    await first.lapse()
    await until(async () => (await calls()) > before, { what: 'the first refusal' })
    await second.lapse()
    for (const { email } of [first, second]) await untilMailAboutLoss(email)
    const refused = await second.invite()
    expect(refused.status).toBe(403)
    // Those that had got their turn before the first one was told.
    expect((await calls()) - before).toBeLessThanOrEqual(4)
    expect(await telegram.isInside(first.telegramUserId)).toBe(true)
    expect(await admin.badge()).toMatchObject({ status: 'active' })
  })
})
