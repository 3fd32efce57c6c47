import { type Delivery, DONE, type Handled } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../worker-parts.ts'
import { layOutMail, type MailContent } from './compose-mail.ts'
import { messageKeyOf } from './message-key.ts'

/** Writes to those who run the community, because of a delivered event; once, like every mail. */
export async function sendStaffMail(
  { mailer, config }: WorkerParts,
  delivery: Delivery,
  write: (reader: { siteName: string; publicUrl: string }) => MailContent,
): Promise<Handled> {
  const { siteName, publicUrl, supportEmail } = config
  await mailer.send({
    ...layOutMail(write({ siteName, publicUrl }), siteName),
    to: supportEmail,
    messageKey: messageKeyOf(delivery),
  })
  return DONE
}
