import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { isolated } from '@meridian/contracts/values/isolated'
import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'

/** A link into the channel is waiting in the portal, which is safer than one in a mail. */
export function telegramInviteMail(reader: Reader): MailContent {
  return {
    subject: `The ${reader.siteName} channel is open to you again`,
    greeting: greet(reader),
    paragraphs: [
      'Your access is back, and with it your seat in the Telegram channel.',
      'A new invite link is waiting for you in the portal. It works once, within 24 hours.',
    ],
    action: { label: 'Get the invite link', url: `${reader.publicUrl}/portal?tab=telegram` },
  }
}

/** Telegram does not let the bot remove somebody. */
export function removalRefusedMail(
  { siteName, publicUrl }: Pick<Reader, 'siteName' | 'publicUrl'>,
  { accountId, message }: PayloadOf<'integrations.telegram-removal-refused'>,
): MailContent {
  const who = accountId === null ? 'Somebody without a membership' : `The member ${accountId}`
  return {
    subject: `${siteName}: somebody cannot be removed from the Telegram channel`,
    greeting: 'Hello,',
    paragraphs: [
      `${isolated(who)} no longer has access but is still in the channel. Telegram says: ${message}`,
      'The bot does not try again. Please remove whatever keeps them there, such as administrator rights, and remove them in Telegram.',
    ],
    action: { label: 'Open the integrations', url: `${publicUrl}/admin/integrations` },
  }
}
