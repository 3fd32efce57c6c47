import type { MailContent } from './compose-mail.ts'
import { GREET_NOBODY, greet, type Reader } from './reader.ts'
import { durationWords } from './words.ts'

/** An address is to be confirmed: the one that the account has, or the one that it is to get. */
export function emailLinkMail(
  reader: Reader,
  { url, lifetimeMs, isOwn }: { url: string; lifetimeMs: number; isOwn: boolean },
): MailContent {
  return {
    subject: `Confirm your e-mail address for ${reader.siteName}`,
    greeting: GREET_NOBODY,
    paragraphs: [
      `Please confirm that this address is yours. You have to be signed in to your account for it. The link works once and is valid for ${durationWords(lifetimeMs)}.`,
      isOwn
        ? `If you have not opened this account, somebody else has typed your address. Do not confirm it. To close the account to them and make it yours, ask for a new password: ${reader.publicUrl}/forgot-password`
        : 'If you did not ask for this, ignore this e-mail: the address will not be used.',
    ],
    action: { label: 'Confirm this address', url },
  }
}

/** Goes to the old address. */
export function emailChangedMail(
  reader: Reader,
  { email, supportEmail }: { email: string; supportEmail: string },
): MailContent {
  return {
    subject: `Your ${reader.siteName} e-mail address was changed`,
    greeting: greet(reader),
    paragraphs: [
      `From now on your account uses ${email}, for signing in as well. We will not write to this address again.`,
      `If this was not you, write to ${supportEmail} at once.`,
    ],
  }
}
