import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Makes the Message-ID: a mail that had to be sent twice is recognised as one by whoever receives it. */
  messageKey: string
  /** An entry for the reader's calendar (iCalendar), and what the calendar is to do with it. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | undefined
}

export interface Mailer {
  /** Sends a mail. Throws when the server does not take it. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Sends mail by SMTP, from one address. */
export function createMailer(config: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(
    { url: config.smtpUrl, pool: true, maxConnections: 4 },
    { from: config.from },
  )
  const domain = /@([^>\s]+)/.exec(config.from)?.[1] ?? 'localhost'
  return {
    async send({ messageKey, calendar, ...mail }) {
      const icalEvent = calendar && { ...calendar, filename: 'meetup.ics' }
      await transport.sendMail({ ...mail, icalEvent, messageId: `<${messageKey}@${domain}>` })
    },
    close: () => transport.close(),
  }
}
