import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsAbout } from '../../journal.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { untilMailSaying, untilSession } from '../people.ts'
import { linkIn, memberOf, telegramAccount, telegramOf, untilTold } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
})
afterAll(() => system.stop())

describe('a member who has paid', () => {
  it('links an account, gets a link, asks, and is in', async () => {
    const member = await memberOf(system)
    expect(await member.standing()).toEqual({
      open: true,
      link: null,
      inChannel: false,
      banned: false,
      invite: null,
    })
    const linked = await member.link()
    expect(linked.json()).toMatchObject({ message: expect.stringContaining('linked') })
    const inviteLink = linkIn(linked)
    expect(await member.standing()).toMatchObject({
      link: { telegramUserId: String(member.telegramUserId), proven: false },
      inChannel: false,
      invite: { inviteLink },
    })
    expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
    await until(async () => (await member.standing()).inChannel, { what: 'the roster' })
    expect(await member.standing()).toMatchObject({ link: { proven: true }, invite: null })
    await telegram.untilDead(inviteLink)
  })

  it('proves an account by a deep link to the bot, which lets them in', async () => {
    const member = await memberOf(system)
    const { url } = (await member.browser.post('/api/telegram/deep-link', {})).json<{ url: string }>()
    const [, code] = /^https:\/\/t\.me\/meridian_sandbox_bot\?start=([\w-]{1,64})$/.exec(url) ?? []
    await telegram.write(member.telegramUserId, `/start ${code}`)
    const text = await telegram.untilMessage(member.telegramUserId, /https:\/\/t\.me\/\+/)
    expect(await member.standing()).toMatchObject({ link: { proven: true } })
    const [inviteLink = ''] = /https:\/\/t\.me\/\+\S+/.exec(text) ?? []
    expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
    await telegram.untilInside(member.telegramUserId)

    const other = telegramAccount()
    await telegram.write(other, `/start ${code}`)
    await telegram.untilMessage(other, /already been used/)
    expect((await member.standing()).link?.telegramUserId).toBe(String(member.telegramUserId))
  })
})

it('leaves alone the link of somebody who was quicker than the news of their membership', async () => {
  await system.stopWorkers()
  const member = await memberOf(system)
  const inviteLink = linkIn(await member.link())
  await system.startWorkers()
  await until(
    async () => {
      const unread = await system.system.sql.rows({
        text: `select from domain_events e where e.type = 'membership.activated' and not exists (select from inbox i
          where i.message_id = e.id and i.consumer = 'invite-to-telegram-when-access-returned')`,
      })
      return unread.length === 0
    },
    { what: 'the news of the membership' },
  )
  expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
  await telegram.untilInside(member.telegramUserId)
  expect(await eventsAbout(system.system, member.id)).not.toContain('integrations.telegram-invite-told')
})

describe('a member whose renewal fails for the third time', () => {
  it('is out within a minute, and invited again when it is paid', async () => {
    const member = await memberOf(system)
    expect(await telegram.join(member.telegramUserId, linkIn(await member.link()))).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
    await member.lapse()
    await telegram.untilOutside(member.telegramUserId, 60_000)
    await untilTold(system, 'integrations.access-revoked', member.id)
    expect((await member.invite()).status).toBe(403)

    await member.payRenewal()
    await untilSession(member.browser, { membershipStatus: 'active' })
    await untilTold(system, 'integrations.telegram-invite-told', member.id)
    await untilMailSaying(system, member.email, '/portal?tab=telegram')
    const { invite } = await member.standing()
    expect(await telegram.join(member.telegramUserId, invite?.inviteLink ?? '')).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
  })

  it('is told by the bot, where it may write', async () => {
    const member = await memberOf(system)
    await telegram.write(member.telegramUserId, 'hello')
    await telegram.untilMessage(member.telegramUserId, /portal/)
    await telegram.join(member.telegramUserId, linkIn(await member.link()))
    await telegram.untilInside(member.telegramUserId)
    await member.lapse()
    await telegram.untilOutside(member.telegramUserId)
    await member.payRenewal()
    const text = await telegram.untilMessage(member.telegramUserId, /Welcome back/)
    const [inviteLink = ''] = /https:\/\/t\.me\/\+\S+/.exec(text) ?? []
    expect(await telegram.join(member.telegramUserId, inviteLink)).toBe('requested')
    await telegram.untilInside(member.telegramUserId)
    expect(await untilTold(system, 'integrations.telegram-invite-told', member.id)).toMatchObject({
      by: 'bot',
    })
  })
})
