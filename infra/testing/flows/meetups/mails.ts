import { createDelivery } from '@meridian/backend/worker-api'
import type { EventType } from '@meridian/contracts/events/catalogue'
import { registryOf } from '../../../simulation/unhandled.ts'
import { until } from '../../until.ts'
import type { WholeSystem } from '../../whole-system.ts'
import { untilHandled } from '../people.ts'

/** A mail as the mailbox shows it. */
export interface MeetupMail {
  subject: string
  text: string
  html: string
  /** How often it was handed in. */
  deliveries: number
  attachments: { filename: string; mimeType: string; content: string }[]
}

/** The mails to somebody whose subject begins so. */
export async function mailsTo(
  { sandbox }: WholeSystem,
  { email }: { email: string },
  subject: string,
): Promise<MeetupMail[]> {
  const all = (await sandbox.get(`/control/mail?to=${encodeURIComponent(email)}`)).json<MeetupMail[]>()
  return all.filter((mail) => mail.subject.startsWith(subject))
}

/** Waits for the first mail to somebody whose subject begins so. */
export function untilMailTo(
  system: WholeSystem,
  person: { email: string },
  subject: string,
): Promise<MeetupMail> {
  return until(async () => (await mailsTo(system, person, subject)).at(0), {
    what: `the mail “${subject}” to ${person.email}`,
  })
}

/** The calendar file in a mail. */
export function calendarOf({ attachments }: MeetupMail): string {
  const file = attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType))
  return Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n /g, '')
}

/** Hands every event about meetups to each of its consumers once more, as a queue does that delivers twice. */
export async function redeliver(whole: WholeSystem): Promise<void> {
  const { sql, log } = whole.system
  const { consumers, subscriptions } = registryOf(whole.system)
  const deliver = createDelivery(sql, consumers, log)
  const events = await sql.rows<{ id: string; type: EventType }>({
    text: `select id, type from domain_events where type like 'network.%' order by position`,
  })
  for (const { id: messageId, type } of events)
    for (const { name } of subscriptions[type]) await deliver({ name, messageId })
  await untilMeetupsHandled(whole)
}

/** Waits until everything that was emitted about meetups was acted upon. */
export function untilMeetupsHandled(whole: WholeSystem): Promise<void> {
  return untilHandled(whole, (_, type) => type.startsWith('network.'))
}
