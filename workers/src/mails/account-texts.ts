import type { MailContent } from './compose-mail.ts'
import { greet, type Reader } from './reader.ts'

/** Staff closed the account. */
export function suspendedMail(
  reader: Reader,
  { reason, supportEmail }: { reason: string | null; supportEmail: string },
): MailContent {
  return {
    subject: `Your ${reader.siteName} account is suspended`,
    greeting: greet(reader),
    paragraphs: [
      'Your account was suspended. You are signed out everywhere and cannot sign in for now.',
      ...(reason === null ? [] : [`The reason given: ${reason}`]),
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
  }
}

/** Staff opened the account again. */
export function unsuspendedMail(reader: Reader): MailContent {
  return {
    subject: `Your ${reader.siteName} account is open again`,
    greeting: greet(reader),
    paragraphs: ['Your account is not suspended any more. Sign in as before.'],
    action: { label: 'Sign in', url: `${reader.publicUrl}/login` },
  }
}
