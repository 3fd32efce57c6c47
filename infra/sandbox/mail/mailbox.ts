import { createHash, randomUUID } from 'node:crypto'
import type { Store } from '../store.ts'
import type { ParsedMail } from './parse-mail.ts'

/** A mail as it arrived; sent again with the same Message-ID to the same people, it counts another delivery. */
export interface ReceivedMail extends ParsedMail {
  id: string
  /** Those it was submitted for, copies included. */
  to: string[]
  /** When it first arrived, ISO 8601. */
  receivedAt: string
  deliveries: number
}

export interface Mailbox {
  receive(mail: ParsedMail, to: string[], receivedAt: Date): void
  get(id: string): ReceivedMail | undefined
  /** The mails to one address, or all, newest last. */
  list(to?: string): ReceivedMail[]
}

/** Keeps the latest mails, `limit` at most. */
export function createMailbox(store: Store, limit = 2_000): Mailbox {
  const mails = store.collection<ReceivedMail>('mail')
  const dropOldest = () => {
    const all = mails.all()
    for (const mail of all.slice(0, Math.max(0, all.length - limit))) mails.delete(mail.id)
  }
  return {
    receive(mail, to, receivedAt) {
      const id = identify(mail.messageId, to)
      const known = mails.get(id)
      if (known) return mails.put({ ...known, deliveries: known.deliveries + 1 })
      mails.put({ ...mail, id, to, receivedAt: receivedAt.toISOString(), deliveries: 1 })
      dropOldest()
    },
    get: (id) => mails.get(id),
    list: (to) => mails.all().filter((mail) => to === undefined || isTo(mail, to)),
  }
}

/** Mail providers fold duplicates within a mailbox: the same mail to someone else is another one. */
function identify(messageId: string | null, to: string[]): string {
  if (messageId === null) return randomUUID()
  const recipients = to.map((address) => address.toLowerCase()).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([messageId, recipients]))
    .digest('hex')
    .slice(0, 16)
}

function isTo(mail: ReceivedMail, address: string): boolean {
  return mail.to.some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase())
}
