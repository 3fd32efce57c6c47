import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { redact } from './log/redact.ts'
import { GivenUp } from './queues/jobs.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Makes the Message-ID, so that the recipient recognises a mail that had to be sent twice as one. */
  messageKey: string
  /** An entry for the reader's calendar (iCalendar), and what the calendar is to do with it. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | undefined
}

export interface Mailer {
  /** Sends a mail. Throws when the server does not accept it: GivenUp where it would not accept it later either. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** How long a mail server is waited for: to be there, and to say its next word. */
interface Patience {
  connectMs: number
  silenceMs: number
}

/**
 * The library would wait for ten minutes. Five silent connections are all there are: mail would stand still for as long
 * after the server is well again. A mail that was taken all the same, and is sent again, is seen once (ADR 006).
 */
const PATIENCE: Patience = { connectMs: 10_000, silenceMs: 30_000 }

/** Sends mail by SMTP, from one address. */
export function createMailer(config: { smtpUrl: string; from: string }, patience = PATIENCE): Mailer {
  const transport = createTransport(
    { url: config.smtpUrl, pool: true, maxConnections: 5, ...waiting(patience) },
    { from: config.from },
  )
  const domain = /@([^>\s]+)/.exec(config.from)?.[1] ?? 'localhost'
  return {
    async send({ messageKey, calendar, ...mail }) {
      const icalEvent = calendar && { ...calendar, filename: 'meetup.ics' }
      try {
        await transport.sendMail({ ...mail, icalEvent, messageId: `<${messageKey}@${domain}>` })
      } catch (error) {
        throw refusalForGood(error) ?? error
      }
    },
    close: () => transport.close(),
  }
}

function waiting({ connectMs, silenceMs }: Patience) {
  return {
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  }
}

/**
 * What a mail server refuses about one mail. Anything else it refuses, such as our password, can be fixed on our side.
 */
const REFUSED = { 'RCPT TO': 'the address', DATA: 'the mail' }
const refusal = z.object({
  permanent: z.literal(true),
  command: z.enum(['RCPT TO', 'DATA']),
  response: z.string(),
})

/** Undefined when the next attempt may succeed. */
function refusalForGood(error: unknown): GivenUp | undefined {
  const { data } = refusal.safeParse(error)
  if (data === undefined) return undefined
  return new GivenUp(`The mail server refuses ${REFUSED[data.command]} for good: ${redact(data.response)}`)
}
