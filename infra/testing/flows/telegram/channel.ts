import { randomInt } from 'node:crypto'
import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { listRevocations } from '@meridian/contracts/http/integrations/list-revocations'
import type { getTelegram } from '@meridian/contracts/http/integrations/telegram'
import type { HttpClient } from '../../../simulation/http-client.ts'
import { adminAt } from '../../tested-backend.ts'
import { until } from '../../until.ts'
import type { WholeSystem } from '../../whole-system.ts'
import { newMember } from '../buyers.ts'
import { untilHandled, untilSession } from '../people.ts'
import { stripeOf } from '../stripe-account.ts'

const WITHIN = 20_000

/** Somebody's own Telegram account. */
export function telegramAccount(): number {
  return randomInt(1_000_000, 2 ** 40)
}

/** A member with a Telegram account of their own, and what they do with it. */
export async function memberOf(system: WholeSystem, tier = 'pro') {
  const member = await newMember(system, tier)
  const { id, browser, subscriptionId } = member
  const { renew } = stripeOf(() => system)
  const telegramUserId = telegramAccount()
  return {
    ...member,
    telegramUserId,
    link: (as = telegramUserId) =>
      browser.post('/api/telegram/link', { userId: id, telegramUserId: String(as) }),
    invite: () => browser.post('/api/telegram/invite', { userId: id }),
    standing: async () => (await browser.get('/api/telegram')).json<ResponseOf<typeof getTelegram>>(),
    /** Lets renewals fail until access is lost. */
    async lapse() {
      for (let count = 1; count <= 3; count += 1) {
        await renew(subscriptionId, 'failed')
        await untilSession(browser, { paymentFailureCount: count })
      }
    },
    payRenewal: () => renew(subscriptionId, 'paid'),
  }
}

export type Member = Awaited<ReturnType<typeof memberOf>>

/** A member who is in the channel, and known to be. */
export async function insiderOf(system: WholeSystem): Promise<Member> {
  const member = await memberOf(system)
  const telegram = telegramOf(system)
  await telegram.join(member.telegramUserId, linkIn(await member.link()))
  await telegram.untilInside(member.telegramUserId)
  await until(async () => (await member.standing()).inChannel, { within: WITHIN, what: 'the roster' })
  // Whoever joined is checked once more after that.
  await untilHandled(system, ({ queue }) => queue === 'telegram-updates')
  return member
}

/** The link in an answer of the API. */
export function linkIn(answer: { text: string; status: number; json<T>(): T }): string {
  const { inviteLink } = answer.json<{ inviteLink: string | null }>()
  if (answer.status !== 200 || inviteLink === null) throw new Error(`${answer.status}: ${answer.text}`)
  return inviteLink
}

/** What happens in Telegram itself. */
export function telegramOf({ sandbox }: { sandbox: HttpClient }) {
  const ids = async () => {
    const members = (await sandbox.get('/control/telegram/members')).json<{ telegramUserId: number }[]>()
    return members.map(({ telegramUserId }) => telegramUserId)
  }
  const join = async (telegramUserId: number, inviteLink: string) => {
    const answer = await sandbox.post('/control/telegram/join', { telegramUserId, inviteLink })
    return answer.json<{ status: string }>().status
  }
  const messages = async (to: number) => {
    const all = (await sandbox.get('/control/telegram/messages')).json<{ to: number; text: string }[]>()
    return all.filter((message) => message.to === to).map(({ text }) => text)
  }
  return {
    join,
    messages,
    /** What Telegram says of somebody. Looked up behind its API, which takes only so many calls a second. */
    async statusOf(telegramUserId: number) {
      const people = (await sandbox.get('/control/telegram/people')).json<
        { telegramUserId: number; status: string }[]
      >()
      return people.find((person) => person.telegramUserId === telegramUserId)?.status
    },
    write: (telegramUserId: number, text: string) =>
      sandbox.post('/control/telegram/message', { telegramUserId, text }),
    control: (what: string, body: object) => sandbox.post(`/control/telegram/${what}`, body),
    fault: (kind: string, count = 1_000, path = '') =>
      sandbox.post('/control/fault', { provider: 'telegram', kind, count, path }),
    isInside: async (telegramUserId: number) => (await ids()).includes(telegramUserId),
    untilInside: (telegramUserId: number) =>
      until(async () => (await ids()).includes(telegramUserId), {
        within: WITHIN,
        what: `${telegramUserId} to be in the channel`,
      }),
    untilOutside: (telegramUserId: number, within = WITHIN) =>
      until(async () => !(await ids()).includes(telegramUserId), {
        within,
        what: `${telegramUserId} to be out of the channel`,
      }),
    /** The link is refused by Telegram itself. */
    untilDead: (inviteLink: string) =>
      until(async () => (await join(telegramAccount(), inviteLink)) === 'expired', {
        within: WITHIN,
        what: `${inviteLink} to be revoked`,
      }),
    untilMessage: (to: number, words: RegExp) =>
      until(async () => (await messages(to)).find((text) => words.test(text)), {
        within: WITHIN,
        what: `a message to ${to} like ${words}`,
      }),
  }
}

/** How the integration looks to whoever runs the community. */
export async function adminOf(system: WholeSystem) {
  const admin = await adminAt(system)
  const badge = async () => {
    const all = (await admin.get('/api/integrations')).json<Integration[]>()
    return all.find(({ type }) => type === 'telegram')
  }
  /** Removals from the channel that are not done. */
  const openRemovals = async () => {
    const answer = await admin.get('/api/integrations/revocations')
    const { channels } = answer.json<ResponseOf<typeof listRevocations>>()
    return channels.find(({ channel }) => channel === 'telegram')?.open
  }
  return {
    browser: admin,
    badge,
    untilBadge: (status: Integration['status']) =>
      until(async () => (await badge())?.status === status, { what: `the badge ${status}` }),
    openRemovals,
    untilOpenRemovals: (count: number) =>
      until(async () => (await openRemovals()) === count, {
        what: `${count} open removals`,
      }),
  }
}

/** Waits until Telegram has told everything that happened, and all of it was acted upon. */
export async function untilTelegramRests(system: WholeSystem): Promise<void> {
  const { TELEGRAM_BOT_TOKEN: token } = system.env
  const pending = async () => {
    const answer = await system.sandbox.get(`/telegram/bot${token}/getWebhookInfo`)
    return answer.json<{ result: { pending_update_count: number } }>().result.pending_update_count
  }
  await untilHandled(system)
  await until(async () => (await pending()) === 0, { within: WITHIN, what: 'all updates to be told' })
  await untilHandled(system)
}

/** The calls of a method that Telegram received about somebody, with how they were answered. */
export async function callsOf({ sandbox }: WholeSystem, method: string, about?: number) {
  const all = (await sandbox.get('/control/requests?provider=telegram')).json<
    { path: string; status: number | null; body: { user_id?: string } | null }[]
  >()
  return all.filter(
    ({ path, body }) =>
      path.endsWith(`/${method}`) && (about === undefined || body?.user_id === String(about)),
  )
}

/** Waits for an event of that type about a member or a Telegram account. */
export function untilTold({ system: { sql } }: WholeSystem, type: string, about: string | number) {
  return until(
    async () => {
      const [row] = await sql.rows<{ payload: Record<string, unknown> }>({
        text: `select payload || coalesce(personal, '{}') as payload from domain_events where type = $1
          and (payload ->> 'accountId' = $2 or personal ->> 'telegramUserId' = $2)
          order by position desc limit 1`,
        values: [type, String(about)],
      })
      return row?.payload
    },
    { within: WITHIN, what: `${type} about ${about}` },
  )
}
