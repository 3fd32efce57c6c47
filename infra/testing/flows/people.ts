import { randomUUID } from 'node:crypto'
import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { type Buyer, createBuyer, type Person } from '../../simulation/buyer.ts'
import type { HttpClient } from '../../simulation/http-client.ts'
import { createUnhandledCount } from '../../simulation/unhandled.ts'
import { until } from '../until.ts'
import type { WholeSystem } from '../whole-system.ts'

/** Where mails to staff go. */
export const SUPPORT = 'support@meridian.example'

/** Somebody whom nobody knows yet. */
export function somebody(): Person {
  const name = randomUUID().slice(0, 8)
  return { username: `Person ${name}`, email: `${name}@example.org` }
}

/** @param browser one that the person is signed in with; without it, one that nobody has used */
export function buyerOf(system: WholeSystem, person: Person, browser?: HttpClient): Buyer {
  return createBuyer({ app: system.url, stripe: `${system.sandboxUrl}/stripe` }, person, browser)
}

export async function sessionOf(browser: HttpClient): Promise<SessionUser> {
  const answer = await browser.get('/api/session')
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.json<SessionUser>()
}

/** Waits until the signed-in person looks like this. */
export function untilSession(browser: HttpClient, wanted: Partial<SessionUser>): Promise<SessionUser> {
  const fits = async () => {
    const user = await sessionOf(browser)
    const same = Object.entries(wanted).every(
      ([key, value]) => new Map(Object.entries(user)).get(key) === value,
    )
    return same ? user : undefined
  }
  return until(fits, { what: `a session with ${JSON.stringify(wanted)}` })
}

interface Mail {
  subject: string
  text: string
}

/** The mails to an address, the newest last. */
export async function mailsTo({ sandbox }: WholeSystem, to: string): Promise<Mail[]> {
  return (await sandbox.get(`/control/mail?to=${encodeURIComponent(to)}`)).json<Mail[]>()
}

/** Waits for the mails to an address until there are that many. */
export function untilMails(system: WholeSystem, to: string, count: number): Promise<Mail[]> {
  return until(
    async () => {
      const mails = await mailsTo(system, to)
      return mails.length >= count ? mails : undefined
    },
    { what: `${count} mails to ${to}` },
  )
}

/** Waits for a mail to an address with these words in subject or text, however many others come before it. */
export function untilMailSaying(system: WholeSystem, to: string, words: string): Promise<Mail> {
  const says = ({ subject, text }: Mail) => `${subject}\n${text}`.includes(words)
  return until(async () => (await mailsTo(system, to)).find(says), {
    what: `a mail to ${to} that says “${words}”`,
  })
}

/** Waits for the mail that leads to a page, and answers the token in its link. */
export async function untilLinkToken(system: WholeSystem, to: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}#(\\S+)`)
  return until(
    async () =>
      (await mailsTo(system, to))
        .map(({ text }) => link.exec(text)?.[1])
        .find((token) => token !== undefined),
    { what: `a mail to ${to} that leads to ${page}` },
  )
}

interface ProviderEvent {
  id: string
  type: string
  pending_webhooks: number
}

/**
 * Waits until every message of the provider has been acted on.
 * @param delivered false where its webhooks are refused on purpose
 */
export async function untilSettled(system: WholeSystem, { delivered = true } = {}): Promise<ProviderEvent[]> {
  const told = await until(
    async () => {
      const events = (await system.sandbox.get('/control/stripe/events')).json<ProviderEvent[]>()
      return (!delivered || events.every((event) => event.pending_webhooks === 0)) && events
    },
    { what: 'the provider to have delivered every webhook' },
  )
  await untilHandled(system, ({ queue }) => queue === 'membership' || queue === 'community')
  return told
}

/** Waits until the consumers that concern somebody have acted on every event; all of them, if that is left out. */
export async function untilHandled(
  { system }: Pick<WholeSystem, 'system'>,
  concerns?: Parameters<typeof createUnhandledCount>[1],
): Promise<void> {
  const countUnhandled = createUnhandledCount(system, concerns)
  await until(async () => (await countUnhandled()) === 0, {
    what: 'every event to be handled',
  })
}
