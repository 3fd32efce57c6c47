import {
  asConsumer,
  createPasswordLink,
  type Delivery,
  type Handled,
  NOTHING_TO_DO,
  PASSWORD_LINK,
} from '@meridian/backend/worker-api'
import type { WorkerParts } from '../worker-parts.ts'
import type { MailContent } from './compose-mail.ts'
import type { Reader } from './reader.ts'
import { sendMail } from './send-mail.ts'

interface PasswordLinkLetter {
  /** The event's id is the link's id: sending again sends the same link. */
  id: string
  accountId: string
  page: 'set-password' | 'reset-password'
  lifetimeMs: number
  delivery: Delivery
}

/** Mails a link that sets a password, unless enough such links are open already. */
export async function sendPasswordLink(
  parts: WorkerParts,
  { id, accountId, page, lifetimeMs, delivery }: PasswordLinkLetter,
  write: (reader: Reader, link: { url: string; lifetimeMs: number }) => MailContent,
): Promise<Handled> {
  const { commands, config, tokens } = parts
  const link = { id, accountId, lifetimeMs }
  if (!(await commands.run(createPasswordLink, link, asConsumer(delivery)))) return NOTHING_TO_DO
  const url = `${config.publicUrl}/${page}#${tokens.sign(PASSWORD_LINK, id)}`
  // A welcome is for somebody who has paid.
  const isThrottled = page === 'reset-password'
  return sendMail(parts, { delivery, accountId, isThrottled }, (reader) => write(reader, { url, lifetimeMs }))
}
