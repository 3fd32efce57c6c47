import { type Delivery, DONE, getContact, type Handled, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../worker-parts.ts'
import { layOutMail, type MailContent } from './compose-mail.ts'
import { messageKeyOf } from './message-key.ts'
import type { Reader } from './reader.ts'

interface Letter {
  delivery: Delivery
  accountId: string
  /** Where it goes, if not to the address of the account. */
  to?: string
  /** True for what a stranger could trigger again and again with an account they made: it is counted (ADR 060). */
  isThrottled?: boolean
  /** True for what tells people of a way in, which is closed to those who are suspended. */
  needsSignIn?: boolean
}

/**
 * Writes to a person because of a delivered event. The Message-ID comes from the delivery: a mail that is sent
 * again after a crash is the same mail to whoever receives it. Somebody who has left gets none.
 */
export async function sendMail(
  { sql, mailer, mailboxThrottle, config }: WorkerParts,
  { delivery, accountId, to, isThrottled = false, needsSignIn = false }: Letter,
  write: (reader: Reader) => MailContent,
): Promise<Handled> {
  const contact = await getContact(sql, accountId)
  if (contact === undefined || (needsSignIn && contact.isSuspended)) return NOTHING_TO_DO
  const { siteName, publicUrl, supportEmail } = config
  const reader = { username: contact.username, siteName, publicUrl }
  const mail = layOutMail(
    write(contact.isSuspended ? { ...reader, supportIfSuspended: supportEmail } : reader),
    siteName,
  )
  const address = to ?? contact.email
  const messageKey = messageKeyOf(delivery)
  const send = () => mailer.send({ ...mail, to: address, messageKey })
  // For an address that is not the account's, it is no longer known whether it was proven.
  const isProven = to === undefined && contact.isProven
  await (isThrottled && !isProven ? mailboxThrottle(address, send, async () => {}) : send())
  return DONE
}
