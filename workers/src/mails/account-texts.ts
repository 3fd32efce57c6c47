import type { AlsoEnded } from '@meridian/contracts/values/also-ended'
import type { MailContent } from './compose-mail.ts'
import { GREET_NOBODY, greet, type Reader } from './reader.ts'
import { durationWords } from './words.ts'

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
      `This does not end your subscription: if you have one, it is charged as before. To end it, or if you think this is a mistake, write to ${supportEmail}.`,
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

/** The account is no more. */
export function accountDeletedMail(reader: Reader, supportEmail: string): MailContent {
  return {
    subject: `Your ${reader.siteName} account is deleted`,
    greeting: greet(reader),
    paragraphs: [
      'Your account is deleted. Your subscription ends at once and is not charged again.',
      'Your personal data has been deleted, except payment records we must keep by law.',
      `If this was not you, write to ${supportEmail}.`,
    ],
  }
}

/** The owner of the address has turned up, at an account that somebody else had made with it. */
export function reclaimedMail(
  reader: Reader,
  { url, lifetimeMs }: { url: string; lifetimeMs: number },
): MailContent {
  return {
    subject: `Set a password for your ${reader.siteName} account`,
    greeting: GREET_NOBODY,
    paragraphs: [
      'You have added a membership to the account that has this e-mail address. Nobody had confirmed the address before, so we have closed the account to whoever used it until now: the old password no longer works, and every session has ended.',
      'We have also unlinked the Telegram and Discord accounts, ended the addresses of the podcast feed and the calendar, and forgotten the location. You can set them up again in your portal.',
      `Set a password of your own to sign in. The link works once and is valid for ${durationWords(lifetimeMs)}.`,
    ],
    action: { label: 'Set your password', url },
  }
}

/** Somebody has asked for a new password. */
export function resetLinkMail(
  reader: Reader,
  { url, lifetimeMs }: { url: string; lifetimeMs: number },
): MailContent {
  return {
    subject: `Set a new ${reader.siteName} password`,
    greeting: GREET_NOBODY,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password. The link works once and is valid for ${durationWords(lifetimeMs)}.`,
      'If this was not you, do nothing: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
  }
}

const ALSO_ENDED: Record<AlsoEnded, string> = {
  nothing:
    'The private addresses of your podcast feed and calendar, if you have any, work as before. If somebody else may have seen them, make new ones in the portal.',
  addresses:
    'The private addresses of your podcast feed and calendar have ended as well. If you use them, get new ones in the portal.',
  everything:
    'Nobody had confirmed your e-mail address before, so we have closed the account to whoever used it until now: the second factor is off, Telegram and Discord are unlinked, the private addresses of the podcast feed and calendar have ended, and the location is forgotten. You can set them up again.',
}

/** The password has changed. */
export function passwordSetMail(reader: Reader, alsoEnded: AlsoEnded): MailContent {
  return {
    subject: `Your ${reader.siteName} password was set`,
    greeting: greet(reader),
    paragraphs: [
      'A password was set for your account, and every session from before it has ended.',
      ALSO_ENDED[alsoEnded],
      'If this was not you, ask for a new password at once: that ends the sessions of whoever did it.',
    ],
    action: { label: 'This was not me', url: `${reader.publicUrl}/forgot-password` },
  }
}

const SECOND_FACTOR_CHANGES = {
  'accounts.second-factor-enabled': {
    subject: 'is on',
    text: 'From now on, signing in to your account requires a code from your authenticator app.',
    stays: true,
  },
  'accounts.second-factor-disabled': {
    subject: 'is off',
    text: 'From now on, signing in to your account requires only the password.',
    stays: false,
  },
  'accounts.backup-codes-renewed': {
    subject: 'has new backup codes',
    text: 'New backup codes were made for your account. The old ones do not work any more.',
    stays: true,
  },
} as const

/** The second factor was turned on or off, or has new backup codes. */
export function secondFactorMail(
  reader: Reader,
  { change, supportEmail }: { change: keyof typeof SECOND_FACTOR_CHANGES; supportEmail: string },
): MailContent {
  const { subject, text, stays } = SECOND_FACTOR_CHANGES[change]
  return {
    subject: `Your ${reader.siteName} second factor ${subject}`,
    greeting: greet(reader),
    paragraphs: [
      text,
      'If this was not you, set a new password at once.',
      // The code may come from the intruder's app: then a new password alone lets nobody in.
      ...(stays
        ? [`If signing in then asks for a code that you do not have, write to ${supportEmail}.`]
        : []),
    ],
    action: { label: 'This was not me', url: `${reader.publicUrl}/forgot-password` },
  }
}
